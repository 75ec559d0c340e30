"""The cards of the reading panel: what a region is and costs, what a turn pays and risks, and what a combo can do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QPropertyAnimation, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.panels.combo_painter import ComboLook, ComboPainter
from swqt.gui.session.overlays import TurnOutlook
from swqt.gui.session.region_actions import RegionReading
from swqt.gui.style.layouts import card_title_font
from swqt.gui.style.portraits import medallion
from swqt.gui.style.theme import TITLE_FAMILY, current, edge_of, scale_of, text_font
from swqt.gui.texts.i18n import with_sign
from swqt.gui.texts.sentences import link_html, regions_of, topic_of

Painted = Callable[[QSize, float], QPixmap]
"""Returns a picture of a size in logical pixels, for a ratio of device pixels."""

_LINKS: Final = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard

_SHAKE, _SHAKING = 5, 260
"""Amplitude in pixels and duration in milliseconds of the shake animation."""

_SIDE, _ABOVE, _BELOW = 10, 6, 9
"""Pixels around the text of a card."""

_TEXT: Final = 0.87
"""Size of the text by that of ordinary text."""

_PICTURE: Final = 0.46
_LOWEST: Final = 56
"""Height of a picture by its width, and pixels below which there is none."""

_FACE: Final = 22
"""Side of the holder's portrait at 100%, in pixels."""


def sum_table(rows: Sequence[tuple[str, int]], title: str, total: str, scale: float, *, signed: bool) -> str:
    """Return a sum as rich text: a line for each of *rows* (rich text and amount), and below a rule its *total*.

    The first amount has no sign unless *signed*.
    """
    lines = []
    for number, (text, amount) in enumerate(rows):
        figure = f"{amount:+d}" if signed or number else str(amount)
        lines.append(_row(text, figure.replace("-", "−"), scale))
    rule = f"border-top: 1px solid {edge_of(current())}; padding-top: 3px"
    lines.append(_row(f"<b>{escape(title)}</b>", total, scale, rule))
    return f'<table width="100%" cellspacing="0" cellpadding="1">{"".join(lines)}</table>'


def _row(text: str, figure: str, scale: float, style: str = "") -> str:
    family = f"font-family:'{TITLE_FAMILY}'; font-size:{round(17 * scale)}px"
    number = f'<span style="{family}">{escape(figure)}</span>'
    cell = f'style="{style}" valign="middle"'
    return f'<tr><td {cell}>{text}</td><td {cell} align="right">&nbsp;{number}</td></tr>'


class CardPicture(QWidget):
    """The picture at the top of a card, with its upper corners."""

    def __init__(self) -> None:
        super().__init__()
        self._paint: Painted | None = None
        self._made: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_picture(self, paint: Painted | None) -> None:
        """Show what *paint* returns, as soon as there is room for it."""
        self._paint, self._made = paint, None
        self.update()

    def fit(self, width: int, room: int) -> None:
        """Be as high as *width* allows, or not be there if *room* is less than the lowest height."""
        high = min(round(width * _PICTURE), room)
        shown = self._paint is not None and high >= _LOWEST
        if shown and high != self.height():
            self.setFixedHeight(high)
        self.setVisible(shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._paint is None:
            return
        if self._made is None or self._made.deviceIndependentSize().toSize() != self.size():
            self._made = self._paint(self.size(), ratio)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(0, 0, 0, 8), 7, 7)
        p.setClipPath(shape)
        p.drawPixmap(0, 0, self._made)
        p.setPen(QPen(QColor(edge_of(current())), 1.2))
        p.drawLine(box.bottomLeft(), box.bottomRight())
        p.end()


