"""What is wrong with a trait file is said with file, line and the word likely meant."""

import pytest

from swqt.content import ContentError, parse_traits, read_traits
from swqt.translation import languages

RACE = '[race.moon-cats]\ntokens = 5\nsupply = 10\n'
EFFECT = RACE + '[[race.moon-cats.effect]]\n'   # its fields begin on line 5
INCOME = EFFECT + 'verb = "income"\n'
HERO = EFFECT + 'verb = "piece"\npiece = "hero"\ncount = 1\n'   # the next field is on line 8
HAMMERS = EFFECT + 'verb = "clause"\nclause = "hammers"\nstock = 3\n'
POWER = '[power.lunar]\ntokens = 3\n[[power.lunar.effect]]\n'   # its fields begin on line 4
RELIC = '[relic.moon-glass]\n[[relic.moon-glass.effect]]\n'   # its fields begin on line 3
PLACE = '[place.moon-well]\n[[place.moon-well.effect]]\n'   # its fields begin on line 3
KNOWN_CONDITIONS = (
    "terrain, mark, next_to, held, holder, active, lone, tokens, occupied, piece, alone, place, terrain_of, "
    "linked_to, holding, from_round, to_round"
)

BROKEN = [
    # Words
    (EFFECT + 'verb = "incme"', "5: no such verb: incme; did you mean income?"),
    (EFFECT + 'verb = 7',
     "5: no such verb: 7; known are supply, loan, campaign, entry, zone, reach, link, as_empty, cost, defence, "
     "die, substitute, overrun, immune, shield, loss, toll, windfall, again, fixed, least, most, price, gift, piece, "
     "pact, income, decline, grant, clause"),
    (EFFECT + 'per = "turn"', "4: an effect needs verb"),
    (INCOME + 'amont = 2', "6: no such field: amont; did you mean amount?"),
    (INCOME + 'per = "trun"', "6: no such per here: trun; did you mean turn?"),
    (INCOME + 'when = "now"', "6: no such stage here: now; known are active, declined, always"),
    (INCOME + 'where = { terain = "hill" }', "6: no such condition: terain; did you mean terrain?"),
    (INCOME + 'where = { colour = "red" }', f"6: no such condition: colour; known are {KNOWN_CONDITIONS}"),
    (INCOME + 'where = { terrain = "hills" }', "6: no such terrain here: hills; did you mean hill?"),
    (INCOME + '\nwhere = { mark = "caven" }', "7: no such mark here: caven; did you mean cavern?"),
    (INCOME + 'where = { piece = "heero" }', "6: no such piece: heero; did you mean hero?"),
    (INCOME + 'where = { piece = "castle" }',
     "6: no such piece: castle; known are lair, fortress, encampment, hole, hero, dragon, volcano, ancient, balrog, "
     "ghost, queen, armor, bag, doormat, orb, ring, scepter, socks, sword, altar, crypt, diamond, fountain, keep, "
     "mine, pentacle, pipe, stonehedge"),
    (INCOME + 'where = { terrain_of = "hero" }',
     "6: no such relic or place: hero; known are doormat, orb, ring, scepter, socks, sword, altar, crypt, diamond, "
     "fountain, keep, mine, pentacle, pipe, stonehedge"),
    (EFFECT + 'verb = "substitute"\nwhere = { holder = "opponents" }\nlimit = "opponent"',
     "6: no such holder here: opponents; did you mean opponent?"),
    (EFFECT + 'verb = "as_empty"\nvariants = ["flame_entry"]',
     "6: variants must be flames_entry here, not 'flame_entry'"),
    (EFFECT + 'verb = "as_empty"\nvariants = "flames_entry"',
     "6: variants must be a list of words, not 'flames_entry'"),
    (INCOME + 'variants = ["bivouac_moves"]',
     "6: income does not use the field variants; it takes amount, per, every, where, limit"),
    # Values
    (INCOME + 'amount = "2"', "6: amount must be a whole number from -10 to 10, not '2'"),
    (INCOME + 'amount = true', "6: amount must be a whole number from -10 to 10, not True"),
    (INCOME + 'amount = 50', "6: amount must be a whole number from -10 to 10, not 50"),
    (INCOME + 'every = 0', "6: every must be a whole number from 1 to 10, not 0"),
    (INCOME + 'where = "hill"', "6: where must be a table, as in { terrain = \"hill\" }, not 'hill'"),
    (INCOME + 'where = { next_to = "hill" }', "6: next_to must be a table, as in { terrain = \"hill\" }, not 'hill'"),
    (INCOME + 'where = { held = 1 }', "6: held must be true or false, not 1"),
    (INCOME + 'amount = 2.0', "6: amount must be a whole number from -10 to 10, not 2.0"),
    (INCOME + 'amount = 99999999999999999999',
     "6: amount must be a whole number from -10 to 10, not 99999999999999999999"),
    (INCOME + 'per = ["' + "x" * 99 + '"]',
     f"6: no such per here: ['{'x' * 99}']; known are region, conquest, turn, group, flock, opponent"),
    (INCOME + 'where = "' + "x" * 99 + '"',
     f"6: where must be a table, as in {{ terrain = \"hill\" }}, not '{'x' * 59}..."),
    (INCOME + 'rule = "two words"', "6: rule must be a word of letters, digits and hyphens, not 'two words'"),
    # What a verb takes
    (INCOME + 'keep = "all"', "6: income does not use the field keep; it takes amount, per, every, where, limit"),
    (EFFECT + 'verb = "supply"\nper = "turn"', "6: no such per here: turn; known are region, conquest"),
    (EFFECT + 'verb = "pact"\namount = 1', "6: pact does not use the field amount; it takes no fields of its own"),
    (EFFECT + 'verb = "cost"', "4: cost needs amount"),
    (EFFECT + 'verb = "cost"\namount = 0', "6: cost with amount = 0 changes nothing"),
    (EFFECT + 'verb = "piece"\npiece = "hero"', "4: piece needs count", "4: piece needs at"),
    (HERO + 'at = "close"\nnew = true', "9: a new piece each turn needs stock: how many there are in all"),
    (EFFECT + 'verb = "decline"', "4: decline needs keep, extra, badge or after_score"),
    # What the engine would pass over
    (EFFECT + 'verb = "decline"\nbadge = true\namount = 2', "7: decline pays an amount only with keep = none"),
    (EFFECT + 'verb = "decline"\nbadge = true\nredeploys = true', "7: a last redeployment needs keep = all"),
    (INCOME + 'per = "flock"\nevery = 2', "7: every counts regions or conquests, not per = flock"),
    (INCOME + 'per = "group"\nwhere = { held = true }', "7: per = group looks at all regions held; it takes no where"),
    (INCOME + 'limit = "game"', "6: an income paid once in the game needs per = turn"),
    (EFFECT + 'verb = "supply"\nat = "start"',
     "6: supply does not use the field at; it takes amount, per, every, where"),
    (EFFECT + 'verb = "toll"\nwhere = { terrain = "hill" }',
     "6: toll does not use the field where; it takes amount, payer"),
    (EFFECT + 'verb = "toll"\npayer = "banks"', "6: no such payer here: banks; did you mean bank?"),
    (INCOME + 'where = { holder = "grudge" }', "6: no such holder here: grudge; known are opponent, own, any, nobody"),
    (EFFECT + 'verb = "cost"\namount = -1\nwhere = { next_to = { holder = "grudge" } }',
     "7: no such holder here: grudge; known are opponent, own, any, nobody"),
    (EFFECT + 'verb = "link"\nwhere = { terrain = "hill" }\nanywhere = true\npassage = true',
     "8: a link is either anywhere or a passage"),
    (EFFECT + 'verb = "link"\nwhere = { terrain_of = "keep" }',
     "6: link does not use the condition terrain_of; it takes terrain, mark, next_to"),
    (HERO + 'at = "start"', "8: no such moment here: start; known are pick, conquest, redeploy, close"),
    (EFFECT + 'verb = "piece"\npiece = "hero"\ncount = 2\nat = "pick"\nmoves = 1',
     "4: a piece placed at = pick needs count = 1, and where", "9: a piece placed at = pick does not move"),
    (HERO + 'at = "pick"\nwhere = { held = true }',
     "9: piece does not use the condition held; it takes terrain, mark, next_to"),
    (EFFECT + 'verb = "piece"\npiece = "hero"\ncount = 2\nat = "conquest"\nmoves = 1\napart = true',
     "4: a piece placed at = conquest needs note: a word for how many were placed",
     "9: only a single piece placed at = conquest can move", "10: a piece placed at = conquest does not use apart"),
    (HERO + 'at = "close"\nnote = "heroes"\n'
     'where = { terrain = "hill" }',
     "9: only pieces placed at = conquest are counted in a note",
     "10: only a piece at = pick, or a new one each turn, can ask for its region"),
    # Effects beside each other
    (POWER + 'verb = "overrun"\nlimit = "turn"\n[[power.lunar.effect]]\nverb = "die"\nwhere = { terrain = "hill" }',
     "6: die and overrun of one trait are used by the same words"),
    (POWER + 'verb = "piece"\npiece = "hero"\ncount = 1\nat = "close"\n'
     '[[power.lunar.effect]]\nverb = "piece"\npiece = "hero"\ncount = 2\nat = "redeploy"',
     "10: hero comes by another effect of lunar already"),
    (POWER + 'verb = "piece"\npiece = "armor"\ncount = 1\nat = "redeploy"\nnew = true\nstock = 8\n'
     '[[power.lunar.effect]]\nverb = "piece"\npiece = "fortress"\ncount = 1\nat = "redeploy"\nnew = true\nstock = 6',
     "15: only one effect of a trait may bring new pieces each turn"),
    # Clauses
    (EFFECT + 'verb = "clause"\nclause = "hamers"', "6: no such clause: hamers; did you mean hammers?"),
    (EFFECT + 'verb = "clause"\nclause = "hammers"\nstock = 3', "4: the clause hammers needs note"),
    (HAMMERS + 'note = "picks"\nat = "start"',
     "9: the clause hammers does not use the field at; it takes stock, note, where"),
    (EFFECT + 'verb = "clause"\nclause = "reborn"\ncount = 1', "4: the clause reborn needs when = declined"),
    (POWER + 'verb = "clause"\nclause = "bag"\npiece = "hero"', "6: piece must be bag here, not 'hero'"),
    (POWER + 'verb = "clause"\nclause = "swap-badge"',
     "5: a power does not use the clause swap-badge; it takes bag, hammers, reborn"),
    (EFFECT + 'verb = "clause"\nclause = "altar"\namount = 2\nwhen = "always"',
     "6: a race does not use the clause altar; it takes bag, hammers, reborn, swap-badge"),
    # Relics and places
    (RELIC + 'verb = "cost"\namount = -1', "2: cost needs limit = turn"),
    (RELIC + 'verb = "cost"\namount = -1\nlimit = "opponent"', "5: limit must be turn here, not 'opponent'"),
    (RELIC + 'verb = "reach"\nlimit = "turn"\nwhere = { terrain = "hill" }',
     "5: reach does not use the field where; it takes limit"),
    (RELIC + 'verb = "reach"\nlimit = "turn"\nwhen = "always"', "5: when must be active here, not 'always'"),
    (RELIC + 'verb = "income"', "2: income needs per = opponent", "2: income needs where"),
    (RELIC + 'verb = "income"\nper = "opponent"\nwhere = { piece = "orb" }',
     '5: the income of a relic needs where = { piece = "moon-glass" }'),
    (RELIC + 'verb = "die"',
     "3: a relic does not use the verb die; it takes reach, as_empty, cost, loss, substitute, income, clause"),
    (PLACE + 'verb = "cost"\namount = -1',
     "3: a place does not use the verb cost; it takes supply, link, defence, income, grant, clause"),
    (EFFECT + 'verb = "grant"',
     "5: a race does not use the verb grant; it takes supply, loan, campaign, entry, zone, reach, link, as_empty, "
     "cost, defence, immune, die, substitute, overrun, shield, loss, toll, piece, pact, windfall, again, fixed, least, "
     "most, price, gift, income, decline, clause"),
    (PLACE + 'verb = "income"\nwhere = { terrain = "hill" }',
     '4: income of a place needs piece = "moon-well" or terrain_of = "moon-well" in its where, or it would serve '
     "everyone"),
    (PLACE + 'verb = "income"\nper = "turn"\nwhere = { piece = "moon-well" }',
     "4: no such per here: turn; known are region, conquest, opponent"),
    (PLACE + 'verb = "supply"\nwhere = { piece = "moon-well" }', "2: supply needs at = start"),
    (PLACE + 'verb = "link"\nwhere = { terrain = "hill" }',
     '4: link of a place needs terrain_of = "moon-well" in its where, or it would serve everyone'),
    (PLACE + 'verb = "defence"\nwhere = { piece = "moon-well" }', "2: defence needs when = always"),
    (PLACE + 'verb = "defence"\nwhere = { terrain = "hill" }\nwhen = "always"',
     '4: defence of a place needs where = { piece = "moon-well" }'),
    (PLACE + 'verb = "grant"\nwhen = "always"', "4: when must be active here, not 'always'"),
    (PLACE + 'verb = "clause"\nclause = "altar"\namount = 3', "2: the clause altar needs when = always"),
    ('[place.hero]', "1: hero cannot be the name of a place: it lies there as a piece itself"),
    ('[race.queen]\ntokens = 5\nsupply = 10',
     "1: queen cannot be the name of a race that does not bring it: it is a piece"),
    ('[place.ghost]\n[[place.ghost.effect]]\nverb = "clause"\nclause = "ghost"\npiece = "ghost"\nimmune = true',
     "1: ghost cannot be the name of a place: it lies there as a piece itself"),
    (HERO + 'at = "conquest"\nnote = "rolled"',
     "9: note must be a word of small letters and hyphens other than attacked, rolled, grudge, extra, bag, "
     "not 'rolled'"),
    (HERO + 'at = "conquest"\nnote = "B"',
     "9: note must be a word of small letters and hyphens other than attacked, rolled, grudge, extra, bag, not 'B'"),
    ('[relic.moon-glass]\ntokens = 3', "2: moon-glass: a relic does not use the key tokens; it takes names, effect"),
    (EFFECT + 'verb = "campaign"\nwhen = "active"', "6: no such stage here: active; known are declined, always"),
    (EFFECT + 'verb = "link"\nwhere = { terrain = "hill", held = true }',
     "6: link does not use the condition held; it takes terrain, mark, next_to"),
    (EFFECT + 'verb = "entry"\nwhere = { next_to = { piece = "hero" } }',
     "6: entry does not use the condition piece; it takes terrain, mark, next_to"),
    # What is said by conditions of the whole game, and what bounds a turn or a purse
    (INCOME + 'where = { next_to = { from_round = 3 } }',
     "6: income does not use the condition from_round; it takes terrain, mark, next_to, held, holder, active, lone, "
     "tokens, occupied, piece, alone, place, terrain_of, linked_to"),   # BLANK-9
    (INCOME + 'where = { from_round = 11 }', "6: from_round must be a whole number from 1 to 10, not 11"),
    (INCOME + 'where = { from_round = 6, to_round = 3 }', "6: no round is from 6 on and up to 3"),
    (INCOME + 'where = { holding = { regions = 0 } }', "6: regions must be a whole number from 1 to 20, not 0"),
    (INCOME + 'where = { regions = 3 }',
     "6: income does not use the condition regions; it takes terrain, mark, next_to, held, holder, active, lone, "
     "tokens, occupied, piece, alone, place, terrain_of, linked_to, holding, from_round, to_round"),   # BLANK-14
    (INCOME + 'amount = 0', "6: income with amount = 0 changes nothing"),
    (INCOME + 'amount = -1\nper = "opponent"',
     "6: per = opponent takes coins; its amount must be a whole number from 1 to 10"),   # BLANK-5
    (EFFECT + 'verb = "defence"\namount = 11', "6: amount must be a whole number from 1 to 10, not 11"),   # BLANK-4
    (EFFECT + 'verb = "immune"\namount = 2', "6: immune does not use the field amount; it takes where"),   # BLANK-6
    (EFFECT + 'verb = "least"\namount = 1', "6: amount must be a whole number from 2 to 10, not 1"),   # BLANK-8
    (EFFECT + 'verb = "least"\namount = 4\n[[race.moon-cats.effect]]\nverb = "most"\namount = 3',
     "6: at least 4 and at most 3 tokens cannot both stand"),
    (EFFECT + 'verb = "most"\namount = 4\n[[race.moon-cats.effect]]\nverb = "fixed"',
     "4: most needs a redeployment; with fixed there is none"),   # BLANK-15
    (EFFECT + 'verb = "again"\nwhere = { terrain = "hill" }',
     "6: again does not use the condition terrain; it takes holding, from_round, to_round"),   # BLANK-10
    (EFFECT + 'verb = "again"\n[[race.moon-cats.effect]]\nverb = "overrun"\nlimit = "turn"',
     "8: only one effect of a trait may have a limit (again has one by itself)"),
    (EFFECT + 'verb = "price"\namount = -2', "6: amount must be a whole number from -1 to 3, not -2"),   # BLANK-11
    (EFFECT + 'verb = "price"\namount = 0', "6: price with amount = 0 changes nothing"),
    (EFFECT + 'verb = "gift"\namount = 6', "6: amount must be a whole number from 1 to 5, not 6"),
    (EFFECT + 'verb = "windfall"\nat = "conquest"', "4: windfall needs payer"),   # BLANK-12
    (EFFECT + 'verb = "windfall"\nat = "redeploy"\npayer = "bank"',
     "6: no such moment here: redeploy; known are conquest, decline, abandon"),
    (EFFECT + 'verb = "windfall"\nat = "decline"\npayer = "attacker"',
     "7: no such payer here: attacker; known are bank, opponent"),
    (EFFECT + 'verb = "windfall"\nat = "decline"\npayer = "bank"\nwhere = { terrain = "hill" }',
     "8: a decline is of a whole race; at = decline takes no where"),   # BLANK-13
    (INCOME + 'per = "turn"\nlimit = "game"\n'
     '[[race.moon-cats.effect]]\nverb = "overrun"\nlimit = "turn"',
     "10: only one effect of a trait may have a limit (again has one by itself)"),
    # The trait itself
    ('[race.moon-cats]\nsupply = 10', "1: moon-cats: a race needs tokens"),
    ('\n[race.moon-cats]\ntokens = 5', "2: moon-cats: a race needs supply"),
    ('[race.moon-cats]\ntokens = 11\nsupply = 16',
     "2: moon-cats: tokens must be a whole number from 1 to 10, not 11"),   # BLANK-1
    ('[power.lunar]\ntokens = 11', "2: lunar: tokens must be a whole number from 0 to 10, not 11"),   # BLANK-1
    ('[race.moon-cats]\ntokens = 5\nsupply = 4', "3: moon-cats: supply must be a whole number from 5 to 20, not 4"),
    (RACE + 'coins = 3', "4: moon-cats: no such key: coins; known are names, effect, tokens, supply, borrows"),
    (RACE + 'borrows = "orcs"', "3: moon-cats: it borrows tokens of orcs; supply is theirs"),
    (RACE + 'borrows = 3', "4: moon-cats: borrows must be the name of a race, not 3"),
    (RACE + 'names = "Moon Cats"',
     "4: moon-cats: names must be a table, as in { en = \"Moon Cats\" }, not 'Moon Cats'"),
    (RACE + 'names = { english = "Moon Cats", en = "" }',
     "4: moon-cats: english must be the code of a language, like en, es or ru, not 'english'",
     "4: moon-cats: a name must be 1 to 40 letters, not ''"),
    (RACE + '[race.moon-cats.effect]\nverb = "die"',
     "4: moon-cats: effect must be a list of tables, each headed in two brackets [[...effect]], not {'verb': 'die'}"),
    (RACE + 'effect = [ 3 ]', "4: moon-cats: effect must be a table, not 3"),
    ('[race."Moon Cats"]\ntokens = 5\nsupply = 10',
     "1: 'Moon Cats' cannot be a name: write 3 to 24 small letters a to z and hyphens, at first three letters"),
    ('[race.hand]\ntokens = 5\nsupply = 10', "1: hand cannot be a name: it is a word of game files"),
    ('[race.lunar]\ntokens = 5\nsupply = 10\n[power.lunar]\ntokens = 3', "4: lunar is in this file twice"),
    # The file
    ('[rase.orcs]\ntokens = 5', "1: no such key: rase; did you mean race?"),
    ('race = 5', "1: race must be a table, as in [race.name], not 5"),
    ('[race]\norcs = 5', "2: orcs must be a table, as in [race.orcs]"),
    ('world = "underwater"\n' + RACE, "1: no such world: underwater; known are surface, underground"),
    ("a = " + "[" * 5000, "1: this is nested too deeply: tables, lists and dotted names are at most 16 deep"),
    ("\na = " + "9" * 6000, "2: a number here has thousands of digits"),
]  # fmt: skip


