// SPDX-License-Identifier: Apache-2.0
#include "cli/play/hint_texts.h"

namespace troef::cli::table {
namespace {

constexpr TextRowOf<HintText> rows[] = {
    {HintText::not_now, "Er valt nu niets te kiezen: Enter gaat verder",
     "There is nothing to choose now: Enter goes on"},
    {HintText::only, "Er is geen keus: {0}", "There is no choice: {0}"},
    {HintText::best, "{0}: {1} verwacht", "{0}: {1} expected"},
    {HintText::next, "dan {0}: {1}", "next {0}: {1}"},
    {HintText::then, "{0}, dan {1}", "{0}, then {1}"},
    {HintText::others, "de anderen gemiddeld {0}", "the others {0} on average"},
    {HintText::point, "{0} punt", "{0} point"},
    {HintText::points, "{0} punten", "{0} points"},
    {HintText::cent, "{0} cent", "{0} cent"},
    {HintText::cents, "{0} cent", "{0} cents"},
    {HintText::chip, "{0} fiche", "{0} chip"},
    {HintText::chips, "{0} fiches", "{0} chips"},
    {HintText::share, "{0}: {1}%", "{0}: {1}%"},
    {HintText::share_made, "{0}: {1}% (gehaald: {2}%)", "{0}: {1}% (made: {2}%)"},
    {HintText::share_each, "{0}: {1}% (jij haalt het: {2}%)", "{0}: {1}% (you make it: {2}%)"},
    {HintText::you_play, "jij speelt", "you play"},
    {HintText::you_mate, "je bent maat", "you are the mate"},
    {HintText::mate_plays, "je maat speelt", "your partner plays"},
    {HintText::another_plays, "een ander speelt", "another plays"},
    {HintText::they_play, "zij spelen", "they play"},
    {HintText::plays, "{0} speelt", "{0} plays"},
    {HintText::each, "piek zonder", "piek zonder"},
    {HintText::all_pass, "iedereen past", "all pass"},
    {HintText::you_make, "jij haalt het", "you make it"},
    {HintText::we_make, "wij halen het", "we make it"},
    {HintText::they_make, "zij halen het", "they make it"},
    {HintText::makes, "{0} haalt het", "{0} makes it"},
    {HintText::trick, "slag voor ons", "trick to us"},
    {HintText::own_trick, "slag voor jou", "trick to you"},
    {HintText::we_win, "wij winnen", "we win"},
    {HintText::you_win, "jij wint", "you win"},
    {HintText::pool, "de pot voor jou", "the pool to you"},
    {HintText::sure, "Bij {0}: {1}", "With {0}: {1}"},
    {HintText::likely, "Waarschijnlijk bij {0}: {1}", "Probably with {0}: {1}"},
    {HintText::chance, "{0} ({1}%)", "{0} ({1}%)"},
    {HintText::chance_because, "{0} ({1}%, vanwege {2})", "{0} ({1}%, because of {2})"},
    {HintText::the_bid, "het bod {0}", "the bid {0}"},
    {HintText::the_pass, "de pas", "the pass"},
    {HintText::has_none, "{0} [heeft/hebt] geen {1}", "{0} [has/have] no {1}"},
    {HintText::there, "Als {0} bij {1} zit ({2}%), is {3} beter: zo'n {4} meer",
     "If {0} lies with {1} ({2}%), {3} is better: some {4} more"},
    {HintText::not_there, "Als {0} niet bij {1} zit ({2}%), is {3} beter: zo'n {4} meer",
     "If {0} does not lie with {1} ({2}%), {3} is better: some {4} more"},
    {HintText::same, "Het maakt niet uit wat je speelt", "It does not matter which you play"},
    {HintText::always, "Dat is in alle {0} bedachte verdelingen het beste",
     "That is best in all {0} imagined deals"},
    {HintText::as_good, "In alle {0} bedachte verdelingen even goed: {1}",
     "Equally good in all {0} imagined deals: {1}"},
    {HintText::level, "Vrijwel gelijk: {0}", "Hardly any difference: {0}"},
    {HintText::and_more, "{0} en nog {1}", "{0} and {1} more"},
    {HintText::worlds, "(uit {0} bedachte verdelingen; verwacht op het blad: {1})",
     "(from {0} imagined deals; expected on the sheet: {1})"},
    {HintText::own_score, "jouw score", "your score"},
    {HintText::own_score_less, "jouw score; op volgorde van jouw score min die van de anderen",
     "your score; in order of your score less the others'"},
    {HintText::ours_less, "wij min zij", "ours less theirs"},
    {HintText::yours_less, "jij min {0}", "yours less {0}'s"},
    {HintText::doing_pass, "passen", "passing"},
    {HintText::doing_bid, "{0} bieden", "bidding {0}"},
    {HintText::doing_accept, "spelen", "playing"},
    {HintText::doing_take, "de lummel opnemen", "taking the widow"},
    {HintText::doing_leave, "de lummel laten liggen", "leaving the widow"},
    {HintText::doing_turn, "de lummel omdraaien", "turning the widow up"},
    {HintText::doing_turn_down, "laten dichtdraaien", "having it turned down"},
    {HintText::doing_keep, "de eigen kaarten houden", "keeping the hand"},
    {HintText::doing_stop, "stoppen met de pot", "stopping with the pool"},
    {HintText::doing_call_roem, "roem roepen", "calling roem"},
    {HintText::doing_discard, "{0} wegleggen", "laying {0} away"},
    {HintText::doing_give, "{0} geven", "giving {0}"},
    {HintText::doing_hand_on, "{0} doorgeven", "handing {0} on"},
    {HintText::doing_return, "{0} teruggeven", "returning {0}"},
    {HintText::doing_rob, "stelen en {0} wegleggen", "robbing and laying {0} away"},
    {HintText::doing_buy, "{0} kopen voor {1}", "buying {0} for {1}"},
    {HintText::doing_trump, "troef {0}", "{0} as trumps"},
    {HintText::doing_no_roem, "geen roem", "no roem"},
    {HintText::doing_stuk, "{0} met stuk", "{0} with the stuk"},
};

}  // namespace

std::span<const TextRowOf<HintText>> hint_text_rows() { return rows; }

std::string_view text_in(Language language, HintText text) {
  const auto& row = rows[static_cast<std::size_t>(text)];
  return language == Language::nl ? row.nl : row.en;
}

}  // namespace troef::cli::table
