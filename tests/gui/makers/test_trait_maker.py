"""The window in which a race or power is made."""

import threading

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from swqt.content import TraitDocument, Worth, book_of, composed, parse_traits, read_parcel, resource_folder
from swqt.content.traits.template import effect_examples
from swqt.gui.makers import trait_trial
from swqt.gui.makers.effect_editor import AbilityDialog, EffectCard
from swqt.gui.makers.trait_card import ArrivalDialog
from swqt.gui.makers.trait_draft import checked, draft_file, word_of
from swqt.gui.makers.trait_maker import TraitMaker
from swqt.gui.style.portraits import BLANK, picture_source
from swqt.home import data_folder
from swqt.table import Library
from swqt.table.worth_fit import FITTING, STRONG, TOO_STRONG, TOO_WEAK, TrialResult
from tests.support.languages import speaking

PATIENCE = 60    # seconds after which a thread of a failed test ends

HAND = """\
# Cats that like hills.
[race.moon-cats]
tokens = 6   # many
borrows = "elves"
names = { en = "Moon Cats", es = "Gatos" }

[[race.moon-cats.effect]]
verb = "income"
where = { terrain = "hill" }

[relic.moon-bowl]
"""


@pytest.fixture(scope="module")
def kept():
    """The one window of this module, once it is built."""
    windows = []
    yield windows
    for window in windows:
        window.put_away()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def library(kept):
    """The library of the window, in the folders of this test."""
    library = kept[0]._library if kept else Library()
    library.folder = data_folder()
    library.__dict__.pop("catalogue", None)
    return library


@pytest.fixture
def maker(qtbot, plain_map, library, kept):
    if not kept:
        kept.append(TraitMaker(library, "en"))
    maker = kept[0]
    maker.trial.board.setCurrentIndex(0)
    maker.start_new("race")
    maker.trial.start_again()
    maker.show()
    return maker


@pytest.fixture
def answers(monkeypatch):
    given = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: given.pop(0))
    return given


def card(maker, number=0):
    return maker.effects.cards[number]


def own_file(text=HAND, name="moon-cats"):
    path = data_folder() / "traits" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def type_into(qtbot, widget, text):
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(widget, text)


def test_a_race_is_made_from_nothing(qtbot, maker, library):
    type_into(qtbot, maker.about.names["en"], "Moon Cats")
    assert maker.about.word.text() == "moon-cats"
    maker.about.tokens.setValue(6)
    editor = card(maker).grid.inner["where"].editors["terrain"]
    editor.combo.setCurrentIndex(editor.combo.findData("swamp"))
    maker.draft.check()
    assert maker.card.name.text() == "Moon Cats"
    assert "+1 coin for each Swamp region held." in maker.card.said.text()
    assert card(maker).said.text().splitlines()[0] == "+1 coin for each Swamp region held."
    maker.save_it.click()
    (entry,) = parse_traits((data_folder() / "traits" / "moon-cats.toml").read_text(encoding="utf-8"), "").entries
    assert (entry.trait.tokens, entry.names, entry.borrows) == (6, {"en": "Moon Cats"}, "halflings")
    assert library.catalogue.name("moon-cats") == "Moon Cats", "the catalogue knows it at once"
    assert not draft_file().exists()


def test_the_card_speaks_every_language(maker):
    maker.draft.check()
    told = set()
    for index in range(maker.card.lang.count()):
        maker.card.lang.setCurrentIndex(index)
        told.add((maker.card.kind.text().partition(" ")[0], maker.card.said.text()))
    assert [len(set(each)) for each in zip(*told, strict=True)] == [6, 6]
    assert sum("Uses the tokens" in text for _, text in told) == 1


def test_mistakes_stand_beside_the_field_at_fault_and_the_card_stays(qtbot, maker, monkeypatch):
    before = maker.card.said.text()
    maker.draft.set_effect_value("x", 0, ("every",), 2)
    maker.draft.set_effect_value("x", 0, ("per",), "group")
    type_into(qtbot, maker.about.word, "hand")
    maker.draft.check()
    fault = card(maker).grid.faults["every"]
    assert (fault.text(), fault.isHidden()) == ("every counts regions or conquests, not per = group", False)
    assert "it is a word of game files" in maker.about.faults["word"].text()
    assert (maker.save_it.isEnabled(), maker.try_it.isEnabled()) == (False, False)
    maker.new.setFocus()
    maker.fault.click()
    assert maker.focusWidget() is maker.about.word
    assert maker.card.said.text() == before
    maker.draft.history.setIndex(0)
    maker.draft.check()
    assert (maker.save_it.isEnabled(), maker.fault.isHidden()) == (True, True)
    assert card(maker).grid.faults["where"].isHidden()
    monkeypatch.setattr(maker, "_lang", "es")    # the language of the window
    maker.draft.history.setIndex(2)
    maker.draft.check()
    assert card(maker).grid.faults["every"].text() == "every cuenta regiones o conquistas, no per = group"


