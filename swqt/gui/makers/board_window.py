"""The window in which a player makes a board: the canvas, the tools, and the list of what is still to mend."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QColor, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMessageBox,
    QSizePolicy,
    QSplitter,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.content import BoardFile, parse_board
from swqt.content.generator.draft import BoardDraft
from swqt.content.generator.findings import Finding, findings
from swqt.gui.accessibility.map_interface import MapTexts, access_of
from swqt.gui.accessibility.navigation import Announcer
from swqt.gui.board.decoration import sign_of, swatch_of
from swqt.gui.makers.board_canvas import JOIN, MOVE, PAINT, SPLIT, BoardCanvas
from swqt.gui.makers.board_editor import MARK_KEYS, MODE_KEYS, NAME, PLAYERS, TERRAINS, BoardEditor, BoardTexts
from swqt.gui.style.actions import key_text, let_stay
from swqt.gui.style.buttons import NumberBox, push_button
from swqt.gui.style.cards import TallArea
from swqt.gui.style.icons import sign_pixmap
from swqt.gui.style.layouts import plain_label
from swqt.gui.style.theme import current, scale_of
from swqt.gui.style.threads import BackgroundTask, run_in_thread
from swqt.gui.texts.names import labelled
from swqt.gui.texts.refusals import error_text
from swqt.home import set_aside, write_whole

_PAUSE: Final = 150
"""Milliseconds after a change until the board is checked."""

_KEEP: Final = 400
"""Milliseconds after a change until the draft is written."""

_FINDING: Final = Qt.ItemDataRole.UserRole


class DraftFile(NamedTuple):
    """A board to edit: *own* is its id among the player's boards, or "" for a new one; *unsaved* if not in its file."""

    draft: BoardDraft
    own: str = ""
    unsaved: bool = False

    def write(self, path: Path) -> None:
        """Write the draft to *path*. Raises OSError."""
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