def test_every_problem_is_named_with_its_line(subtests):
    """BLANK-1 and the closed list of verbs: nothing is read that does not mean what its author thinks."""
    for text, *expected in BROKEN:
        with subtests.test(expected[0]):
            found = parse_traits(text, "my-race.toml")
            assert [str(problem) for problem in found.problems] == [f"my-race.toml:{line}" for line in expected]
            for problem, line in zip(found.problems, expected, strict=True):
                place = f"my-race.toml:{line.partition(':')[0]}: "
                others = [problem.told(lang) for lang in languages()[1:]]
                assert str(problem) not in others
                assert all(other.startswith(place) for other in others)


@pytest.mark.parametrize(("text", "lang", "told"), [
    (INCOME + 'per = "trun"', "es", "no existe (per aquí): trun; ¿querías decir turn?"),
    (RACE + "coins = 3", "de",
     "moon-cats: unbekannt (Schlüssel): coins; bekannt sind names, effect, tokens, supply, borrows"),
    (RACE + 'names = "Moon Cats"', "ru",
     "moon-cats: names: должно быть таблица, например { en = \"Moon Cats\" }, а не 'Moon Cats'"),
])  # fmt: skip
def test_a_problem_is_told_in_other_languages_with_the_likely_word(text, lang, told):
    (problem,) = parse_traits(text, "").problems
    assert problem.told(lang).partition(": ")[2] == told
    assert ContentError([problem]).told(lang) == problem.told(lang)
    assert ContentError([problem.message]).told(lang) == told


