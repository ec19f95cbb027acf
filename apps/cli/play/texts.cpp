// SPDX-License-Identifier: Apache-2.0
// What stands in [brackets] is said of others only, and after a bar of the player: "take[s]",
// "[is/are]".
#include "cli/play/texts.h"

namespace troef::cli::table {
namespace {

constexpr TextRow rows[] = {
    {Text::clubs, "klaveren", "clubs"},
    {Text::diamonds, "ruiten", "diamonds"},
    {Text::hearts, "harten", "hearts"},
    {Text::spades, "schoppen", "spades"},
    {Text::you, "jij", "you"},
    {Text::you_object, "jou", "you"},
    {Text::we, "wij", "we"},
    {Text::they, "zij", "they"},
    {Text::says, "{0}: {1}", "{0}: {1}"},
    {Text::and_last, " en ", " and "},
    {Text::word_pass, "pas", "pass"},
    {Text::word_accept, "ik speel", "I play"},
    {Text::word_take, "neem", "take"},
    {Text::word_leave, "laat", "leave"},
    {Text::word_turn, "draai", "turn"},
    {Text::word_turn_down, "dicht", "turn down"},
    {Text::word_keep, "houd", "keep"},
    {Text::word_stop, "stop", "stop"},
    {Text::word_call_roem, "roem", "roem"},
    {Text::word_close, "sluit", "close"},
    {Text::word_once, "één keer", "once"},
    {Text::no_roem, "geen roem", "no roem"},
    {Text::word_bid, "bied", "bid"},
    {Text::word_discard, "leg", "discard"},
    {Text::word_give, "geef", "give"},
    {Text::word_buy, "koop", "buy"},
    {Text::word_hand_on, "schuif", "hand on"},
    {Text::word_give_back, "retour", "return"},
    {Text::word_trump, "troef", "trump"},
    {Text::word_roem, "roem", "roem"},
    {Text::word_play, "speel", "play"},
    {Text::word_rob, "steel", "rob"},
    {Text::word_claim, "verzaakt", "revoked"},
    {Text::said_spoken, "{0}: \"{1}\" ({2})", "{0}: \"{1}\" ({2})"},
    {Text::said_take, "{0} neemt de lummel op", "{0} take[s] up the widow"},
    {Text::said_leave, "{0} laat de lummel liggen", "{0} leave[s] the widow"},
    {Text::said_turn, "{0} draait de lummel om: {1}", "{0} turn[s] the widow up: {1}"},
    {Text::said_discard, "{0} legt {1} weg", "{0} lay[s] {1} away"},
    {Text::said_give, "{0} geeft {1} {2}", "{0} give[s] {1} {2}"},
    {Text::said_buy, "{0} koopt {1}", "{0} buy[s] {1}"},
    {Text::said_buy_for, "{0} koopt {1} voor {2}", "{0} buy[s] {1} for {2}"},
    {Text::said_hand_on, "{0} geeft {1} door aan {2}", "{0} hand[s] {1} on to {2}"},
    {Text::said_give_back, "{0} geeft {1} terug aan de deler", "{0} return[s] {1} to the dealer"},
    {Text::said_trump, "{0} maakt troef: {1}", "{0} name[s] trumps: {1}"},
    {Text::said_roem, "{0} roemt {1}", "{0} declare[s] {1} roem"},
    {Text::said_roem_cards, "{0} roemt {1}: {2}", "{0} declare[s] {1} roem: {2}"},
    {Text::said_roem_none, "{0} roemt niet", "{0} declare[s] no roem"},
    {Text::said_roem_shown, "{0} laat de roem zien: {1}", "{0} show[s] the roem: {1}"},
    {Text::said_play, "{0} speelt {1}", "{0} play[s] {1}"},
    {Text::said_stuk, "{0} toont stuk", "{0} show[s] the stuk"},
    {Text::said_rob, "{0} steelt {1} en legt {2} weg", "{0} rob[s] {1} and lay[s] {2} away"},
    {Text::said_turn_down, "{0} laat de gedraaide kaart dichtdraaien en [heeft/hebt] de troefaas",
     "{0} [has/have] the turn-up turned down and hold[s] the ace of trumps"},
    {Text::said_keep, "{0} houdt de eigen kaarten", "{0} keep[s] the hand"},
    {Text::said_stop, "{0} stopt en neemt de pot", "{0} stop[s] and take[s] the pool"},
    {Text::said_call_roem, "{0} roept roem af", "{0} call[s] roem"},
    {Text::said_claim, "{0} zegt dat er verzaakt is door {1}", "{0} say[s] that {1} revoked"},
    {Text::said_contract_for, "{0} speelt {1}", "{0} play[s] {1}"},
    {Text::said_bid_for, "{0} speelt voor {1}", "{0} play[s] for {1}"},
    {Text::said_mate, "{0} speelt samen met {1}", "{0} play[s] together with {1}"},
    {Text::said_die_zit, "Die zit: {0} [is/bent] de maat", "Die zit: {0} [is/are] the mate"},
    {Text::said_no_mate, "Niemand heeft de twee andere azen: iets anders bieden of passen",
     "Nobody holds the other two aces: another bid or a pass"},
    {Text::said_compared_stays, "Roem bij gelijk bod: {0}. Het bod blijft bij {1}",
     "Roem at the equal bid: {0}. The bid stays with {1}"},
    {Text::said_compared_goes, "Roem bij gelijk bod: {0}. Het bod gaat naar {1}",
     "Roem at the equal bid: {0}. The bid goes to {1}"},
    {Text::said_silent_ace, "{0} zweeg over de troefaas, nu de laagste troef",
     "{0} kept silent about the ace of trumps, now the lowest"},
    {Text::said_came, "In je hand: {0}", "Into your hand: {0}"},
    {Text::said_paid, "Betaald: {0}", "Paid: {0}"},
    {Text::said_exposed, "{0} open: {1}", "{0} face up: {1}"},
    {Text::a_card, "een kaart", "a card"},
    {Text::some_cards, "{0} kaarten", "{0} cards"},
    {Text::the_mate, "de maat", "the mate"},
    {Text::dealt, "{0} deelt", "{0} deal[s]"},
    {Text::dealt_anew, "Rommelpotten: {0} schudt en geeft ieder ander drie kaarten",
     "Rommelpotten: {0} shuffle[s] and deal[s] three cards to each of the others"},
    {Text::dealt_back, "{0} [heeft/hebt] weer acht kaarten en een nieuwe kijkkaart: {1}",
     "{0} [has/have] eight cards again and a new turn-up: {1}"},
    {Text::turned_up, "Gedraaid: {0}", "Turned up: {0}"},
    {Text::die_fell, "De dobbelsteen: {0}", "The die: {0}"},
    {Text::trick_to, "Slag {0} voor {1}", "Trick {0} to {1}"},
    {Text::trick_roem, "roem {0}", "roem {0}"},
    {Text::head_deal, "spel {0}", "deal {0}"},
    {Text::head_deal_of, "spel {0} van {1}", "deal {0} of {1}"},
    {Text::head_deal_counted, "spel {0} ({1} van {2})", "deal {0} ({1} of {2})"},
    {Text::head_trump, "troef {0}", "trumps {0}"},
    {Text::head_no_trump, "zonder troef", "no trumps"},
    {Text::head_trick, "slag {0}", "trick {0}"},
    {Text::word_pot, "pot", "pot"},
    {Text::word_pool, "pot", "pool"},
    {Text::head_die, "dobbelsteen {0}", "die {0}"},
    {Text::head_turn_up, "gedraaid {0}", "turned up {0}"},
    {Text::head_bid, "bod {0} ({1})", "bid {0} ({1})"},
    {Text::head_plays, "{0} ({1})", "{0} ({1})"},
    {Text::blok_bid, "Blok {0}", "Blok {0}"},
    {Text::blok, "blok", "blok"},
    {Text::plain_tricks, "Slagen: {0}", "Tricks: {0}"},
    {Text::plain_hand, "Je hand: {0}", "Your hand: {0}"},
    {Text::plain_trick, "Op tafel: {0}", "On the table: {0}"},
    {Text::plain_legal, "Dat mag: {0}", "May be played: {0}"},
    {Text::widow_up, "Lummel open: {0}", "Widow face up: {0}"},
    {Text::ask, "Jij: {0}", "You: {0}"},
    {Text::ask_play, "een kaart", "a card"},
    {Text::ask_play_silent, "een kaart (zwijgt over de aas)", "a card (silence about the ace)"},
    {Text::ask_rest, "rest (alle slagen die nog komen zijn van jou)",
     "rest (all tricks that are left are yours)"},
    {Text::ask_bid, "een bod vanaf {0}", "a bid from {0}"},
    {Text::ask_contract, "bied een spel", "bid a contract"},
    {Text::ask_discard, "leg {0} weg (bijv. {1})", "lay away {0} (as in {1})"},
    {Text::ask_give, "geef + kaart", "give + card"},
    {Text::ask_buy, "koop + boer + kaart ervoor", "buy + jack + card for it"},
    {Text::ask_hand_on, "welke kaart geef je door?", "which card do you hand on?"},
    {Text::ask_return, "geef {0} terug (bijv. {1})", "return {0} (as in {1})"},
    {Text::ask_trump, "welke kleur is troef?", "which suit is trumps?"},
    {Text::ask_roem, "roem (Enter: {0})", "roem (Enter: {0})"},
    {Text::ask_roem_later, "roem + combinatie", "roem + melds"},
    {Text::ask_rob, "steel + kaart om weg te leggen", "rob + card to lay away"},
    {Text::ask_take, "neem de lummel", "take the widow"},
    {Text::ask_leave, "laat de lummel liggen", "leave the widow"},
    {Text::ask_turn, "draai de lummel om", "turn the widow up"},
    {Text::ask_accept, "ik speel ({0})", "I play ({0})"},
    {Text::help_hint, "? toont wat mag, help legt uit", "? lists what is legal, help explains"},
    {Text::help_unknown,
     "Over \"{0}\" is hier niets te zeggen; hulp toont wat je kunt typen, rules alle regels",
     "There is nothing to say about \"{0}\"; help lists what you can type, rules every rule"},
    {Text::legal_head, "Dit mag:", "Legal now:"},
    {Text::legal_bids, "een bod van {0} tot {1} in tientallen, zoals {2}",
     "a bid from {0} to {1} in tens, as in {2}"},
    {Text::legal_bids_final, "of met \"één keer\" ervoor, zoals {0}",
     "or with \"once\" before it, as in {0}"},
    {Text::legal_cards, "{0} uit: {1}; zoals {2}", "{0} of: {1}; as in {2}"},
    {Text::legal_any, "Aan deze tafel kun je elke kaart neerleggen; verzaken wordt bestraft",
     "At this table any card can be laid down; revokes are penalised"},
    {Text::legal_aside, "ook buiten je beurt", "also out of turn"},
    {Text::refused, "Dat mag niet: {0} {1}. {2}", "Not allowed: {0} {1}. {2}"},
    {Text::why_legal, "{0} mag", "{0} is allowed"},
    {Text::why_what, "Waarom niet wat? Zo: why {0}", "Why not what? As in: why {0}"},
    {Text::read_as, "Gelezen als {0}", "Read as {0}"},
    {Text::unread, "Dat lees ik niet: \"{0}\". {1}", "I cannot read that: \"{0}\". {1}"},
    {Text::unread_hint, "Wel: {0}", "Right would be: {0}"},
    {Text::right_bids, "een bod van {0} tot {1}", "a bid from {0} to {1}"},
    {Text::right_cards, "{0} uit {1}", "{0} of {1}"},
    {Text::ambiguous, "\"{0}\" kan meer zijn: {1}", "\"{0}\" could be: {1}"},
    {Text::forced, "(moest: {0})", "(only choice: {0})"},
    {Text::nothing_to_enter, "Enter alleen werkt als er maar één mogelijkheid is",
     "Enter alone works where only one action is legal"},
    {Text::rest_unsure, "Je kunt niet zeker zijn van alle slagen die nog komen",
     "You cannot be sure of every trick that is left"},
    {Text::rest_taken, "De rest van de slagen is voor {0}", "The rest of the tricks go to {0}"},
    {Text::thinks, "{0} denkt na …", "{0} is thinking …"},
    {Text::lapse_illegal, "Het programma van {0} antwoordt iets dat niet mag",
     "The program of {0} answers what is not legal"},
    {Text::lapse_unreadable, "Wat het programma van {0} antwoordt is niet te lezen",
     "What the program of {0} answers cannot be read"},
    {Text::lapse_late, "Het programma van {0} antwoordt niet op tijd",
     "The program of {0} does not answer in time"},
    {Text::lapse_gone, "Het programma van {0} is weg", "The program of {0} is gone"},
    {Text::lapse_again, "{0}; {1} beslist in zijn plaats", "{0}; {1} decides in its place"},
    {Text::lapse_deal, "{0}; {1} speelt dit spel verder", "{0}; {1} plays on in this deal"},
    {Text::lapse_good, "{0}; het faalde te vaak en wordt niet meer gestart: {1} speelt verder",
     "{0}; it failed too often and is not started again: {1} plays on"},
    {Text::lapses_in_all, "{0} besliste {1} van de {2} keer in plaats van {3}; de eerste keer: {4}",
     "{0} decided {1} of {2} times in the place of {3}; the first: {4}"},
    {Text::last_trick, "Slag {0}: {1}; voor {2}", "Trick {0}: {1}; to {2}"},
    {Text::last_none, "Er is nog geen slag gespeeld", "No trick has been played yet"},
    {Text::last_hidden, "Aan deze tafel wordt nu geen slag teruggekeken (look_back={0})",
     "This table does not look back at a trick now (look_back={0})"},
    {Text::undone, "Teruggenomen: {0}", "Taken back: {0}"},
    {Text::undo_nothing, "Er is in dit spel niets van jou om terug te nemen",
     "There is nothing of yours in this deal to take back"},
    {Text::undo_cards,
     "Terugnemen kan niet: sinds je laatste keuze zijn er kaarten gespeeld of getoond",
     "Cannot take back: cards were played or shown since your last choice"},
    {Text::undo_told,
     "Terugnemen kan niet: sinds je laatste keuze is er iets verteld dat verborgen was",
     "Cannot take back: something hidden was told since your last choice"},
    {Text::disk, "De schijf neemt dit niet aan; gestopt. Bewaard tot hiervoor: {0}",
     "The disk does not take this; stopped. Saved up to here: {0}"},
    {Text::rule_unknown,
     "Er is geen regel \"{0}\", en geen die dat zegt; alleen rules toont ze alle",
     "There is no rule \"{0}\", nor one that says so; rules alone lists them all"},
    {Text::claim_right, "{0} verzaakte in slag {1} met {2}: {3} {4}. {5}",
     "{0} revoked in trick {1} with {2}: {3} {4}. {5}"},
    {Text::claim_wrong, "Niet terecht: {0} [kan/kunt] in dit spel niets meer aanwijzen",
     "Not so: {0} cannot claim again in this deal"},
    {Text::close_ask, "Enter sluit het spel; eerst kan nog: {0}",
     "Enter closes the deal; before that: {0}"},
    {Text::close_only, "Enter sluit het spel", "Enter closes the deal"},
    {Text::roem_ask, "Enter gaat verder; roem als er roem in de slag lag",
     "Enter goes on; roem if there was roem in the trick"},
    {Text::deal_over, "Spel {0}: {1}", "Deal {0}: {1}"},
    {Text::over_made, "{0} haalt het", "{0} make[s] it"},
    {Text::over_thanked, "bedankt: {0} haalt precies genoeg, niemand betaalt",
     "thanked: {0} [has/have] exactly enough, nobody pays"},
    {Text::over_wet_nat, "{0} [is/bent] nat", "{0} [is/are] wet (nat)"},
    {Text::over_wet_in, "{0} zit erin", "{0} [is/are] wet (erin)"},
    {Text::over_wet_lost, "{0} verliest", "{0} lose[s]"},
    {Text::over_kapot, "{0} haalt alles: kapot", "{0} take[s] every trick: kapot"},
    {Text::over_kapot_below, "{0} haalt alles: kapot, maar niet het bod",
     "{0} take[s] every trick: kapot, but not the bid"},
    {Text::over_pit, "{0} haalt alles: pit", "{0} take[s] every trick: pit"},
    {Text::over_counterpit, "tegenpit: {0} haalt geen slag", "counterpit: {0} take[s] no trick"},
    {Text::over_passed, "iedereen past", "everyone passed"},
    {Text::over_void, "niemand speelt; opnieuw delen", "nobody plays; to be dealt again"},
    {Text::over_revoked, "verzaakt", "a revoke"},
    {Text::over_scored, "gespeeld", "played"},
    {Text::over_each, "slagen: {0}", "tricks: {0}"},
    {Text::over_pool, "{0} krijgt de pot", "{0} get[s] the pool"},
    {Text::over_pool_stays, "de pot blijft staan", "the pool stays"},
    {Text::over_roem_both, "roem {0} tegen {1}", "roem {0} to {1}"},
    {Text::over_points, "punten {0} tegen {1}", "points {0} to {1}"},
    {Text::over_tricks, "slagen {0} tegen {1}", "tricks {0} to {1}"},
    {Text::over_roem, "roem {0}", "roem {0}"},
    {Text::over_best_trump, "Beste troef: {0} van {1}, {2:+}",
     "Best trump: {0}, held by {1}, {2:+}"},
    {Text::over_laid, "{0} legde weg: {1}", "{0} laid away: {1}"},
    {Text::over_widow, "De lummel was: {0}", "The widow was: {0}"},
    {Text::deal_pause, "Enter: volgend spel (score, rules, quit kan ook)",
     "Enter: next deal (score, rules, quit work too)"},
    {Text::match_over, "De partij is uit.", "The match is over."},
    {Text::match_won, "Gewonnen door {0}.", "Won by {0}."},
    {Text::match_draw, "Gelijkspel tussen {0}.", "A draw between {0}."},
    {Text::match_record, "De partij staat in {0}", "The record is {0}"},
    {Text::match_saved, "Bewaard. Verder spelen: troef play --resume",
     "Saved. To go on: troef play --resume"},
    {Text::match_begins, "{0} ({1})", "{0} ({1})"},
    {Text::match_programs, "De anderen: {0}", "The others: {0}"},
    {Text::match_signals, "De bots geven en lezen: {0} (troef signals {0})",
     "The bots give and read: {0} (troef signals {0})"},
    {Text::match_resumed, "Verder met {0}, spel {1}", "Going on with {0}, deal {1}"},
    {Text::rob_and_lay, "steel en leg {0} weg", "rob and lay {0} away"},
    {Text::buy_for, "koop {0} voor {1}", "buy {0} for {1}"},
    {Text::help_cards,
     "kleuren S schoppen, H harten, D ruiten, C klaveren; A, K heer, Q vrouw, J boer, T of 10",
     "suits S spades, H hearts, D diamonds, C clubs; A, K king, Q queen, J jack, T or 10"},
    {Text::help_dutch_cards,
     "kleuren S schoppen, H harten, R of D ruiten, K of C klaveren; A, H of K heer, V of Q vrouw, "
     "B of J boer, T of 10",
     "suits S spades, H hearts, R or D diamonds, K or C clubs; A, H or K king, V or Q queen, "
     "B or J jack, T or 10"},
    {Text::help,
     "Wat je kunt typen:\n"
     "  JS         een kaart, ook andersom of in kleine letters: sj; {0}; zonder play ervoor toont "
     "ze ook het stuk, als dat kan\n"
     "  8h tc td   meer kaarten, in elke volgorde\n"
     "  130        een bod\n"
     "  pas        een woord: neem, laat, …\n"
     "  play JS    zoals in records: bid 130, discard TC TD 8H, trump S, roem 9C-QC\n"
     "  Enter      wat moet, als er maar één ding kan\n"
     "  ?          wat er mag, genummerd\n"
     "  actions    alles wat mag, in notatie\n"
     "  why 9H     waarom een kaart niet mag\n"
     "  hint       wat een bot zou doen, en waarom\n"
     "  rest       neemt alle slagen die nog komen, als die zeker van jou zijn\n"
     "  undo       je laatste keuze terug\n"
     "  hand       je kaarten\n"
     "  table      de tafel\n"
     "  last       de vorige slag\n"
     "  score      het scoreblad\n"
     "  rules ID   een regel; zonder ID: alle\n"
     "  hulp nat   wat een woord betekent; alleen: dit; zo ook acties, waarom, tip, herstel, "
     "tafel, laatste, stand, regels, einde\n"
     "  quit       stoppen; alles is bewaard",
     "What you can type:\n"
     "  JS         a card, also the other way round or in small letters: sj; {0}; without play "
     "before it, it shows the stuk, too, if it can\n"
     "  8h tc td   several cards, in any order\n"
     "  130        a bid\n"
     "  pass       a word: take, leave, …\n"
     "  play JS    as in records: bid 130, discard TC TD 8H, trump S, roem 9C-QC\n"
     "  Enter      what must be done, where only one action is legal\n"
     "  ?          what is legal, numbered\n"
     "  actions    all that is legal, in notation\n"
     "  why 9H     why a card may not be played\n"
     "  hint       what a bot would do, and why\n"
     "  rest       takes all tricks that are left, if they are surely yours\n"
     "  undo       takes your last choice back\n"
     "  hand       your cards\n"
     "  table      the table\n"
     "  last       the last trick\n"
     "  score      the score sheet\n"
     "  rules ID   a rule; without ID: all of them\n"
     "  help nat   what a word means; alone: this\n"
     "  quit       stops; everything is saved"},
};

}  // namespace

std::span<const TextRow> text_rows() { return rows; }

std::string_view text_in(Language language, Text text) {
  const TextRow& row = rows[static_cast<std::size_t>(text)];
  return language == Language::nl ? row.nl : row.en;
}

}  // namespace troef::cli::table
