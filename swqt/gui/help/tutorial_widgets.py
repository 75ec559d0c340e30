"""The widgets of the tutorial: its card and where it is placed, and the rings around regions and widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QStyleOptionGraphicsItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import members
from swqt.gui.board.animator import Animator
from swqt.gui.board.map_widgets import DieWidget
from swqt.gui.board.view import BoardView
from swqt.gui.help.hints import HintPanel
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.panels.details import DetailsPanel
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.panels.notices import ScoreStrip, TipStrip
from swqt.gui.panels.phase_bar import PhaseBar
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.panels.region_list import RegionListPanel
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.region_actions import NEEDS, MainStep
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.layouts import ElidedLabel
from swqt.gui.style.theme import blend, current, scale_of
from swqt.table import TutorialStep

_WIDTH: Final = 336
"""Width of the card at 100 % without its shadow, in pixels."""

_MOST: Final = 0.4
"""Maximum share of the window's width for the card, at any text size."""

SHADOW: Final = 9
"""Pixels around the card that belong to its shadow."""


class TutorialCard(QWidget):
    """Shows the text of a step, and buttons for its commands."""

    went_on = Signal()
    showed = Signal()
    left = Signal()
    chosen = Signal(int)
    """Carries the chapter to start."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("lesson")
        self._progress = 0.0
        self.head = ElidedLabel()
        self.head.setProperty("muted", True)
        self.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title = QLabel()
        self.title.setProperty("title", True)
        self.text = QLabel()
        self.aside = QLabel()
        for label in (self.title, self.text, self.aside):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.chapters = QToolButton()
        self.chapters.setText("≡")
        self.chapters.setProperty("info", True)
        self.chapters.setAccessibleName(self.tr("Chapters"))
        self.chapters.setToolTip(self.tr("Chapters: start one again"))
        self.chapters.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.chapters.setMenu(self.menu)
        self.menu.triggered.connect(self._on_chapter)
        self.leave = QToolButton()
        self.leave.setText("×")
        self.leave.setProperty("info", True)
        self.leave.setAccessibleName(self.tr("Leave the lesson"))
        self.leave.setToolTip(self.tr("Leave the lesson (you can continue it later)"))
        self.show_me = QPushButton(self.tr("Show me"))
        self.next = QPushButton()
        self.next.setProperty("primary", True)
        self.leave.clicked.connect(self.left)
        self.show_me.clicked.connect(self.showed)
        self.next.clicked.connect(self.went_on)
        for button in (self.chapters, self.leave, self.show_me, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)    # a click does not take the keyboard focus
            EnterActivates(button)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.head, 1)
        top.addWidget(self.chapters)
        top.addWidget(self.leave)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addStretch(1)
        below.addWidget(self.show_me)
        below.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setSpacing(4)
        box.setContentsMargins(SHADOW + 16, SHADOW + 9, SHADOW + 12, SHADOW + 14)
        box.addLayout(top)
        box.addWidget(self.title)
        box.addWidget(self.text)
        box.addWidget(self.aside)
        box.addSpacing(4)
        box.addLayout(below)
        self.aside.hide()
        self.hide()

    def show_step(self, head: str, title: str, text: str, progress: float) -> None:
        """Show a step; *progress* through the tutorial is from 0 to 1."""
        self.head.setText(head)
        self.title.setText(title)
        self.text.setText(text)
        self.aside.hide()
        self._progress = progress
        self.setAccessibleName(f"{title}. {text}")

    def show_buttons(self, *, next_text: str, can_show: bool, main: bool) -> None:
        """Show ``next`` if *next_text* is not empty, and ``show_me`` if *can_show*; *main* makes ``next`` primary."""
        self.next.setText(next_text)
        self.next.setVisible(bool(next_text))
        self.show_me.setVisible(can_show)
        if self.next.property("primary") != main:
            self.next.setProperty("primary", main)
            self.next.style().polish(self.next)

    def show_aside(self, text: str) -> None:
        """Show *text* to a player who has done something else."""
        self.aside.setText(text)
        self.aside.show()
        self.setAccessibleName(f"{self.title.text()}. {self.text.text()} {text}")

    def _on_chapter(self, action: QAction) -> None:
        self.chosen.emit(action.data())

    def show_chapters(self, names: Sequence[str], here: int) -> None:
        """List the chapters *names* in the menu; the current one, *here*, is checked."""
        self.menu.clear()
        for number, name in enumerate(names):
            action = self.menu.addAction(f"{number + 1}  {name}")
            action.setCheckable(True)
            action.setChecked(number == here)
            action.setData(number)

    def stops(self) -> list[QWidget]:
        """Return the focus stops."""
        return [self.next, self.show_me, self.chapters, self.leave]

    def fitting(self) -> QSize:
        """Return the size that the text needs."""
        window = self.parentWidget()
        assert window is not None
        width = min(round(_WIDTH * scale_of(self.font())), round(window.width() * _MOST))
        layout = self.layout()
        assert layout is not None
        for label in (self.title, self.text, self.aside):
            label.setMinimumHeight(0)
        layout.invalidate()
        self._apply_style()
        width = max(width + 2 * SHADOW, layout.minimumSize().width())
        return QSize(width, layout.heightForWidth(width))

    def _apply_style(self) -> None:
        """Scale the round buttons with the text."""
        scale = scale_of(self.font())
        side = round(26 * scale)
        if self.leave.width() == side:
            return
        for button in (self.chapters, self.leave):
            button.setFixedSize(side, side)
            button.setStyleSheet(
                f"QToolButton {{ margin: 0; padding: 0; border-radius: {side // 2}px;"
                f" font-size: {round(17 * scale)}px }}"
                "QToolButton::menu-indicator { image: none }"
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "aside"):
            self.aside.setStyleSheet("")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        p.setPen(Qt.PenStyle.NoPen)
        for reach in range(SHADOW, 0, -1):
            p.setBrush(QColor(0, 0, 0, 6 + 3 * (SHADOW - reach)))
            p.drawRoundedRect(sheet.adjusted(-reach, -reach + 3, reach, reach), 10 + reach, 10 + reach)
        paper = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
        paper.setColorAt(0, QColor(theme.card))
        paper.setColorAt(0.7, QColor(theme.card))
        paper.setColorAt(1, blend(theme.card, theme.gold, 0.16))
        p.setBrush(paper)
        p.setPen(QPen(QColor(theme.gold), 2.0))
        p.drawRoundedRect(sheet, 10, 10)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(blend(theme.line, theme.card, 0.25), 1.0))
        p.drawRoundedRect(sheet.adjusted(4, 4, -4, -4), 7, 7)
        self._paint_line(p, sheet)
        if not self.aside.isHidden():
            mark = QRectF(self.aside.geometry()).adjusted(-8, 1, 0, -1)
            p.fillRect(QRectF(mark.left(), mark.top(), 3, mark.height()), QColor(theme.gold))
        p.end()

    def _paint_line(self, p: QPainter, sheet: QRectF) -> None:
        """Draw the progress line, with a lozenge at the current step."""
        theme = current()
        left, right, y = sheet.left() + 14, sheet.right() - 14, sheet.bottom() - 9
        here = left + (right - left) * self._progress
        p.setPen(QPen(QColor(theme.line), 1.4))
        p.drawLine(round(here), round(y), round(right), round(y))
        p.setPen(QPen(QColor(theme.gold), 2.4))
        p.drawLine(round(left), round(y), round(here), round(y))
        p.save()
        p.translate(here, y)
        p.rotate(45)
        p.fillRect(QRectF(-3.4, -3.4, 6.8, 6.8), QColor(theme.gold))
        p.restore()


_STEPS: Final = 9
"""Number of positions tried in each direction."""

_TARGET_COST: Final = 100_000.0
"""The cost of hiding a thousand pixels of what must stay visible: a few of them outweigh everything else."""

_MOVE_COST: Final = 0.03
"""The cost of moving the card by a pixel."""

_STIR_COST: Final = 25.0
"""The cost of moving the card at all."""


def best_place(
    size: QSize, room: QRect, shown: Sequence[QRect], others: Sequence[tuple[QRect, float]], last: QPoint | None = None
) -> QPoint:
    """Return the upper left corner for a card of *size* within *room*.

    *shown* must stay visible, as the targets of the step; *others* are the other visible parts, each with the cost of
    hiding a thousand pixels of it. *last* is the card's previous corner.
    """
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    columns = [room.left() + wide * step // (_STEPS - 1) for step in range(_STEPS - 1, -1, -1)]
    rows = [room.top() + high * step // (_STEPS - 1) for step in range(_STEPS - 1, -1, -1)]
    for rect in shown:    # there may be room just beside it
        columns += [x for x in (rect.x() - size.width(), rect.x() + rect.width()) if 0 <= x - room.left() <= wide]
        rows += [y for y in (rect.y() - size.height(), rect.y() + rect.height()) if 0 <= y - room.top() <= high]
    # Plain numbers, and each axis on its own: intersecting QRects for every place takes ten times as long.
    seen = [(rect, _TARGET_COST / 1000) for rect in shown] + [(rect, weight / 1000) for rect, weight in others]
    lying = [(rect.left(), rect.left() + rect.width(), rect.top(), rect.top() + rect.height()) for rect, _ in seen]
    weights = [weight for _, weight in seen]
    width, height = size.width(), size.height()

    def hidden_across(x: int) -> list[int]:
        return [max(0, min(x + width, right) - max(x, left)) for left, right, _, _ in lying]

    def hidden_down(y: int) -> list[int]:
        return [max(0, min(y + height, bottom) - max(y, top)) for _, _, top, bottom in lying]

    by_column = [(x, hidden_across(x)) for x in columns]
    by_row = [(y, hidden_down(y)) for y in rows]
    places = [(x, y, across, down) for y, down in by_row for x, across in by_column]
    if last is not None and room.contains(QRect(last, size)):
        places.insert(0, (last.x(), last.y(), hidden_across(last.x()), hidden_down(last.y())))

    def loss(place: tuple[int, int, list[int], list[int]]) -> float:
        x, y, across, down = place
        away = 0 if last is None else abs(x - last.x()) + abs(y - last.y())
        travel = away * _MOVE_COST + _STIR_COST if away else 0.0
        return travel + sum(map(prod, zip(across, down, weights, strict=True)))

    x, y, *_ = min(places, key=loss)
    return QPoint(x, y)


RING: Final = QColor("#FF6CF0")
LIGHT: Final = QColor("#FFFFFF")
INK: Final = QColor("#2B1E13")
"""Rings are dashed in a colour that no seat and no target has, so that they do not look like an owner's border."""