@pytest.mark.parametrize(("text", "told"), [
    (RACE + "tokens = 6\n\n[power.lunar]\ntokens = 4\n", "4: this is not TOML (column 11)"),   # the key a second time
    (RACE + '[[race.moon-cats.effect]\nverb = "die"\n', "4: this is not TOML (column 24)"),
    (RACE + 'names = { en = "Moon', "4: this is not TOML: the end of the file comes too early"),
    (RACE + "supply 10\n\n", "4: this is not TOML (column 8)"),
    ("\n\n[race.moon-cats", "3: this is not TOML: the end of the file comes too early"),
])  # fmt: skip
def test_what_is_not_toml_names_its_place_too(text, told):
    """Without the parser's reason, which is English and differs between versions of Python."""
    (problem,) = parse_traits(text, "my-race.toml").problems
    assert str(problem) == f"my-race.toml:{told}"


def test_all_problems_of_a_file_are_found_in_the_order_of_its_lines_and_the_other_traits_are_read():
    text = '[power.lunar]\ntokens = 11\n' + EFFECT + 'verb = "incme"\n[[race.moon-cats.effect]]\nverb = "di"\nx = 1\n'
    found = parse_traits(text + "[power.solar]\ntokens = 3\n", "my-race.toml")
    assert [problem.line for problem in found.problems] == [2, 7, 9]
    assert [entry.trait.name for entry in found.entries] == ["solar"]
    assert str(ContentError(found.problems)).splitlines() == [str(problem) for problem in found.problems]


