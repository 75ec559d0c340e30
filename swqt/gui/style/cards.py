"""Parchment cards, golden buttons, coins, lists and their rows, wood, a page that scrolls, what an empty list shows."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.theme import (
    CONTRAST,
    DARK,
    GOLDS,
    INK,
    LEAST,
    LIGHT,
    RIM,
    blend,
    current,
    fit_font,
    scale_of,
    text_font,
    title_font,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QStyleOptionViewItem

CREAM: Final = QColor("#f8f0dc")
_STOPS: Final = (0.0, 0.55, 1.0)
_LABEL: Final = 1.27
_TITLE: Final = 1.28
_WIDE: Final = 150
"""Preferred minimum width in pixels at 100% text size."""

_MARGIN: Final = 4
"""Pixels around a card or a golden button for its shadow and rim."""


def outline_colour() -> QColor:
    """Return the outline of cards under the current theme."""
    theme = current()
    return QColor(INK) if theme is LIGHT else QColor(theme.line if theme is CONTRAST else "#8a7350")


def paint_gold(p: QPainter, box: QRectF, radius: float, *, lit: bool = False, enabled: bool = True) -> QColor:
    """Paint the ground of a golden button in *box*; return the colour of the words on it."""
    if current() is CONTRAST:
        p.setPen(QPen(QColor("#ffffff"), 2))
        p.setBrush(QColor(CONTRAST.gold if enabled else "#000000"))
        p.drawRoundedRect(box, radius, radius)
        return QColor("#000000" if enabled else "#ffffff")
    if not enabled:
        theme = current()
        p.setPen(QPen(QColor(theme.line), 1.5))
        p.setBrush(QColor(theme.raised))
        p.drawRoundedRect(box, radius, radius)
        return QColor(theme.muted)
    p.setPen(QPen(QColor(RIM), 1.5))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    for place, colour in zip(_STOPS, GOLDS, strict=True):
        ground.setColorAt(place, QColor(colour).lighter(107 if lit else 100))
    p.setPen(QPen(QColor(INK), 2))
    p.setBrush(ground)
    p.drawRoundedRect(box, radius, radius)
    return QColor(INK)


def paint_parchment(p: QPainter, box: QRectF, radius: float = 8.0, *, lit: bool = False) -> None:
    """Paint a card of parchment with its shadow in *box*."""
    theme = current()
    if theme is not CONTRAST:
        p.setPen(Qt.PenStyle.NoPen)
        for step in range(1, 4):
            p.setBrush(QColor(0, 0, 0, 34))
            p.drawRoundedRect(box.translated(0, step * 0.9), radius, radius)
    p.setPen(QPen(outline_colour(), 1.6))
    p.setBrush(blend(theme.card, theme.gold, 0.16 if lit else 0.0))
    p.drawRoundedRect(box, radius, radius)


class DescriptionButton(QPushButton):
    """A button with a title and, below it or told to screen readers only, a ``note``."""

    def __init__(self, text: str = "", note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_note(note)

    def show_note(self, note: str) -> None:
        """Show *note* below the title and as the accessible description."""
        self.note = note
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    @property
    def _percent(self) -> int:
        return round(scale_of(self.font()) * 100)

    def sizeHint(self) -> QSize:
        return self._size(max(round(_WIDE * self._percent / 100), self._wide(self.text())))

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as the longest word: more would limit the width of the whole window."""
        return self._size(max(map(self._wide, self.text().split()), default=0))

    def _wide(self, text: str) -> int:
        return QFontMetrics(title_font(self._percent, size=_TITLE)).horizontalAdvance(text.replace("&", ""))

    def _size(self, wide: int) -> QSize:
        """Return the size of a button whose title is *wide* pixels wide."""
        raise NotImplementedError


class GoldButton(DescriptionButton):
    """The one golden button of a page; its note is told to screen readers only."""

    def sizeHint(self) -> QSize:
        return self._size(self._wide(self.text()))

    def _size(self, wide: int) -> QSize:
        percent = self._percent
        return QSize(wide + round(52 * percent / 100), max(44, round(50 * (0.35 + 0.65 * percent / 100))))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(0, 1 if self.isDown() else 0)
        box = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        ink = paint_gold(p, box, 11, lit=self.underMouse() and not self.isDown(), enabled=self.isEnabled())
        p.setFont(title_font(self._percent, size=_LABEL))
        p.setPen(ink)
        before, _, after = self.text().rpartition("&")
        words = before + after
        fit_font(p, words, box.width() - 16)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        if len(words) < len(self.text()):
            metrics = QFontMetricsF(p.font())    # its own place for an underline is far below the letters
            left = box.center().x() - metrics.horizontalAdvance(words) / 2 + metrics.horizontalAdvance(before)
            base = box.center().y() - metrics.height() / 2 + metrics.ascent()
            line = metrics.lineWidth()
            p.fillRect(QRectF(left, base + 1 + line, metrics.horizontalAdvance(after[:1]), line), ink)
        p.end()


