"""The new-game dialog: players, content, board, house rules, custom traits."""

from itertools import product
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication

from swqt.engine import OPTION_VALUES, Options, said
from swqt.gui.dialogs.new_game import HandicapDialog, NewGameDialog, SeatsGroup, quick_setup
from swqt.gui.dialogs.trait_picker import PICKED, TraitSelection
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.i18n import spoken
from swqt.gui.texts.names import about_text, kind_text
from swqt.table import GameSetup, Library, SetupError
from swqt.translation import languages
from tests.support.caverns import cramped_cavern
from tests.support.hand import show
from tests.support.languages import speaking

OWN = """
[race.moon-cats]
tokens = 6
borrows = "elves"
names = { en = "Moon Cats" }
[[race.moon-cats.effect]]
verb = "income"
where = { terrain = "swamp" }

[race.broken]
tokens = 6
borrows = "elves"
[[race.broken.effect]]
verb = "incme"
"""


@pytest.fixture
def ask(qtbot, plain_map, library):
    def make(last=None, library=library, language="en"):
        dialog = NewGameDialog(library, last or {}, None, language)
        qtbot.addWidget(dialog)
        return dialog

    return make


@pytest.mark.parametrize("language", languages())
def test_the_first_page_needs_no_scroll_bar_on_a_small_screen(language, qapp, ask):
    """In no language are players and board side by side wider than 92 percent of 800 pixels."""
    with speaking(qapp, language):
        dialog = ask(language=language)
        dialog.resize(736, 660)
        dialog.show()
        assert dialog.seats.x() < dialog.place.x(), "side by side"
        assert dialog.tabs.widget(0).horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier])
def test_a_letter_leads_to_a_field_also_if_that_must_be_scrolled_to(held, qapp, ask, qtbot, monkeypatch):
    """Without a letter, nothing may move."""
    apply_theme(qapp, "light", 200)
    dialog = ask()
    show(qtbot, dialog, 1100, 640)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    hidden = dialog.place.items
    assert hidden.visibleRegion().isEmpty()
    monkeypatch.setattr(QGuiApplication, "keyboardModifiers", lambda: held)
    hidden.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert hidden.hasFocus()
    assert hidden.visibleRegion().isEmpty() == (held is Qt.KeyboardModifier.NoModifier)


def choose(box, value):
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def label(dialog):
    return dialog.gathered().content


