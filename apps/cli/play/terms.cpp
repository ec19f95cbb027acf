// SPDX-License-Identifier: Apache-2.0
#include "cli/play/terms.h"

#include "cli/plain_words.h"

namespace troef::cli::table {
namespace {

constexpr Term all_terms[] = {
    {"roem", "Wat combinaties van kaarten extra waard zijn: op een rij, vier gelijke, of stuk.",
     "What combinations of cards are worth: in a row, four of a kind, or the stuk."},
    {"stuk", "Heer en vrouw van troef samen: 20 roem.",
     "King and queen of trumps together: 20 roem."},
    {"nel", "De negen van troef, na de boer de hoogste.",
     "The nine of trumps, the highest after the jack."},
    {"nat, erin", "Wie speelt, haalt niet wat beloofd was.",
     "Wet: the declarer did not make what was promised."},
    {"bedankt", "Precies gehaald waarvoor gespeeld werd; niemand betaalt.",
     "Thanked: exactly what was played for; nobody pays."},
    {"pit", "Alle slagen voor wie troef maakte.", "All tricks to those who made trumps."},
    {"tegenpit", "Alle slagen voor de tegenspelers.", "All tricks to the defenders."},
    {"kapot", "Alle slagen voor wie alleen speelt.", "All tricks to the player who plays alone."},
    {"lummel", "De kaarten die bij het delen in het midden komen te liggen.",
     "The widow: cards that are dealt to the middle."},
    {"afleggers", "De kaarten die de speler na de lummel weglegt.",
     "The discards: what the declarer lays away after taking the widow."},
    {"ongedraaid", "Spelen zonder de lummel op te nemen.", "Playing without taking up the widow."},
    {"blok", "Het plankje met dertig gaatjes en een pen waarop het bod staat.",
     "The board with thirty holes and a peg that shows the bid."},
    {"de markt", "Een bod van 150; de grote markt is 250.",
     "A bid of 150; “de grote markt” is 250."},
    {"één keer", "Een bod waarna je in dit spel niet meer biedt.",
     "Once: a bid after which you do not bid again in this deal."},
    {"pot",
     "De inleg op tafel: als hij leeg is legt ieder in, wie kapot speelt krijgt er geld uit, wie "
     "erin zit legt bij; of de chips waar om gespeeld wordt.",
     "What is staked: everyone puts something in when it is empty, kapot takes money from it and "
     "erin pays into it; or the pool of chips that is played for."},
    {"min", "De som van de roem, die van het bod af gaat.",
     "The sum of the roem, which lowers the bid."},
    {"kijkkaart", "De kaart die bij het delen open komt te liggen.",
     "The turn-up: the card that is dealt face up."},
    {"die zit", "Gezegd als één speler de twee andere azen heeft en dus maat is.",
     "Said when one player holds the other two aces, and so is the mate."},
    {"praatje", "Een spel zonder slag, met alle kaarten open; de tegenspelers mogen overleggen.",
     "A contract to take no trick, all cards face up; the defenders may talk it over."},
    {"rommelpotten", "Opnieuw delen als iedereen past: de deler schudt en geeft kaarten rond.",
     "What follows when all pass: the dealer shuffles and deals cards to the others."},
    {"troep", "Iedereen past; de kaarten worden uitgespeeld om ze te sorteren.",
     "All pass; the cards are played out to sort them."},
    {"rondpassen", "Iedereen past, en er wordt opnieuw gedeeld.",
     "All pass, and the cards are dealt again."},
    {"boom", "Een partij van zestien spellen.", "A match of sixteen deals."},
    {"voorhand", "Wie links van de deler zit.", "Eldest: the player who sits left of the dealer."},
    {"maat", "Met wie je samen speelt.", "The partner of a player."},
    {"afheffen, couperen", "Het pak in tweeën leggen vóór het delen.",
     "To cut the pack before it is dealt."},
    {"bekennen, kleur bekennen", "De gevraagde kleur bijspelen.", "To follow suit."},
    {"ondertroeven", "Een lagere troef spelen dan er al ligt.",
     "To underruff: to play a lower trump than one that already lies there."},
    {"verzaken, sokken", "Een kaart spelen die volgens de regels niet mocht.",
     "To revoke: to play a card that the rules did not allow."},
    {"bezet", "Een hoge kaart met lagere van die kleur erbij.",
     "Guarded: a high card with lower ones of its suit."},
    {"bloot", "Een kaart zonder andere van die kleur.", "Bare: a card without others of its suit."},
    {"spekken", "Veel punten bijspelen op een slag die jouw kant wint.",
     "To feed: to throw points on your partner’s trick."},
    {"tekenen, seinen", "Met de volgorde van je kaarten iets zeggen.",
     "To signal by the order of your cards."},
    {"aftekenen", "Een kleur van hoog naar laag weggooien: daarin haal je niets.",
     "To throw a suit away from high to low: you take no trick in it."},
    {"blokhouder", "Wie het blok bedient en het bod erop zet.",
     "The player who keeps the blok and sets the bid on it."},
    {"de gift gaat door", "De volgende speler deelt.", "The deal passes to the next player."},
    {"haalkaart", "Een kaart waarmee je een slag haalt, of zult halen.",
     "A card that takes a trick, or will."},
    {"heer, koning", "Twee namen van één kaart, met een H of een K.",
     "Two names of one card, the king."},
    {"opbieden", "Hoger bieden, ook om een ander hoger te laten gaan.",
     "To bid higher, also to drive another player up."},
    {"uitbieden", "Bieden tot alles waar je kaarten goed voor zijn.",
     "To bid all that your cards are good for."},
    {"pothouder", "Wie op de pot let: wat erin moet en wie eruit krijgt.",
     "The player who minds the pot: what goes in and who is paid from it."},
    {"steken", "Troeven: een troef spelen op een andere kleur.",
     "To ruff: to play a trump on another suit."},
    {"troefplicht", "Wie niet kan bekennen, moet troeven.",
     "The duty to ruff if you cannot follow suit."},
};

// "The widow" of "The widow: cards that are dealt to the middle."; a sentence is longer.
std::string_view other_name(std::string_view text) {
  constexpr std::size_t longest = 20;
  const auto end = text.find(':');
  return end <= longest ? text.substr(0, end) : "";
}

bool has_words(std::string_view name, const std::string& words) {
  return (' ' + plain_words(name) + ' ').find(' ' + words + ' ') != std::string::npos;
}

}  // namespace

std::span<const Term> terms() { return all_terms; }

std::vector<const Term*> terms_named(Language language, const std::string& words) {
  std::vector<const Term*> found;
  for (const Term& term : all_terms) {
    const std::string_view other = other_name(term.text(language));
    if (has_words(term.name, words) || has_words(other, words)) found.push_back(&term);
  }
  return found;
}

}  // namespace troef::cli::table