def test_every_change_can_be_undone_and_redone(qtbot, maker):
    texts = [maker.draft.document.text]
    for step in (
        lambda: maker.about.tokens.setValue(7),
        lambda: maker.about.world.activated.emit(maker.about.world.setCurrentIndex(1) or 1),
        lambda: maker.draft.change("x", maker.draft.document.with_effect({"verb": "shield"})),
        lambda: maker.effects.cards[1].moved.emit(1, -1),
        lambda: maker.effects.cards[0].removed.emit(0),
        lambda: maker.about.kind.activated.emit(maker.about.kind.setCurrentIndex(1) or 1),
    ):
        step()
        assert maker.draft.document.text != texts[-1]
        texts.append(maker.draft.document.text)
    maker.activateWindow()
    history = maker.draft.history
    for step, passed in ((history.undo, reversed(texts[:-1])), (history.redo, texts[1:])):
        for text in passed:
            step()
            assert maker.draft.document.text == text
    assert maker.about.kind.currentData() == "power"


def test_the_whole_form_is_used_with_the_keyboard(qtbot, maker):
    """Every widget that takes the keyboard has a name, and Tab leads through all of them and back."""
    maker.activateWindow()
    first = maker.about.names["en"]
    first.setFocus()
    seen = []
    for _ in range(150):    # on the map, Tab leads through the regions
        widget = QApplication.focusWidget()
        if widget is first and seen:
            break
        seen += [widget] if widget not in seen else []
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    for widget in seen:
        named = widget.accessibleName() or (widget.text() if hasattr(widget, "text") else "")
        assert named, f"{type(widget).__name__} has no name"
    form = [maker.about.word, maker.effects.add, maker.picture.another, maker.card.lang, maker.new, maker.help]
    trial = [maker.trial.board, maker.trial.view, maker.trial.bar.end, maker.try_it, maker.save_it]
    assert [part for part in (*form, *trial) if part not in seen] == []
    keys = {key.toString() for action in maker.actions() for key in action.shortcuts()}
    assert {"Ctrl+Z", "Ctrl+Y", "Ctrl+S", "Ctrl+T", "Ctrl+E", "F1"} <= keys


@pytest.mark.parametrize("name", ["moon-cats", "beekeepers", "minstrel"])
def test_a_file_written_by_hand_is_edited_and_keeps_everything_else(maker, name):
    """Comments and other traits; without a change, the text stays the same."""
    example = resource_folder() / "examples" / f"{name}.toml"
    text = example.read_text(encoding="utf-8") if example.exists() else HAND
    path = own_file(text, name)
    maker.open_own(name)
    assert maker.save()
    assert path.read_text(encoding="utf-8") == text
    if text == HAND:
        assert maker.kept.text().endswith("moon-bowl")
        maker.about.tokens.setValue(4)
        assert maker.save()
        assert path.read_text(encoding="utf-8") == HAND.replace("tokens = 6 ", "tokens = 4 ")


def test_what_the_form_cannot_show_stays_and_is_said(maker):
    own_file(HAND.replace('verb = "income"\n', 'verb = "incme"\nluck = 3\n'))
    maker.open_own("moon-cats")
    labels = (label for label in card(maker).findChildren(QWidget) if hasattr(label, "text"))
    assert any("luck = 3" in label.text() for label in labels)
    maker.about.tokens.setValue(4)
    assert "luck = 3" in maker.draft.document.text
    assert "did you mean income?" in card(maker).fault.text()


def test_one_of_the_box_is_a_start(maker):
    maker.start_like("dwarves")
    assert maker.draft.check().entry is not None
    assert (maker.draft.document.name, maker.draft.document.table["borrows"]) == ("dwarves-two", "dwarves")


def test_conditions_are_added_and_removed_in_the_form(maker):
    grid = card(maker).grid.inner["where"]
    grid.more.menu().aboutToShow.emit()
    actions = {each.data(): each for each in grid.more.menu().actions()}
    count = maker.trial.game.rules.board.marks["edge"].bit_count()
    assert actions["mark"].text() == f"The region has this symbol – region at the edge of the map ({count})"
    actions["next_to"].trigger()
    assert maker.draft.document.effects[0]["where"] == {"terrain": "hill", "next_to": {"terrain": "forest"}}
    maker.draft.check()
    assert "next to any Forest region" in card(maker).said.text()
    inner = card(maker).grid.inner["where"].inner["next_to"]
    inner.editors["terrain"].edited.emit(("where", "next_to", "terrain"), None)
    assert "next_to" not in maker.draft.document.effects[0]["where"]


