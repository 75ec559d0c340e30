"""The window in which boards are made: by mouse, by keyboard, checked, kept, saved, shared and played."""

import json
import threading
from contextlib import suppress
from itertools import pairwise
from math import inf

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMessageBox, QToolButton
from shiboken6 import isValid

from swqt.content import board_folder, load_board, parse_board
from swqt.content.boards.graph import GATHERED
from swqt.content.generator import draft as drafts
from swqt.content.generator.draft import BoardDraft
from swqt.content.generator.findings import Finding, findings
from swqt.engine import BoardError
from swqt.gui.board import background
from swqt.gui.makers import board_canvas, board_maker
from swqt.gui.makers.board_canvas import JOIN, MOVE, SPLIT, BoardCanvas
from swqt.gui.makers.board_editor import BoardTexts
from swqt.gui.makers.board_maker import BeginDialog
from swqt.gui.makers.board_window import BoardWindow, DraftFile
from swqt.gui.style.theme import current
from tests.content.generator.test_draft import coarse_places, spoiled
from tests.gui.app.test_game_launcher import drop, told
from tests.support.languages import speaking

LEFT, PLAIN, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEY = Qt.Key
PATIENCE = 60    # seconds after which a thread of a failed test ends
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


class BlankPainter:
    def __init__(self, board, shape, stopped):
        self.whole = QRectF(0, 0, shape.width, shape.height)

    def tile(self, area, scale):
        return QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)


pytestmark = pytest.mark.usefixtures("shared_window", "noon")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """No landscape, and labels without care: both take most of the time."""
    monkeypatch.setattr(BoardCanvas, "paint_when_idle", lambda canvas, board: None)
    monkeypatch.setattr(drafts, "place_all", coarse_places)


def shipped(name="midland-2"):
    return BoardDraft.parse((board_folder() / f"{name}.json").read_text(encoding="utf-8"), name)


@pytest.fixture
def board(qtbot, tmp_path):
    window = BoardWindow(DraftFile(shipped()), tmp_path / "board.draft", "en")
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    yield window
    if isValid(window):
        window.mark_saved("kept", window.draft)
        window.close()


def at(canvas, x, y):
    return canvas.place_of(x, y).toPoint()


def stroke(canvas, *points):
    """Draw with the left button through *points* of the board."""
    places = [at(canvas, *point) for point in points]
    QTest.mousePress(canvas, LEFT, PLAIN, places[0])
    for before, place in pairwise(places):
        for step in range(1, 6):
            QTest.mouseMove(canvas, before + (place - before) * step / 5)
    QTest.mouseRelease(canvas, LEFT, PLAIN, places[-1])


def labels(draft, *regions):
    return [draft.regions[region].label for region in regions]


def undone(board, before, steps=1):
    """Check that *steps* lead back to *before* and forth again."""
    after = board.draft
    assert board.history.index() == steps
    for step, reached in ((board.undo, before), (board.redo, after)):
        for _ in range(steps):
            step.trigger()
        assert board.draft == reached


@pytest.mark.parametrize(("brush", "begins", "then"), [
    ("swamp", lambda about: True, lambda about: about.terrain == "swamp"),
    ("mark tribe", lambda about: "tribe" in about.marks, lambda about: "tribe" not in about.marks),
], ids=["terrain", "mark"])  # fmt: skip
def test_regions_are_painted_by_dragging_and_marks_are_set_or_taken_off_as_in_the_first(board, brush, begins, then):
    before = board.draft
    first = next(region for region, about in enumerate(before.regions) if begins(about))
    second = before.neighbours(first)[0]
    board.brushes[brush].click()
    stroke(board.canvas, *labels(before, first, second))
    assert all(then(board.draft.regions[region]) for region in (first, second))
    undone(board, before)


