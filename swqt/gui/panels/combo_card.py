"""A combo as a card that can be hovered and selected, and the card with its details."""

from __future__ import annotations

from html import escape
from time import thread_time
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.board.cached_item import RenderBudget
from swqt.gui.panels.combo_painter import CORNER, ComboLook, ComboPainter, outline_colour
from swqt.gui.style.actions import ToggleClicks, is_enter, is_typed, set_checked
from swqt.gui.style.theme import CONTRAST, GOLD, INK, current, scale_of, text_font

MARGIN: Final = 3
"""Pixels around a card for the ring of a hovered or selected one."""

SHIFT: Final = 3
"""Pixels by which a hovered card moves towards the board."""

_MOTION: Final = 90
"""Duration of that motion in milliseconds."""

_WIDE: Final = 202
_LEAST: Final = 158
_LOWEST: Final = 40
"""Preferred and minimum width, and minimum height, in pixels at 100%."""

_GROWTH: Final = 0.39
"""Growth of a card's width as a share of the growth of the text."""

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_1 + number) for number in range(6))

CARD_SIDE, CARD_ABOVE, CARD_BELOW = 10, 6, 9
"""Pixels around the text of a card."""

CARD_TEXT: Final = 0.87
"""Size of the text relative to ordinary text."""

LOWEST_PICTURE: Final = 56
"""Height in pixels below which no picture is shown."""