def test_each_ability_can_be_added_and_shown(maker, library, monkeypatch):
    def accept(dialog):
        dialog.list.setCurrentItem(dialog.list.topLevelItem(2))
        return 1

    monkeypatch.setattr(AbilityDialog, "exec", accept)
    examples = effect_examples("race", library.catalogue)
    maker.effects.ask()
    assert maker.draft.document.effects[-1] == examples[2].table
    maker.draft.history.undo()
    bare = maker.draft.document.without_effect(0)
    for example in examples:
        assert not checked(bare.with_effect(example.table), "", library).problems
        shown = EffectCard("race", 0, example.table, maker.effects._words, maker.count_regions)
        assert {*shown.grid.faults} >= example.table.keys() - {"verb", "clause"}


def test_a_click_on_the_map_conquers_and_pays(maker):
    trial = maker.trial
    target = min(trial._controller.legal_moves.badges)
    trial.view.clicked.emit(target)
    assert trial.game.state.tokens[target]
    assert trial.bar.end.text().startswith("Finish conquests")
    trial.view.hovered.emit(target)
    assert trial.about.text()
    maker.about.tokens.setValue(6)
    maker.draft.check()
    assert trial.game.trait.tokens == 6
    assert trial.game.state.tokens[target], "what was played is played again"
    trial.undo.trigger()
    assert not trial.game.state.tokens[target]
    trial.redo.trigger()
    trial.again.trigger()
    assert not trial.game.state.tokens[target]


def test_the_map_marks_and_counts_the_regions_of_an_ability(maker):
    card(maker).pointed.emit(0)
    hills = maker.trial.game.rules.board.terrain["hill"]
    assert maker.trial._marked == hills
    assert f"{hills.bit_count()} regions on this map now" in card(maker).said.text()
    maker.draft.set_effect_value("x", 0, ("where",), {"from_round": 3})
    maker.draft.check()
    assert "on this map" not in card(maker).said.text()    # rounds are the same everywhere


def test_a_draft_survives_a_crash(maker):
    maker.about.tokens.setValue(6)
    maker.picture.another.click()
    first = maker.draft.picture
    maker.picture.another.click()
    maker.draft.history.undo()
    assert maker.draft.picture == first
    maker.draft.keep()
    text, picture = maker.draft.document.text, maker.draft.picture
    maker.start_new("power")
    maker._is_over = True    # as in a new window
    maker.begin()
    assert (maker.draft.document.text, maker.draft.picture) == (text, picture)
    assert not maker.draft.is_saved
    assert "last closed" in maker.state.text()
    draft_file().write_bytes(b"\xff[race.")    # a damaged one is no obstacle
    maker.start_new("power")
    maker._is_over = True
    maker.begin()
    assert maker.draft.document.name == "new-race"
    assert draft_file().with_name(f"{draft_file().name}.bad").read_bytes() == b"\xff[race."


def test_unsaved_changes_are_asked_about(maker, answers):
    buttons = QMessageBox.StandardButton
    maker.about.tokens.setValue(6)
    answers.append(buttons.Cancel)
    maker.close()
    assert maker.isVisible()
    answers.append(buttons.Save)
    maker.close()
    assert maker.isHidden()
    assert (data_folder() / "traits" / "new-race.toml").exists()
    maker.begin()
    maker.show()
    maker.about.tokens.setValue(4)
    answers.append(buttons.Discard)
    maker.close()
    assert maker.isHidden()
    assert not draft_file().exists()


def test_a_picture_comes_from_parts_or_from_a_file(maker, tmp_path):
    maker.picture.boxes["hat"].setValue(3)
    assert maker.draft.picture.startswith("<svg")
    maker.draft.check()
    assert picture_source("race", "new-race") == maker.draft.picture
    bad = tmp_path / "bad.svg"
    bad.write_text(composed("race", {}).replace("<g ", '<image href="http://x"/><g ', 1), encoding="utf-8")
    before = maker.draft.picture
    maker.picture.take(bad)
    assert "no such element of a picture: image" in maker.picture.fault.text()
    assert maker.draft.picture == before
    good = tmp_path / "good.svg"
    good.write_text(composed("race", {"hat": "crown"}).replace("parts:", "by hand:"), encoding="utf-8")
    maker.picture.take(good)
    assert maker.picture.note.text() == "The picture is from a file."
    maker.picture.none.click()
    maker.draft.check()
    assert picture_source("race", "new-race") == picture_source("race", BLANK)


