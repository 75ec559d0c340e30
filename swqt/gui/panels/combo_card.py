"""A combo as a card: names, tokens, price and effects, with its text wrapped to fit any width and text size."""

from __future__ import annotations

from time import thread_time
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolButton, QWidget

from swqt.engine import NOBODY
from swqt.gui.board.cached_item import RenderBudget
from swqt.gui.style.icons import outline, scaled
from swqt.gui.style.key_handling import is_enter
from swqt.gui.style.theme import LEAST, blend, current, fit_font, scale_of, text_font, title_font

LINE: Final = 14
"""Line height at 100%, in pixels."""

SIGN: Final = 6.5
"""Half the side of a trait's icon at 100%, in pixels."""

FLOOR: Final = 0.75
"""Smallest font size for a word wider than the card, relative to the normal size; never below ``LEAST``."""

ABOUT_TOP: Final = 35
"""Y position of the "?" button at 100%, in pixels."""

_ABOUT_SIDE: Final = 24
_TOP: Final = 40
"""Pixels above the price at 100%, for names and tokens; and the minimum side of the "?" button at any scale."""

_BESIDE: Final = 18.5
"""Pixels by which the "?" button may extend below the top of the text: it is beside the price."""

_BOTTOM: Final = 6
_EDGE: Final = 9
"""Pixels below the text and at its left, at 100%."""

_RIGHT: Final = 8
_ABOUT: Final = 36
"""Pixels at the right of the text, and of its first line, which leaves room for the "?" button; at 100%."""

_AFTER_SIGN: Final = 5
_GAP: Final = 6
"""Pixels after a trait's icon, and before its region count, at 100%."""

_FAINT: Final = 0.72
_IDLE: Final = 0.6
"""While no combo can be picked: opacity of the race's icon, and share of the background in the card's colour."""

_WIDE: Final = 216
_LEAST: Final = 150
"""Preferred and minimum card width at 100%, in pixels. With one line for each trait, a card is 88 pixels high, so that
six fit in a window of 720."""

_NAMES: Final = 196
"""Minimum width in pixels at any scale: the longest name is then still legible."""

_SIGNED: Final = 205
"""Width from which the race's icon fits beside the names, in pixels at 100% and below."""

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class WrappedLines(NamedTuple):
    """Wrapped text in *font*; ``last`` is the line with right-aligned text at its end, or -1."""

    font: QFont
    lines: tuple[str, ...]
    last: int = -1


class CardLayout(NamedTuple):
    """The wrapped text of a card: price, power and race."""

    price: WrappedLines
    power: WrappedLines
    race: WrappedLines

    @property
    def high(self) -> int:
        """Number of text lines."""
        return sum(len(part.lines) for part in self)

    def height(self, scale: float) -> int:
        """Return the height of the card in pixels; a missing trait still takes one line."""
        return round(top_of_words(scale) + (LINE * max(3, self.high) + _BOTTOM) * scale)


def about_side(scale: float) -> int:
    """Return the side of the "?" button in pixels, large enough to click at any scale."""
    return max(_ABOUT_SIDE, round(_ABOUT_SIDE * scale))


def top_of_words(scale: float) -> float:
    """Return the y position of the price, low enough that the "?" button overlaps only that line."""
    return max(_TOP * scale, ABOUT_TOP * scale + about_side(scale) - _BESIDE * scale)


def card_lines(
    price: str, power: tuple[str, str], race: tuple[str, str], width: float, scale: float
) -> CardLayout:
    """Lay out the text of a card of *width* pixels; *power* and *race* are (description, free regions)."""
    percent = round(scale * 100)
    room = width - (_EDGE + _RIGHT + 3) * scale
    signed = room - (2 * SIGN + _AFTER_SIGN) * scale
    bold, plain = text_font(percent, size=0.83, bold=True), text_font(percent, size=0.82)
    return CardLayout(
        wrapped(price, bold, room, room - (_ABOUT - _RIGHT) * scale),
        *(_with_count(text, free, plain, signed, _GAP * scale) for text, free in (power, race)),
    )


