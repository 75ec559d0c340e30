"""The details panel beside the board: a region and its cost, the income and risks of a turn, and a combo."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPropertyAnimation, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.panels.combo_card import (
    CARD_ABOVE,
    CARD_BELOW,
    CARD_SIDE,
    CARD_TEXT,
    LOWEST_PICTURE,
    ComboDetails,
    ComboReading,
)
from swqt.gui.panels.notices import NoticeFrame
from swqt.gui.session.overlays import TurnOutlook
from swqt.gui.session.region_actions import RegionReading
from swqt.gui.style.layouts import QWIDGETSIZE_MAX, card_title_font
from swqt.gui.style.portraits import medallion
from swqt.gui.style.theme import INK, LIGHT, TITLE_FAMILY, current, edge_of, scale_of, text_font
from swqt.gui.texts.i18n import with_sign
from swqt.gui.texts.sentences import link_html, regions_of, topic_of

_MARGIN: Final = 6
_SIDE: Final = 5
_FRAME: Final = 6
"""Pixels between the parts, beside them in a column, and around them in a floating panel."""

_BAR, _NO_BAR = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

Painted = Callable[[QSize, float], QPixmap]
"""Returns a picture of a size in logical pixels, for a device pixel ratio."""

_LINKS: Final = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard

_SHAKE, _SHAKING = 5, 260
"""Amplitude in pixels and duration in milliseconds of the shake animation."""

_PICTURE: Final = 0.46
"""Height of a picture divided by its width."""

_FACE: Final = 22
"""Side of the holder's portrait at 100%, in pixels."""