def test_an_exported_file_is_kept_by_another_player(maker, tmp_path, monkeypatch, library):
    path = tmp_path / "cats.swtrait"
    maker.picture.another.click()
    maker.export_to(path)
    parcel, _ = read_parcel(path)
    monkeypatch.setattr(ArrivalDialog, "exec", lambda dialog: ArrivalDialog.KEEP)
    maker.arrive(path)
    traits = data_folder() / "traits"
    assert (traits / "new-race.svg").read_text(encoding="utf-8") == parcel.picture
    assert TraitDocument((traits / "new-race.toml").read_text(encoding="utf-8")).data == maker.draft.document.data
    # The same once more needs no question; another one of the same name is never overwritten silently.
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    maker.arrive(path)
    assert said == ["You already have New Race, exactly as in this file."]
    maker.about.tokens.setValue(4)
    maker.export_to(path)
    asked = []

    def another(dialog):
        asked.extend(label.text() for label in dialog.findChildren(QLabel))
        return ArrivalDialog.ANOTHER

    monkeypatch.setattr(ArrivalDialog, "exec", another)
    maker.arrive(path)
    assert "You already have New Race, and the two differ. Which ones do you want?" in asked
    assert sorted(each.name for each in traits.glob("*.toml")) == ["new-race-two.toml", "new-race.toml"]
    assert {"new-race", "new-race-two"} <= {trait.name for trait in library.catalogue.traits}


def test_a_file_with_a_mistake_is_refused_and_nothing_is_kept(maker, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.informativeText()))
    path = tmp_path / "orcs.swtrait"
    path.write_text('[race.orcs]\ntokens = 5\nsupply = 10\n', encoding="utf-8")
    maker.arrive(path)
    assert "there is a race called orcs already" in said[0]
    assert not (data_folder() / "traits").exists()


@pytest.fixture
def bar(qtbot, library):
    bar = trait_trial.WorthBar(library, "en")
    qtbot.addWidget(bar)
    bar.show_entries(parse_traits(HAND, "").entries)
    return bar


@pytest.mark.parametrize(("worth", "strength", "said"), [
    (Worth(9, 1), TOO_STRONG, "Too strong: surely stronger than Elves (+4.0)."),
    (Worth(4.5, 1), STRONG, "Perhaps too strong: about as strong as Elves (+4.0)."),
    (Worth(0, 1), FITTING, "A good match for the others, between Elves (+4.0) and Orcs (−4.0)."),
    (Worth(-9, 1), TOO_WEAK, "Too weak: surely weaker than Orcs (−4.0)."),
])  # fmt: skip
def test_the_worth_is_a_sentence(qtbot, bar, worth, strength, said, monkeypatch):
    result = TrialResult(0, worth, [("elves", Worth(4, 0.5)), ("orcs", Worth(-4, 0.5))])
    assert result.strength == strength
    monkeypatch.setattr(trait_trial, "_measure", lambda entries, library, task, tell: tell(1, 2) or result)
    with qtbot.waitSignal(bar.run.done):
        bar.button.click()
    assert bar.said.text().endswith(said)
    assert not bar.said.isHidden()


def test_help_opens_the_page_about_the_form(qtbot, maker, library):
    with qtbot.waitSignal(maker.rule_wanted) as asked:
        maker.help.click()
    assert book_of(library.catalogue, "en").find(*asked.args)


def test_the_measurement_can_be_stopped(bar, monkeypatch):
    stopped = threading.Event()

    def measure(entries, library, task, tell):
        stopped.wait(PATIENCE)

    monkeypatch.setattr(trait_trial, "_measure", measure)
    bar.button.click()
    assert bar.button.isHidden()
    bar.cancel.click()
    assert (bar.button.isHidden(), bar.run.is_running) == (False, False)
    bar.stop()
    stopped.set()


def test_the_end_of_a_stopped_measurement_is_not_that_of_the_next_one(bar, qtbot, monkeypatch):
    first, second = threading.Event(), threading.Event()

    def measure(entries, library, task, tell):
        if not first.is_set():
            first.wait(PATIENCE)
            raise ZeroDivisionError("broken")
        second.wait(PATIENCE)
        tell(1, 2)
        return TrialResult(0, Worth(0, 1), [("elves", Worth(4, 0.5)), ("orcs", Worth(-4, 0.5))])

    monkeypatch.setattr(trait_trial, "_measure", measure)
    bar.button.click()
    (old,) = [thread for thread in threading.enumerate() if thread.name == "trait-worth"]
    bar.cancel.click()
    first.set()
    bar.button.click()
    old.join()
    QApplication.processEvents()
    assert (bar.run.is_running, bar.said.text()) == (True, "")
    with qtbot.waitSignal(bar.run.done):
        second.set()
    assert "over the average race" in bar.said.text()