class TileButton(DescriptionButton):
    """A card with a title, a note and, once it may be read, the crest of a power; golden if it is the first choice."""

    def __init__(self, text: str, note: str, power: str) -> None:
        super().__init__(text, note)
        self._power = power
        self._has_crest = False
        self.is_first = False
        """Whether this is the one golden button of its page."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_crest(self) -> None:
        """Show the crest, which is read from its file now."""
        self._has_crest = True
        self.update()

    @property
    def _side(self) -> int:
        """The side of the crest in pixels; 0 with large text, which needs the room."""
        percent = self._percent
        return round(40 * percent / 100) if percent <= 130 else 0

    def _size(self, wide: int) -> QSize:
        percent, side = self._percent, self._side
        tall = 70 if self.note and side else 52
        padding = 44 if side else 30
        return QSize(wide + round((padding + side) * percent / 100), tall * percent // 100)

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return QSize(size.width(), min(size.height(), round(46 * self._percent / 100)))

    @property
    def is_cut(self) -> bool:
        """Whether the title does not fit even in the smallest letters."""
        font = title_font(self._percent, size=_LABEL)
        font.setPixelSize(LEAST)
        return QFontMetricsF(font).horizontalAdvance(self.text().replace("&", "")) > self._room()

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 1, -2, -4)

    def _room(self) -> float:
        """Return the width for title and note in pixels."""
        scale, side = self._percent / 100, self._side
        return self._box().width() - 28 * scale - (side + 8 * scale if side else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, percent = current(), self._percent
        scale = percent / 100
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(0, 1 if self.isDown() else 0)
        box = self._box()
        lit = self.underMouse() and not self.isDown()
        ink, soft = QColor(theme.text), QColor(theme.muted)
        if self.is_first:
            ink = paint_gold(p, box.adjusted(2, 2, -2, 0), 8, lit=lit)
            soft = ink
        else:
            paint_parchment(p, box, lit=lit)
        left, right = box.left() + 14 * scale, box.right() - 14 * scale
        room = self._room()
        if self._side:
            side = min(self._side, round(box.height() - 12))
            if self._has_crest:
                from swqt.gui.style import portraits  # not needed for the first frame

                ratio = self.devicePixelRatioF()
                picture = portraits.crest("power", self._power, side, ratio, halo=CREAM)
                p.drawPixmap(QPointF(right - side, box.center().y() - side / 2), picture)
        has_note = bool(self.note) and bool(self._side) and box.height() >= 56 * scale
        p.setFont(title_font(percent, size=_LABEL))
        fit_font(p, self.text().replace("&", ""), room)
        line = p.fontMetrics().height()
        middle = box.center().y()
        top = middle - line + 3 * scale if has_note else middle - line / 2
        p.setPen(ink)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextShowMnemonic)
        p.drawText(QRectF(left, top, room, line), flags, self.text())
        if has_note:
            p.setFont(text_font(percent, size=0.87))
            p.setPen(soft)
            fit_font(p, self.note, room)
            shown = p.fontMetrics().elidedText(self.note, Qt.TextElideMode.ElideRight, round(room))
            p.drawText(QRectF(left, middle + 3 * scale, room, p.fontMetrics().height()), flags, shown)
        p.end()


class PageArea(QScrollArea):
    """Scrolls a page that is too large, also to a widget that a letter has given the focus; Qt does so only for Tab."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)    # its contents take the focus
        self.setWidgetResizable(True)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def _on_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        by_letter = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier)    # else nothing may move
        page = self.widget()
        if by_letter and now is not None and page is not None and page.isAncestorOf(now):
            self.ensureWidgetVisible(now)