class _Shelf(QWidget):
    """Holds the parts; in a floating panel, each has a shadow and an outline that set it off from the board."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.property("floating"):
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        parts = [part for part in self.findChildren(QFrame, options=_DIRECT) if part.isVisible()]
        p.setPen(Qt.PenStyle.NoPen)
        for part in parts:
            box = QRectF(part.geometry())
            for spread in (_FRAME - 1.0, _FRAME - 2.5, _FRAME - 4.0):
                p.setBrush(QColor(20, 12, 8, 70))
                p.drawRoundedRect(box.adjusted(-spread, -spread + 1, spread, spread), 8 + spread, 8 + spread)
            p.setBrush(QColor(INK if current() is LIGHT else edge_of(current())))
            p.drawRoundedRect(box.adjusted(-1.6, -1.6, 1.6, 1.6), 9.6, 9.6)
        p.end()


class DetailsPanel(QScrollArea):
    """Stacks the details of a combo, notices, the RegionCard and the OutlookCard in a column beside the board.

    The OutlookCard is shown if there is room for it, or if no region or combo is shown. A folded table has no column
    for the panel: then it floats, as large as its content, and shows the OutlookCard only while it is pinned.
    """

    grown = Signal()
    """Emitted if the content of a floating panel changes: its size is different, and it may have to be moved."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("details")
        self.setAccessibleName(self.tr("Details"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.card = RegionCard()
        self.combo = ComboDetails()
        self.outlook = OutlookCard()
        self.is_pinned = False
        """Whether a floating panel shows the OutlookCard."""
        self._most = 0
        """The maximum height of a floating panel; 0 in a column."""
        self._fitted = QSize()
        self._is_short = False
        """Whether a notice in the column has been shortened to make room."""
        self._notices: list[NoticeFrame] = []
        self._reading: ComboReading | None = None
        self._inside = _Shelf()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(_SIDE, 0, _SIDE, 0)
        self._column.setSpacing(_MARGIN)
        for part in (self.combo, self.card, self.outlook):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        for watched in (self.card, self.combo.words, self._inside):
            watched.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, because the column determines it."""
        return QSize(0, super().minimumSizeHint().height())

    def add_notice(self, notice: NoticeFrame, *, first: bool = False) -> None:
        """Add the hidden *notice* above the card, or as the *first* above the combo as well; it shows itself."""
        self._column.insertWidget(0 if first else self._column.indexOf(self.card), notice)
        self._notices.append(notice)
        notice.hide()
        notice.installEventFilter(self)

    def show_combo(self, reading: ComboReading | None) -> None:
        """Show *reading* above the card; a merely selected combo only while there is no card and no notice.

        None hides it, unless it has the focus. Below a task, as much of the task stays visible as there is room for.
        """
        self._reading = reading
        self.make_room()
        place = self.combo.geometry() if self._is_short and reading is not None and reading.pointed else QRect()
        self.verticalScrollBar().setValue(min(place.top(), place.bottom() + 1 - self.viewport().height()))

    def show_outlook(self, outlook: TurnOutlook | None) -> None:
        """Show *outlook* if there is room; None hides the card."""
        self.outlook.show_outlook(outlook)
        self.make_room()

    def float_within(self, width: int, height: int) -> None:
        """Float with *width* pixels and at most *height*; a height of 0 returns to the column."""
        self._most = height
        self._column.setContentsMargins(*((_FRAME,) * 4 if height else (_SIDE, 0, _SIDE, 0)))
        self._inside.setProperty("floating", bool(height))
        if height:
            self.setFixedWidth(width)
        else:
            self.setMinimumSize(0, 0)
            self.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)
            self.setVerticalScrollBarPolicy(_BAR)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
            self.show()
        self.make_room()

    def set_pinned(self, pinned: bool) -> None:
        """Show the OutlookCard of a floating panel, or hide it."""
        self.is_pinned = pinned
        self.make_room()

    @property
    def subject(self) -> ComboReading | None:
        """The combo that is shown, if any."""
        return self._reading if not self.combo.isHidden() else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._most and self.size() != self._fitted:    # not if only the scroll bar has appeared
            self._fitted = self.size()
            self.make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the parts again when one appears or changes, and scroll to a new notice."""
        kind = event.type()
        if watched is self._inside:
            if kind == QEvent.Type.LayoutRequest and self._most:    # the text heights are only known now
                self.make_room()
            return False
        if watched is self.combo.words:
            if kind == QEvent.Type.FocusOut:
                self.make_room()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            if kind == QEvent.Type.ShowToParent and watched is not self.card:
                self.verticalScrollBar().setValue(0)
            self.make_room()
        return False

    def make_room(self) -> None:
        """Show the combo and the outlook, and the picture of the card, if there is room for them."""
        reads = not self.card.isHidden() or (self._reading is not None and self._reading.pointed)
        for notice in self._notices:
            notice.shorten(bool(self._most) and reads)
        if self._most:
            self._is_short = False
            self._make_floating_room()
            return
        width = self.width() - 2 * _SIDE
        fits = self._fill(width)
        self._is_short = not fits and any(notice.shorten(True) for notice in self._notices if not notice.isHidden())
        if self._is_short:
            fits = self._fill(width)
        if not fits:
            self._fill(width - self.verticalScrollBar().sizeHint().width())
        self.setVerticalScrollBarPolicy(_NO_BAR if fits else _BAR)
        for part in (self._inside, self.viewport()):    # now, or a picture that has grown covers the text until then
            QApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest)

    def _fill(self, width: int) -> bool:
        """Show what there is room for in a column of *width*; return whether all of it fits without a scroll bar."""
        room = self.viewport().height()
        notices = {notice: _height(notice, width) + _MARGIN for notice in self._notices if not notice.isHidden()}
        place = self._column.indexOf(self.combo)
        above = sum(high for notice, high in notices.items() if self._column.indexOf(notice) < place)
        self._show_combo(width, room - above)
        room -= sum(notices.values())
        if not self.combo.isHidden():
            room -= _height(self.combo, width) + _MARGIN
        if not self.card.isHidden():
            self.card.make_room(width, room)
            room -= _height(self.card, width) + _MARGIN
        alone = self.card.isHidden() and self.combo.isHidden()
        besides = alone or _height(self.outlook, width) <= room
        self.outlook.setVisible(self.outlook.outlook is not None and besides)
        if not self.outlook.isHidden():
            room -= _height(self.outlook, width) + _MARGIN
        return room >= -_MARGIN

    def _make_floating_room(self) -> None:
        """Fit the height of a floating panel to its content, which has no pictures; hide it if there is none."""
        width = self.maximumWidth() - 2 * _FRAME
        self._show_combo(width, 0, alone=True)
        if not self.card.isHidden():
            self.card.make_room(width, 0)
        self.outlook.setVisible(self.outlook.outlook is not None and self.is_pinned)
        parts = (self.combo, *self._notices, self.card, self.outlook)
        shown = [part for part in parts if not part.isHidden()]
        high = sum(_height(part, width) + _MARGIN for part in shown) - _MARGIN + 2 * _FRAME
        fits = high <= self._most    # a needless scroll bar would narrow the texts and so make them higher
        self.setVerticalScrollBarPolicy(_NO_BAR if fits else _BAR)
        self.setFixedHeight(max(1, min(high, self._most)))
        passive = all(part is self.card for part in shown)    # the card follows the pointer on the map below
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passive)
        self.setVisible(bool(shown))
        self._inside.update()
        self.grown.emit()

    def _show_combo(self, width: int, room: int, *, alone: bool = False) -> None:
        """Show or hide the combo in *width* and *room*; with *alone*, only show it while the card is hidden."""
        combo, keeps = self.combo, self.combo.isVisible() and self.combo.words.hasFocus()
        reading = self._reading or (combo.reading if keeps else None)
        if reading is None:
            combo.hide()
            return
        combo.show_reading(reading, width, room)
        others = (self.card, *self._notices)
        wanted = reading.pointed or all(other.isHidden() for other in others)
        combo.setVisible(keeps or (wanted and not (alone and not self.card.isHidden())))


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is None:
        return widget.sizeHint().height()
    layout.activate()    # nested layouts still have the heights of the old texts
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