class ReadingCard(QFrame):
    """A card with a title, and texts that are as small as the column is narrow."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._title = QLabel()
        self._title.setFont(self._title_font())
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._texts: list[QLabel] = []
        self._box = QVBoxLayout()
        self._box.setContentsMargins(_SIDE, _ABOVE, _SIDE, _BELOW)
        self._box.setSpacing(4)
        self._box.addWidget(self._title)

    def minimumSizeHint(self) -> QSize:
        """Return a width of nothing: the column decides it, and words wrap."""
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._title.setFont(self._title_font())
            for label in self._texts:
                label.setFont(self._font())

    def _label(self, kind: Qt.TextFormat) -> QLabel:
        """Return a new label below the others."""
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(kind)
        label.setFont(self._font())
        self._texts.append(label)
        self._box.addWidget(label)
        return label

    def _title_font(self) -> QFont:
        return card_title_font(round(scale_of(self.font()) * 100))

    def _font(self) -> QFont:
        return text_font(round(scale_of(self.font()) * 100), size=_TEXT)


class RegionCard(ReadingCard):
    """Shows the region that is pointed at or has the focus: a picture, who holds it, and what it costs as a sum.

    The parts of the sum are links.
    """

    asked = Signal(str)
    """Asks to explain a part of the cost: a rule ID or a trait."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._lines: list[str] = []
        self._picture = CardPicture()
        self._face = QLabel()
        self._holder = self._label(Qt.TextFormat.PlainText)
        holder = QHBoxLayout()
        holder.setSpacing(6)
        self._box.removeWidget(self._holder)
        holder.addWidget(self._face)
        holder.addWidget(self._holder, 1)
        self._box.addLayout(holder)
        self._told = self._label(Qt.TextFormat.PlainText)
        self._sum = self._label(Qt.TextFormat.RichText)
        self._sum.setTextInteractionFlags(_LINKS)
        self._sum.linkActivated.connect(self.asked)
        self._more = self._label(Qt.TextFormat.PlainText)
        self._more.setText(self.tr("F1: rules for this"))
        self._more.setProperty("muted", True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addWidget(self._picture)
        whole.addLayout(self._box)
        self._shaking = QPropertyAnimation(self, b"pos", self)
        self._shaking.setDuration(_SHAKING)
        self.hide()

    def show_region(self, reading: RegionReading, paint: Painted | None = None) -> None:
        """Show *reading*, and the picture that *paint* makes."""
        title, _, signs = reading.title.partition(" · ")
        self._title.setText(title)
        told = [signs, *reading.told] if signs else reading.told
        self._show_holder(reading, told.pop(1 if signs else 0) if reading.race and reading.told else "")
        self._told.setText("\n".join(told))
        self._told.setVisible(bool(told))
        self._sum.setText(self.sum_html(reading))
        self._sum.setAccessibleName(self.tr("Cost of {0}").format(title))
        self._sum.setVisible(bool(reading.terms))
        self._picture.show_picture(paint)
        self._lines = [reading.title, *reading.lines]
        self.setAccessibleName(reading.title)
        self.setAccessibleDescription(" ".join(reading.lines))
        self.show()

    def sum_html(self, reading: RegionReading) -> str:
        """Return the sum of *reading* as rich text with links; empty if it has none."""
        if not reading.terms:
            return ""
        rows = [(link_html(term), amount) for term, amount in reading.terms]
        total, scale = self.tr("%n token(s)", "", reading.total), scale_of(self.font())
        #: Heads the sum of a region's cost
        return sum_table(rows, self.tr("costs"), total, scale, signed=False)

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self._sum]

    def _show_holder(self, reading: RegionReading, text: str) -> None:
        self._holder.setText(re.sub(r"(\d) ", "\\1\u00a0", text))    # a number and what it counts share a line
        for label in (self._face, self._holder):
            label.setVisible(bool(text))
        if text:
            side = round(_FACE * scale_of(self.font()))
            seat, asleep = reading.seat, not reading.active
            self._face.setFixedSize(side, side)
            self._face.setPixmap(
                medallion(reading.race, side, self.devicePixelRatioF(), seat=seat, asleep=asleep)
            )    # fmt: skip

    def make_room(self, width: int, room: int) -> None:
        """Have a picture if the texts leave enough of *room* pixels in a column of *width*."""
        inner = width - 2 * _SIDE - 2
        labels = [label for label in (self._title, *self._texts) if not label.isHidden()]
        taken = sum(label.heightForWidth(inner) + self._box.spacing() for label in labels)
        self._picture.fit(width - 2, room - taken - _ABOVE - _BELOW)

    def shake(self) -> None:
        """Shake once, to show that a click was refused."""
        if not self.isVisible() or self._shaking.state() == QPropertyAnimation.State.Running:
            return
        here = self.pos()
        for step in range(9):
            away = 0 if step in (0, 8) else _SHAKE * (1 if step % 2 else -1)
            self._shaking.setKeyValueAt(step / 8, here + QPoint(away, 0))
        self._shaking.start()

    def text(self) -> str:
        """Return everything on the card."""
        return "\n".join(self._lines)