_DASHES: Final = (2.2, 1.8)
"""Lengths of the dashes and of the gaps between them, in line widths."""

REACH: Final = 6
"""Pixels between a part of the window and the outer edge of its ring."""

_CORNER: Final = 9.0
_BEATS: Final = 4
_BEAT: Final = 1100
"""Number of pulses of a new ring, and milliseconds of each."""


def ring_lines(wide: float, narrow: float) -> list[QPen]:
    """Return the pens of a ring, to be drawn over each other: dark, light, and the coloured dashes."""
    lines = [QPen(colour, width) for colour, width in ((INK, wide), (LIGHT, narrow), (RING, narrow))]
    for line in lines:
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    lines[-1].setDashPattern(_DASHES)
    return lines


class PulseAnimation(QVariantAnimation):
    """Swells a few times from 0 to 1 and back, and then rests at 0."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setKeyValueAt(0.5, 1.0)
        self.setEndValue(0.0)
        self.setDuration(_BEAT)
        self.setLoopCount(_BEATS)
        self.setEasingCurve(QEasingCurve.Type.InOutSine)

    def begin(self, moving: bool) -> None:
        """Restart if *moving*, else stop."""
        self.stop()
        if moving:
            self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)


class WidgetHighlighter(QWidget):
    """Draws rings over the window, and is transparent to the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rings: tuple[QRect, ...] = ()
        self._pulse = 0.0
        self.hide()

    @property
    def rings(self) -> tuple[QRect, ...]:
        return self._rings

    def show_rings(self, parts: Sequence[QRect]) -> None:
        """Draw rings around *parts*, in the window's pixels."""
        window = self.parentWidget()
        assert window is not None
        self._rings = tuple(part.adjusted(-REACH, -REACH, REACH, REACH).intersected(window.rect()) for part in parts)
        area = QRect()
        for ring in self._rings:
            area = area.united(ring)
        self.setGeometry(area)    # repaint no more than needed
        self.setVisible(bool(self._rings))
        self.update()

    def set_pulse(self, value: float) -> None:
        self._pulse = value
        if self.isVisible():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-self.pos())
        for ring in self._rings:
            box = QRectF(ring)
            glow = QColor(RING)
            glow.setAlphaF(0.06 + 0.12 * self._pulse)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(glow)
            p.drawRoundedRect(box.adjusted(2, 2, -2, -2), _CORNER, _CORNER)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for line in ring_lines(5.5, 3.0 + 0.8 * self._pulse):
                p.setPen(line)
                p.drawRoundedRect(box.adjusted(3, 3, -3, -3), _CORNER, _CORNER)
        p.end()