class BoardWindow(QMainWindow):
    """Edits one draft, kept in the file *keep_in* until it is saved; ``help_wanted`` carries a rule book anchor.

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
        self.own = file.own
        self._was_unsaved = file.unsaved
        self.found: list[Finding] = []
        self.texts = BoardTexts(lang)
        self._keep_in = keep_in
        self._writer: BackgroundTask | None = None
        self._is_checking = False
        self._counted = 0
        self._announcer = Announcer(self)
        self._check_later, self._keep_later = QTimer(self), QTimer(self)
        for timer, pause, slot in ((self._check_later, _PAUSE, self._check), (self._keep_later, _KEEP, self._keep)):
            timer.setSingleShot(True)
            timer.setInterval(pause)
            timer.timeout.connect(slot)
        self.canvas = BoardCanvas(file.draft)
        self.editor = BoardEditor(self.canvas, self.texts)
        self.history, self.change = self.editor.history, self.editor.change
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
        self._show_regions()
        self._check_later.start()
        if self._was_unsaved:
            self._keep_later.start()
        let_stay(self)

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
            action.setToolTip(f"{about} ({MODE_KEYS[mode]})")
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
            button.setProperty("framed", True)    # without a swatch, it would look like a label
            button.setMinimumHeight(round(28 * scale_of(self.font())))
            tools.addWidget(button, place // 2, place % 2)
        column.addLayout(tools)
        column.addLayout(self._palette())
        column.addWidget(self.summary)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        for action, primary in ((self.try_it, False), (self.export, False), (self.save, True)):
            look, tip = "primary" if primary else "", key_text(action.shortcut())
            row.addWidget(push_button(action.text().replace("&", ""), action.trigger, look, tip))
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
        frame = QSize(0, self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))
        self.resize(QSize(1280, 720).boundedTo(self.screen().availableSize() - frame))

    def _palette(self) -> QGridLayout:
        """Return the buttons of all terrains and marks, each with its key."""
        grid = QGridLayout()
        keys = {terrain: str(place) for place, terrain in enumerate(TERRAINS[self.editor.world], 1)}
        keys |= MARK_KEYS[self.editor.world]
        side = round(22 * scale_of(self.font()))
        marks = MARK_KEYS[self.editor.world]
        brushes = [*((True, terrain) for terrain in TERRAINS[self.editor.world]), *((False, mark) for mark in marks)]
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
        canvas, editor = self.canvas, self.editor
        canvas.selected.connect(self._on_selected)
        canvas.pointed.connect(self._on_pointed)
        canvas.left.connect(self._on_left)
        editor.shown.connect(self._on_shown)
        editor.said.connect(self.say)
        editor.mode_wanted.connect(self._on_mode_wanted)
        self.undo.triggered.connect(self._on_undone)
        self.redo.triggered.connect(self._on_redone)
        self.name.textEdited.connect(self._on_renamed)
        self.players.valueChanged.connect(self._on_players)
        self.list.itemClicked.connect(self._on_finding)
        self.list.itemActivated.connect(self._on_finding)
        self.history.cleanChanged.connect(self._show_properties)

    # The draft

    @property
    def draft(self) -> BoardDraft:
        return self.editor.draft

    def _on_shown(self) -> None:
        """Show the new draft, and schedule its check and its writing to disk."""
        self._show_properties()
        self._show_regions()
        self._check_later.start()
        self._keep_later.start()

    def _show_regions(self) -> None:
        """Offer the current regions to screen readers if their number has changed."""
        if len(self.draft.regions) != self._counted:
            self._counted = len(self.draft.regions)
            access_of(self.canvas).show(MapTexts(self._map_title, self._region_name, self._region_about))

    def _map_title(self) -> str:
        return labelled(self.canvas.accessibleName(), self.tr("%n region(s)", "", len(self.draft.regions)))

    def _region_name(self, region: int) -> str:
        return self.texts.about(self.draft, region)

    def _region_about(self, region: int) -> str:
        return self.texts.beside(self.draft, region)

    def _on_undone(self) -> None:
        #: {0}: what was undone, such as "Paint"
        self.say(self.tr("Undone: {0}").format(self.history.redoText()))

    def _on_redone(self) -> None:
        #: {0}: what was done again, such as "Paint"
        self.say(self.tr("Redone: {0}").format(self.history.undoText()))

    def _show_properties(self) -> None:
        name, players = str(self.draft.properties["name"]), int(self.draft.properties["players"])
        if " ".join(self.name.text().split()) != name:    # a space typed at the end may precede another word
            self.name.setText(name)
        self.players.setValue(players)
        self.setWindowTitle(self.tr("{0}[*] – board").format(name))
        self.setWindowModified(self.is_unsaved)

    @property
    def is_unsaved(self) -> bool:
        """Whether closing the window would lose something."""
        return not self.history.isClean() or self._was_unsaved

    def mark_saved(self, own: str, draft: BoardDraft) -> None:
        """Note that the board is saved in the file of *own*; *draft* has the properties written there."""
        self.own, self._was_unsaved = own, False
        self.editor.draft = self.canvas.draft = draft
        self.history.setClean()
        self._show_properties()
        self._forget()
        self.say(self.tr("Saved. You can choose this board when you set up a new game."))

    def say(self, text: str) -> None:
        """Show *text* below the list, and speak it."""
        self.hint.setText(text)
        self._announcer.announce(text)

    # Drawing

    def set_mode(self, mode: str) -> None:
        """Switch the mouse to *mode* and tell the player what it does."""
        self.canvas.set_mode(mode)
        for action in self.modes.actions():
            action.setChecked(action.data() == mode)
            if action.data() == mode:
                self.say(action.toolTip())
        for brush, button in self.brushes.items():
            button.setChecked(mode == PAINT and brush == self.editor.brush)

    def _on_mode(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.set_mode(str(action.data()))

    def _on_mode_wanted(self, mode: str) -> None:
        """Switch to *mode*, beginning at the selected region."""
        self.set_mode(mode)
        self.canvas.begin_here()

    def _on_left(self) -> None:
        self.set_mode(MOVE)

    def _on_help(self) -> None:
        self.help_wanted.emit("maker")

    def _on_brush(self) -> None:
        """Paint with the terrain or mark of the button that was clicked."""
        self.editor.brush = next(brush for brush, button in self.brushes.items() if button is self.sender())
        self.set_mode(PAINT)

    def _on_selected(self, region: int) -> None:
        """Show what a screen reader says about *region*, which is selected."""
        if region >= 0:
            self.hint.setText(f"{self._region_name(region)}. {self._region_about(region)}")

    def _on_pointed(self, region: int) -> None:
        if 0 <= region < len(self.draft.regions):
            self.hint.setText(self._region_name(region))

    def _on_renamed(self, name: str) -> None:
        kept = "".join(sign for sign in name if sign.isprintable() and sign != "<")
        if kept := " ".join(kept.split()):
            self.change(self.draft.with_properties(name=kept), self.tr("Name"), merging=NAME)

    def _on_players(self, players: int) -> None:
        if players != self.draft.properties["players"]:
            self.change(self.draft.with_properties(players=players), self.tr("Players"), merging=PLAYERS)

    # Check and draft file

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
        self.summary.setText(error_text(error))

    @property
    def is_checked(self) -> bool:
        """Whether the findings listed are those of the current draft."""
        return not self._is_checking and not self._check_later.isActive()

    def _list_findings(self) -> None:
        row = self.list.currentRow() if self.list.hasFocus() else -1
        self.list.clear()
        for finding in self.found:
            sign = "met" if finding.ok else ("unmet" if finding.grave else "notice")
            ink = QColor(current().muted if finding.ok else current().warning)
            text = self.texts.finding(finding, self.draft)
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.DecorationRole, sign_pixmap("sign", sign, ink, self.fontMetrics().height()))
            item.setData(_FINDING, finding)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            if not finding.ok:
                item.setForeground(ink)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        before, summary = self.summary.text(), self.texts.summary(self.found)
        self.summary.setText(summary)
        if before not in ("", summary):
            self._announcer.announce(summary)

    def _on_finding(self, item: QListWidgetItem) -> None:
        finding: Finding = item.data(_FINDING)
        self.canvas.light(finding.regions)
        self.say(self.texts.finding(finding, self.draft))

    def _keep(self) -> None:
        """Write the draft to disk in a thread, but not before an earlier state is written."""
        if self._writer is not None:
            self._keep_later.start()
            return
        write = partial(DraftFile(self.draft, self.own).write, self._keep_in)
        self._writer = run_in_thread(write, self._on_kept, self._on_not_kept, "draft")

    def _on_kept(self, nothing: None) -> None:
        self._writer = None

    def _on_not_kept(self, error: Exception) -> None:
        self._writer = None
        self.say(self.tr("The draft can't be kept: {0}").format(error))

    def _forget(self) -> None:
        """Remove the draft file, because the board is saved or discarded."""
        self._keep_later.stop()
        if self._writer is not None:
            self._writer.join()
        self._keep_in.unlink(missing_ok=True)

    def put_away(self) -> None:
        """Remove the window without asking, because another one shows the draft."""
        self._check_later.stop()
        self._keep_later.stop()
        self.canvas.stop_painting()
        self.hide()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_unsaved and not self._may_lose():
            event.ignore()
            return
        self.canvas.stop_painting()
        self._check_later.stop()
        self._forget()
        super().closeEvent(event)
        self.closed.emit()

    def _may_lose(self) -> bool:
        """Ask about unsaved changes; return whether the window may be closed."""
        buttons = QMessageBox.StandardButton
        answer = ask_to_save(str(self.draft.properties["name"]), self)
        if answer == buttons.Save:
            self.save_wanted.emit()
        return answer == buttons.Discard or (answer == buttons.Save and not self.is_unsaved)


def ask_to_save(name: str, parent: QWidget) -> int:
    """Ask whether to save the board *name*; return the standard button, Save, Discard or Cancel."""
    buttons = QMessageBox.StandardButton
    #: {0}: the name of a board
    text = QCoreApplication.translate("BoardWindow", "Save the board “{0}”?").format(name)
    box = QMessageBox(
        QMessageBox.Icon.Question, "swqt", text, buttons.Save | buttons.Discard | buttons.Cancel, parent
    )    # fmt: skip
    box.setDefaultButton(buttons.Save)
    return box.exec()


def _checked(draft: BoardDraft) -> tuple[BoardDraft, BoardFile, list[Finding]]:
    board = parse_board(draft.text(), str(draft.properties["id"]))
    return draft, board, findings(board)

