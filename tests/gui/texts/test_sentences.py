"""Everything the rules can produce has a text: refusals, events, decisions, sums."""

import re
from types import SimpleNamespace

import pytest

import swqt.engine as e
from swqt.content import Language, RuleBook
from swqt.content.help.refusal_texts import REFUSAL_TEXTS
from swqt.engine import CODES, DECISIONS, Cost, CostPart, Decision, Event, Gain, Income, Refusal
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.texts.names import Names, listed, percent
from swqt.gui.texts.refusals import decision_word, refusal_text
from swqt.gui.texts.sentences import Sentences
from swqt.table import PlayedCommand
from tests.support.languages import speaking

INCOME = Income(9, (
    Gain("regions", "orcs", 6, 63, "SCORE-1"), Gain("forest", "orcs", 2, 3, "POWER-FOREST-1"),
    Gain("regions", "dwarves", 1, 64, "SCORE-2"),
))  # fmt: skip

LICHES = Income(1, (Gain("liches", "liches", 1, 0, "U-RACE-LICHES-1", 0),))
MARTYR = Income(1, (Gain("martyr", "elves", 1, 0, "U-POWER-MARTYR-1"),))
ALTAR = Income(3, (Gain("altar", "orcs", 3, 1, "PLACE-ALTAR-1"),))

EVENTS = {
    e.TurnBegan(3, 1): "Round 3: Ben's turn.",
    e.Dealt("orcs", "flying"): "New combo: Flying Orcs.",
    e.Picked(0, "orcs", "flying", 2, 2, 1, 10): "Anna picks Flying Orcs (10 tokens, pays 2 coins, collects 1 coin).",
    e.Rolled(0, 2): "Anna rolls a 2.",
    e.Rolled(0, 0): "Anna rolls a blank.",
    e.Attempted(0, "orcs", 0): "Anna's Orcs fail to conquer Forest 1: the roll was too low.",
    e.Conquered(0, "orcs", 0, 3): "Anna's Orcs conquer Forest 1 with 3 tokens.",
    e.Conquered(0, "orcs", 0, 1, "dragon"): "Anna's Orcs conquer Forest 1 with 1 token (Dragon Master).",
    e.Lost(1, "elves", 0, 1, 2): "Ben's Elves lose Forest 1: 1 token lost, 2 tokens retreating.",
    e.Lost(-1, "", 0, 1, 0): "The Lost Tribe in Forest 1 is driven out.",
    e.Lost(-1, "", 0, 2, 0): "The Monsters in Forest 1 are driven out.",
    e.Abandoned(0, "orcs", 3): "Anna's Orcs abandon Forest 1 and Forest 2.",
    e.Lifted(0, "orcs", ((0, 2), (1, 1))): "Anna's Orcs pick up 3 tokens to conquer with.",
    e.Gained(0, "skeletons", 1, "skeletons"): "Anna's Skeletons gain 1 token (Skeletons).",
    e.Forged(0, "dwarves", 2): "Anna's Dwarves forge 2 Hammers.",
    e.Uncovered("keep", 0): "The Monsters in Forest 1 were guarding the Keep on the Motherland.",
    e.Uncovered("hill", 0): "The Place in Forest 1 grants a power: Hill.",
    e.Discarded("flames"): "Flames: no use on this board, removed from the game.",
    e.Swapped(0, "orcs", "flying", 2, "hill"): "Anna swaps powers and now leads Flying Orcs. Combo 3 now has Hill.",
    e.Placed(0, "hero", 0): "Anna places a Hero in Forest 1.",
    e.Placed(0, "encampment", 1, 0): "Anna moves an Encampment from Forest 1 to Forest 2.",
    e.Removed("fortress", 0): "The Fortress leaves Forest 1.",
    e.Deployed(0, "orcs", ((0, 3), (1, 2), (2, 0))): "Anna's Orcs redeploy: Forest 1 ×3, Forest 2 ×2.",
    e.Retreated(1, "elves", ((0, 2), (1, 0))): "Ben's Elves retreat: Forest 1 ×2.",
    e.Retreated(1, "elves", (), 2): "Ben's Elves have nowhere to retreat: 2 tokens leave the map.",
    e.Paid(0, 3, "column"): "Anna pays 3 coins.",
    e.Paid(0, 1, "thieving"): "Anna pays 1 coin (Thieving).",
    e.Earned(1, LICHES, "toll"): "Ben gets 1 coin from Anna (Liches).",
    e.Earned(1, MARTYR, "toll"): "Ben gets 1 coin (Martyr).",
    e.Earned(0, ALTAR, "altar"): "Anna gives up a token for 3 coins (Altar of Souls).",
    e.Conquered(0, "orcs", 0, 2, "die+sword"): (
        "Anna's Orcs conquer Forest 1 with 2 tokens (die and Sword of the Killer Rabbit)."
    ),
    e.Conquered(0, "orcs", 0, 2, "bag:socks"): (
        "Anna's Orcs conquer Forest 1 with 2 tokens (Bag as Stinky Troll's Socks)."
    ),
    e.Placed(0, "scepter", 0, 0): "Anna places the Scepter of Avarice in Forest 1.",
    e.Placed(0, "orcs", 0): "Anna's Orcs take over Forest 1.",
    e.Placed(0, "ghost", 0): "Anna places the Ghost in Forest 1.",
    e.Earned(0, INCOME): "Anna earns 9 coins: regions (Orcs) 6 · Forest 2 · regions (Dwarves) 1.",
    e.Declined(0, "orcs", "flying", ((0, 1),)): "Anna's Flying Orcs go into decline.",
    e.Vanished(1, "elves"): "Ben's Elves leave the map.",
    e.Pact(0, 1): "Anna and Ben are at peace until Anna's next turn.",
    e.GameOver(): "The game is over.",
}