class TallArea(PageArea):
    """Scrolls *inner*, whose minimum height follows its width; QScrollArea ignores height-for-width."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self._inner = inner
        self.setWidget(inner)
        inner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        layout = self._inner.layout()
        if layout is not None:
            wide = self._inner.width()    # PySide would load all classes of widgets to wrap the viewport
            needed = layout.minimumHeightForWidth(wide) if layout.hasHeightForWidth() else 0
            self._inner.setMinimumHeight(max(needed, layout.totalMinimumSize().height()))


LOST: Final = "wisp"
"""The race that points the wrong way."""


class KeyedList(QListWidget):
    """A list that is rebuilt only when the keys of its rows change, so that a ticking clock does not lose the focus."""

    def __init__(self) -> None:
        super().__init__()
        self._keys: list[object] = []

    def show_keys(self, keys: list[object], otherwise: int) -> None:
        """Ensure a row for each of *keys*; select the row *otherwise* if the selected key is gone."""
        if keys != self._keys:
            chosen, self._keys = self.chosen(), keys
            self.clear()
            self.addItems([""] * len(keys))
            self.setCurrentRow(keys.index(chosen) if chosen in keys else otherwise)

    def chosen(self) -> object:
        """Return the key of the selected row, None if there is none."""
        return self._keys[self.currentRow()] if self.currentRow() >= 0 else None

    def all_items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]


class EmptyPicture(QWidget):
    """The portrait of a race with its landscape, as high as there is room for."""

    def __init__(self, race: str) -> None:
        super().__init__()
        self._race = race
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(200)

    def sizeHint(self) -> QSize:
        return QSize(320, 160)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        high = min(self.height(), self.width() // 2)
        if high < 36:    # nothing would be recognised
            return
        size = QSize(2 * high, high)
        box = QRectF((self.width() - size.width()) / 2, (self.height() - high) / 2, size.width(), high)
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.setClipPath(shape)
        from swqt.gui.style import portraits  # not needed for the first frame

        p.drawPixmap(box.topLeft(), portraits.portrait(self._race, size, self.devicePixelRatioF()))
        p.setClipping(False)
        p.setPen(QPen(outline_colour(), 1.6))
        p.drawPath(shape)
        p.end()


class EmptyState(QWidget):
    """What is shown where a list has no entries: a picture, a sentence, and the button that helps.

    ``helped`` is emitted when the button is pressed. Without a *button* there is none.
    """

    helped = Signal()

    def __init__(self, race: str, text: str = "", button: str = "", *, gold: bool = False) -> None:
        super().__init__()
        self.picture = EmptyPicture(race)
        self.label = QLabel(text)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = GoldButton(button) if gold else QPushButton(button)
        self.button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.button.setMinimumHeight(34)
        self.button.clicked.connect(self.helped)
        EnterActivates(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(10)
        column.addStretch(1)
        column.addWidget(self.picture, 12)
        column.addWidget(self.label)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.button.setVisible(bool(button))    # now that it has a parent: it would be a window of its own

    def text(self) -> str:
        """Return the sentence."""
        return self.label.text()

    def say(self, text: str, button: str = "") -> None:
        """Show *text*, and the button if it has a text."""
        self.label.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "picture"):
            self.picture.setMaximumHeight(round(200 * min(1.0, scale_of(self.font()))))


def paint_coin(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a victory coin."""
    painter.setPen(QPen(QColor("#6B4A12"), max(1.0, radius * 0.16)))
    painter.setBrush(QColor("#E9BE4F"))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFF0BE"), max(0.8, radius * 0.14)))
    painter.drawEllipse(centre, radius * 0.62, radius * 0.62)


def paint_card(p: QPainter, option: QStyleOptionViewItem) -> QRectF:
    """Paint the card of a row, highlighted if selected or hovered, and return its rectangle."""
    from PySide6.QtWidgets import QStyle  # brings every class of widgets with it

    theme = current()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(option.rect).adjusted(6, 3, -6, -3)
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    over = bool(option.state & QStyle.StateFlag.State_MouseOver)
    p.setPen(QPen(QColor(theme.gold if chosen else theme.line), 1.6 if chosen else 1.0))
    p.setBrush(blend(theme.card, theme.gold, 0.26 if chosen else 0.12 if over else 0.0))
    p.drawRoundedRect(box, 8, 8)
    return box