class ComboCard(QAbstractButton):
    """A clickable card for one combo."""

    hovered = Signal()
    """``is_pointed_at`` may have changed."""
    stepped = Signal(int)
    """Asks to focus the card in a row."""
    numbered = Signal(int)
    """Asks to select the card in a row."""

    def __init__(self, row: int, budget: RenderBudget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.moves = False
        """Whether the card moves when it is hovered."""
        self.is_covered = False
        """Whether the panel's ColumnCover paints the picture instead of the card."""
        self._budget = budget
        self.look: ComboLook | None = None
        self._picture: QPixmap | None = None
        self._painted: object = None
        self._by_keys = False
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(_MOTION)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self.update)
        self.setCheckable(True)
        ToggleClicks(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    @property
    def has_pointer(self) -> bool:
        """Whether the pointer is on the card."""
        return self.isVisible() and self.underMouse()

    @property
    def has_keys(self) -> bool:
        """Whether the card has the focus, not by a click."""
        return self._by_keys and self.hasFocus()

    @property
    def is_pointed_at(self) -> bool:
        return self.has_pointer or self.has_keys

    def show_look(self, look: ComboLook | None, *, chosen: bool, about: str = "") -> None:
        """Show *look*, which *about* describes in words; None hides the card."""
        self.setVisible(look is not None)
        set_checked(self, chosen)
        if look is None:
            return
        self.setAccessibleDescription(about)
        if look == self.look:
            return
        if self.look is not None and (look.race, look.power) != (self.look.race, self.look.power):
            self.setDown(False)    # a click that began on another combo must not select this one
        self.look = look
        usable = look.open and not look.reason
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(self._spoken(look))
        self.setToolTip(look.reason)
        self.update()

    def _spoken(self, look: ComboLook) -> str:
        parts = [
            #: {0}: a combo
            self.tr("{0}, %n token(s)", "", look.tokens).format(look.name), look.price_text,
        ]
        if look.coins:
            parts.append(self.tr("%n coin(s) on it", "", look.coins))
        if look.too_dear:
            parts.append(self.tr("can't afford"))
        return ", ".join(parts)

    def event(self, event: QEvent) -> bool:
        """Accept Enter on an unselected card, so that the window does not confirm the selected one."""
        if event.type() == QEvent.Type.ShortcutOverride and is_enter(event) and not self.isChecked():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if is_enter(event):
            self.click()
        elif key == Qt.Key.Key_Space and self.isChecked():
            event.accept()    # it also skips moves of bots, and one press too many must not pick the combo
        elif step := _STEPS.get(key):
            self.stepped.emit(self.row + step)
        elif key in _DIGITS and is_typed(event) and self.look is not None and self.look.open:
            self.numbered.emit(_DIGITS.index(key))
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the second click count only if the first has selected the card."""
        if self.isChecked():
            self.mousePressEvent(event)

    def nextCheckState(self) -> None:
        """Do nothing: the panel sets the check mark, because a click does not select by itself."""

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(_WIDE * self._growth()), round(106 * scale) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_LEAST * self._growth()), round(_LOWEST * scale_of(self.font())))

    def _growth(self) -> float:
        scale = scale_of(self.font())
        return 1 + (scale - 1) * _GROWTH if scale > 1 else 1.0

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point()

    def _point(self) -> None:
        goal = float(SHIFT) if self.moves and self.is_pointed_at else 0.0
        self._motion.stop()
        if self.moves:
            self._motion.setStartValue(self._shift())
            self._motion.setEndValue(goal)
            self._motion.start()
        self.update()
        self.hovered.emit()

    def _shift(self) -> float:
        """Return how far the card has moved, in pixels."""
        return float(self._motion.currentValue() or 0.0) if self.moves else 0.0

    def card_rect(self) -> QRectF:
        """Return where the card is painted while it is not hovered."""
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN - SHIFT, -MARGIN)

    @property
    def picture(self) -> QPixmap | None:
        """The rendered card, at its last size."""
        return self._picture

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show *picture*, the same combo in another row, until the card renders its own; None: render it now."""
        self._picture, self._painted = picture, None
        if picture is None and self.look is not None:
            self._render(self.look)

    def _render(self, look: ComboLook) -> None:
        began, ratio = thread_time(), self.devicePixelRatioF()
        self._painted = self._wanted(look)
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._draw(self._picture, look)
        self._budget.spend(thread_time() - began)

    def _wanted(self, look: ComboLook) -> tuple[object, ...]:
        """Return everything that the picture of *look* depends on."""
        return look, self.size(), self.devicePixelRatioF(), current(), scale_of(self.font()), self.isChecked()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cached picture, rendering it again after a change once the frame's render budget admits that."""
        look = self.look
        if look is None:
            return
        if (self._picture is None or self._wanted(look) != self._painted) and self._budget.admits(self):
            self._render(look)
        if self._picture is None or self.is_covered:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(self._shift(), 0)
        p.drawPixmap(0, 0, self._picture)
        self._ring(p)
        p.end()

    def _draw(self, picture: QPixmap, look: ComboLook) -> None:
        theme, box = current(), self.card_rect()
        p = QPainter(picture)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if theme is not CONTRAST:
            for spread in (2.4, 1.6, 0.8):
                shade = QColor(INK)
                shade.setAlphaF(0.11)
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(shade)
                p.drawRoundedRect(box.adjusted(-spread / 2, 1, spread / 2, spread), CORNER + 1, CORNER + 1)
        p.save()
        p.translate(box.topLeft())
        painter = ComboPainter(look, box.width(), box.height(), scale_of(self.font()), picture.devicePixelRatio())
        #: A combo, for screen readers
        painter.paint(p, chosen=self.tr("chosen") if self.isChecked() else "")
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(outline_colour(theme), 1.6))
        p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        p.end()

    def _ring(self, p: QPainter) -> None:
        """Paint a golden ring between lines of ink around a selected or hovered card."""
        if self.isChecked():
            gold, ink = 3.0, 2.0
        elif self.is_pointed_at and self.look is not None:
            gold, ink = 2.5, 1.2
        else:
            return
        box = self.card_rect()
        theme = current()
        outer = MARGIN - ink / 2
        p.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width, colour in (
            (-outer / 2 - ink / 4 + 0.2, outer + ink / 2, QColor(INK if theme is not CONTRAST else theme.text)),
            (-outer + gold / 2, gold, QColor(GOLD if theme is not CONTRAST else theme.gold)),
        ):
            p.setPen(QPen(colour, width))
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), CORNER - inset, CORNER - inset)