def test_a_corner_is_dragged_and_stays_where_it_cannot_go(board):
    before = board.draft
    inner = (vertex for vertex in before.vertices(12) if vertex.corner)
    x, y = next(corner.point for corner in inner if 100 < corner.point[0] < 1500 and 100 < corner.point[1] < 900)
    stroke(board.canvas, (x, y), (x + 20, y + 15))
    assert sum(line != old for line, old in zip(board.draft.arcs, before.arcs, strict=True)) == 3
    undone(board, before)
    after = board.draft
    QTest.mousePress(board.canvas, LEFT, PLAIN, at(board.canvas, x + 20, y + 15))
    QTest.mouseMove(board.canvas, at(board.canvas, x + 900, y - 300))
    assert (board.canvas.is_refused, board.hint.text()) == (True, "Borders must not cross.")
    QTest.mouseRelease(board.canvas, LEFT, PLAIN, at(board.canvas, x + 900, y - 300))
    assert (board.draft, board.canvas.is_refused) == (after, False)


def test_a_region_is_split_by_a_line_and_joined_by_two_clicks(board):
    before = board.draft
    x, y = before.regions[12].label
    board.set_mode(SPLIT)
    stroke(board.canvas, (x - 250, y - 10), (x, y), (x + 250, y + 20))
    assert len(board.draft.regions) == len(before.regions) + 1
    board.set_mode(JOIN)
    for region in (12, len(before.regions)):
        QTest.mouseClick(board.canvas, LEFT, PLAIN, at(board.canvas, *board.draft.regions[region].label))
    assert len(board.draft.regions) == len(before.regions)
    undone(board, before, 2)
    stroke(board.canvas, (x, y), (x, 990.0))
    assert board.hint.text() == "Only neighbours can be joined."


def test_everything_can_be_done_by_keyboard(board):
    canvas, before = board.canvas, board.draft
    QTest.keyClick(canvas, KEY.Key_Right)
    first = canvas.region
    assert board.hint.text().startswith(board.texts.about(before, first))
    QTest.keyClick(canvas, KEY.Key_Right)
    region = canvas.region
    assert region not in (-1, first)
    QTest.keyClicks(canvas, "5T")
    assert board.draft.regions[region].terrain == "mountain"
    assert ("tribe" in board.draft.regions[region].marks) != ("tribe" in before.regions[region].marks)
    QTest.keyClicks(canvas, "]]")
    vertex = canvas.vertex
    QTest.keyClick(canvas, KEY.Key_Down)
    QTest.keyClick(canvas, KEY.Key_Down)
    assert canvas.vertex.point[1] > vertex.point[1]
    assert board.history.count() == 3, "two steps of a point are one change"
    QTest.keyClick(canvas, KEY.Key_Tab)
    assert canvas.hasFocus()
    QTest.keyClick(canvas, KEY.Key_Escape)
    assert canvas.vertex is None
    split_by_keys(board)
    join_by_keys(board)
    undone(board, before, 5)