def sum_table(rows: Sequence[tuple[str, int]], title: str, total: str, scale: float, *, signed: bool) -> str:
    """Return a sum as rich text: a line for each of *rows* (rich text, amount), and below a rule *title* and *total*.

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
    """The picture at the top of a card, with rounded upper corners."""

    def __init__(self) -> None:
        super().__init__()
        self._paint: Painted | None = None
        self._made: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_picture(self, paint: Painted | None) -> None:
        """Show what *paint* returns once there is room for it; None shows nothing."""
        self._paint, self._made = paint, None
        self.update()

    def fit(self, width: int, room: int) -> None:
        """Fit the height to *width* and at most *room* pixels; hide if that is less than LOWEST_PICTURE."""
        high = min(round(width * _PICTURE), room)
        shown = self._paint is not None and high >= LOWEST_PICTURE
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
    """A card with a title and texts in the small size of a narrow column."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._title = QLabel()
        self._title.setFont(self._title_font())
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._texts: list[QLabel] = []
        self._box = QVBoxLayout()
        self._box.setContentsMargins(CARD_SIDE, CARD_ABOVE, CARD_SIDE, CARD_BELOW)
        self._box.setSpacing(4)
        self._box.addWidget(self._title)

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, because the column determines it and texts wrap."""
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
        return text_font(round(scale_of(self.font()) * 100), size=CARD_TEXT)


class RegionCard(ReadingCard):
    """Shows the hovered or focused region: a picture, its holder, and its cost as a sum whose parts are links."""

    asked = Signal(str)
    """Asks to explain a part of the cost: a rule ID or a trait."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._lines: list[str] = []
        self._picture = CardPicture()
        self._face = QLabel()
        self._holder = self._label(Qt.TextFormat.PlainText)
        self._owner = QWidget()    # as a layout, it would limit the width of the card while its labels are hidden
        owner = QHBoxLayout(self._owner)
        owner.setContentsMargins(0, 0, 0, 0)
        owner.setSpacing(6)
        self._box.removeWidget(self._holder)
        owner.addWidget(self._face)
        owner.addWidget(self._holder, 1)
        self._box.addWidget(self._owner)
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
        self._holder.setText(re.sub(r"(\d) ", "\\1\u00a0", text))    # keeps a number and its noun on one line
        for part in (self._owner, self._holder):
            part.setVisible(bool(text))
        if text:
            side = round(_FACE * scale_of(self.font()))
            seat, asleep = reading.seat, not reading.active
            self._face.setFixedSize(side, side)
            self._face.setPixmap(
                medallion(reading.race, side, self.devicePixelRatioF(), seat=seat, asleep=asleep)
            )    # fmt: skip

    def make_room(self, width: int, room: int) -> None:
        """Show the picture if the texts leave enough of *room* pixels in a column of *width*."""
        inner = width - 2 * CARD_SIDE - 2
        labels = [label for label in (self._title, *self._texts) if not label.isHidden()]
        taken = sum(label.heightForWidth(inner) + self._box.spacing() for label in labels)
        self._picture.fit(width - 2, room - taken - CARD_ABOVE - CARD_BELOW)

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
        """Set the texts to *outlook*, None for none; the caller decides whether the card is visible."""
        self.outlook = outlook
        if outlook is None:
            return
        self._title.setText(outlook.title)
        self._title.setVisible(outlook.total is not None)
        rows = [(link_html(term), amount) for term, amount in outlook.rows]
        total = with_sign(f"+{outlook.total}")
        self._sum.setText(sum_table(rows, self.tr("This turn"), total, scale_of(self.font()), signed=True))
        self._sum.setVisible(outlook.total is not None)
        for label in (self._risk_title, self._risk):
            label.setVisible(outlook.threats is not None)
        threats = "<br>".join(map(link_html, outlook.threats or ()))
        self._risk.setText(threats or escape(self.tr("Nothing, without the die.")))
        self.setAccessibleName(outlook.title)
        self.setAccessibleDescription(self.text())

    def text(self) -> str:
        """Return everything on the card."""
        if self.outlook is None:
            return ""
        rows = [f"{term.text} {amount}" for term, amount in self.outlook.rows]
        return "\n".join([self.outlook.title, *rows, *(term.text for term in self.outlook.threats or ())])

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self._sum, self._risk]

    def _on_link(self, address: str) -> None:
        if topic := topic_of(address):
            self.asked.emit(topic)

    def _on_hover(self, address: str) -> None:
        self.glowed.emit(regions_of(address))
