"""Does to the board in the window what is drawn and typed on its canvas, and keeps the history of it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QMenu

from swqt.content.boards.geometry import distance
from swqt.content.generator.draft import BoardDraft, DraftError, Vertex
from swqt.gui.board.decoration import sign_of, swatch_of
from swqt.gui.makers.board_canvas import JOIN, MOVE, PAINT, SPLIT, BoardCanvas
from swqt.gui.makers.board_texts import BoardTexts
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import labelled, listed

TERRAINS: Final = {
    "surface": ("forest", "farmland", "hill", "swamp", "mountain", "sea", "lake"),
    "underground": ("mushroom", "mine", "crystal", "mud", "blackmountain", "river", "chasm"),
}
MARK_KEYS: Final = {
    "surface": {"mine": "M", "magic": "G", "cavern": "C", "tribe": "T"},
    "underground": {"volcano": "V", "monster": "O"},
}
"""What can be painted in each world, and the keys of its marks."""

MODE_KEYS: Final = {MOVE: "B", PAINT: "P", SPLIT: "S", JOIN: "J"}
NAME: Final = 0x10001
PLAYERS: Final = 0x10002
"""Keys of changes that become one: those of points are below."""


class DraftChange(QUndoCommand):
    """A change of the draft; changes with the same *merging* key that follow each other are one step."""

    def __init__(self, editor: BoardEditor, after: BoardDraft, text: str, merging: int = -1) -> None:
        super().__init__(text)
        self._editor = editor
        self._before, self._after = editor.draft, after
        self._merging = merging

    def id(self) -> int:
        return self._merging

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, DraftChange) or other.id() != self.id():
            return False
        self._after = other._after
        return True

    def undo(self) -> None:
        self._editor.show(self._before)

    def redo(self) -> None:
        self._editor.show(self._after)


class BoardEditor(QObject):
    """Changes the draft on *canvas*.

    ``shown`` tells that there is another draft, ``said`` gives what is shown below the list and spoken,
    ``mode_wanted`` a mode that a key or a menu stands for.
    """

    shown = Signal()
    said = Signal(str)
    mode_wanted = Signal(str)

    def __init__(self, canvas: BoardCanvas, texts: BoardTexts) -> None:
        super().__init__(canvas)
        self.canvas, self.texts = canvas, texts
        self.draft = canvas.draft
        self.history = QUndoStack(self)
        self.brush = TERRAINS[self.world][0]
        self._stroke: tuple[BoardDraft, bool] | None = None
        self._drag: tuple[BoardDraft, Vertex, QPointF] | None = None
        canvas.touched.connect(self._on_touched)
        canvas.dragged.connect(self._on_dragged)
        canvas.dropped.connect(self._on_dropped)
        canvas.nudged.connect(self._on_nudged)
        canvas.line_drawn.connect(self._on_line)
        canvas.join_wanted.connect(self.join)
        canvas.typed.connect(self._on_typed)
        canvas.vertex_chosen.connect(self._on_vertex)
        canvas.menu_wanted.connect(self._on_menu)

    @property
    def world(self) -> str:
        return str(self.draft.properties["world"])

    def show(self, draft: BoardDraft) -> None:
        """Show *draft*."""
        self.draft = draft
        if self.canvas.draft is not draft:
            self.canvas.show_draft(draft)
        self.shown.emit()

    def change(self, after: BoardDraft, text: str, merging: int = -1) -> None:
        """Change the draft to *after*; *text* says what can be undone."""
        if after is not self.draft:
            self.history.push(DraftChange(self, after, text, merging))

    def _refuse(self, error: DraftError) -> None:
        self.said.emit(self.texts.refusal(error.reason))

    # Paint

    def paint(self, region: int, brush: str) -> None:
        """Paint *region* with *brush*, a terrain or "mark" and a mark that is set or taken off."""
        mark = brush.partition(" ")[2]
        self.change(self._painted(region, brush, on=mark not in self.draft.regions[region].marks), self.tr("Paint"))
        self.said.emit(self.texts.about(self.draft, region))

    def _painted(self, region: int, brush: str, *, on: bool) -> BoardDraft:
        kind, _, mark = brush.partition(" ")
        return self.draft.marked(region, mark, on=on) if mark else self.draft.painted(region, kind)

    def _on_touched(self, region: int, first: bool) -> None:
        mark = self.brush.partition(" ")[2]
        if first or self._stroke is None:
            self._stroke = self.draft, mark not in self.draft.regions[region].marks
        after = self._painted(region, self.brush, on=self._stroke[1])
        if after is not self.draft:
            self.show(after)
        self.said.emit(self.texts.about(after, region))

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

    # Borders

    def _move(self, before: BoardDraft, vertex: Vertex, to: QPointF, merging: int = -1) -> None:
        try:
            after = before.moved(vertex, (to.x(), to.y()))
        except DraftError as error:
            self._refuse(error)
            return
        self.draft = before
        if after is before:
            self.show(before)    # there may have been a preview
        self.change(after, self.tr("Move a border"), merging)

    def _on_dragged(self, vertex: Vertex, to: QPointF) -> None:
        """Show a preview at once; the border stays where it was last possible."""
        before, start, _ = self._drag or (self.draft, vertex, to)
        try:
            preview = before.moved(start, (to.x(), to.y()), settle=False)
        except DraftError as error:
            if not self.canvas.is_refused:
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
        before = self.draft
        self._move(before, vertex, to, merging=hash((vertex.arc, vertex.corner)) & 0xFFFF)
        if self.draft is before:
            return
        at = (to.x(), to.y())
        near = [other for other in self.draft.vertices() if other.corner == vertex.corner]
        self.canvas.choose_vertex(min(near, key=lambda other: distance(other.point, at), default=None))

    def _on_vertex(self, vertex: Vertex) -> None:
        self.said.emit(self.texts.vertex(self.draft, vertex))

    # Regions

    def _on_line(self, line: list[tuple[float, float]]) -> None:
        """Split the region that *line* leads across."""
        for region in self._crossed(line):
            try:
                self.change(self.draft.split(region, line), self.tr("Split"))
            except DraftError as error:
                self._refuse(error)
            else:
                self.canvas.select(region)
                parts = [self.texts.region(self.draft, part) for part in (region, len(self.draft.regions) - 1)]
                self.said.emit(labelled(self.tr("Split"), listed(parts)))
                return

    def _crossed(self, line: list[tuple[float, float]]) -> list[int]:
        """Return the two regions to try, the one with most of *line* first."""
        counts: dict[int, int] = {}
        for a, b in pairwise(line):
            for share in (0.1, 0.3, 0.5, 0.7, 0.9):
                place = self.canvas.place_of(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
                region = self.canvas.region_at(place)
                counts[region] = counts.get(region, 0) + 1
        counts.pop(-1, None)
        return sorted(counts, key=lambda region: -counts[region])[:2]

    def join(self, region: int, other: int) -> None:
        """Join *other* to *region*."""
        try:
            after = self.draft.joined(region, other)
        except DraftError as error:
            self._refuse(error)
            return
        self.change(after, self.tr("Join"))
        whole = region - (other < region)
        self.canvas.select(whole)
        self.said.emit(labelled(self.tr("Join"), self.texts.about(self.draft, whole)))

    # Keys and the menu of a region

    def _on_typed(self, key: str) -> None:
        """Paint or mark the selected region, or choose what the mouse does."""
        marks = {letter: mark for mark, letter in MARK_KEYS[self.world].items()}
        region = self.canvas.region
        if key in MODE_KEYS.values():
            self.mode_wanted.emit(next(mode for mode, letter in MODE_KEYS.items() if letter == key))
        elif region >= 0 and key.isdecimal() and 0 < int(key) <= len(TERRAINS[self.world]):
            self.paint(region, TERRAINS[self.world][int(key) - 1])
        elif region >= 0 and key in marks:
            self.paint(region, f"mark {marks[key]}")

    def _on_menu(self, region: int, place: QPoint) -> None:
        """Open the menu of *region* at *place* of the screen."""
        menu = QMenu(self.canvas)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.texts.about(self.draft, region))
        side = round(18 * scale_of(self.canvas.font()))
        about, terrains = self.draft.regions[region], QActionGroup(menu)
        for terrain in TERRAINS[self.world]:
            action = self._choice(menu, self.texts.terrain(terrain), about.terrain == terrain, ("paint", terrain))
            action.setIcon(QIcon(swatch_of(terrain, side)))
            terrains.addAction(action)
        menu.addSeparator()
        for mark in MARK_KEYS[self.world]:
            action = self._choice(menu, self.texts.mark(mark), mark in about.marks, ("paint", f"mark {mark}"))
            action.setIcon(QIcon(sign_of(mark, side)))
        menu.addSeparator()
        beside = menu.addMenu(self.tr("&Join with"))
        for other in self.draft.neighbours(region):
            action = beside.addAction(self.texts.region(self.draft, other).replace("&", "&&"))
            action.setData(("join", other))
        menu.addAction(self.tr("&Split")).setData(("mode", SPLIT))
        menu.addAction(self.tr("Move &borders")).setData(("mode", MOVE))
        menu.triggered.connect(self._on_chosen)
        menu.popup(place)

    def _choice(self, menu: QMenu, text: str, chosen: bool, data: tuple[str, str]) -> QAction:
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(chosen)
        action.setData(data)
        font = action.font()
        font.setBold(chosen)    # its icon hides the mark
        action.setFont(font)
        return action

    def _on_chosen(self, action: QAction) -> None:
        deed, what = action.data()
        region = self.canvas.region
        if deed == "paint":
            self.paint(region, what)
        elif deed == "join":
            self.join(region, what)
        else:
            self.mode_wanted.emit(what)