def test_a_measurement_that_fails_says_why_and_can_be_repeated(bar, qtbot, monkeypatch):
    def fail(*about):
        raise OSError("no workers")

    monkeypatch.setattr(trait_trial, "_measure", fail)
    with qtbot.waitSignal(bar.run.failed):
        bar.button.click()
    assert (bar.said.text(), bar.run.is_running, bar.button.isHidden()) == ("no workers", False, False)


def test_a_mistake_made_while_a_power_is_measured_makes_it_no_race(bar, qtbot, monkeypatch):
    result = TrialResult(0, Worth(0, 1), [("elves", Worth(4, 0.5)), ("orcs", Worth(-4, 0.5))])
    monkeypatch.setattr(trait_trial, "_measure", lambda entries, library, task, tell: result)
    bar.show_entries(parse_traits('[power.quick]\ntokens = 4\nnames = { en = "Quick" }\n', "").entries)
    with qtbot.waitSignal(bar.run.done):
        bar.button.click()
        bar.show_entries(())
    assert "over the average power" in bar.said.text()


@pytest.mark.parametrize(
    ("name", "word"), [("Moon Cats", "moon-cats"), ("Élan  d'Or!", "elan-d-or"), ("Орки", ""), ("ab", "")]
)
def test_a_name_makes_the_word_of_files(name, word):
    assert word_of(name) == word


def test_the_name_of_a_race_that_there_is_makes_another_word(maker):
    """The player has not written the word, and perhaps never seen that race."""
    name = maker.about.names["en"]
    name.clear()
    QTest.keyClicks(name, "Badgers")
    assert (maker.draft.document.name, maker.draft.check().problems) == ("badgers-two", ())
    QTest.keyClicks(name, " of the Hills")
    assert maker.draft.document.name == "badgers-of-the-hills"


def test_a_trait_without_a_name_is_called_new_in_the_language_of_the_window(maker, qapp, monkeypatch):
    monkeypatch.setattr(maker, "_lang", "de")
    chosen = maker.card.lang.currentIndex()
    maker.card.lang.setCurrentIndex(maker.card.lang.findData("de"))
    tried = []
    maker.tried.connect(tried.append)
    with speaking(qapp, "de"):
        for kind, name in (("race", "Neues Volk"), ("power", "Neue Fähigkeit")):
            maker.start_new(kind)
            maker._on_checked(maker.draft.check())
            assert maker.card.name.text() == name
            maker.try_it.click()
            assert tried[-1][0].names == {"de": name}
    maker.card.lang.setCurrentIndex(chosen)


def test_try_it_begins_a_game_with_the_race_on_top(qtbot, window):
    window.actions_.make_trait.trigger()
    maker = window.makers.traits
    maker.draft.set_value("x", ("names",), {"en": "Moon Cats"})
    maker.try_it.click()
    game = window.session.game
    while game.decision is not None and game.decision.kind != "pick":
        QApplication.processEvents()
    assert game.state.column[0].race == "new-race"
    assert game.seat_to_move().is_human
    assert window.session.names.trait("new-race") == "Moon Cats"
    assert maker.isHidden()
    window.actions_.make_trait.trigger()
    assert not maker.isHidden()
    maker.draft.forget()
    window.makers.put_away()


def test_an_opened_or_dropped_file_is_shown_by_the_form(window, tmp_path, monkeypatch):
    path = tmp_path / "cats.swtrait"
    path.write_text(HAND, encoding="utf-8")
    asked = []
    monkeypatch.setattr(ArrivalDialog, "exec", lambda dialog: asked.append(dialog) or 0)
    window.open_game(path)
    window.files_dropped.emit([path])
    assert len(asked) == 2
    assert not (data_folder() / "traits").exists()
    window.makers.put_away()


def test_the_program_asks_before_unsaved_work_is_closed(window, answers):
    window.actions_.make_trait.trigger()
    window.makers.traits.about.tokens.setValue(6)
    answers.append(QMessageBox.StandardButton.Cancel)
    assert (window.close(), window.isVisible()) == (False, True)
    answers.append(QMessageBox.StandardButton.Discard)
    assert window.close()
    assert window.makers.traits is None
    assert not draft_file().exists()
