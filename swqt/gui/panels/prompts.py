"""What a player must do next: the instruction, the main button with the next step, and secondary choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from swqt.gui.session.region_actions import ASKS, NEEDS, ActionOffer, MainStep
from swqt.gui.style.actions import EnterActivates, ToggleClicks, let_stay, set_checked
from swqt.gui.style.cards import paint_gold
from swqt.gui.style.layouts import LEAST_WORDS, QWIDGETSIZE_MAX, FittedLabel
from swqt.gui.style.theme import (
    ASKING,
    CONTRAST,
    CREAM,
    GOLDS,
    IDLE,
    INK,
    LEAST,
    RIM,
    SECOND,
    current,
    scale_of,
    text_font,
    title_font,
)

STILL: Final = 800
"""Milliseconds for which clicks are ignored after the meaning of the button has changed under a resting mouse."""

MOVED: Final = 8
"""Pixels that the mouse must move on the button for a click to count before that."""

_WIDTH: Final = 218
_HEIGHT: Final = 60
_SHAKE: Final = 3
"""Amplitude of the shake in pixels."""

_SHAKING: Final = 200
"""Duration of the shake in milliseconds."""

_STEP: Final = 5
"""Pixels by which the step may be smaller if it then takes fewer lines."""

_LINES: Final = ((1, 1), (1, 2), (2, 1), (2, 2))
"""Numbers of lines of the step and of its detail, the best first."""

_JOINT: Final = " · "
_CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)

OFFER_HEIGHT: Final = 34
"""Minimum height of a secondary choice, in pixels."""

_TOOL: Final = 38
"""Side of Undo, Redo and Reset at 100%, in pixels."""


class _Part:
    """A *text* of the button in a *font*, with its height and number of lines for a *width*."""

    def __init__(self, text: str, font: QFont, width: float) -> None:
        self.text, self.font = text, font
        metrics = QFontMetricsF(font)
        box = metrics.boundingRect(QRectF(0, 0, width, 1000), _CENTRED, text)
        self.height = box.height()
        self.lines = round(box.height() / metrics.lineSpacing()) if box.width() <= width else 1000


def _kept(text: str) -> str:
    """Return *text*, with each part of a sum such as "regions 5 · Forest 2" kept on one line."""
    parts = text.split(_JOINT)
    return _JOINT.join(part.replace(" ", "\u00a0") for part in parts) if len(parts) > 1 else text


def _sized(font: QFont, size: int) -> QFont:
    font = QFont(font)
    font.setPixelSize(size)
    return font


class MainButton(QAbstractButton):
    """Shows a MainStep; ``clicked`` is emitted for a press that counts.

    It ignores held keys, and after its meaning has changed the second half of a double click and, for STILL
    milliseconds, clicks of a mouse that has not moved, so that nobody presses what has just appeared by accident.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = MainStep("")
        self._wanted: object = None
        """The step, size and scale that the parts of the text were arranged for."""
        self._parts: tuple[_Part, ...] = ()
        self._since = QElapsedTimer()
        self._pointer: QPoint | None = None
        """The position of the mouse on the button; None if it is elsewhere."""
        self._found: QPoint | None = None
        """Where the mouse was when the meaning changed; None once it has moved."""
        self.moves = True
        """Whether the button shakes."""
        self._shift = 0
        self._shaking = QVariantAnimation(self)
        self._shaking.setDuration(_SHAKING)
        for step in range(6):
            away = 0 if step in (0, 5) else _SHAKE * (1 if step % 2 else -1)
            self._shaking.setKeyValueAt(step / 5, away)
        self._shaking.valueChanged.connect(self._on_shake)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        EnterActivates(self)

    @property
    def step(self) -> MainStep:
        return self._step

    def show_step(self, step: MainStep) -> None:
        """Show *step*; if its meaning is new, ignore clicks of a resting mouse for a moment."""
        if step.meaning != self._step.meaning:
            self._since.start()
            self._found = self._pointer
        if step != self._step:
            self._step = step
            self.setText(step.text)
            self.setAccessibleName(step.text)
            self.setAccessibleDescription(step.detail)
            self.update()

    def shake(self) -> None:
        """Shake once if ``moves`` is set, to show that something is missing."""
        if self.moves:
            self._shaking.start()

    def _on_shake(self, away: int) -> None:
        self._shift = away
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._pointer = event.position().toPoint()
        if self._found is not None and (self._pointer - self._found).manhattanLength() >= MOVED:
            self._found = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer = self._found = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position().toPoint()
        if self._found is None or self._since.elapsed() >= STILL:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second press like any other, so that it is ignored if the first one has changed the meaning."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.EnabledChange):
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        growth = 1 + (scale - 1) * 0.25 if scale > 1 else 1.0
        return QSize(round(_WIDTH * growth), round(_HEIGHT * growth))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(self._shift, 1 if self.isDown() else 0)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        ink = self._paint_ground(p, box)
        p.setPen(ink)
        parts = self.arranged()
        room = self._words()
        y = room.center().y() - sum(part.height for part in parts) / 2
        for part in parts:
            p.setFont(part.font)
            p.drawText(QRectF(room.left(), y, room.width(), part.height), _CENTRED, part.text)
            y += part.height
        p.end()

    def _words(self) -> QRectF:
        """Return the rectangle of the text."""
        return QRectF(self.rect()).adjusted(14, 5, -14, -5)

    def arranged(self) -> tuple[_Part, ...]:
        """Return the step and, if there is room, its detail, as they are shown; neither is cut.

        Each takes one line if it is not too small then, else two; the tooltip has the full text.
        """
        wanted = self._step, self.size(), scale_of(self.font())
        if wanted != self._wanted:
            self._wanted, self._parts = wanted, self._arrange()
        return self._parts

    def _arrange(self) -> tuple[_Part, ...]:
        """Return the parts in the largest size, or a few pixels smaller if they then take fewer lines."""
        percent = round(scale_of(self.font()) * 100)
        title, detail = title_font(percent, size=1.27), text_font(percent, size=0.8)
        largest, every = title.pixelSize(), (True, False) if self._step.detail else (False,)
        parts: tuple[_Part, ...] = ()
        for with_detail in every:
            for smallest in (*range(largest - _STEP, LEAST, -_STEP), LEAST):
                for title_lines, detail_lines in _LINES:
                    for size in range(min(largest, smallest + _STEP), smallest - 1, -1):
                        parts = self._parts_at(_sized(title, size), detail if with_detail else None, detail_lines)
                        if parts[0].lines <= title_lines and self._fits(parts, detail_lines):
                            return parts
        return parts

    def _parts_at(self, title: QFont, detail: QFont | None, lines: int) -> tuple[_Part, ...]:
        """Return the parts in the font *title*, and in *detail*, shrunk within limits to fit at most *lines*."""
        width, size = self._words().width(), title.pixelSize()
        parts = (_Part(self._step.text, title, width),)
        if detail is None:
            return parts
        below = max(LEAST, min(detail.pixelSize(), round(0.75 * size)))
        while (part := _Part(_kept(self._step.detail), _sized(detail, below), width)).lines > lines:
            below -= 1
            if below < max(LEAST, round(0.6 * size)):
                break
        return (*parts, part)

    def _fits(self, parts: Sequence[_Part], lines: int) -> bool:
        high = sum(part.height for part in parts)
        return high <= self._words().height() and all(part.lines <= lines for part in parts[1:])

    def _paint_ground(self, p: QPainter, box: QRectF) -> QColor:
        """Paint the button without its text; return the colour for the text."""
        dress, radius = self._step.dress, 11.0
        if self.hasFocus():
            p.setPen(QPen(QColor("#f8f0dc"), 2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)
        lit = self.underMouse() and not self.isDown()
        if self.isEnabled() and dress not in (NEEDS, ASKS):
            return paint_gold(p, box, radius, lit=lit)
        ground: QColor | QLinearGradient = QColor(INK)
        if current() is CONTRAST:
            ink, edge, ground = QColor("#ffffff"), QPen(QColor("#ffffff"), 2), QColor("#000000")
        elif not self.isEnabled():
            ink, edge, ground = QColor(IDLE), QPen(QColor("#6b5440"), 1.5), QColor(20, 12, 8, 120)
        elif dress == NEEDS:
            ink, edge = QColor(CREAM), QPen(QColor(GOLDS[2]), 1.5)
        else:
            ink, edge = QColor(CREAM), QPen(QColor(INK), 2)
            ground = QLinearGradient(QPointF(0, box.top()), QPointF(0, box.bottom()))
            for place, colour in enumerate(ASKING):
                ground.setColorAt(place, QColor(colour).lighter(107 if lit else 100))
            p.setPen(QPen(QColor(RIM), 1.5))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        p.setPen(edge)
        p.setBrush(ground)
        p.drawRoundedRect(box, radius, radius)
        return ink


_SENTENCE: Final = re.compile(r"[.?!…]\s+(?=\S)")
_LONGEST: Final = 60
"""Maximum length of a first sentence that becomes a heading, in characters."""

_HEADING, _REST = 1.27, 0.87
"""Sizes of a heading and of the rest, relative to ordinary text."""

_LARGE, _SMALL = 1.3, 0.7
"""Scale from which text counts as large, and the minimum size of other text, with which it stays legible."""

_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


class PromptLabel(FittedLabel):
    """Shows an instruction: its first sentence as a heading, the rest smaller below it, both as large as possible."""

    SIZES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)

    def __init__(self) -> None:
        super().__init__()
        self._size = 1.0
        self._shown: tuple[str, str] = ("", "")

    def needed_width(self, most: int, height: int) -> int:
        """Return the width that the text needs for *height* pixels, in the largest size that fits a width of *most*."""
        for parts, size in self._ways():
            if self._measured(parts, most, size) <= height:
                widths: list[int] = [*range(LEAST_WORDS, most, 16), most]
                wide_enough = [self._measured(parts, width, size) <= height for width in widths]
                return widths[wide_enough.index(True)]
        return most

    @property
    def is_cut(self) -> bool:
        """Whether the text does not fit and is cut."""
        return " ".join(self._shown).split() != self._whole.split()

    def _fit(self) -> None:
        room = self.height()
        for parts, size in self._ways():
            self._shown, self._size = parts, size
            if self._measured(parts, self.width(), size) <= room:
                break
        words = self._whole.split()
        while len(words) > 1 and self._measured(self._shown, self.width(), self._size) > room:
            words.pop()
            self._shown = "", " ".join(words) + " …"
        self.setToolTip(self._whole if self.is_cut else "")
        self.update()

    def _ways(self) -> Iterator[tuple[tuple[str, str], float]]:
        """Yield heading, rest and size, the best first; the last ones have no heading.

        Large text gets no smaller than text at 100%, other text as small as is legible.
        """
        scale = scale_of(QApplication.font())
        sizes = [size for size in self.SIZES if size * max(1.0, scale) >= (1 if scale >= _LARGE else _SMALL)]
        for parts in (_parts(self._whole), ("", self._whole)):
            for size in sizes:
                yield parts, size

    def fonts(self) -> tuple[QFont, QFont]:
        """Return the current fonts of the heading and the rest."""
        return self._fonts(self._size)

    def _fonts(self, size: float) -> tuple[QFont, QFont]:
        percent = round(scale_of(QApplication.font()) * 100)
        heading = title_font(percent, size=_HEADING * size)
        rest = text_font(percent, size=_REST * size, bold=bool(self.property("refusal")))
        for font in (heading, rest):
            font.setPixelSize(max(LEAST, font.pixelSize()))
        return heading, rest

    def _measured(self, parts: tuple[str, str], width: int, size: float) -> int:
        """Return the height of *parts* for a *width*, at *size*."""
        return sum(_height(text, font, width) for text, font in zip(parts, self._fonts(size), strict=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        high = self._measured(self._shown, self.width(), self._size)
        y = max(0.0, (self.height() - high) / 2)
        first = self.palette().windowText().color()
        second = first if current() is CONTRAST or self.property("refusal") else QColor(SECOND)
        for text, font, colour in zip(self._shown, self.fonts(), (first, second), strict=True):
            if text:
                part = _height(text, font, self.width())
                p.setFont(font)
                p.setPen(colour)
                p.drawText(QRectF(0, y, self.width(), part + 2), _WRAP | int(Qt.AlignmentFlag.AlignLeading), text)
                y += part
        p.end()


def _height(text: str, font: QFont, width: int) -> int:
    """Return the height of *text* for a *width*; a very large one if a word is wider."""
    if not text:
        return 0
    box = QFontMetrics(font).boundingRect(0, 0, width, 10_000, _WRAP, text)
    return box.height() if box.width() <= width else 10_000


def _parts(text: str) -> tuple[str, str]:
    """Return the heading of *text* and the rest; a text that begins with a long sentence has no heading."""
    end = _SENTENCE.search(text)
    first = text if end is None else text[: end.start() + 1]
    if len(first) > _LONGEST:
        return "", text
    return first, text[len(first) :].strip()


class OfferButtons(QWidget):
    """Shows offers within a given width; the rest go into a menu, except those that may not hide, such as Cancel."""

    focus_left = Signal()
    """Emitted when the button with keyboard focus is removed."""

    filled = Signal()
    """Emitted after the buttons have been replaced."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: tuple[ActionOffer, ...] = ()
        self._room = 0
        self._is_dense = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.more = QToolButton()
        self.more.setText(self.tr("More…"))
        self.more.setProperty("bar", True)
        self.more.setProperty("slim", True)
        self.more.setMinimumHeight(OFFER_HEIGHT)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.more)
        menu.aboutToHide.connect(self._end_previews)
        self.more.setMenu(menu)
        EnterActivates(self.more)
        self._row.addWidget(self.more)
        self._row.addStretch(1)
        # The buttons adapt to the available width, so they must never widen the window.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_dense(self, dense: bool) -> None:
        """Make the menu button as small as a tool, or give it its word again."""
        self._is_dense = dense
        self.more.setText("…" if dense else self.tr("More…"))
        self.more.setAccessibleName(self.tr("More choices"))
        self.more.setProperty("square", dense)
        self.more.style().polish(self.more)
        self._size_more()

    def _size_more(self) -> None:
        side = tool_side(self) if self._is_dense else 0
        self.more.setMinimumSize(side, side or OFFER_HEIGHT)
        self.more.setMaximumSize(side or QWIDGETSIZE_MAX, side or QWIDGETSIZE_MAX)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size_more()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, OFFER_HEIGHT)

    def show_offers(self, offers: Sequence[ActionOffer], room: int) -> None:
        """Show *offers* within *room* pixels."""
        self._offers = tuple(offers)
        self._room = room
        self._fill()

    def set_room(self, room: int) -> None:
        """Change the available width to *room* pixels."""
        if room != self._room:
            self._room = room
            self._fill()

    def buttons(self) -> list[QPushButton]:
        """Return the buttons outside the menu."""
        items = [self._row.itemAt(number) for number in range(self._row.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def _fill(self) -> None:
        focused = any(button.hasFocus() for button in self.buttons())
        for button in self.buttons():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        if focused:
            self.focus_left.emit()
        made = [self._button(offer) for offer in self._offers]
        shown = self._fitting(made)
        for number, button in enumerate(made[:shown]):
            self._row.insertWidget(number, button)
        for button in made[shown:]:
            button.deleteLater()
        self._fill_menu(self._offers[shown:])
        self.updateGeometry()
        self.filled.emit()

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [*self.buttons(), self.more]

    def _fitting(self, made: list[QPushButton]) -> int:
        """Return the number of buttons that fit, counting the menu button if some do not."""
        widths = [button.sizeHint().width() + self._row.spacing() for button in made]
        if sum(widths) <= self._room:
            return len(made)
        left = self._room - self.more.sizeHint().width()
        shown = 0
        for offer, width in zip(self._offers, widths, strict=True):
            left -= width
            if left < 0 and offer.may_hide:
                break
            shown += 1
        return shown

    def _fill_menu(self, offers: Sequence[ActionOffer]) -> None:
        menu = self.more.menu()
        menu.clear()
        for offer in offers:
            action = menu.addAction(offer.text)
            action.setToolTip(offer.tip)
            action.setCheckable(offer.checked is not None)
            action.setChecked(bool(offer.checked))
            action.triggered.connect(lambda checked=False, offer=offer: offer.act())
            if offer.preview is not None:
                action.hovered.connect(partial(offer.preview, True))
        self.more.setVisible(bool(offers))
        self.more.setDown(any(offer.checked for offer in offers))

    def _end_previews(self) -> None:
        for offer in self._offers:
            if offer.preview is not None:
                offer.preview(False)

    def _button(self, offer: ActionOffer) -> QPushButton:
        button = QPushButton(offer.text, self)
        button.clicked.connect(lambda: offer.act())
        EnterActivates(button)
        button.setMinimumHeight(OFFER_HEIGHT)
        button.setCheckable(offer.checked is not None)
        set_checked(button, bool(offer.checked))
        ToggleClicks(button)
        button.setProperty("primary", offer.primary)
        button.setProperty("slim", True)
        button.setToolTip(offer.tip)
        let_stay(button)
        button.setProperty("topic", offer.topic)
        if offer.preview is not None:
            _Preview(button, offer.preview)
        return button


class _Preview(QObject):
    """Calls *show* with True when *button* is hovered or focused, and with False when it no longer is."""

    def __init__(self, button: QPushButton, show: Callable[[bool], None]) -> None:
        super().__init__(button)
        self._button = button
        self._show = show
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._show(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._show(False)
        return False


def tool_side(widget: QWidget) -> int:
    """Return the side of a tool beside the main button, in pixels."""
    return round(_TOOL * max(1.0, 0.8 + 0.2 * scale_of(widget.font())))
