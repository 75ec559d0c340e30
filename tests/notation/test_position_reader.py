"""What each line of a position says, and what it means to leave it out."""

from collections.abc import Callable

import pytest

from swqt import engine as e
from swqt.notation import ContentSource, read_position, write_position

Read = Callable[..., e.State]


def region(code: str) -> int:
    return ("f1", "h1", "p1", "m1", "s1", "f2", "w1", "h12").index(code)


def regions(*codes: str) -> int:
    return sum(1 << region(code) for code in codes)


def test_a_position_may_be_four_lines(read: Read) -> None:
    state = read("A 5 flying orcs hand 10")
    assert state.tribes == (e.Tribe(0, "orcs", "flying", True, hand=10),)
    assert state.coins == (5, 0)
    assert state.agenda == (e.Decision(0, "choice"),)
    assert (state.round, state.turn) == (1, 0)
    assert state.natives == state.tokens == bytes(8)
    assert state.pieces == state.column == state.items == state.returned == state.used == state.notes == ()
    assert state.races == ("dwarves", "elves", "ghouls", "humans", "ratmen", "sorcerers", "trolls", "wizards")
    assert "flying" not in state.powers
    assert len(state.powers) == 10
    assert (state.attacked, state.rolled) == (0, e.NOT_ROLLED)


def test_without_an_active_race_the_first_seat_picks(read: Read) -> None:
    assert read("").agenda == (e.Decision(0, "pick"),)
    assert read("A 5 ~flying orcs : h1").agenda == (e.Decision(0, "pick"),)


def test_without_asks_the_seat_in_turn_is_asked(read: Read) -> None:
    state = read("turn B\nA 5 flying orcs : h1\nB 3 merchant elves : f1")
    assert (state.turn, state.agenda) == (1, (e.Decision(1, "choice"),))


def test_the_example_of_a_whole_position(read: Read) -> None:
    state = read(
        """
        options sorcerer_vs_elf=kept
        round   3/10
        asks    A conquer
        A 12  flying sorcerers hand 2 : f1*2 h1   | ~merchant dwarves : m1
        B  9  diplomat ratmen pact A   : f2*3
        C 11  ~stout trolls           : s1
        tribes   p1
        pieces   lair s1, fortress h1
        column   hill orcs, berserk elves +1
        unseen   humans / dragon
        done     h1! f1
        used     sorcerers B, dragon
        notes    holes-dug 1, grudge C, attacked B C, rolled 2
        lost     ratmen*2 B
        """
    )
    assert state.round == 3
    assert state.coins == (12, 9, 11)
    assert state.tribes == (
        e.Tribe(0, "sorcerers", "flying", True, 2, regions("f1", "h1"), done=regions("f1", "h1"), full=regions("h1")),
        e.Tribe(0, "dwarves", "merchant", False, 0, regions("m1")),
        e.Tribe(1, "ratmen", "diplomat", True, 0, regions("f2"), waiting=2, pact=0),
        e.Tribe(2, "trolls", "stout", False, 0, regions("s1")),
    )
    assert list(state.tokens) == [2, 1, 0, 1, 1, 3, 0, 0]
    assert list(state.natives) == [0, 0, 1, 0, 0, 0, 0, 0]
    assert state.pieces == (e.Piece("fortress", region("h1")),)   # the Lair follows from the Trolls
    assert state.column == (e.Combo("orcs", "hill"), e.Combo("elves", "berserk", 1))
    assert (state.races, state.powers) == (("humans",), ("dragon",))
    assert state.used == (e.Used("dragon"), e.Used("sorcerers", 1))
    assert state.notes == (e.Note("grudge", "C"), e.Note("holes-dug", "1"))
    assert (state.attacked, state.rolled) == (0b110, 2)


def test_words_are_case_free_and_layout_is_free(read: Read, library: ContentSource) -> None:
    plain = "swqt 1\nboard duel\ncontent base\nround 2/9\nasks A conquer\nA 5 flying orcs hand 3 : h1*2\nB 4\n"
    shouted = (
        "\ufeff; a comment first\r\n\r\nSWQT 1 ; the version\r\nBOARD  Duel\r\nCONTENT\tBASE\r\nROUND 2 / 9\r\n"
        "ASKS a CONQUER\r\nb 4\r\na  5 Flying  ORCS Hand 3:H1 * 2 ; out of order\r\n"
    )
    rules, state = read_position(plain, library)
    other_rules, other = read_position(shouted, library)
    assert other == state
    assert other_rules.board == rules.board