def paint_line(p: QPainter, box: QRectF, text: str, mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> float:
    """Paint *text* in one line at the left of *box*, elided where it is too long; return the width of what is shown."""
    shown = p.fontMetrics().elidedText(text, mode, round(box.width()))
    p.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
    return p.fontMetrics().horizontalAdvance(shown)


def paint_pill(p: QPainter, box: QRectF, text: str, percent: int, *, ground: str, edge: str, ink: str) -> QRectF:
    """Paint *text* in a pill at the right end of the card *box*, at *percent* text size; return its rectangle."""
    scale = percent / 100
    p.setFont(text_font(percent, size=0.93, bold=True))
    wide = QFontMetrics(p.font()).horizontalAdvance(text) + 22 * scale
    pill = QRectF(box.right() - wide - 12 * scale, box.center().y() - 14 * scale, wide, 28 * scale)
    p.setPen(QPen(QColor(edge), 1))
    p.setBrush(QColor(ground))
    p.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    p.setPen(QColor(ink))
    p.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
    return pill


def add_heading(menu: QMenu, text: str) -> None:
    """Add the heading *text* to the end of *menu*; the keyboard skips it."""
    from PySide6.QtWidgets import QWidgetAction  # the first page has no menu

    label = QLabel(text)
    label.setProperty("title", True)
    label.setContentsMargins(12, 4, 12, 4)
    heading = QWidgetAction(menu)
    heading.setText(text)
    heading.setSeparator(True)
    heading.setDefaultWidget(label)
    menu.setSeparatorsCollapsible(False)    # some styles would collapse a leading heading
    menu.addAction(heading)


def paint_lock(p: QPainter, at: QPointF, size: float, colour: QColor) -> None:
    """Paint a padlock around *at*."""
    p.save()
    p.translate(at)
    p.setPen(QPen(colour, size * 0.34))
    p.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath()
    bow.moveTo(-size * 0.55, 0)
    bow.lineTo(-size * 0.55, -size * 0.45)
    bow.arcTo(QRectF(-size * 0.55, -size, size * 1.1, size * 1.1), 180, -180)
    bow.lineTo(size * 0.55, 0)
    p.drawPath(bow)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawRoundedRect(QRectF(-size * 0.85, -size * 0.1, size * 1.7, size * 1.15), size * 0.2, size * 0.2)
    p.restore()


_LIGHT_BASE: Final = "#3f2c1f"
_DARK_BASE: Final = "#21170f"
_PLANK: Final = 90
"""Height of a plank in pixels."""

_TILE: Final = 4 * _PLANK
_GRAIN: Final = 26
"""Lines of grain on a plank."""


def ground() -> QColor:
    """Return the colour of the table under the current theme."""
    theme = current()
    return QColor("#000000" if theme is CONTRAST else _DARK_BASE if theme is DARK else _LIGHT_BASE)


@lru_cache(maxsize=4)
def _planks(base: int, ratio: float) -> QPixmap:
    """Return a tile of four planks, whose joints and grain continue at its edges."""
    rng, side = Random(4), _TILE * 2
    picture = QPixmap(round(side * ratio), round(_TILE * ratio))
    picture.setDevicePixelRatio(ratio)
    colour = QColor.fromRgb(base)
    picture.fill(colour)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(_TILE // _PLANK):
        top = number * _PLANK
        shade = colour.lighter(rng.randint(96, 108))
        p.fillRect(QRectF(0, top, side, _PLANK), shade)
        for _ in range(_GRAIN):
            y = top + rng.uniform(2, _PLANK - 2)
            line = QColor(shade.darker(170) if rng.random() < 0.6 else shade.lighter(160))
            line.setAlphaF(rng.uniform(0.04, 0.16))
            path, swing = QPainterPath(QPointF(0, y)), rng.uniform(-5, 5)
            path.cubicTo(side * 0.3, y + swing, side * 0.7, y - swing, side, y)
            p.setPen(QPen(line, rng.uniform(0.6, 1.6)))
            p.drawPath(path)
        joint = rng.uniform(0.1, 0.9) * side
        for colour_of_edge, y in ((shade.darker(165), top), (shade.lighter(125), top + 1)):
            p.setPen(QPen(colour_of_edge, 1))
            p.drawLine(QPointF(0, y + 0.5), QPointF(side, y + 0.5))
        p.setPen(QPen(shade.darker(165), 1))
        p.drawLine(QPointF(joint, top), QPointF(joint, top + _PLANK))
    p.end()
    return picture


def paint_wood(p: QPainter, box: QRectF, offset: QPointF, ratio: float) -> None:
    """Cover *box* with planks; *offset* is its place on the table, so that neighbours fit together."""
    if current() is CONTRAST:
        p.fillRect(box, ground())
    else:
        p.drawTiledPixmap(box, _planks(ground().rgb(), ratio), offset)


class WoodPanel(QWidget):
    """A part of the table; labels and buttons in it have the colours of words on wood (see ``theme.style_sheet``)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("wood", True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        place = self.mapTo(self.window(), event.rect().topLeft())
        paint_wood(p, QRectF(event.rect()), QPointF(place), self.devicePixelRatioF())
        p.end()