def split_by_keys(board):
    canvas, count = board.canvas, len(board.draft.regions)
    QTest.keyClick(canvas, KEY.Key_S)
    vertices = board.draft.vertices(canvas.region)
    QTest.keyClick(canvas, KEY.Key_Return)
    QTest.keyClick(canvas, KEY.Key_Return)
    QTest.keyClicks(canvas, "]" * (len(vertices) // 2))
    QTest.keyClick(canvas, KEY.Key_Return)
    assert len(board.draft.regions) == count + 1, board.hint.text()


def join_by_keys(board):
    canvas, count = board.canvas, len(board.draft.regions)
    first = canvas.region
    QTest.keyClick(canvas, KEY.Key_J)
    for key in (KEY.Key_Right, KEY.Key_Down, KEY.Key_Left, KEY.Key_Up):
        canvas.select(first)
        QTest.keyClick(canvas, key)
        if canvas.region in board.draft.neighbours(first):
            break
    QTest.keyClick(canvas, KEY.Key_Return)
    assert len(board.draft.regions) == count - 1, board.hint.text()


def test_a_screen_reader_finds_every_region_and_what_is_beside_it(board):
    pane = QAccessible.queryAccessibleInterface(board.canvas)
    assert (pane.role(), pane.text(NAME)) == (QAccessible.Role.Pane, "Board: 23 regions")
    names = {pane.child(place).text(NAME) for place in range(pane.childCount())}
    assert len(names) == 23
    assert "Farmland 4, Cavern, Lost Tribe" in names
    for place in range(pane.childCount()):
        child = pane.child(place)
        assert (pane.indexOfChild(child), child.rect().isEmpty()) == (place, False)
        assert child.tableCellInterface() is None, "Qt asks, and must survive the answer"
    place = board.canvas.mapToGlobal(at(board.canvas, *board.draft.regions[12].label))
    region = pane.childAt(place.x(), place.y())
    assert region.text(NAME) == board.texts.about(board.draft, 12)
    assert region.text(DESCRIPTION) == board.texts.beside(board.draft, 12)
    region.actionInterface().doAction("SetFocus")
    assert pane.focusChild() is region
    assert region.state().focused
    split_by_keys(board)
    assert pane.childCount() == 24
    board.undo.trigger()
    assert pane.childCount() == 23
    gone = pane.child(22)
    board.editor.join(12, board.draft.neighbours(12)[0])
    assert pane.childCount() == 22
    assert not (gone in [pane.child(place) for place in range(22)] and gone.region > 21)


def test_modes_look_like_buttons(board):
    modes = [button for button in board.findChildren(QToolButton) if button.defaultAction() in board.modes.actions()]
    assert len(modes) == 4
    for button in modes:
        assert button.height() >= 24, "A8"
        inside = button.grab().toImage().pixelColor(6, button.height() // 2)
        assert button.isChecked() or inside == QColor(current().raised)


def test_undo_and_redo_select_the_region_that_was_selected_then(board):
    """Regions after the joined one have other numbers."""
    other, last = board.draft.neighbours(22)[0], board.draft.regions[22].label
    board.canvas.select(22)
    board.editor.join(22, other)
    joined = board.canvas.region
    assert joined == 21
    board.undo.trigger()
    assert board.draft.regions[board.canvas.region].label == last
    board.redo.trigger()
    assert board.canvas.region == joined


def test_undo_forgets_the_region_chosen_to_be_joined(board):
    canvas, first = board.canvas, board.draft.neighbours(12)[0]
    board.editor.join(12, first)
    board.set_mode(JOIN)
    QTest.mouseClick(canvas, LEFT, PLAIN, at(canvas, *board.draft.regions[5].label))
    board.undo.trigger()
    before = board.draft
    QTest.mouseClick(canvas, LEFT, PLAIN, at(canvas, *before.regions[before.neighbours(5)[0]].label))
    assert board.draft is before


def test_a_point_can_be_moved_again_after_undo(board):
    canvas = board.canvas
    canvas.setFocus()
    canvas.select(12)
    before = board.draft
    for key in (KEY.Key_BracketRight, KEY.Key_Down):
        QTest.keyClick(canvas, key)
    once = board.draft
    board.undo.trigger()
    assert board.draft == before
    QTest.keyClick(canvas, KEY.Key_Down)
    assert board.draft == once, board.hint.text()


def test_every_change_is_spoken_once(board):
    """What has the keyboard is read anyway; what is done there is announced."""
    canvas, spoken = board.canvas, []
    board._announcer.announced.connect(spoken.append)

    def said(*keys):
        spoken.clear()
        for key in keys:
            QTest.keyClick(canvas, key)
        return list(spoken)

    canvas.setFocus()
    canvas.select(12)
    assert said(KEY.Key_Right, KEY.Key_Left, KEY.Key_Home, KEY.Key_End) == []
    canvas.select(12)
    assert said(KEY.Key_5) == ["Mountain 3, Lost Tribe"]
    assert said(KEY.Key_T) == ["Mountain 3"]
    board.undo.trigger()
    board.redo.trigger()
    assert spoken[1:] == ["Undone: Paint", "Redone: Paint"]
    (corner,) = said(KEY.Key_BracketRight)
    assert corner.startswith("Corner of ")
    assert corner.endswith("from the top")
    (moved,) = said(KEY.Key_Down)
    assert moved.startswith("Corner of ")
    assert moved != corner
    assert said(KEY.Key_BracketRight)[0].startswith("Border of ")
    assert said(*[KEY.Key_Down] * 200)[-1] in ("Borders must not cross.", "A region would become too narrow.")
    said(KEY.Key_Escape)
    assert said(KEY.Key_J) == ["Click two neighbours. (J)"]
    board.editor.join(12, board.draft.neighbours(12)[0])
    assert spoken[1:] == [f"Join: {board.texts.about(board.draft, board.canvas.region)}"]


def test_the_menu_of_a_region_paints_marks_and_joins(board, qtbot):
    before = board.draft
    board.canvas.show_menu(12)
    menu = board.canvas.findChild(QMenu)
    assert menu.accessibleName() == board.texts.about(before, 12)
    texts = {action.text(): action for action in menu.actions()}
    assert [text for text, action in texts.items() if action.isChecked()] == ["Swamp", "Lost Tribe"]
    texts["Hill"].trigger()
    texts["Magic source"].trigger()
    assert board.draft.regions[12].terrain == "hill"
    assert "magic" in board.draft.regions[12].marks
    beside = texts["&Join with"].menu().actions()
    assert [action.data()[1] for action in beside] == before.neighbours(12)
    beside[0].trigger()
    assert len(board.draft.regions) == 22
    menu.close()
    undone(board, before, 3)


def test_what_is_to_mend_is_listed_and_lights_its_regions(board, qtbot):
    qtbot.waitUntil(lambda: board.is_checked and board.list.count() > 20)
    assert board.summary.text() == "A good board: nothing to mend"
    forests = [region for region, about in enumerate(board.draft.regions) if about.terrain == "forest"]
    board.change(board.draft.painted(forests[0], "hill"), "Paint")
    qtbot.waitUntil(lambda: board.is_checked and board.found[0].kind != "regions")
    texts = [board.list.item(row).text() for row in range(board.list.count())]
    line = next(text for text in texts if "Forest" in text)
    assert line == "Forest: 3, should be 4."
    item = board.list.item(texts.index(line))
    board.list.itemClicked.emit(item)
    assert set(board.canvas._lit) == set(forests[1:])
    assert board.hint.text() in line


def test_a_value_that_is_missed_by_little_does_not_look_as_if_it_were_met():
    finding = Finding(GATHERED, value=0.352, low=-inf, high=0.35, is_figure=True)
    assert BoardTexts("en").finding(finding, shipped()).endswith(": 36%, should be at most 35%.")


@pytest.mark.parametrize("name", ["midland-3", "gloamdeep-2"])
def test_every_finding_is_said_in_plain_words(name):
    texts, said = BoardTexts("en"), {}
    for draft in spoiled(name):
        with suppress(BoardError):
            found = findings(parse_board(draft.text(), "draft"))
            said |= {finding.kind: texts.finding(finding, draft) for finding in found if not finding.ok}
    assert len(said) > 35
    for kind, text in said.items():
        assert "{" not in text
        assert text.endswith(".")
        assert kind.title() not in text or len(kind.split()) < 3, "a title of its own"
        value, _, wanted = text.rpartition(": ")[2].partition(", should be ")
        assert value != wanted.rstrip("."), "a value that is missed by little"


def test_the_landscape_is_painted_once_nothing_changes(board, qtbot, monkeypatch):
    monkeypatch.undo()
    monkeypatch.setattr(board_canvas, "PICTURE_SCALE", 0.05)
    monkeypatch.setattr(background, "LandscapePainter", BlankPainter)
    assert not board.canvas.is_painted
    board.editor.show(board.draft)
    qtbot.waitUntil(lambda: board.canvas.is_painted)
    board.change(board.draft.painted(0, "hill"), "Paint")
    board.change(board.draft.painted(1, "hill"), "Paint")
    assert board.canvas._plain == {0, 1}, "until the landscape is painted again"
    qtbot.waitUntil(lambda: board.canvas.is_painted)


def test_name_and_players_can_be_changed_and_undone(board):
    before = board.draft
    board.name.selectAll()
    QTest.keyClicks(board.name, "My isle ")
    board.players.setValue(4)
    assert (board.draft.properties["name"], board.draft.properties["rounds"]) == ("My isle", 9)
    assert board.windowTitle() == "My isle[*] – board"
    undone(board, before, 2)


def test_the_window_has_room_and_zooming_keeps_what_is_under_the_pointer(board):
    wanted = board.minimumSizeHint()
    assert (wanted.width() <= 1280, wanted.height() <= 720, board.canvas.mode) == (True, True, MOVE)
    assert all(button.accessibleName() for button in board.brushes.values())
    x, y = board.draft.regions[3].label
    before = board.canvas.place_of(x, y)
    board.canvas.zoom_by(2.0, before)
    after = board.canvas.place_of(x, y)
    assert (after - before).manhattanLength() < 120
    assert board.canvas.region_at(after) == 3


def test_the_draft_survives_a_crash_and_goes_when_it_is_not_wanted(board, qtbot, monkeypatch):
    kept = board._keep_in
    board.change(board.draft.painted(0, "hill"), "Paint")
    qtbot.waitUntil(lambda: kept.exists() and board._writer is None)
    read = DraftFile.read(kept)
    assert (read.unsaved, read.draft.text()) == (True, board.draft.text())
    for damage in ("{", "[" * 100_000, '{"own": "", "board": 7}'):
        kept.write_text(damage, encoding="utf-8")
        assert DraftFile.read(kept) is None
        assert kept.with_name(f"{kept.name}.bad").read_text(encoding="utf-8") == damage
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard]
    monkeypatch.setattr(QMessageBox, "exec", lambda box: answers.pop(0))
    assert (board.close(), board.isVisible()) == (False, True)
    assert board.close()
    assert not kept.exists()


def test_a_change_made_while_the_draft_is_being_written_is_written_too(board, qtbot, monkeypatch):
    written, go_on = [], threading.Event()

    def write(file, path):
        go_on.wait(PATIENCE)
        written.append(file.draft)

    monkeypatch.setattr(DraftFile, "write", write)
    board.change(board.draft.painted(0, "hill"), "Paint")
    board._keep()
    board.change(board.draft.painted(1, "swamp"), "Paint")
    board._keep_later.stop()
    board._keep()
    go_on.set()
    qtbot.waitUntil(lambda: written[-1:] == [board.draft])


@pytest.fixture
def maker(window, tmp_path, monkeypatch):
    """The maker of the shared window, with folders of its own."""
    maker = window.board_maker
    monkeypatch.setattr(maker._library, "folder", tmp_path)
    yield maker
    if maker.board is not None:
        maker.board.mark_saved("kept", maker.board.draft)
        maker.board.close()
    maker._library.forget_boards()


def test_a_copy_is_saved_as_a_board_of_ones_own_and_opened_again_without_loss(maker, tmp_path, monkeypatch):
    maker.edit("midland-2")
    board = maker.board
    assert board.name.text() == "My Appleholt"
    board.change(board.draft.painted(0, "hill"), "Paint")
    with monkeypatch.context() as asked:
        asked.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Save)
        assert board.close()
    path = tmp_path / "boards" / "my-appleholt.json"
    text = path.read_text(encoding="utf-8")
    assert load_board(path).board.name == "My Appleholt"
    maker.edit("my-appleholt")
    assert maker.board is not board
    assert (maker.board.own, maker.board.is_unsaved) == ("my-appleholt", False)
    assert maker.board.draft.text() == text
    maker.board.change(maker.board.draft.painted(1, "hill"), "Paint")
    maker.save()
    assert path.read_text(encoding="utf-8") != text
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert maker._library.board_file("my-appleholt").board.terrain["hill"].bit_count() == 6
    assert maker.board.close()


def test_an_exported_board_is_checked_and_kept_under_a_name_of_its_own(maker, window, tmp_path):
    maker.edit("midland-2")
    maker.save()
    maker.export(tmp_path / "for anna.swboard")
    export = tmp_path / "for anna.swboard"
    window.open_game(export)
    assert "You have the board “My Appleholt” already." in told(window)
    other = json.loads(export.read_text(encoding="utf-8"))
    other["objects"]["regions"]["geometries"][0]["properties"]["marks"] = []
    export.write_text(json.dumps(other), encoding="utf-8")
    drop(window, export)
    box = window.findChildren(QMessageBox)[-1]
    assert "Players: 2. Regions: 23." in box.informativeText()
    next(button for button in box.findChildren(QAbstractButton) if button.text() == "&Add").click()
    names = sorted(path.name for path in (tmp_path / "boards").iterdir())
    assert names == ["my-appleholt-2.json", "my-appleholt.json"]


def changed(**properties):
    document = shipped().document()
    document["properties"] |= properties
    return json.dumps(document)


def crossing():
    """A board whose second arc runs through its first."""
    document = shipped().document()
    middle = document["arcs"][0][len(document["arcs"][0]) // 2]
    document["arcs"][1].insert(1, middle)
    return json.dumps(document)


def crowded():
    """A board with a border of thousands of points in one place."""
    document = shipped().document()
    arc = document["arcs"][next(arc for arc, sides in enumerate(shipped().sides) if len(sides) == 2)]
    x, y = arc[0]
    arc[1:1] = [[x + step / 1000, y + 1] for step in range(1, 5000)]
    return json.dumps(document)


BAD = {
    "": "the file is empty", "{}": "'type' is missing", "[1]": "expected an object", "\xff": "is not UTF-8 text",
    "[" * 100_000: "nested too deeply", shipped().text()[:9000]: "this is not JSON", " " * 3_000_000: "2000 kB",
    changed(id="../../evil"): "expected lower-case words and hyphens", changed(id="a/b"): "expected lower-case words",
    changed(name="../\u202eevil"): "printable characters", changed(name="<img src=x>"): "printable characters",
    changed(players=7): "7", changed(world="moon"): "moon", crossing(): "cross", crowded(): "more than can be seen",
    shipped().text().replace('"f2"', '"f1"'): "the code f1 is taken",
}  # fmt: skip


@pytest.mark.parametrize(("text", "why"), BAD.items(), ids=BAD.values())
def test_a_file_that_is_no_board_is_refused_and_nothing_kept(maker, window, tmp_path, text, why):
    path = tmp_path / "bad.swboard"
    path.write_bytes(text.encode("latin-1" if text == "\xff" else "utf-8"))
    drop(window, path)
    words = told(window)
    assert "This board can't be opened." in words
    assert why in words
    assert not (tmp_path / "boards").exists()


def test_the_reason_is_in_the_language_of_the_window(maker, window, qapp, tmp_path):
    path = tmp_path / "bad.swboard"
    path.write_text("{}", encoding="utf-8")
    with speaking(qapp, "de"):
        maker.ask_import(path)
    assert told(window).endswith("bad.swboard: 'type' fehlt")


def test_boards_with_one_name_can_be_told_apart(maker, window, tmp_path):
    path = tmp_path / "x.swboard"
    for players in (2, 3, 4):
        document = shipped(f"midland-{players}").with_properties(name="My Isle").text()
        path.write_text(document, encoding="utf-8")
        maker._arrived = board_maker._read(path)[0], ""
        assert maker._keep()
    folder = tmp_path / "boards"
    names = {"my-isle": "My Isle", "my-isle-2": "My Isle 2", "my-isle-3": "My Isle 3"}
    assert {file.stem: load_board(file).board.name for file in folder.iterdir()} == names


def test_a_game_can_be_played_on_the_board_as_it_is(maker, window):
    maker.edit("midland-2")
    maker.board.change(maker.board.draft.painted(0, "hill"), "Paint")
    maker.board.try_it.trigger()
    game = window.session.game
    assert [seat.kind for seat in game.seats] == ["human", "bot:medium"]
    assert game.rules.board.terrain["hill"].bit_count() == 5
    assert len(window.session.scene.shape.paths) == 23
    assert maker.board.isVisible()
    window.show_start()


def test_it_begins_with_the_draft_a_new_board_or_one_that_there_is(maker, window, qtbot, monkeypatch):
    asked = []

    def make(*about, **more):
        asked.append((*about[:3], more["regions"]))
        return shipped("midland-3").document()

    monkeypatch.setattr(board_maker, "new_board", make)
    maker._draft_file.parent.mkdir(parents=True)
    DraftFile(shipped("midland-4")).write(maker._draft_file)
    window.actions_.make_board.trigger()
    dialog = window.findChild(BeginDialog)
    assert dialog.last.isChecked()
    dialog.accept()
    assert maker.board.draft.properties["players"] == 4
    window.actions_.make_board.trigger()
    maker.board.mark_saved("kept", maker.board.draft)
    assert maker.board.close()
    window.actions_.make_board.trigger()
    dialog = window.findChildren(BeginDialog)[-1]
    assert not dialog.last.isVisible()
    dialog.world.setCurrentIndex(1)
    dialog.players.setValue(5)
    dialog.seed.setText("oak")
    assert dialog.regions.value() == 54
    dialog.accept()
    qtbot.waitUntil(lambda: maker.board is not None)
    assert asked == [("underground", 5, "oak", 54)]
    assert maker.board.draft.properties["players"] == 3


def test_a_board_that_was_cancelled_does_not_end_the_making_of_the_next_one(maker, qtbot, monkeypatch):
    first, second = threading.Event(), threading.Event()

    def make(world, players, seed, progress, **more):
        (first if seed == "1" else second).wait(PATIENCE)
        return shipped(f"midland-{players}").document()

    monkeypatch.setattr(board_maker, "new_board", make)
    maker._generate("surface", 4, "1", 30)
    (old,) = [thread for thread in threading.enumerate() if thread.name == "board generator"]
    maker.progress.findChild(QAbstractButton).click()
    assert maker.progress is None
    maker._generate("surface", 3, "2", 30)
    first.set()
    old.join()
    QApplication.processEvents()
    assert maker.board is None
    assert maker.progress.isVisible()
    second.set()
    qtbot.waitUntil(lambda: maker.board is not None)
    assert maker.board.draft.properties["players"] == 3
    assert maker.progress is None


def test_a_board_that_cannot_be_made_is_said_to_be_so(maker, window, qtbot, monkeypatch):
    def fail(*about, **more):
        raise BoardError("too few regions")

    monkeypatch.setattr(board_maker, "new_board", fail)
    with qtbot.waitSignal(maker.failed):
        maker._generate("surface", 3, "1", 30)
    assert told(window) == "No board could be made. too few regions"
    assert maker.board is maker.progress is None


def test_another_board_takes_the_place_of_a_draft_only_if_that_is_wanted(maker, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(board_maker, "new_board", lambda *about, **more: shipped("midland-3").document())
    draft = shipped("midland-4").with_properties(name="Lost isle")
    maker._draft_file.parent.mkdir(parents=True)
    DraftFile(draft).write(maker._draft_file)
    buttons, asked = QMessageBox.StandardButton, []
    answers = [buttons.Cancel, buttons.Cancel, buttons.Save]

    def ask(box):
        asked.append(box.text())
        return answers.pop(0)

    monkeypatch.setattr(QMessageBox, "exec", ask)
    maker.edit("midland-2")
    maker._generate("surface", 3, "1", 30)
    assert asked == ["Save the board “Lost isle”?"] * 2
    assert maker.board is maker.progress is None
    assert DraftFile.read(maker._draft_file).draft == draft
    maker.edit("midland-2")
    assert maker.board.name.text() == "My Appleholt"
    assert load_board(tmp_path / "boards" / "lost-isle.json").board.players == 4
    assert maker.board.close()
    assert not maker._draft_file.exists()
    maker._generate("surface", 3, "1", 30)
    qtbot.waitUntil(lambda: maker.board is not None and maker._draft_file.exists())    # it is in no file yet
    maker.put_away()
    answers.append(buttons.Discard)
    maker.edit("midland-2")
    assert not maker._draft_file.exists()


def test_the_language_can_change_while_a_board_is_open_and_the_rule_book_explains_the_window(maker, window):
    maker.edit("midland-2")
    maker.board.change(maker.board.draft.painted(0, "hill"), "Paint")
    draft = maker.board.draft
    reopen = window.put_boards_away()
    assert maker.board is None
    reopen(window)
    assert maker.board.draft is draft
    assert maker.board.is_unsaved
    maker.board.helping.trigger()
    assert window.context_help.window_.reader.page.anchor == "maker"
    window.context_help.window_.close()


def test_the_window_stays_open_with_a_board_that_is_not_saved(maker, window, monkeypatch):
    maker.edit("midland-2")
    assert maker.may_close(), "nobody would miss a copy as it is"
    maker.edit("midland-2")
    maker.board.change(maker.board.draft.painted(0, "hill"), "Paint")
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Cancel)
    assert (window.close(), window.isVisible()) == (False, True)


def test_a_name_makes_an_id_that_every_system_can_write():
    for name, plain in (("Élise’s Île!", "elises-ile"), ("Остров", "board"), ("Nul", "board-nul"), ("A  b", "a-b")):
        assert board_maker._slug(name) == plain