def check(dialog, name, *, on):
    dialog.traits._items[name].setCheckState(0, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def reason(dialog, name):
    return dialog.traits._items[name].text(1)


def test_boards_go_with_the_world_and_the_number_of_players(ask, library):
    dialog = ask()
    place, boards = dialog.place, [board for board, _ in library.boards()]
    for world in {board.world for board in boards}:
        choose(place.world, world)
        for count in range(2, 6):
            dialog.seats.players.setValue(count)
            offered = {place.board.itemData(row) for row in range(place.board.count())}
            assert offered == {board.id for board in boards if (board.players, board.world) == (count, world)}
            assert dialog.start.isEnabled() == bool(offered)
            assert not offered or place.preview._shown == dialog.gathered().board
            assert [name.isEnabled() for name in dialog.seats.names] == [seat < count for seat in range(5)]


@pytest.mark.parametrize(("name", "reason"), [
    ("player 1", "Zwei Spieler heißen player 1."), (" ", "Jeder Spieler braucht einen Namen."),
    ("<b>", "unsichtbare Zeichen"),
])  # fmt: skip
def test_a_name_that_cannot_be_used_is_marked_and_the_reason_goes_with_the_next_letter(name, reason, qapp, qtbot, ask):
    with speaking(qapp, "de"):
        dialog = ask(language="de")
        dialog.seats.names[0].setText("Player 1")
        dialog.show()
        field = dialog.seats.names[1]
        field.setText(name)
        dialog.tabs.setCurrentIndex(1)
        dialog.start.click()
        assert dialog.setup is None
        assert reason in dialog.problem.text()
        assert (field.isVisible(), dialog.focusWidget(), field.selectedText()) == (True, field, name)
        qtbot.keyClicks(field, "Zoe")
        assert dialog.problem.isHidden()
        dialog.start.click()
        assert dialog.setup is not None


def test_what_else_keeps_a_game_from_starting_is_said(ask, monkeypatch):
    def fail(setup, library):
        raise SetupError(said("there is nothing to pick"))

    dialog = ask()
    monkeypatch.setattr(GameSetup, "check", fail)
    dialog.start.click()
    assert dialog.setup is None
    assert dialog.problem.text() == "there is nothing to pick"
    with spoken("es"):
        dialog.start.click()
    assert dialog.problem.text() == "no hay nada que elegir"


def test_the_last_set_up_is_offered_again_unless_it_cannot_be(ask):
    first = ask()
    first.seats.players.setValue(3)
    first.seats.names[2].setText("Zoe")
    first.seats.kinds[2].setCurrentIndex(1)
    for choice in first.rules.choices.values():
        choice.setCurrentIndex(1)
    choose(first.place.content, "both")
    check(first, "orcs", on=False)
    first.place.items.click()
    second = ask(first.remembered())
    assert second.gathered() == first.gathered()
    assert (second.gathered().names[2], second.gathered().options.sorcerer_vs_elf) == ("Zoe", "kept")
    assert second.place.content.currentData() == PICKED
    assert label(second) == "both items -orcs"
    for damage in (
        *({"looks": looks} for looks in (None, [0], [0, 0], [0, 5], ["0", 1], [True, 2], [[], 1])),
        *({"handicap": coins} for coins in (None, 5, ["5", 0], [21, 0], [-1, 0], [True, 0], [[], 0])),
    ):    # fmt: skip
        found = ask({"names": ["Anna", "Ben"], "kinds": ["human", "human"], **damage}).gathered()
        assert (found.looks, found.options) == ((0, 1), Options()), damage


def test_the_optional_set_and_every_house_rule_are_offered(ask, library):
    """BLANK-16, VARIANT-1 to VARIANT-6."""
    first = ask()
    assert label(first) == "base"
    first.place.wayfarers.click()
    assert label(first) == "base wayfarers"
    choose(first.place.content, "both")
    assert label(first) == "both wayfarers", "it goes with any box"
    second = ask(first.remembered())
    assert second.place.wayfarers.isChecked()
    assert label(second) == "both wayfarers"
    check(second, "hermits", on=False)
    assert label(second) == "both wayfarers -hermits"
    assert quick_setup(first.remembered(), library, "Anna").content == "both wayfarers"
    second.place.wayfarers.click()
    assert label(second) == "both"
    choices = second.rules.choices
    assert {name: tuple(c.itemData(row) for row in range(c.count())) for name, c in choices.items()} == OPTION_VALUES
    assert len({choice.toolTip() for choice in choices.values()} - {""}) == len(choices)


def test_a_colour_of_another_row_is_swapped_and_offered_again(ask, library):
    dialog = ask()
    first, second = dialog.seats.colours[:2]
    assert dialog.gathered().looks == (0, 1)
    assert [action.text() for action in second.menu().actions() if action.font().bold()] == ["Yellow, triangle"]
    swapped = first.menu().actions()[1]
    assert swapped.text() == "Yellow, triangle – Player 2"
    swapped.trigger()
    assert dialog.gathered().looks == (1, 0)
    assert first.accessibleName() == "Colour of player 1: Yellow, triangle"
    assert second.accessibleName() == "Colour of player 2: Blue, circle"
    second.menu().actions()[4].trigger()
    assert ask(dialog.remembered()).gathered().looks == (1, 4)
    dialog.seats.players.setValue(5)
    assert dialog.gathered().looks == (1, 4, 2, 3, 0)
    last = {"names": ["Bot", "Anna"], "kinds": ["bot:easy", "human"], "looks": [1, 4]}
    assert quick_setup(last, library, "Anna").looks == (4, 0, 1), "in a quick game the person keeps the colour"
    assert quick_setup({}, library, "Anna").looks == (0, 1, 2)


class TestContent:
    def test_what_is_picked_by_hand_is_said_shortly_and_so_is_too_little_to_play_with(self, ask):
        """MIX-7."""
        dialog = ask()
        assert (label(dialog), dialog.place.note.text()) == ("base", "In play: 14 races, 20 powers.")
        check(dialog, "orcs", on=False)
        check(dialog, "ogres", on=True)
        assert dialog.place.content.currentData() == PICKED
        assert label(dialog) == "base -orcs +ogres"
        assert {"ogres"} < {trait.name for trait in dialog.gathered().check(dialog._library)[1].races}
        choose(dialog.place.content, "base")
        assert label(dialog) == "base"
        dialog.seats.players.setValue(5)
        for name in ("amazons", "dwarves", "elves", "ghouls"):
            check(dialog, name, on=False)
        assert "need at least 11 races" in dialog.problem.text()
        assert not dialog.start.isEnabled()
        check(dialog, "elves", on=True)
        assert dialog.start.isEnabled()

    def test_what_makes_no_sense_says_why(self, ask):
        """MIX-1, MIX-5: no chasms on the surface, no Places without Relics and Places."""
        dialog = ask()
        choose(dialog.place.content, "both")
        assert label(dialog) == "both"
        assert "no region like this" in reason(dialog, "spiderines")
        assert reason(dialog, "orcs") == "5"
        for name, without, with_items in (
            ("adventurous", "No Places are in play.", "5"), ("sword", "Relics and Places are not in play.", "")
        ):    # fmt: skip
            assert reason(dialog, name) == without
            dialog.place.items.click()
            assert (reason(dialog, name), label(dialog)) == (with_items, "both items")
            dialog.place.items.click()

    @pytest.mark.parametrize("world", ["surface", "underground"])
    def test_labels_mean_what_is_checked(self, library, world):
        board = library.board("midland-2") if world == "surface" else cramped_cavern(2, Random(5))
        kinds = {trait.name: trait.kind for trait in library.catalogue.traits}
        for first, items in product(("base", "underground", "both"), (True, False)):
            selection = TraitSelection(library.catalogue)
            selection.reset(first)
            selection.names -= {"orcs", "ogres", "sword"}
            asked = selection.label(board, items=items)
            content = library.content(asked, board)
            excluded = {one.trait for one in library.catalogue.excluded(asked, board)}
            played = {t.name for t in (*content.races, *content.powers, *content.relics, *content.places)}
            wanted = {name for name in selection.names if items or kinds[name] not in ("relic", "place")}
            assert played == wanted - excluded, (first, items)


def test_own_traits_are_there_to_be_checked_and_mistakes_are_explained(ask, tmp_path):
    """BLANK-2: the race whose tokens are used shows it."""
    for name, text in (("traits/mine.toml", OWN), ("boards/odd.json", "{}")):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    dialog, sound = ask(library=Library(tmp_path)), ask()
    for part in ("mine.toml:14: ", "did you mean income?", "odd.json"):
        assert part in dialog.traits.problems.text()
    assert sound.traits.problems.isHidden()
    check(dialog, "moon-cats", on=True)
    assert label(dialog) == "base +moon-cats"
    assert reason(dialog, "elves") == "Its tokens are needed for Moon Cats."
    dialog.start.click()
    assert dialog.setup is not None
    selection = TraitSelection(sound._library.catalogue)
    selection.take(["orcs", "moon-cats"])
    assert selection.names == {"orcs"}, "what is gone is forgotten"


def test_mistakes_in_own_files_are_explained_in_the_language_of_the_window(ask, qapp, tmp_path, monkeypatch):
    for name, text in (("traits/mine.toml", OWN), ("boards/odd.json", '{"type": "Topology", "bbox": 3}')):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    with speaking(qapp, "de"):
        dialog = ask(library=Library(tmp_path), language="de")
    for part in ("ist income gemeint?", "odd.json: bbox: erwartet wird eine Liste von 4 Zahlen, gefunden wurde 3"):
        assert part in dialog.traits.problems.text()
    monkeypatch.setattr(dialog, "label", lambda: "moon")
    dialog._check()
    assert "unbekannt" in dialog.problem.text()


def test_the_kind_that_is_chosen_or_pointed_at_is_described(qtbot):
    seats = SeatsGroup()
    qtbot.addWidget(seats)
    kind = seats.kinds[2]
    kind.setCurrentIndex(kind.findData("bot:hard"))
    texts = [seats.about.text()]
    for pointed in ("bot:easy", "human"):
        kind.textHighlighted.emit(kind_text(pointed))
        texts.append(seats.about.text())
    assert texts == [*(f"<b>{kind_text(one)}.</b> {about_text(one)}" for one in ("bot:hard", "bot:easy")), ""]


class TestHandicap:
    """VARIANT-7."""

    def give(self, dialog, *coins):
        """Give extra *coins* by the dialog that the button opens."""

        def fill():
            asking = dialog.findChild(HandicapDialog)
            for box, extra in zip(asking.boxes, coins, strict=True):
                box.setValue(extra)
            asking.accept()

        QTimer.singleShot(0, dialog, fill)
        dialog.seats.handicap.button.click()

    def test_extra_coins_reach_the_setup_and_are_offered_again_but_not_in_a_quick_game(self, ask, library):
        dialog = ask()
        bar = dialog.seats.handicap
        assert (dialog.gathered().options, bar.words.text()) == (Options(), "")
        dialog.seats.players.setValue(3)
        dialog.seats.names[2].setText("Zoe")
        self.give(dialog, 0, 1, 20)
        assert dialog.gathered().options.head_start == "0,1,20"
        assert bar.words.text() == "Player 2 starts with 1 extra coin. Zoe starts with 20 extra coins."
        assert bar.button.accessibleDescription() == bar.words.text()
        dialog.seats.names[2].setText("Zoey")
        assert bar.words.text().endswith("Zoey starts with 20 extra coins.")
        dialog.seats.players.setValue(2)
        assert dialog.gathered().options.head_start == "0,1"
        dialog.rules.choices["bivouac_moves"].setCurrentIndex(1)
        assert dialog.gathered().options == Options(bivouac_moves="one", head_start="0,1")
        dialog.start.click()
        assert dialog.setup is not None
        dialog = ask()
        self.give(dialog, 4, 0)
        QTimer.singleShot(0, dialog, lambda: dialog.findChild(HandicapDialog).reject())
        dialog.seats.handicap.button.click()
        assert dialog.gathered().options.head_start == "4,0"
        last = dialog.remembered()
        assert ask(last).gathered() == dialog.gathered()
        assert quick_setup(last, library, "Anna").options.head_start == "none"