def wrapped(text: str, font: QFont, room: float, first: float | None = None) -> WrappedLines:
    """Break *text* into lines of *room* pixels; the first line may be shorter (*first*).

    The font shrinks for a word wider than a line, down to ``FLOOR``.
    """
    font = QFont(font)
    least = max(LEAST, round(font.pixelSize() * FLOOR))
    while True:
        lines = _broken(text, font, room, room if first is None else first)
        widest = max((QFontMetricsF(font).horizontalAdvance(line) for line in lines[1:]), default=0)
        begins = QFontMetricsF(font).horizontalAdvance(lines[0]) if lines else 0
        fits = widest <= room and begins <= (room if first is None else first)
        if fits or font.pixelSize() <= least:
            return WrappedLines(font, lines)
        font.setPixelSize(font.pixelSize() - 1)


def _with_count(text: str, free: str, font: QFont, room: float, gap: float) -> WrappedLines:
    """Wrap *text* with *free* right-aligned in the first line, else in the last, else in a line below."""
    if not free:
        return wrapped(text, font, room)
    taken = QFontMetricsF(font).horizontalAdvance(free) + gap
    whole, beside = wrapped(text, font, room), wrapped(text, font, room, room - taken)
    if len(beside.lines) == len(whole.lines) and beside.font == whole.font:
        return beside._replace(last=0)
    end = QFontMetricsF(whole.font).horizontalAdvance(whole.lines[-1])
    if end + taken <= room:
        return whole._replace(last=len(whole.lines) - 1)
    return WrappedLines(whole.font, (*whole.lines, ""), len(whole.lines))


def _broken(text: str, font: QFont, room: float, first: float) -> tuple[str, ...]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    spans: list[tuple[int, int]] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room if spans else first)
        spans.append((line.textStart(), line.textLength()))
    layout.endLayout()
    return tuple(text[start : start + length].strip() for start, length in spans)


class ComboLook(NamedTuple):
    """The content of a card.

    *reason* says why it cannot be picked, *note* the same in two words; both are empty if it can, or if no player is
    deciding. *power_gist* and *race_gist* are (short description, number of free regions).
    """

    race: str
    race_name: str
    power_name: str
    race_tokens: int
    power_tokens: int
    price: int
    coins: int
    reason: str = ""
    open: bool = False
    note: str = ""
    power: str = ""
    power_gist: tuple[str, str] = ("", "")
    race_gist: tuple[str, str] = ("", "")


