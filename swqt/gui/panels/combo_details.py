"""The whole text of a combo, below a large picture of it."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.panels.combo_painter import ComboLook, ComboPainter
from swqt.gui.style.theme import current, scale_of, text_font

RULES: Final = "combo:rules"
"""The link to the rules for the combo."""

_PICTURE: Final = 0.49
"""Height of the picture by its width."""

_STRIP: Final = 46
"""Height of the strip with the names at 100%, in pixels."""

_LOWEST: Final = 56
"""Pixels of the lowest picture; below that there is none."""

_SIDE, _ABOVE, _BELOW = 10, 6, 10
"""Pixels around the text."""

_TEXT: Final = 0.87
"""Size of the text by that of ordinary text."""


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
        picture = min(round(width * _PICTURE), room - strip)
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
        self.words.setAccessibleName(self.tr("What the combo can do"))
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