class RegionHighlightItem(QGraphicsItem):
    """Draws rings around regions, below their tokens; transparent to the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self._outlines: tuple[QPainterPath, ...] = ()
        self._box = QRectF()
        self._pulse = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(1.9)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)    # its lines take 10 ms, and items above move
        self.hide()

    def show_outlines(self, outlines: Sequence[QPainterPath]) -> None:
        """Draw a ring around each of *outlines*; hide if there are none."""
        self.prepareGeometryChange()
        self._outlines = tuple(outlines)
        self._box = QRectF()
        for outline in self._outlines:
            self._box = self._box.united(outline.boundingRect())
        self.setVisible(bool(self._outlines))
        self.update()

    def set_pulse(self, value: float) -> None:
        self._pulse = value
        if self.isVisible():
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for outline in self._outlines:
            painter.save()    # the view does not do this
            painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)    # the ring lies within its region
            glow = QColor(RING)
            glow.setAlphaF(0.06 + 0.12 * self._pulse)
            painter.fillPath(outline, glow)
            for line in ring_lines(17.0, 12.0 + 3.0 * self._pulse):
                line.setCosmetic(True)
                painter.strokePath(outline, line)
            painter.restore()


_AROUND: Final = 34
"""Pixels in each direction from the middle of a region that its tokens and its badge take."""


@dataclass(frozen=True)
class TutorialParts:
    """The widgets that the tutorial points at or leaves visible; *table* is the page of the map in *pages*."""

    pages: QStackedWidget
    table: QWidget
    view: BoardView
    animator: Animator
    details: DetailsPanel
    die: DieWidget
    score: ScoreStrip
    tip: TipStrip
    hints: HintPanel
    column: ColumnPanel
    players: PlayersPanel
    log: LogPanel
    regions: RegionListPanel
    phase: PhaseBar
    bar: ActionBar


_ANSWERS: Final = ("pick", "roll", "confirm", "decline")


def is_answer(step: MainStep) -> bool:
    """Return whether *step* of the main button confirms the player's choice."""
    return step.dress != NEEDS and step.meaning.partition(" ")[0] in _ANSWERS