def test_options_and_rounds_reach_the_rules(library: ContentSource) -> None:
    rules, _ = read_position("swqt 1\nboard duel\ncontent base\noptions bivouac_moves=one\nround 2/4\n", library)
    assert rules.options == e.Options(bivouac_moves="one")
    assert (rules.board.id, rules.board.rounds) == ("duel", 4)
    rules, state = read_position("swqt 1\nboard duel\ncontent base\nround 7\n", library)
    assert (rules.board.rounds, state.round) == (10, 7)


def test_the_coins_ahead_are_read_for_as_many_seats_as_there_are(library: ContentSource) -> None:
    """VARIANT-7."""
    head = "swqt 1\nboard duel\ncontent base\noptions "
    rules, state = read_position(f"{head}head_start=0, 20 bivouac_moves=one\nA 5\nB 25\n", library)
    assert rules.options == e.Options(bivouac_moves="one", head_start="0,20")
    assert state.coins == (5, 25)
    assert "\noptions bivouac_moves=one head_start=0,20\n" in write_position(rules, state)
    assert read_position(f"{head}head_start=none\n", library)[0].options == e.Options()


INLINE = """swqt 1
board {
  f1 edge        : h1 p1                  ; code, marks, neighbours
  H1 Mine tribe  : P1 m1
  p1 magic edge  : m1
  m1 cavern      :
  s1
}
content base
round 1/2
"""


def test_a_board_may_be_written_out(library: ContentSource) -> None:
    rules, _ = read_position(INLINE, library)
    assert rules.board == e.Board(
        "inline", "inline", "surface", 2, 2,
        (
            e.Site("f1", ("edge",), ("h1", "p1")),
            e.Site("h1", ("mine", "tribe"), ("p1", "m1")),
            e.Site("p1", ("magic", "edge"), ("m1",)),
            e.Site("m1", ("cavern",), ()),
            e.Site("s1", (), ()),
        ),
    )  # fmt: skip
    board = rules.board
    assert board.around(1 << board.index("m1")) == 1 << board.index("h1") | 1 << board.index("p1")


def test_a_board_with_underground_terrain_is_underground(library: ContentSource) -> None:
    text = "swqt 1\nboard {\nd1 edge : u1\nu1 monster :\n}\ncontent both -humans\nmonsters u1\n"
    rules, state = read_position(text, library)
    assert rules.board.world == "underground"
    assert rules.board.rounds == 10
    assert list(state.natives) == [0, 2]


def test_natives_one_lost_tribe_two_monsters(read: Read) -> None:
    assert list(read("tribes h1 s1\nmonsters f2 m1*1").natives) == [0, 1, 0, 1, 1, 2, 0, 0]


def test_no_line_of_natives_means_none(read: Read) -> None:
    assert read("A 5 flying orcs : h1").natives == bytes(8)


def test_a_combo_may_wait_without_a_badge(read: Read) -> None:
    assert read("column - orcs +2, hill elves").column == (e.Combo("orcs", "", 2), e.Combo("elves", "hill"))


def test_a_left_out_part_of_unseen_is_natural_and_an_empty_one_is_empty(read: Read) -> None:
    natural = read("A 5 hill orcs : h1", "both -humans")
    assert natural.items == ("keep", "mine", "ring", "sword")
    some = read("A 5 hill orcs : h1\nunseen elves / flying", "both -humans")
    assert (some.races, some.powers, some.items) == (("elves",), ("flying",), natural.items)
    none = read("A 5 hill orcs : h1\nunseen elves / /", "both -humans")
    assert (none.races, none.powers, none.items) == (("elves",), (), ())
    only_races = read("A 5 hill orcs : h1\nunseen", "both -humans")
    assert (only_races.races, only_races.powers) == ((), natural.powers)


def test_unseen_is_what_is_nowhere_on_the_table(read: Read) -> None:
    state = read(
        "A 5 hill orcs : h1 | ~wise elves : f1 | ~berserk ghouls : p1\ncolumn merchant ratmen\nreturned trolls\n"
        "notes stonehedge flying",
        "both -humans",
    )
    assert state.races == ("dwarves", "sorcerers", "wizards")
    # Wise stays with its race in decline, Berserk goes back; Flying belongs to a place.
    assert state.powers == ("berserk", "bivouacking", "diplomat", "dragon", "fortified", "spirit", "stout")


def test_returned_banners_keep_their_order(read: Read) -> None:
    assert read("returned trolls elves").returned == ("trolls", "elves")