RULES: Final = "combo:rules"
"""The link to the rules for the combo."""
_BANNER: Final = 0.49
"""Height of a banner's picture divided by its width."""
_STRIP: Final = 46
"""Height of the strip with the names at 100%, in pixels."""


class ComboReading(NamedTuple):
    """The details of the combo in *row*: its name, rich text, and in a line of its own the regions it is strong in.

    *pointed*: the combo is hovered or focused; otherwise it is the selected one.
    """

    row: int
    look: ComboLook
    title: str
    html: str
    places: str
    pointed: bool


class ComboBanner(QWidget):
    """The picture of a combo, with its names, price and tokens."""

    def __init__(self) -> None:
        super().__init__()
        self._look: ComboLook | None = None
        self._picture: QPixmap | None = None
        self._painted: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_look(self, look: ComboLook) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, self.minimumHeight())

    def fit(self, width: int, room: int) -> bool:
        """Fit the height into *room* pixels; return whether that is enough for a picture *width* pixels wide."""
        strip = round(_STRIP * scale_of(self.font()))
        picture = min(round(width * _BANNER), room - strip)
        if picture >= LOWEST_PICTURE:
            self.setFixedHeight(picture + strip)
        return picture >= LOWEST_PICTURE

    def paintEvent(self, event: QPaintEvent) -> None:
        look, ratio, scale = self._look, self.devicePixelRatioF(), scale_of(self.font())
        if look is None:
            return
        wanted = (look, self.size(), ratio, current(), scale)
        if self._picture is None or wanted != self._painted:
            self._painted = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            p = QPainter(self._picture)
            ComboPainter(look, self.width(), self.height(), scale, ratio, banner=True).paint(p)
            p.end()
        p = QPainter(self)
        p.drawPixmap(QPointF(0, 0), self._picture)
        p.end()


class ComboDetails(QFrame):
    """Shows a ComboReading."""

    asked = Signal(str)
    """Asks to open the rule book page of a trait or rule."""
    explained = Signal(int)
    """Asks to explain the combo in a row."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.reading: ComboReading | None = None
        self._shown: object = None
        self._banner = ComboBanner()
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.words.setAccessibleName(self.tr("What this combo can do"))
        self._size_text()
        self.words.linkActivated.connect(self._on_link)
        inside = QVBoxLayout()
        inside.setContentsMargins(CARD_SIDE, CARD_ABOVE, CARD_SIDE, CARD_BELOW)
        inside.addWidget(self.words)
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 1, 1, 1)
        box.setSpacing(0)
        box.addWidget(self._banner)
        box.addLayout(inside)
        self.hide()

    def show_reading(self, reading: ComboReading, width: int, room: int) -> None:
        """Show *reading* in *width* pixels, with the banner if the text leaves enough of *room* pixels in height."""
        shown = (reading, width, room, current())
        if shown == self._shown:
            return
        self._shown, self.reading = shown, reading
        rules = self.tr("Rules")
        muted = f'<p style="margin:0; color:{current().muted}">'
        text = f"{reading.html}{muted}{escape(reading.places)} <a href=\"{RULES}\">{rules}</a> (F1)</p>"
        self.words.setText(text)
        self.words.setAccessibleDescription(reading.title)
        self._banner.show_look(reading.look)
        texts = self.words.heightForWidth(width - 2 * CARD_SIDE) + CARD_ABOVE + CARD_BELOW
        roomy = self._banner.fit(width, room - texts)
        self._banner.setVisible(roomy)
        if not roomy:
            self.words.setText(f'<p style="margin:0 0 5px 0"><b>{escape(reading.title)}</b></p>{text}')

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._size_text()
            self._shown = None

    def _size_text(self) -> None:
        self.words.setFont(text_font(round(scale_of(self.font()) * 100), size=CARD_TEXT))

    def _on_link(self, link: str) -> None:
        if link != RULES:
            self.asked.emit(link)
        elif self.reading is not None:
            self.explained.emit(self.reading.row)
