// SPDX-License-Identifier: Apache-2.0
#include "cli/play/menu_texts.h"

namespace troef::cli::table {
namespace {

constexpr TextRowOf<MenuText> menu_rows[] = {
    {MenuText::preset_own, "huisregels: {0}", "house rules: {0}"},
    {MenuText::title, "Troef: vijf kaartspelen aan één tafel",
     "Troef: five card games at one table"},
    {MenuText::game, "Welk spel? Nummer of naam", "Which game? Number or name"},
    {MenuText::resume, "verder met {0} ({1}), spel {2}, {3}; {4}; {5}",
     "go on with {0} ({1}), deal {2}, {3}; {4}; {5}"},
    {MenuText::older, "nog {0}: typ alles", "{0} more: type all"},
    {MenuText::preset,
     "Hoe wordt er gespeeld? Nummer of naam, h: eigen huisregels, Enter: {0}, ?: hulp",
     "How is it played? Number or name, h: own house rules, Enter: {0}, ?: help"},
    {MenuText::preset_help,
     "Het nummer of de naam van een vorm begint een partij, Enter een gewone.\n"
     "h         eigen huisregels, vanaf de gewone; h 2 of h {0} vanaf die vorm\n"
     "q         stopt",
     "The number or name of a preset begins a match, Enter a usual one.\n"
     "h         house rules of your own, from the usual ones; h 2 or h {0} from that preset\n"
     "q         quits"},
    {MenuText::help,
     "Nummer of naam van een spel: een nieuwe partij. Nummer van een partij: verder daarmee.\n"
     "alles     toont ook partijen van eerder\n"
     "x NUMMER  gooit een partij weg\n"
     "q         stopt\n"
     "Zonder menu: troef play SPEL, troef play --resume, troef play --match ID",
     "Number or name of a game: a new match. Number of a match: go on with it.\n"
     "all       shows older matches too\n"
     "x NUMBER  throws a match away\n"
     "q         quits\n"
     "Without the menu: troef play GAME, troef play --resume, troef play --match ID"},
    {MenuText::discard, "Partij {0} voorgoed weggooien? ja of nee",
     "Throw match {0} away for good? yes or no"},
    {MenuText::discarded, "Weggegooid", "Thrown away"},
    {MenuText::kept, "Partij {0} is er nog", "Match {0} is still there"},
    {MenuText::unknown, "Dat is er niet: \"{0}\"", "There is no \"{0}\""},
    {MenuText::quit, "?: hulp, q: stop", "?: help, q: quit"},
    {MenuText::rules_ask,
     "optie=waarde verandert, optie alleen legt uit, ?: alles, Enter: begin, q: stop",
     "option=value changes, option alone explains, ?: all, Enter: begin, q: quit"},
    {MenuText::rules_no_pack, "shuffle=none vraagt een gegeven pak; aan deze tafel full of hand",
     "shuffle=none needs a given pack; at this table full or hand"},
    {MenuText::rules_need_game, "--preset en --set vragen een spel: troef play SPEL …",
     "--preset and --set need a game: troef play GAME …"},
    {MenuText::game_unknown, "Er is geen spel \"{0}\"; wel: {1}",
     "There is no game \"{0}\"; there is {1}"},
    {MenuText::preset_unknown, "{0} kent geen vorm \"{1}\"; wel: {2}",
     "{0} has no preset \"{1}\"; there is {2}"},
    {MenuText::bot_unknown, "Er is geen bot \"{0}\"; wel: {1}, en cmd:PROGRAMMA",
     "There is no bot \"{0}\"; there is {1}, and cmd:PROGRAM"},
    {MenuText::bot_gone, "De bot {0} is er niet meer; {1} speelt verder",
     "There is no bot {0} any more; {1} plays on"},
    {MenuText::program_absent,
     "{0} speelt niet mee: {1} (docs/bot-protocol.md zegt wat er gezegd wordt)",
     "{0} does not play: {1} (docs/bot-protocol.md says what is said)"},
    {MenuText::program_absent_now, "{0} speelt niet mee: {1}; {2} speelt verder",
     "{0} does not play: {1}; {2} plays on"},
    {MenuText::program_unasked,
     "Deze partij begon tegen een programma, en hier kan niet worden gevraagd of dat mag starten; "
     "--bot {0} start het, met --bot {1} speelt {1} in zijn plaats",
     "This match began against a program, and nobody can be asked here whether it may be started; "
     "--bot {0} starts it, --bot {1} has {1} play in its place"},
    {MenuText::program_named,
     "Deze partij begon tegen een programma, dat alles mag wat jij mag: {0}",
     "This match began against a program, which may do all that you may: {0}"},
    {MenuText::program_ask, "Starten? ja, of nee: dan speelt {0} in zijn plaats",
     "Start it? yes, or no: then {0} plays in its place"},
    {MenuText::program_declined, "dat is niet gevraagd", "it was not asked to"},
    {MenuText::option_unknown, "Er is geen huisregel \"{0}\"; wel: {1}",
     "There is no house rule \"{0}\"; there is {1}"},
    {MenuText::value_unknown, "{0} kent geen \"{1}\"; wel: {2}",
     "{0} does not take \"{1}\"; it takes {2}"},
    {MenuText::option_shape, "Een huisregel is optie=waarde, niet \"{0}\"",
     "A house rule is option=value, not \"{0}\""},
    {MenuText::value_number, "een getal van {0} tot {1}", "a number from {0} to {1}"},
    {MenuText::resume_none, "Er is geen partij om verder te spelen",
     "There is no match to go on with"},
    {MenuText::resume_unknown, "Er is geen partij \"{0}\" om verder te spelen",
     "There is no match \"{0}\" to go on with"},
    {MenuText::resume_other_game, "Partij {0} is een partij {1}", "Match {0} is one of {1}"},
    {MenuText::resume_as_begun,
     "Een partij gaat verder zoals ze begon: zonder --preset, --set, --signals en een andere --bot",
     "A match goes on as it began: without --preset, --set, --signals and another --bot"},
    {MenuText::resume_busy, "Deze partij is al aan een andere tafel open",
     "This match is open at another table"},
    {MenuText::resume_damaged, "{0} is beschadigd vanaf regel {1}; wat daarvoor staat is heel",
     "{0} is damaged from line {1} on; what is before it is sound"},
    {MenuText::resume_kept, "Het beschadigde bestand is bewaard als {0}",
     "The damaged file is kept as {0}"},
    {MenuText::resume_lost, "{0} is geen partij die te lezen is; het bestand blijft staan",
     "{0} is no match that can be read; the file stays where it is"},
    {MenuText::folder_fails, "In {0} kan niet worden geschreven: {1}",
     "{0} cannot be written to: {1}"},
    {MenuText::line_too_long, "Een regel heeft ten hoogste {0} bytes; deze is overgeslagen",
     "A line has at most {0} bytes; this one was passed over"},
};

}  // namespace

std::span<const TextRowOf<MenuText>> menu_text_rows() { return menu_rows; }

std::string_view text_in(Language language, MenuText text) {
  const auto& row = menu_rows[static_cast<std::size_t>(text)];
  return language == Language::nl ? row.nl : row.en;
}

}  // namespace troef::cli::table