class ComboCard(QAbstractButton):
    """A clickable card for one combo."""

    hovered = Signal(int)
    stepped = Signal(int)
    asked = Signal(int)
    """Asks to explain the combo in a row."""

    def __init__(self, row: int, budget: RenderBudget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self._budget = budget
        self.look: ComboLook | None = None
        self._picture: QPixmap | None = None
        self._room = self._high = 0
        self._laid: tuple[object, CardLayout] | None = None
        self._painted: object = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.info = QToolButton(self)
        self.info.setText("?")
        self.info.setProperty("info", True)
        self.info.setCursor(Qt.CursorShape.PointingHandCursor)
        self.info.clicked.connect(self._on_info)

    def _on_info(self) -> None:
        self.asked.emit(self.row)

    def show_look(self, look: ComboLook | None, *, chosen: bool) -> None:
        """Show *look*; None hides the card."""
        self.setVisible(look is not None)
        self.setChecked(chosen)
        if look is None or look == self.look:
            return
        self.look = look
        usable = look.open and not look.reason
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        total = look.race_tokens + look.power_tokens
        name = self.tr("{0} {1}, %n token(s)", "", total).format(look.power_name, look.race_name)
        self.setAccessibleName(f"{name}, {self._price_text(look)}")
        gists = [" ".join(gist).strip() for gist in (look.power_gist, look.race_gist)]
        self.setAccessibleDescription(". ".join(filter(None, (look.reason, *gists))))
        self.setToolTip(look.reason)
        rules = self.tr("Rules: {0} {1}").format(look.power_name, look.race_name)
        self.info.setAccessibleName(rules)
        self.info.setToolTip(rules)
        self._grow()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Accept Enter on an unselected card, so that the window does not confirm the selected one."""
        if event.type() == QEvent.Type.ShortcutOverride and is_enter(event) and not self.isChecked():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        elif step := _STEPS.get(Qt.Key(event.key())):
            self.stepped.emit(self.row + step)
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Do nothing: the panel sets the check mark, because a click does not select by itself."""

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(_WIDE * scale), self._height(scale))

    def minimumSizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(max(_NAMES, round(_LEAST * scale)), self._height(scale))

    def make_room(self, width: int) -> None:
        """Set the width to lay out for, which determines the height.

        Set by the panel: a height derived from the card's own width would toggle the scroll bar endlessly.
        """
        self._room = width
        self._grow()

    def lines(self, width: int) -> CardLayout:
        """Return the laid-out text for *width* pixels, without content empty."""
        look, scale = self.look, scale_of(self.font())
        key = (look, width, scale)
        if self._laid is None or self._laid[0] != key:
            price = self._price_text(look) if look is not None else ""
            power, race = (look.power_gist, look.race_gist) if look is not None else (("", ""), ("", ""))
            self._laid = key, card_lines(price, power, race, width, scale)
        return self._laid[1]

    def _grow(self) -> None:
        """Update the geometry if the required height has changed."""
        high = self.sizeHint().height()
        if high != self._high:
            self._high = high
            self.updateGeometry()
            self.update()

    def _height(self, scale: float) -> int:
        return self.lines(self._room or round(_WIDE * scale)).height(scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = scale_of(self.font())
        side = about_side(scale)
        self.info.setGeometry(self.width() - side - 9, round(ABOUT_TOP * scale), side, side)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.row)
        super().enterEvent(event)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)    # type: ignore[arg-type]  # QFocusEvent
        self.hovered.emit(self.row)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(NOBODY)
        super().leaveEvent(event)

    def _price_text(self, look: ComboLook) -> str:
        parts = [self.tr("pay %n", "", look.price) if look.price else self.tr("free")]
        if look.coins:
            parts.append(self.tr("take %n", "", look.coins))
        if look.note:
            parts.append(look.note)
        return " · ".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a cached pixmap, which is rendered again on change as soon as the frame's render budget admits it."""
        look = self.look
        if look is None:
            return
        ratio = self.devicePixelRatioF()
        wanted = (
            look, self.size(), ratio, current(), scale_of(self.font()), self.underMouse(), self.isChecked(),
            self.hasFocus(),
        )  # fmt: skip
        if (self._picture is None or wanted != self._painted) and self._budget.admits(self):
            began = thread_time()
            self._painted = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._draw(self._picture, look)
            self._budget.spend(thread_time() - began)
        if self._picture is not None:
            QPainter(self).drawPixmap(0, 0, self._picture)

    def _draw(self, picture: QPixmap, look: ComboLook) -> None:
        theme, scale = current(), scale_of(self.font())
        percent = round(scale * 100)
        p = QPainter(picture)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        usable = not look.reason
        self._frame(p, box, usable)
        if not usable:
            p.setOpacity(0.62)
        radius = 18 * scale
        edge = left = box.left() + 9 * scale
        if box.width() > _SIGNED * max(1.0, scale):
            p.save()
            p.setOpacity(p.opacity() * (1 if look.open else _FAINT))
            self._medallion(p, QPointF(left + radius, box.top() + 21 * scale), radius)
            p.restore()
            left += 2 * radius + 9 * scale
        right = box.right() - 44 * scale
        width = right - left
        p.setPen(QColor(theme.muted))
        p.setFont(text_font(percent, size=0.88, bold=True))
        self._line(p, QRectF(left, box.top() + scale, width, 17 * scale), look.power_name)
        p.setPen(QColor(theme.text))
        p.setFont(title_font(percent, size=1.13))
        self._line(p, QRectF(left, box.top() + 16.5 * scale, width, 23 * scale), look.race_name)
        self._tokens(p, QRectF(right, box.top() - 1.5 * scale, 42 * scale, 38 * scale), look, scale)
        lines = self.lines(self.width())
        line = QRectF(edge, box.top() + top_of_words(scale), box.right() - edge - 8 * scale, (LINE + 1) * scale)
        p.setPen(QColor(theme.warning if look.reason else theme.text))
        line = self._write(p, line, lines.price, scale)
        line.translate(0, 1.5 * scale)
        line = self._gist(p, line, ("power", look.power), lines.power, look.power_gist[1], scale)
        self._gist(p, line, ("race", look.race), lines.race, look.race_gist[1], scale)
        p.end()

    def _gist(
        self, p: QPainter, line: QRectF, trait: tuple[str, str], lines: WrappedLines, free: str, scale: float
    ) -> QRectF:
        """Paint a trait's icon, description and free regions from *line* on; return the next line.

        *trait* is its kind and name.
        """
        if not trait[1]:
            return line.translated(0, LINE * scale)
        theme = current()
        sign = SIGN * scale
        p.fillPath(scaled(outline(*trait), sign, line.left() + sign, line.center().y()), QColor(theme.muted))
        words = line.adjusted(2 * sign + 5 * scale, 0, 0, 0)
        if lines.last >= 0:
            p.setFont(lines.font)
            p.setPen(QColor(theme.accent))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            p.drawText(words.translated(0, lines.last * LINE * scale), int(right), free)
        p.setPen(QColor(theme.text))
        left = line.left()
        line = self._write(p, words, lines, scale)
        line.setLeft(left)
        return line

    def _write(self, p: QPainter, line: QRectF, lines: WrappedLines, scale: float) -> QRectF:
        """Paint *lines* from *line* on; return the line after them."""
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        p.setFont(lines.font)
        line = QRectF(line)
        for text in lines.lines:
            p.drawText(line, int(left), text)
            line.translate(0, LINE * scale)
        return line

    def _frame(self, p: QPainter, box: QRectF, usable: bool) -> None:
        theme = current()
        look = self.look
        lit = look is not None and look.open and usable and (self.underMouse() or self.isChecked())
        idle = look is not None and not look.open    # readable, but not available
        paper = blend(theme.card, theme.window, _IDLE) if idle else QColor(theme.card)
        p.setBrush(blend(theme.card, theme.gold, 0.22) if lit else paper)
        marked = self.isChecked() or self.hasFocus()
        p.setPen(QPen(QColor(theme.accent if marked else theme.gold if lit else theme.line), 2.4 if marked else 1.2))
        p.drawRoundedRect(box, 8, 8)

    def _medallion(self, p: QPainter, centre: QPointF, radius: float) -> None:
        assert self.look is not None
        p.setPen(QPen(QColor("#3A2A1A"), 1.4))
        p.setBrush(QColor("#6E5334"))
        p.drawEllipse(centre, radius, radius)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor("#E2C68C"), 1.3))
        p.drawEllipse(centre, radius * 0.88, radius * 0.88)
        p.fillPath(scaled(outline("race", self.look.race), radius * 0.6, centre.x(), centre.y()), QColor("#FFF6E0"))

    def _tokens(self, p: QPainter, box: QRectF, look: ComboLook, scale: float) -> None:
        theme = current()
        p.setPen(QColor(theme.text))
        p.setFont(title_font(round(scale * 100), size=1.6))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        p.drawText(box, int(middle), str(look.race_tokens + look.power_tokens))
        p.setPen(QColor(theme.muted))
        p.setFont(text_font(round(scale * 100), size=0.8))
        p.drawText(box.translated(0, 24.5 * scale), int(middle), f"{look.race_tokens}+{look.power_tokens}")

    def _line(self, p: QPainter, box: QRectF, text: str) -> None:
        fit_font(p, text, box.width())
        shown = QFontMetricsF(p.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