def test_the_agenda_is_a_stack_top_last(read: Read) -> None:
    state = read("A 1 berserk orcs hand 2 : h1\nB 2 hill elves : f1\nasks A conquer\nasks * roll conquer f1 die")
    assert state.agenda == (e.Decision(0, "conquer"), e.Decision(e.CHANCE, "roll", e.Conquer(0, die=True)))
    assert state.turn == 0


def test_when_nobody_is_asked_the_game_is_over(read: Read) -> None:
    assert read("asks nobody").agenda == ()
    assert read("asks nobody\nturn B").turn == 1


def test_a_turn_differs_from_who_is_asked_first(read: Read) -> None:
    state = read("A 1 hill orcs : h1\nB 2 fortified elves : f1 p1\nturn A\nasks B retreat\nlost elves*3 B")
    assert (state.turn, state.agenda) == (0, (e.Decision(1, "retreat"),))
    assert state.tribes[1].waiting == 3


def test_conquests_of_races_in_decline_stand_after_a_bar(read: Read) -> None:
    state = read("A 1 hill orcs hand 1 : h1 | ~flying ghouls : f1 p1\nasks A conquer\ndone | p1! f1")
    assert state.tribes[0].done == 0
    assert (state.tribes[1].done, state.tribes[1].full) == (regions("f1", "p1"), regions("p1"))


def test_conquests_without_an_active_race(read: Read) -> None:
    assert read("A 1 ~flying ghouls : f1\nasks A pick\ndone | f1").tribes[0].done == regions("f1")


def test_pieces_of_one_kind_may_share_a_region(read: Read) -> None:
    state = read("A 1 bivouacking orcs : h1\npieces encampment h1, encampment h1")
    assert state.pieces == (e.Piece("encampment", 1), e.Piece("encampment", 1))


def test_pieces_and_stacks_stand_in_any_order(read: Read) -> None:
    line = "A 1 bivouacking orcs : h1 f1\n"
    one = read(f"{line}pieces encampment h1, encampment f1, dragon h1\nunseen trolls elves / wise stout")
    other = read(f"{line}pieces dragon h1, encampment f1, encampment h1\nunseen elves trolls / stout wise")
    assert one == other
    assert one.pieces == (e.Piece("dragon", 1), e.Piece("encampment", 0), e.Piece("encampment", 1))
    assert (one.races, one.powers) == (("elves", "trolls"), ("stout", "wise"))


def test_a_note_needs_no_value_and_a_seat_in_it_is_a_capital(read: Read) -> None:
    assert read("notes wealthy, grudge c, long Two Words").notes == (
        e.Note("grudge", "C"), e.Note("long", "two words"), e.Note("wealthy", ""),
    )  # fmt: skip


def test_the_tribes_of_a_seat_active_first_then_oldest_first(read: Read) -> None:
    state = read("B 2 | ~wise elves : f1 | ~hill orcs : h1\nA 1 flying ratmen : p1")
    assert [(tribe.seat, tribe.race, tribe.active) for tribe in state.tribes] == [
        (0, "ratmen", True), (1, "elves", False), (1, "orcs", False),
    ]  # fmt: skip
    assert state.tribes[0].pact == e.NOBODY


@pytest.mark.parametrize("line", ["pieces", "used", "notes", "lost", "column", "tribes", "returned", "done", "options"])
def test_an_empty_line_says_nothing(line: str, read: Read) -> None:
    assert read(f"A 1 hill orcs : h1\n{line}") == read("A 1 hill orcs : h1")


def test_the_written_position(library: ContentSource) -> None:
    text = """swqt 1
board duel
content both -humans
options bivouac_moves=one
round 3/9
turn A
asks B retreat
A 12 flying sorcerers hand 2 : f1*2 h1 | ~merchant dwarves : m1 | ~spirit ghouls : h12
B 9 diplomat ratmen pact A : f2*3
C 11 ~stout trolls : s1
tribes p1
pieces fortress h1, lair s1
column - elves, berserk orcs +1
unseen / dragon
returned wizards
done h1! | | h12
used dragon, sorcerers B
notes attacked B, rolled 0, grudge C, holes-dug 1
lost ratmen*2 B
"""
    rules, state = read_position(text, library)
    assert write_position(rules, state) == text


def test_the_written_natives(read: Read, rules: e.Rules) -> None:
    """The mark tells a single Monster from a Lost Tribe."""
    assert "\ntribes h1 s1\nmonsters m1 f2*1\n" in write_position(rules, read("monsters f2*1 m1\ntribes h1 s1"))


def test_a_finished_game_names_its_turn(read: Read, rules: e.Rules) -> None:
    assert "\nround 1/10\nturn A\nasks nobody\n" in write_position(rules, read("asks nobody"))
