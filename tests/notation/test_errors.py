"""Whatever is wrong with a position is said with file, line and column, in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from swqt.engine import BoardError, Mistake, said
from swqt.error_messages import CONTEXT, told
from swqt.notation import ContentSource, NotationError, read_position
from swqt.translation import ENGLISH, languages, translation

HEAD = "swqt 1\nboard duel\ncontent both -humans\n"   # what follows begins in line 4


MESSAGES = ("error", "expected", "word", "number", "choose", "expect", "end", "claim", "NotationError", "ReplayError")
"""The functions of the notation that are given a message, or a part of one."""


def patterns(reason: object) -> Iterator[str]:
    """Yield the patterns in *reason*."""
    if isinstance(reason, BoardError):
        reason = said(*reason.args)
    if isinstance(reason, Mistake):
        yield reason.pattern
        for slot in reason.slots:
            yield from patterns(slot)


def untranslated(error: NotationError) -> list[tuple[str, str]]:
    """Return the languages and patterns of *error* for which there is no translation."""
    others = [lang for lang in languages() if lang != ENGLISH]
    found = [*patterns(error.reason)]
    return [(lang, each) for lang in others for each in found if not translation(lang).find(CONTEXT, "", each)]


@pytest.mark.parametrize(("text", "line", "column", "message"), [
    ("", 1, 1, "there is nothing here; expected 'swqt 1'"),
    ("; only a comment\n\n", 1, 1, "there is nothing here; expected 'swqt 1'"),
    ("board duel\n", 1, 1, "this isn't swqt text: the first line must be 'swqt 1'"),
    ("\n; save\nhello", 3, 1, "this isn't swqt text: the first line must be 'swqt 1'"),
    ("{", 1, 1, "this isn't swqt text"),
    ("swqt", 1, 5, "expected the version, found the end of the line"),
    ("swqt 2\n", 1, 6, "this is version 2; this program reads version 1"),
    ("swqt 1 beta\n", 1, 8, "expected the end of the line, found 'beta'"),
    ("swqt 1\n", 1, 1, "the line 'board' is missing"),
    ("swqt 1\nboard duel\n", 1, 1, "the line 'content' is missing"),
    ("swqt 1\nboard\ncontent base", 2, 6, "expected the name of a board, or '{', found the end of the line"),
    ("swqt 1\nboard nowhere\ncontent base", 2, 1, "nowhere"),
    ("swqt 1\nboard lost\ncontent base", 2, 1, "the file is gone"),
    ("swqt 1\nboard duel\ncontent", 3, 8, "expected the content, like 'base', found the end of the line"),
    ("swqt 1\nboard duel\ncontent base -orcs", 3, 1, "no such content: base -orcs"),
    ("swqt 1\nboard duel\nswqt 1\n", 3, 1, "'swqt' belongs in the first line"),
    # boards written out
    ("swqt 1\nboard {\nf1 :\n", 2, 1, "the board is not closed: there is no '}' after its last region"),
    ("swqt 1\nboard big {\nf1 :\n}\n", 2, 7, "expected '{' and the regions of the board in the lines below"),
    ("swqt 1\nboard { {\nf1 :\n}\n", 2, 9, "expected the end of the line, found '{'"),
    ("swqt 1\nboard {\n}\ncontent base", 2, 1, "board inline: it has no regions"),
    ("swqt 1\nboard {\nz1 :\n}\ncontent base", 3, 1, "z1 is no code: that is one of"),
    ("swqt 1\nboard {\nf :\n}\ncontent base", 3, 1, "f is no code"),
    ("swqt 1\nboard {\nf01 :\n}\ncontent base", 3, 1, "f01 is no code"),
    ("swqt 1\nboard {\nf1234 :\n}\ncontent base", 3, 1, "f1234 is no code"),
    ("swqt 1\nboard {\n: f1\n}\ncontent base", 3, 1, "expected a region's code, like f1, or '}'"),
    ("swqt 1\nboard {\nf1 egde :\n}\ncontent base", 3, 4, "no such mark: egde; did you mean edge?"),
    ("swqt 1\nboard {\nf1 edge : h1\n}\ncontent base", 3, 11, "no such neighbour: h1; known are f1"),
    ("swqt 1\nboard {\nf1 :\nf2 : f12\n}\ncontent base", 4, 6, "no such neighbour: f12; did you mean f2?"),
    ("swqt 1\nboard {\nf1 : F1\n}\ncontent base", 3, 6, "region F1: it cannot be its own neighbour"),
    ("swqt 1\nboard {\nf1 :\n F1 :\n}\ncontent base", 4, 2, "region f1: it is on the board twice"),
    ("swqt 1\nboard {\nf1 : +\n}\ncontent base", 3, 6, "expected ':' and neighbours, found '+'"),
])  # fmt: skip
def test_a_bad_beginning(text: str, line: int, column: int, message: str, library: ContentSource) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(text, library, source="my.swn")
    error = caught.value
    assert message in error.message
    assert (error.source, error.line, error.column) == ("my.swn", line, column)
    assert str(error) == f"my.swn:{line}:{column}: {error.message}"
    assert untranslated(error) == []


ORCS = "A 5 hill orcs hand 1 : h1\n"


@pytest.mark.parametrize(("text", "line", "column", "message"), [
    # words and lines
    ("colum hill orcs", 4, 1, "no such line: colum; did you mean column?"),
    ("F 5", 4, 1, "there is no seat F: seats are A to E"),
    ("  , orcs", 4, 3, "a line cannot begin with ','"),
    ("round 1\nround 2", 5, 1, "there is a line 'round' already: line 4"),
    ("A 5\na 6", 5, 1, "there is a line 'a' already: line 4"),
    ("A 5\nC 5", 5, 1, "seat C stands here, and seat B is missing"),
    ("A 5 \x00", 4, 5, "the text is damaged here"),
    ("A: end", 4, 1, "the position ends here: moves and expectations belong to a game"),
    # round, options, turn
    ("round", 4, 6, "expected the round, found the end of the line"),
    ("round 11", 4, 7, "round 11 of 10: there are no more than 10"),
    ("round 3/2", 4, 7, "round 3 of 2: there are no more than 2"),
    ("round 3/99", 4, 1, "rounds must be 1 to 20, not 99"),
    ("round 3 of 10", 4, 9, "expected the end of the line, found 'of'"),
    ("options bivouac=one", 4, 9, "no such option: bivouac; did you mean bivouac_moves?"),
    ("options bivouac_moves one", 4, 23, "expected '=' and a value, found 'one'"),
    ("options bivouac_moves=two", 4, 23, "no such value of bivouac_moves: two; known are all, one"),
    ("options bivouac_moves=one bivouac_moves=all", 4, 27, "'bivouac_moves' stands here twice"),
    ("options head_start=0,6,1", 4, 20, "head_start must be none, or 0 to 20 coins for each of the 2 seats and"),
    ("options head_start=0,6,1\nA 5\nB 5\nC 5\nD 5", 4, 20, "each of the 4 seats and not 0 for all, like 0,0,0,5"),
    ("options head_start=0,0", 4, 20, "not 0 for all, like 0,5, not '0,0'"),
    ("options head_start=0,21", 4, 20, "0 to 20 coins for each of the 2 seats"),
    ("options head_start=0,", 4, 22, "expected a number of coins, found the end of the line"),
    ("options head_start=", 4, 20, "expected the value of head_start, found the end of the line"),
    ("options head_start=0 6", 4, 20, "like 0,5, not '0'"),
    ("turn C", 4, 6, "expected a seat, one of A B, found 'C'"),
    ("turn A B", 4, 8, "expected the end of the line, found 'B'"),
    # asks
    ("asks C pick", 4, 6, "expected a seat, one of A B, found 'C'"),
    ("asks A conqer", 4, 8, "no such decision: conqer; did you mean conquer?"),
    ("asks A roll", 4, 8, "'roll' is asked of '*'"),
    ("asks * conquer", 4, 8, "'conquer' is asked of a seat"),
    ("asks A conquer conquer h1 =", 4, 27, "expected the end of the line, found '='"),
    ("asks nobody now", 4, 13, "expected the end of the line, found 'now'"),
    ("asks A pick\nasks nobody", 5, 1, "'asks nobody' ends the game, so there is no other 'asks' line"),
    # seats
    ("A", 4, 2, "expected a number of coins, found the end of the line"),
    ("A 5 orcs", 4, 5, "expected a power, and orcs is a race"),
    ("A 5 hill orks", 4, 10, "no such race: orks; did you mean orcs?"),
    ("A 5 hill orcs hand", 4, 19, "expected a number of tokens, found the end of the line"),
    ("A 5 hill orcs hand 0", 4, 20, "a number of tokens must be 1 to 255, not 0"),
    ("A 5 hill orcs hand 1 hand 1", 4, 22, "'hand' stands here twice"),
    ("A 5 hill orcs hnad 1", 4, 15, "no such word of a seat line: hnad; did you mean hand?"),
    ("A 5 hill orcs pact B pact B", 4, 22, "'pact' stands here twice"),
    ("A 5 hill orcs pact A", 4, 20, "a seat cannot make peace with itself"),
    ("A 5 hill orcs h1", 4, 15, "no such word of a seat line: h1"),
    ("A 5 hill orcs : h1*0", 4, 20, "a number of tokens must be 1 to 255, not 0"),
    ("A 5 hill orcs : h1 | flying elves", 4, 22, "expected '~' and a race in decline, found 'flying'"),
    ("A 5 hill orcs : h1 ~flying elves", 4, 20, "expected '|' and a race in decline, found '~'"),
    ("A 5 hill orcs : h1 h1", 4, 20, "the region h1 is held (line 4) already"),
    (ORCS + "B 5 flying elves : h1", 5, 20, "the region h1 is held (line 4) already"),
    (ORCS + "B 5 flying orcs : f1", 5, 12, "the race orcs is in play (line 4) already"),
    (ORCS + "B 5 hill elves : f1", 5, 5, "the power hill is in play (line 4) already"),
    ("A 5 ~wise elves : f1\nB 5 wise orcs : h1", 5, 5, "the power wise is in play (line 4) already"),
    ("A 5 hill orcs hand 9 : h1*2", 4, 10, "orcs have 11 tokens here, and there are 10"),
    # natives, pieces, column, stacks
    (ORCS + "tribes h1", 5, 8, "a race holds this region, so no natives live there"),
    ("tribes s1\nmonsters s1", 5, 10, "this region is named twice"),
    ("tribes s1*2", 4, 10, "expected a region, found '*'"),
    ("monsters s1*3", 4, 13, "a number of Monsters must be 1 to 2, not 3"),
    (ORCS + "pieces fort h1", 5, 8, "no such piece: fort; did you mean fortress?"),
    (ORCS + "pieces hero", 5, 12, "expected a region, found the end of the line"),
    (ORCS + "pieces hero h1 hero h1", 5, 16, "expected ',' or the end of the line, found 'hero'"),
    (ORCS + "pieces hero h1,", 5, 16, "expected a piece, found the end of the line"),
    (ORCS + "pieces lair h1", 5, 8, "no lair stands in h1: its holder does not bring it"),
    ("A 5 hill trolls : h1\npieces lair h1, lair h1", 5, 17, "no lair stands in h1: its holder does not"),
    (ORCS + "pieces ring h1, ring h1", 5, 17, "the relic or place ring is on the map (line 5) already"),
    (ORCS + "column hill elves", 5, 8, "the power hill is in play (line 4) already"),
    (ORCS + "column flying orcs", 5, 15, "the race orcs is in play (line 4) already"),
    (ORCS + "column flying elves +", 5, 22, "expected a number of coins, found the end of the line"),
    (ORCS + "column flying elves, flying ratmen", 5, 22, "the power flying is in the column (line 5) already"),
    (ORCS + "returned orcs", 5, 10, "the race orcs is in play (line 4) already"),
    (ORCS + "unseen elves orcs", 5, 14, "the race orcs is in play (line 4) already"),
    (ORCS + "unseen elves / hill", 5, 16, "the power hill is in play (line 4) already"),
    (ORCS + "unseen elves elves", 5, 14, "the race elves is in the stack (line 5) already"),
    (ORCS + "unseen / / / elves", 5, 12, "expected '/' or the end of the line, found '/'"),
    (ORCS + "unseen elves / orcs", 5, 16, "expected a power, and orcs is a race"),
    (ORCS + "unseen / / sword sword", 5, 18, "the relic or place sword is in the stack (line 5) already"),
    # done, used, notes, lost
    (ORCS + "done h1 h1", 5, 9, "this region is named twice"),
    (ORCS + "done h1 | f1", 5, 11, "the seat in turn has no race for this part"),
    (ORCS + "done h1 = f1", 5, 9, "expected a region or '|', found '='"),
    ("A 5 ~hill ghouls : h1\ndone h1", 5, 6, "the seat in turn has no active race; those in decline"),
    ("used dragom", 4, 6, "no such trait: dragom; did you mean dragon?"),
    ("used dragon C", 4, 13, "expected a seat, one of A B, found 'C'"),
    ("notes 1, ,", 4, 10, "expected the name of a note, found ','"),
    ("notes rolled two", 4, 14, "expected the pips of the die, found 'two'"),
    ("notes attacked all", 4, 16, "expected a seat, one of A B, found 'all'"),
    (ORCS + "lost orcs*2", 5, 12, "expected a seat, one of A B, found the end of the line"),
    (ORCS + "lost orcs*9 A", 5, 6, "orcs have 11 tokens here, and there are 10"),
    (ORCS + "lost orcs*2 B", 5, 6, "no orcs of this seat are in play, or they are named twice"),
    (ORCS + "lost orcs A, orcs A", 5, 14, "no orcs of this seat are in play, or they are named twice"),
    # what only the engine sees
    (ORCS + "asks A pick", 5, 1, "seat A picks only without an active race"),
])  # fmt: skip
def test_a_bad_position(text: str, line: int, column: int, message: str, library: ContentSource) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(HEAD + text, library)
    error = caught.value
    assert message in error.message
    assert (error.source, error.line, error.column) == ("position.swn", line, column)
    assert [*patterns(error.reason)]
    assert untranslated(error) == []


def test_an_error_of_the_library_without_words_still_says_what_is_missing() -> None:
    class Empty:
        def board(self, name: str) -> None:
            raise KeyError

        content = board

    with pytest.raises(NotationError, match=r"^x\.swn:2:1: there is no duel$"):
        read_position("swqt 1\nboard duel\ncontent base\n", Empty(), source="x.swn")   # type: ignore[arg-type]


def test_an_error_is_told_in_the_language_of_the_window(library: ContentSource) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(HEAD + "A 5 hill elves hand", library)
    assert told(caught.value, "es") == "position.swn:4:20: se esperaba un número de fichas, hay el final de la línea"
    with pytest.raises(NotationError) as caught:
        read_position(HEAD + f"A 5 hill {'o' * 300}", library)
    assert told(caught.value, "de").startswith(f"position.swn:4:10: unbekannt (Volk): {'o' * 40}…; bekannt sind")


def test_no_message_of_the_notation_is_plain_english(root: Path) -> None:
    plain = []
    for path in (root / "swqt" / "notation").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name(name) | ast.Attribute(attr=name), args) if name in MESSAGES:
                    texts = [text for text in args if isinstance(text, ast.JoinedStr | ast.Constant)]
                    plain += [f"{path.name}:{text.lineno}" for text in texts if " " in ast.unparse(text)]
    assert plain == []