def test_all_mistakes_of_one_effect_are_found_with_their_lines():
    text = EFFECT + """verb = "as_empty"
variants = [
    "flames_entry",
    "flame_entry",
    7,
]
where.terrain = "hils"
where.next_to.tokens = 0
amont = 2
when = "now"
"""
    assert [str(problem) for problem in parse_traits(text, "my-race.toml").problems] == [
        "my-race.toml:8: variants must be flames_entry here, not 'flame_entry'",
        "my-race.toml:9: variants must be flames_entry here, not 7",
        "my-race.toml:11: no such terrain here: hils; did you mean hill?",
        "my-race.toml:12: tokens must be a whole number from 1 to 20, not 0",
        "my-race.toml:13: no such field: amont; known are rule, when, where, variants",
        "my-race.toml:14: no such stage here: now; known are active, declined, always",
    ]


def test_a_good_file_has_no_problems_and_needs_no_rule_ids():
    """BLANK-1: the largest values there may be."""
    text = "[race.moon-cats]\ntokens = 10\nsupply = 20\n[power.lunar]\ntokens = 5\n"
    text += '[[power.lunar.effect]]\nverb = "die"\n'
    found = parse_traits(text, "my-race.toml")
    assert found.problems == ()
    cats, lunar = (entry.trait for entry in found.entries)
    assert (cats.kind, cats.tokens, cats.supply, cats.effects) == ("race", 10, 20, ())
    assert (lunar.kind, lunar.tokens, lunar.supply) == ("power", 5, 0)
    assert [(effect.verb, effect.trait, effect.rule) for effect in lunar.effects] == [("die", "lunar", "own")]