class OutlookCard(ReadingCard):
    """Shows a TurnOutlook; its parts are links."""

    asked = Signal(str)
    """Asks to explain the source of a part of the income: a rule ID or a trait."""
    glowed = Signal(object)
    """Carries the regions of the hovered part, or an empty set."""

    def __init__(self) -> None:
        super().__init__()
        self.outlook: TurnOutlook | None = None
        self._sum = self._label(Qt.TextFormat.RichText)
        self._risk_title = QLabel(self.tr("Under threat"))
        self._risk_title.setFont(self._title_font())
        self._risk_title.setWordWrap(True)
        self._box.addWidget(self._risk_title)
        self._risk = self._label(Qt.TextFormat.RichText)
        for label in (self._sum, self._risk):
            label.setTextInteractionFlags(_LINKS)
            label.linkActivated.connect(self._on_link)
            label.linkHovered.connect(self._on_hover)
        self.setLayout(self._box)
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._risk_title.setFont(self._title_font())

    def show_outlook(self, outlook: TurnOutlook | None) -> None:
        """Show *outlook*; None shows nothing. The caller decides whether the card is visible."""
        self.outlook = outlook
        if outlook is None:
            return
        self._title.setText(outlook.title)
        self._title.setVisible(outlook.total is not None)
        rows = [(link_html(term), amount) for term, amount in outlook.rows]
        total = with_sign(f"+{outlook.total}")
        self._sum.setText(sum_table(rows, self.tr("This turn"), total, scale_of(self.font()), signed=True))
        self._sum.setVisible(outlook.total is not None)
        self._risk.setText("<br>".join(map(link_html, outlook.threats)) or escape(self.tr("Nothing, without the die.")))
        self.setAccessibleName(outlook.title)
        self.setAccessibleDescription(self.text())

    def text(self) -> str:
        """Return everything on the card."""
        if self.outlook is None:
            return ""
        rows = [f"{term.text} {amount}" for term, amount in self.outlook.rows]
        return "\n".join([self.outlook.title, *rows, *(term.text for term in self.outlook.threats)])

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self._sum, self._risk]

    def _on_link(self, address: str) -> None:
        if topic := topic_of(address):
            self.asked.emit(topic)

    def _on_hover(self, address: str) -> None:
        self.glowed.emit(regions_of(address))


RULES: Final = "combo:rules"
"""The link to the rules for the combo."""

_BANNER: Final = 0.49
"""Height of a banner's picture by its width."""

_STRIP: Final = 46
"""Height of the strip with the names at 100%, in pixels."""


class ComboReading(NamedTuple):
    """What is told about the combo in *row*: its name, rich text, and in a line of its own where it is at home.

    *pointed*: the combo is pointed at; otherwise it is the chosen one.
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
        """Take at most *room* pixels of height; return whether that is enough for a picture *width* pixels wide."""
        strip = round(_STRIP * scale_of(self.font()))
        picture = min(round(width * _BANNER), room - strip)
        if picture >= _LOWEST:
            self.setFixedHeight(picture + strip)
        return picture >= _LOWEST

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
        self._width = self._room = 0
        self.reading: ComboReading | None = None
        self._banner = ComboBanner()
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.words.setAccessibleName(self.tr("What this combo can do"))
        self._size_text()
        self.words.linkActivated.connect(self._on_link)
        inside = QVBoxLayout()
        inside.setContentsMargins(_SIDE, _ABOVE, _SIDE, _BELOW)
        inside.addWidget(self.words)
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 1, 1, 1)
        box.setSpacing(0)
        box.addWidget(self._banner)
        box.addLayout(inside)
        self.hide()

    def show_reading(self, reading: ComboReading) -> None:
        """Show *reading*, instead of the one before."""
        self.reading = reading
        rules = self.tr("Rules")
        muted = f'<p style="margin:0; color:{current().muted}">'
        text = f"{reading.html}{muted}{escape(reading.places)} <a href=\"{RULES}\">{rules}</a> (F1)</p>"
        self.words.setText(text)
        self.words.setAccessibleDescription(reading.title)
        self._banner.show_look(reading.look)
        width = self._width - 2 * _SIDE
        roomy = self._banner.fit(self._width, self._room - self.words.heightForWidth(width) - _ABOVE - _BELOW)
        self._banner.setVisible(roomy)
        if not roomy:
            self.words.setText(f'<p style="margin:0 0 5px 0"><b>{escape(reading.title)}</b></p>{text}')

    def make_room(self, width: int, room: int) -> None:
        """Be *width* pixels wide, and have a picture only if the text needs not more than the rest of *room* pixels."""
        if (width, room) != (self._width, self._room):
            self._width, self._room = width, room
            if self.reading is not None:
                self.show_reading(self.reading)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._size_text()

    def _size_text(self) -> None:
        self.words.setFont(text_font(round(scale_of(self.font()) * 100), size=_TEXT))

    def _on_link(self, link: str) -> None:
        if link != RULES:
            self.asked.emit(link)
        elif self.reading is not None:
            self.explained.emit(self.reading.row)
