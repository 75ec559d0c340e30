"""The window in which a player makes a board: the board, what to draw on it, and what is still to mend."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QColor, QIcon, QKeySequence, QUndoCommand, QUndoStack
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.content import BoardFile, parse_board
from swqt.content.boards.geometry import distance
from swqt.content.generator.draft import BoardDraft, DraftError, Vertex
from swqt.content.generator.findings import Finding, findings
from swqt.gui.accessibility.navigation import Announcer
from swqt.gui.makers.board_canvas import JOIN, MARK_KEYS, MOVE, PAINT, SPLIT, TERRAINS, BoardCanvas, sign_of, swatch_of
from swqt.gui.makers.board_texts import BoardTexts
from swqt.gui.style.actions import key_text, let_stay
from swqt.gui.style.buttons import NumberBox
from swqt.gui.style.cards import TallArea
from swqt.gui.style.icons import sign_pixmap
from swqt.gui.style.layouts import plain_label
from swqt.gui.style.theme import current, scale_of
from swqt.gui.style.threads import run_in_thread
from swqt.home import set_aside, write_whole

_MODE_KEYS: Final = {MOVE: "B", PAINT: "P", SPLIT: "S", JOIN: "J"}

_PAUSE: Final = 150
"""Milliseconds after a change until the board is checked."""

_KEEP: Final = 400
"""Milliseconds after a change until the draft is written."""

_FINDING: Final = Qt.ItemDataRole.UserRole


class DraftFile(NamedTuple):
    """A board to begin with: the *own* board of the player that it is, or "", and whether that file is older."""

    draft: BoardDraft
    own: str = ""
    unsaved: bool = False

    def write(self, path: Path) -> None:
        """Write the draft to *path*; OSError if that is impossible."""
        write_whole(path, json.dumps({"own": self.own, "board": self.draft.text()}).encode(), durable=False)

    @classmethod
    def read(cls, path: Path) -> DraftFile | None:
        """Return the draft in *path*, or None if there is none; one that cannot be read is set aside."""
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            return cls(BoardDraft.parse(str(kept["board"]), path.name), str(kept["own"]), unsaved=True)
        except OSError:
            return None
        except (ValueError, KeyError, TypeError, RecursionError):
            set_aside(path)
            return None


class DraftChange(QUndoCommand):
    """A change of the draft; changes with the same *merging* key that follow each other are one step."""

    def __init__(self, window: BoardWindow, after: BoardDraft, text: str, merging: int = -1) -> None:
        super().__init__(text)
        self._window = window
        self._before, self._after = window.draft, after
        self._merging = merging

    def id(self) -> int:
        return self._merging

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, DraftChange) or other.id() != self.id():
            return False
        self._after = other._after
        return True

    def undo(self) -> None:
        self._window.show_draft(self._before)

    def redo(self) -> None:
        self._window.show_draft(self._after)


class BoardWindow(QMainWindow):
    """Changes one draft, kept in *keep_in* until it is saved; ``help_wanted`` gives an anchor of the rule book.

    ``save_wanted`` and ``export_wanted`` ask to write the board, ``game_wanted`` to play on it.
    """

    save_wanted = Signal()
    export_wanted = Signal()
    game_wanted = Signal()
    help_wanted = Signal(str)
    closed = Signal()

    def __init__(self, file: DraftFile, keep_in: Path, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("board-maker")
        self.draft, self.own = file.draft, file.own
        self._was_unsaved = file.unsaved
        self.found: list[Finding] = []
        self.texts = BoardTexts(lang)
        self.history = QUndoStack(self)
        self._keep_in = keep_in
        self._writer: Thread | None = None
        self._is_checking = False
        self._stroke: tuple[BoardDraft, bool] | None = None
        self._drag: tuple[BoardDraft, Vertex, QPointF] | None = None
        self._brush = TERRAINS[self.world][0]
        self._announcer = Announcer(self)
        self._check_later, self._keep_later = QTimer(self), QTimer(self)
        for timer, pause, slot in ((self._check_later, _PAUSE, self._check), (self._keep_later, _KEEP, self._keep)):
            timer.setSingleShot(True)
            timer.setInterval(pause)
            timer.timeout.connect(slot)
        self.canvas = BoardCanvas(self.draft)
        self.name = QLineEdit(str(self.draft.properties["name"]))
        self.players = NumberBox(2, 5)
        self.players.setValue(int(self.draft.properties["players"]))
        self.hint = plain_label("", "muted")
        self.list = QListWidget()
        self.summary = plain_label("", "muted")
        self.brushes: dict[str, QToolButton] = {}
        self.modes = QActionGroup(self)
        self._make_actions()
        self._make_panel()
        self._connect()
        self.canvas.setFocus()
        self._show_properties()
        self._check_later.start()
        let_stay(self)

    @property
    def world(self) -> str:
        return str(self.draft.properties["world"])

    # Building

    def _make_actions(self) -> None:
        board = self.menuBar().addMenu(self.tr("&Board"))
        std = QKeySequence.StandardKey
        self.try_it = self._action(self.tr("&Try it"), QKeySequence("Ctrl+T"), self.game_wanted)
        self.save = self._action(self.tr("&Save"), QKeySequence(std.Save), self.save_wanted)
        self.export = self._action(self.tr("&Export…"), QKeySequence("Ctrl+E"), self.export_wanted)
        board.addActions([self.try_it, self.save, self.export])
        board.addSeparator()
        board.addAction(self._action(self.tr("&Close"), QKeySequence(std.Close), self.close))
        edit = self.menuBar().addMenu(self.tr("&Edit"))
        self.undo = self.history.createUndoAction(self, self.tr("&Undo"))
        self.undo.setShortcut(QKeySequence(std.Undo))
        self.redo = self.history.createRedoAction(self, self.tr("&Redo"))
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        edit.addActions([self.undo, self.redo])
        edit.addSeparator()
        for mode, text, about in (
            (MOVE, self.tr("Move &borders"), self.tr("Drag a point of a border, or a corner.")),
            (PAINT, self.tr("&Paint"), self.tr("Click or drag over regions to paint them.")),
            (SPLIT, self.tr("&Split"), self.tr("Draw a line across a region.")),
            (JOIN, self.tr("&Join"), self.tr("Click two neighbours.")),
        ):
            action = self._action(text, QKeySequence(), self._on_mode)
            action.setCheckable(True)
            action.setChecked(mode == MOVE)
            action.setData(mode)
            action.setToolTip(f"{about} ({_MODE_KEYS[mode]})")
            self.modes.addAction(action)
        edit.addActions(self.modes.actions())
        self.helping = self._action(self.tr("&Make your own board"), QKeySequence("F1"), self._on_help)
        self.menuBar().addMenu(self.tr("&Help")).addAction(self.helping)

    def _action(self, text: str, key: QKeySequence, slot: Callable[[], object] | SignalInstance) -> QAction:
        action = QAction(text, self)
        action.setShortcut(key)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(slot)
        return action

    def _make_panel(self) -> None:
        self.name.setMaxLength(60)
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setAccessibleName(self.tr("What is checked on the board"))
        self.list.setMinimumHeight(150)
        panel = QWidget()
        column = QVBoxLayout(panel)
        form = QFormLayout()
        form.addRow(self.tr("&Name:"), self.name)
        form.addRow(self.tr("&Players:"), self.players)
        column.addLayout(form)
        tools = QGridLayout()
        for place, action in enumerate(self.modes.actions()):
            button = self._tool_button(action.text().replace("&", ""), str(action.toolTip()))
            button.setDefaultAction(action)
            tools.addWidget(button, place // 2, place % 2)
        column.addLayout(tools)
        column.addLayout(self._palette())
        column.addWidget(self.summary)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        for action, primary in ((self.try_it, False), (self.export, False), (self.save, True)):
            done = QPushButton(action.text().replace("&", ""))
            done.setProperty("primary", primary)
            done.setToolTip(key_text(action.shortcut()))
            done.clicked.connect(action.trigger)
            row.addWidget(done)
        area = TallArea(panel)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumWidth(panel.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
        side = QWidget()
        whole = QVBoxLayout(side)
        whole.setContentsMargins(0, 0, 0, 9)
        whole.addWidget(area, 1)
        self.hint.setContentsMargins(11, 0, 11, 0)
        row.setContentsMargins(11, 0, 11, 0)
        whole.addWidget(self.hint)
        whole.addLayout(row)
        halves = QSplitter()
        halves.addWidget(self.canvas)
        halves.addWidget(side)
        halves.setStretchFactor(0, 1)
        halves.setChildrenCollapsible(False)
        halves.setSizes([2000, round(330 * scale_of(self.font()))])
        self.setCentralWidget(halves)
        for before, after in pairwise([self.canvas, self.name, self.players, *self.brushes.values(), self.list]):
            self.setTabOrder(before, after)
        self.resize(QSize(1280, 720).boundedTo(self.screen().availableSize()))

    def _palette(self) -> QGridLayout:
        """Return the buttons of all terrains and marks, each with its key."""
        grid = QGridLayout()
        keys = {terrain: str(place) for place, terrain in enumerate(TERRAINS[self.world], 1)}
        keys |= MARK_KEYS[self.world]
        side = round(22 * scale_of(self.font()))
        marks = MARK_KEYS[self.world]
        brushes = [*((True, terrain) for terrain in TERRAINS[self.world]), *((False, mark) for mark in marks)]
        for place, (is_terrain, what) in enumerate(brushes):
            brush = what if is_terrain else f"mark {what}"
            text = self.texts.terrain(what) if is_terrain else self.texts.mark(what)
            button = self._tool_button(text, f"{text} ({keys[what]})")
            button.setIcon(QIcon(swatch_of(what, side) if is_terrain else sign_of(what, side)))
            button.setIconSize(QSize(side, side))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setCheckable(True)
            button.clicked.connect(self._on_brush)
            self.brushes[brush] = button
            grid.addWidget(button, place // 2, place % 2)
        return grid

    def _tool_button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        button.setProperty("quiet", True)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _connect(self) -> None:
        canvas = self.canvas
        canvas.selected.connect(self._on_selected)
        canvas.pointed.connect(self._on_pointed)
        canvas.touched.connect(self._on_touched)
        canvas.dragged.connect(self._on_dragged)
        canvas.dropped.connect(self._on_dropped)
        canvas.nudged.connect(self._on_nudged)
        canvas.line_drawn.connect(self._on_line)
        canvas.join_wanted.connect(self._on_join)
        canvas.typed.connect(self._on_typed)
        canvas.left.connect(self._on_left)
        self.name.textEdited.connect(self._on_renamed)
        self.players.valueChanged.connect(self._on_players)
        self.list.itemClicked.connect(self._on_finding)
        self.list.itemActivated.connect(self._on_finding)
        self.history.cleanChanged.connect(self._show_properties)

    # The draft

    def show_draft(self, draft: BoardDraft) -> None:
        """Show *draft*; check and keep it soon."""
        self.draft = draft
        self.canvas.show_draft(draft)
        self._show_properties()
        self._check_later.start()
        self._keep_later.start()

    def change(self, after: BoardDraft, text: str, merging: int = -1) -> None:
        """Change the draft to *after*; *text* says what can be undone."""
        if after is not self.draft:
            self.history.push(DraftChange(self, after, text, merging))

    def _show_properties(self) -> None:
        name, players = str(self.draft.properties["name"]), int(self.draft.properties["players"])
        if " ".join(self.name.text().split()) != name:    # a space between two words is typed at their end
            self.name.setText(name)
        self.players.setValue(players)
        self.setWindowTitle(self.tr("{0}[*] – board").format(name))
        self.setWindowModified(self.is_unsaved)

    @property
    def is_unsaved(self) -> bool:
        """Whether closing the window would lose something."""
        return not self.history.isClean() or not self.own or self._was_unsaved

    def mark_saved(self, own: str, draft: BoardDraft) -> None:
        """The board is in the file of *own*; *draft* has its properties."""
        self.own, self._was_unsaved = own, False
        self.draft = self.canvas.draft = draft
        self.history.setClean()
        self._show_properties()
        self._forget()
        self.say(self.tr("Saved. You can choose this board when you set up a new game."))

    def say(self, text: str) -> None:
        """Show *text* below the list, and speak it."""
        self.hint.setText(text)
        self._announcer.announce(text)

    def _refuse(self, error: DraftError) -> None:
        self.say(self.texts.refusal(error.reason))

    # What is drawn

    def set_mode(self, mode: str) -> None:
        """Let the mouse do *mode*."""
        self.canvas.set_mode(mode)
        for action in self.modes.actions():
            action.setChecked(action.data() == mode)
            if action.data() == mode:
                self.say(action.toolTip())
        for brush, button in self.brushes.items():
            button.setChecked(mode == PAINT and brush == self._brush)

    def _on_mode(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.set_mode(str(action.data()))

    def _on_left(self) -> None:
        self.set_mode(MOVE)

    def _on_help(self) -> None:
        self.help_wanted.emit("maker")

    def _on_brush(self) -> None:
        """Paint with the terrain or mark of the button that was clicked."""
        self._brush = next(brush for brush, button in self.brushes.items() if button is self.sender())
        self.set_mode(PAINT)

    def _on_selected(self, region: int) -> None:
        if region >= 0:
            text = self.texts.whole_region(self.draft, region)
            self.canvas.setAccessibleDescription(text)
            self._announcer.announce(text)

    def _on_pointed(self, region: int) -> None:
        if 0 <= region < len(self.draft.regions):
            marks = map(self.texts.mark, self.draft.regions[region].marks)
            self.hint.setText(", ".join([self.texts.region(self.draft, region), *marks]))

    def _painted(self, region: int, brush: str, *, on: bool) -> BoardDraft:
        kind, _, mark = brush.partition(" ")
        return self.draft.marked(region, mark, on=on) if mark else self.draft.painted(region, kind)

    def _on_touched(self, region: int, first: bool) -> None:
        mark = self._brush.partition(" ")[2]
        if first or self._stroke is None:
            self._stroke = self.draft, mark not in self.draft.regions[region].marks
        after = self._painted(region, self._brush, on=self._stroke[1])
        if after is not self.draft:
            self.show_draft(after)
            self._on_pointed(region)

    def _on_dropped(self) -> None:
        if self._stroke is not None:
            (before, _), after = self._stroke, self.draft
            self._stroke = None
            self.draft = before
            self.change(after, self.tr("Paint"))
        elif self._drag is not None:
            before, vertex, to = self._drag
            self._drag = None
            self._move(before, vertex, to)

    def _move(self, before: BoardDraft, vertex: Vertex, to: QPointF, merging: int = -1) -> None:
        try:
            after = before.moved(vertex, (to.x(), to.y()))
        except DraftError as error:
            self._refuse(error)
            return
        self.draft = before
        if after is before:
            self.show_draft(before)    # there may have been a preview
        self.change(after, self.tr("Move a border"), merging)

    def _on_dragged(self, vertex: Vertex, to: QPointF) -> None:
        """Show a preview at once; the border stays where it was last possible."""
        before, start, _ = self._drag or (self.draft, vertex, to)
        try:
            preview = before.moved(start, (to.x(), to.y()), settle=False)
        except DraftError as error:
            self._refuse(error)
            self.canvas.show_refusal(True)
            self._drag = self._drag or (before, start, QPointF(*start.point))
            return
        self._drag = before, start, to
        changed = [arc for arc, line in enumerate(preview.arcs) if line is not before.arcs[arc]]
        self.canvas.preview(preview, {region for arc in changed for region in before.sides[arc]})
        at = (to.x(), to.y())
        self.canvas.vertex = start._replace(point=min(preview.arcs[start.arc], key=partial(distance, at)))
        self.canvas.show_refusal(False)

    def _on_nudged(self, vertex: Vertex, to: QPointF) -> None:
        self._move(self.draft, vertex, to, merging=hash((vertex.arc, vertex.corner)) & 0xFFFF)
        at = (to.x(), to.y())
        near = [other for other in self.draft.vertices() if other.corner == vertex.corner]
        self.canvas.vertex = min(near, key=lambda other: distance(other.point, at), default=None)

    def _on_line(self, line: list[tuple[float, float]]) -> None:
        """Split the region that *line* leads across."""
        for region in self._crossed(line):
            try:
                self.change(self.draft.split(region, line), self.tr("Split"))
            except DraftError as error:
                self._refuse(error)
            else:
                self.canvas.select(region)
                return

    def _crossed(self, line: list[tuple[float, float]]) -> list[int]:
        """Return the two regions to try, the one with most of *line* first."""
        counts: dict[int, int] = {}
        for a, b in pairwise(line):
            for share in (0.1, 0.3, 0.5, 0.7, 0.9):
                region = self.draft.region_at((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
                counts[region] = counts.get(region, 0) + 1
        counts.pop(-1, None)
        return sorted(counts, key=lambda region: -counts[region])[:2]

    def _on_join(self, region: int, other: int) -> None:
        try:
            after = self.draft.joined(region, other)
        except DraftError as error:
            self._refuse(error)
            return
        self.change(after, self.tr("Join"))
        self.canvas.select(region - (other < region))

    def _on_typed(self, key: str) -> None:
        """Paint or mark the selected region, or choose what the mouse does."""
        marks = {letter: mark for mark, letter in MARK_KEYS[self.world].items()}
        region = self.canvas.region
        if key in _MODE_KEYS.values():
            self.set_mode(next(mode for mode, letter in _MODE_KEYS.items() if letter == key))
        elif region >= 0 and key.isdecimal() and 0 < int(key) <= len(TERRAINS[self.world]):
            self.change(self.draft.painted(region, TERRAINS[self.world][int(key) - 1]), self.tr("Paint"))
            self._on_selected(region)
        elif region >= 0 and key in marks:
            on = marks[key] not in self.draft.regions[region].marks
            self.change(self.draft.marked(region, marks[key], on=on), self.tr("Paint"))
            self._on_selected(region)

    def _on_renamed(self, name: str) -> None:
        kept = "".join(sign for sign in name if sign.isprintable() and sign != "<")
        if kept := " ".join(kept.split()):
            self.change(self.draft.with_properties(name=kept), self.tr("Name"), merging=0x10001)

    def _on_players(self, players: int) -> None:
        if players != self.draft.properties["players"]:
            self.change(self.draft.with_properties(players=players), self.tr("Players"), merging=0x10002)

    # What is checked and kept

    def _check(self) -> None:
        """Check the draft in a thread; if it changes meanwhile, check it again afterwards."""
        if self._is_checking:
            return
        self._is_checking = True
        run_in_thread(partial(_checked, self.draft), self._on_checked, self._on_unchecked, "board check")

    def _on_checked(self, result: tuple[BoardDraft, BoardFile, list[Finding]]) -> None:
        self._is_checking = False
        draft, board, self.found = result
        if draft is not self.draft:
            self._check_later.start()
            return
        self._list_findings()
        self.canvas.paint_when_idle(board)

    def _on_unchecked(self, error: Exception) -> None:
        self._is_checking = False
        self.list.clear()
        self.summary.setText(str(error))

    @property
    def is_checked(self) -> bool:
        """Whether the list is about the draft as it is."""
        return not self._is_checking and not self._check_later.isActive()

    def _list_findings(self) -> None:
        row = self.list.currentRow() if self.list.hasFocus() else -1
        self.list.clear()
        for finding in self.found:
            sign = "met" if finding.ok else ("unmet" if finding.grave else "notice")
            ink = QColor(current().muted if finding.ok else current().warning)
            item = QListWidgetItem(self.texts.finding(finding, self.draft))
            item.setData(Qt.ItemDataRole.DecorationRole, sign_pixmap("sign", sign, ink, self.fontMetrics().height()))
            item.setData(_FINDING, finding)
            if not finding.ok:
                item.setForeground(ink)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.summary.setText(self.texts.summary(self.found))

    def _on_finding(self, item: QListWidgetItem) -> None:
        finding: Finding = item.data(_FINDING)
        self.canvas.light(finding.regions)
        self.say(self.texts.finding(finding, self.draft))

    def _keep(self) -> None:
        """Write the draft in a thread, after the one that is being written."""
        if self._writer is not None:
            return
        write = partial(DraftFile(self.draft, self.own).write, self._keep_in)
        self._writer = run_in_thread(write, self._on_kept, self._on_not_kept, "draft")

    def _on_kept(self, nothing: None) -> None:
        self._writer = None

    def _on_not_kept(self, error: Exception) -> None:
        self._writer = None
        self.say(self.tr("The draft can't be kept: {0}").format(error))

    def _forget(self) -> None:
        """Remove the draft that is kept: it is saved, or not wanted."""
        self._keep_later.stop()
        if self._writer is not None:
            self._writer.join()
        self._keep_in.unlink(missing_ok=True)

    def put_away(self) -> None:
        """Remove the window without a question; another one shows the draft."""
        self._check_later.stop()
        self._keep_later.stop()
        self.canvas.close_board()
        self.hide()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_unsaved and not self._may_lose():
            event.ignore()
            return
        self.canvas.close_board()
        self._check_later.stop()
        self._forget()
        super().closeEvent(event)
        self.closed.emit()

    def _may_lose(self) -> bool:
        """Ask about unsaved changes; return whether the window may be closed."""
        buttons = QMessageBox.StandardButton
        box = QMessageBox(
            QMessageBox.Icon.Question, "swqt", self.tr("Save the board “{0}”?").format(self.name.text()),
            buttons.Save | buttons.Discard | buttons.Cancel, self,
        )    # fmt: skip
        answer = box.exec()
        if answer == buttons.Save:
            self.save_wanted.emit()
        return answer == buttons.Discard or (answer == buttons.Save and not self.is_unsaved)


def _checked(draft: BoardDraft) -> tuple[BoardDraft, BoardFile, list[Finding]]:
    board = parse_board(draft.text(), str(draft.properties["id"]))
    return draft, board, findings(board)