def test_relics_and_places_of_ones_own_are_pieces_in_their_file():
    """RELIC-1, PLACE-KEEP-1, PLACE-DIAMOND-1: whatever the order of the tables."""
    text = EFFECT + 'verb = "income"\nwhere = { next_to = { piece = "moon-well" } }\n'
    text += PLACE + 'verb = "income"\nwhere = { terrain_of = "moon-well" }\nwhen = "always"\n'
    text += RELIC + 'verb = "as_empty"\nlimit = "turn"\n[[relic.moon-glass.effect]]\nverb = "cost"\namount = -1\n'
    text += 'limit = "turn"\n'   # one conquest, two helps
    found = parse_traits(text, "my-place.toml")
    assert found.problems == ()
    assert [(entry.trait.kind, len(entry.trait.effects)) for entry in found.entries] == [
        ("race", 1), ("relic", 2), ("place", 1),
    ]  # fmt: skip


def test_a_file_is_utf8_with_or_without_a_byte_order_mark(tmp_path):
    path = tmp_path / "my-race.toml"
    (problem,) = read_traits(path).problems
    assert str(problem) == "my-race.toml: cannot be read: No such file or directory"
    path.write_bytes(b'[race.moon-cats]\nnames = { es = "\xf1" }\n')
    assert [str(problem) for problem in read_traits(path).problems] == ["my-race.toml:2: this is not text in UTF-8"]
    path.write_bytes(b"\xef\xbb\xbf" + RACE.encode())
    assert [entry.trait.name for entry in read_traits(path).entries] == ["moon-cats"]