class TutorialTargets:
    """Locates *parts* in *window*, in its pixels; *undo* is the command whose button a step may point at."""

    def __init__(self, window: QMainWindow, parts: TutorialParts, undo: QAction) -> None:
        self._window = window
        self._parts = parts
        self._undo = undo

    def widgets(self, step: TutorialStep) -> list[QWidget]:
        """Return the visible widgets that *step* points at."""
        parts, bar = self._parts, self._parts.bar
        floats = parts.details.parentWidget() is parts.table    # then it may be anywhere, or hidden
        found: list[QWidget] = [parts.column.cards[row] for row in step.rows]
        known: dict[str, list[QWidget]] = {
            "column": [parts.column], "players": [parts.players], "details": [] if floats else [parts.details],
            "log": [parts.log], "phase": [parts.phase], "score": [parts.score], "die": [parts.die],
            "hints": [parts.hints], "end": [bar.end], "offers": [*bar.offers()], "decline": [bar.decline],
            "undo": [bar.tool(self._undo)], "confirm": [bar.end] if is_answer(bar.end.step) else [],
        }  # fmt: skip
        for name in step.parts:
            found += known.get(name, [])
        return [widget for widget in found if widget.isVisible()]

    def rings(self, step: TutorialStep) -> list[QRect]:
        """Return the rectangles of the widgets that get a ring."""
        rects = [self._seen(widget) for widget in self.widgets(step)]
        return [rect for rect in rects if rect.width() > 4 and rect.height() > 4]

    def regions(self, step: TutorialStep) -> list[QRect]:
        """Return the rectangles of the regions that *step* points at."""
        view, scene = self._parts.view, self._parts.view.board_scene()
        if scene is None or not view.isVisible():
            return []
        boxes = [scene.regions[region].shape().boundingRect() for region in step.regions]
        return [self._on_map(box) for box in boxes]

    def kept(self) -> list[QRect]:
        """Return the rectangles of the parts that every step leaves free: the buttons, and who plays with what."""
        return [self._seen(widget) for widget in (self._parts.bar, self._parts.players) if widget.isVisible()]

    def others(self, session: GameSession) -> list[tuple[QRect, float]]:
        """Return the other visible parts, with the cost of covering a thousand pixels of each."""
        parts = self._parts
        if parts.pages.currentWidget() is not parts.table:
            page = self._rect(parts.pages)    # what matters is on the right and above
            right, upper = page.adjusted(page.width() * 2 // 7, 0, 0, 0), page.adjusted(0, 0, 0, -page.height() // 2)
            return [(page, 1.0), (right, 4.0), (upper, 4.0)]
        weights: list[tuple[QWidget, float]] = [
            (parts.phase, 6.0), (parts.column, 3.0), (parts.log, 0.5), (parts.regions, 1.0), (parts.view, 0.8),
            (parts.score, 6.0), (parts.hints, 20.0), (parts.die, 8.0), (parts.tip, 20.0), (parts.details, 2.0),
        ]  # fmt: skip
        found = [(self._seen(widget), weight) for widget, weight in weights if widget.isVisible()]
        if parts.view.board_scene() is not None:
            for region in members(session.controller.targets):
                at = self._map_point(parts.view.position_of(region))
                found.append((QRect(at.x() - _AROUND, at.y() - _AROUND, 2 * _AROUND, 2 * _AROUND), 6.0))
        return found

    def room(self) -> QRect:
        """Return the area for the card: everything below the menus."""
        window = self._window
        top = window.menuBar().height() if window.menuBar().isVisible() else 0
        return window.rect().adjusted(2, top, -2, 0)

    def go_to(self, step: TutorialStep) -> None:
        """Focus the target of *step*."""
        reason = Qt.FocusReason.TabFocusReason
        if step.regions:
            self._parts.view.setFocus(reason)
            self._parts.view.focus_region(step.regions[0])
            return
        for widget in self.widgets(step):
            if widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                widget.setFocus(reason)
                return
        self._parts.view.setFocus(reason)

    def _on_map(self, box: QRectF) -> QRect:
        view = self._parts.view
        area = view.mapFromScene(box).boundingRect().intersected(view.viewport().rect())
        return area.translated(self._map_point(QPoint(0, 0)))

    def _map_point(self, point: QPoint) -> QPoint:
        return self._parts.view.viewport().mapTo(self._window, point)

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size())

    def _seen(self, widget: QWidget) -> QRect:
        """Return the visible part of *widget*; empty if it is in a window of its own."""
        if widget.window() is not self._window:
            return QRect()
        rect = self._rect(widget)
        above = widget.parentWidget()
        while above is not None and above is not self._window:
            rect = rect.intersected(self._rect(above))
            above = above.parentWidget()
        return rect