@pytest.fixture
def names(library) -> Names:
    return Names(library.board("midland-2"), ["Anna", "Ben"], library.catalogue)


@pytest.fixture
def sentences(names) -> Sentences:
    return Sentences(names)


def test_every_refusal_is_a_sentence_that_knows_its_rule(names, subtests):
    """A15: exactly the codes have texts."""
    assert REFUSAL_TEXTS.keys() == CODES.keys()
    for code, rule in CODES.items():
        with subtests.test(code=code):
            text = refusal_text(Refusal(code, ("f1", "2", "3"), rule), names)
            assert (text.rule, re.search(r"[A-Z]-\d", text)) == (rule, None)    # known, but not shown
            assert text[0].isupper()
            assert "{" not in text
            assert "f1" not in text    # regions are called by their names


@pytest.mark.parametrize(("refusal", "text", "rule"), [
    (("chasm", ("f1",), "MAP-4"), "Forest 1 is a chasm: nobody can enter it.", "MAP-4"),
    (("spent", ("flying",), "own"), "Already used this turn: Flying.", "flying"),
    (("immune", ("f1", "dragon"), "IMMUNE-2"), "Forest 1 is immune: Dragon.", "IMMUNE-2"),
    (("pact-attacked", ("B",)), "Ben was attacked this turn and won't make peace.", ""),
    # A trait that is called like a decision is no decision.
    (("no-swap", ("ghouls",)), "Ghouls can't swap their power.", "ghouls"),
    (("spent", ("stout",)), "Already used this turn: Stout.", "stout"),
    (("not-now", ("stout",)), "Not yet. Do this first: decline or keep the race.", "stout"),
])  # fmt: skip
def test_a_refusal_is_a_text_that_knows_its_rule_and_reads_its_arguments_by_what_they_are(refusal, text, rule, names):
    told = refusal_text(Refusal(*refusal), names)
    assert (told, told.rule) == (text, rule)


def test_every_event_is_told_and_pieces_that_leave_together_share_a_sentence(sentences):
    assert {event: sentences.tell(event) for event in EVENTS} == EVENTS
    # A dataclass with slots is a class made anew: the one that was written stays until it is collected.
    kinds = {kind for kind in Event.__subclasses__() if getattr(e, kind.__name__, kind) is kind}
    assert {type(event) for event in EVENTS} == kinds
    camps = [e.Removed("encampment", region) for region in (0, 1, 1)]
    declined = e.Declined(0, "orcs", "bivouacking", ((0, 1),))
    assert list(sentences.said([*camps, e.Removed("hole", 2), declined])) == [
        (tuple(camps), "3 Encampments leave Forest 1 and Forest 2."),
        ((e.Removed("hole", 2),), sentences.tell(e.Removed("hole", 2))),
        ((declined,), sentences.tell(declined)),
    ]


def test_every_decision_has_a_word_and_for_a_person_a_hint(sentences):
    assert all(decision_word(kind) for kind in DECISIONS)
    asked = [kind for kind in DECISIONS if kind not in ("roll", "deal", "draw")]
    assert all(sentences.hint(Decision(0, kind)) for kind in asked)


def test_everything_has_a_name(library, sentences, names):
    for trait in library.catalogue.traits:
        text = sentences.income(Income(2, (Gain(trait.name, "orcs", 2, 1, ""),)))
        assert text == f"{library.catalogue.name(trait.name)} 2"
    assert (names.trait("frost-giants"), names.help("frost-giants")) == ("Frost Giants", [])
    assert (names.piece("catapult"), names.pieces("catapult", 2)) == ("Catapult", "2 Catapult")


OVER = SimpleNamespace(decision=None)


def test_the_log_says_a_payment_once(sentences, qtbot):
    """A toll and a sacrificed token are one sentence each; coins taken at a scoring are reported for both sides."""
    log = LogPanel()
    qtbot.addWidget(log)
    toll = (
        e.Paid(0, 1, "liches"), e.Earned(1, LICHES, "toll"), e.Lost(1, "liches", 0, 1, 0), e.Conquered(0, "orcs", 0, 2),
    )  # fmt: skip
    given = (e.Lost(0, "orcs", 0, 1, 0), e.Earned(0, ALTAR, "altar"))
    scored = (e.Earned(0, INCOME), e.Paid(1, 1, "thieving"))
    for events in (toll, given, scored):
        log.add(PlayedCommand(OVER, 0, None, events, OVER), sentences)
    assert log.toPlainText().splitlines() == [
        "Ben gets 1 coin from Anna (Liches).", "Ben's Liches lose Forest 1: 1 token lost.",
        "Anna's Orcs conquer Forest 1 with 2 tokens.", "Anna gives up a token for 3 coins (Altar of Souls).",
        "Anna earns 9 coins: regions (Orcs) 6 · Forest 2 · regions (Dwarves) 1.", "Ben pays 1 coin (Thieving).",
    ]  # fmt: skip


def test_percent_are_written_as_the_language_does(qapp):
    written = {"en": "33%", "it": "33%", "de": "33\u00a0%", "es": "33\u00a0%", "fr": "33\u00a0%", "ru": "33\u00a0%"}
    for language, text in written.items():
        with speaking(qapp, language):
            assert percent(33) == text


@pytest.mark.parametrize(("parts", "text"), [
    ({"base": 2, "mountain": 1, "commando": -1}, "cost 2 = base 2 + Mountain 1 − Commando 1"),
    ({"river": 1, "tribe": 1}, "cost 2 = River 1 + Lost Tribe 1"),
    ({"base": 2, "tokens": 1}, "cost 3 = base 2 + token 1"),
    ({"river": 1, "tokens": 3, "monster": 2}, "cost 6 = River 1 + tokens 3 + Monsters 2"),
    ({"base": 2, "monster": 1, "lost-tribe": 1}, "cost 4 = base 2 + Monster 1 + Lost Tribe 1"),
])  # fmt: skip
def test_a_cost_is_a_sum(parts, text, sentences):
    terms = tuple(CostPart(what, amount, "COST-3") for what, amount in parts.items())
    assert sentences.cost(Cost(sum(parts.values()), terms)) == text


def test_a_part_of_a_cost_before_its_amount_is_not_inflected_by_it(qapp, sentences):
    parts = {"base": 2, "tokens": 3, "monster": 2}
    cost = Cost(7, tuple(CostPart(what, amount, "COST-3") for what, amount in parts.items()))
    with speaking(qapp, "ru"):
        assert [term.text for term, _ in sentences.cost_rows(cost)] == ["основа", "жетоны", "чудовища"]
        assert sentences.cost(cost) == "стоимость 7 = основа 2 + жетоны 3 + чудовища 2"


def test_every_part_of_a_sum_knows_where_it_is_explained(sentences, library):
    book = RuleBook(library.catalogue)
    parts = (CostPart("base", 2, "COST-2"), CostPart("commando", -1, "POWER-COMMANDO-1"), CostPart("orcs", 1, "own"))
    terms = [*sentences.cost_terms(Cost(2, parts)), *sentences.income_terms(INCOME)]
    topics = ["COST-2", "POWER-COMMANDO-1", "orcs", "SCORE-1", "POWER-FOREST-1", "SCORE-2"]
    assert [term.topic for term in terms] == topics
    assert all(book.find(topic) for topic in topics)
    assert " · ".join(term.text for term in sentences.income_terms(INCOME)) == sentences.income(INCOME)


def test_a_power_in_a_line_of_its_own_has_a_capital(library):
    names = Names(library.board("midland-2"), ["Anna"], library.catalogue, "fr")
    assert names.combo("flying", "amazons") == "Amazones volantes"
    assert names.power_beside("flying", "amazons") == "Volantes"


def test_a_race_has_its_article_in_sentences(sentences, monkeypatch):
    """Only in languages, and of races, that have one; and with a capital at the beginning."""
    monkeypatch.setattr(Language, "article", lambda words, race: {"elves": "gli"}.get(race, ""))
    assert sentences.tell(e.Vanished(0, "elves")) == "Gli Anna's Elves leave the map."
    assert sentences.tell(e.Vanished(0, "orcs")) == "Anna's Orcs leave the map."
    assert sentences.tell(e.Declined(0, "elves", "flying", ())) == "Anna's gli Flying Elves go into decline."
    assert sentences.owner(0, "elves") == "Anna's Elves", "labels have none"


def test_a_list_ends_with_the_word_that_is_right_before_its_last_part(qapp):
    """As the catalogues have it: Spanish says e before an i that is heard, Italian ed before another e."""
    for people, text in (([], ""), (["Ana"], "Ana"), (["Ana", "Ben", "Inés"], "Ana, Ben and Inés")):
        assert listed(people) == text
    ends = {
        "es": {"Inés": "e", "Íñigo": "e", "Hilda": "e", "Hielo 2": "y", "Ben": "y", "Ysolda": "y"},
        "it": {"Elena": "ed", "Èlia": "ed", "Ida": "e"}, "de": {"Ida": "und"}, "fr": {"Ida": "et"}, "ru": {"Иван": "и"},
    }  # fmt: skip
    for language, words in ends.items():
        with speaking(qapp, language):
            for name, word in words.items():
                assert listed(["Ana", "Leo", name]) == f"Ana, Leo {word} {name}"
