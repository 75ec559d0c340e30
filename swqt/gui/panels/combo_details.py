"""The whole text of a combo, below a large picture of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.panels.combo_painter import ComboLook, ComboPainter
from swqt.gui.style.theme import current, scale_of

RULES: Final = "combo:rules"
"""The link to the rules for the combo."""

_PICTURE: Final = 0.49
"""Height of the picture by its width."""

_STRIP: Final = 46
"""Height of the strip with the names at 100%, in pixels."""


class ComboReading(NamedTuple):
    """What is told about the combo in *row*: rich text, and in a line of its own where it is at home.

    *pointed*: the combo is pointed at; otherwise it is the chosen one.
    """

    row: int
    look: ComboLook
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
        return QSize(180, self._high(self.width()))

    def _high(self, width: int) -> int:
        scale = scale_of(self.font())
        return round(min(width * _PICTURE, 148) + _STRIP * scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(self._high(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setFixedHeight(self._high(self.width()))

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
        self._banner = ComboBanner()
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.text.setAccessibleName(self.tr("What the combo can do"))
        self.text.linkActivated.connect(self._on_link)
        inside = QVBoxLayout()
        inside.setContentsMargins(10, 6, 10, 8)
        inside.addWidget(self.text)
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 1, 1, 1)
        box.setSpacing(0)
        box.addWidget(self._banner)
        box.addLayout(inside)
        self.hide()

    def show_reading(self, reading: ComboReading) -> None:
        """Show *reading*, instead of the one before."""
        self.reading = reading
        self._banner.show_look(reading.look)
        rules = f'<a href="{RULES}">{self.tr("Rules")}</a>'
        muted = f'<p style="margin:0; color:{current().muted}">'
        last = f"{muted}{reading.places}</p>" if reading.places else ""
        self.text.setText(f"{reading.html}{last}{muted}{rules} (F1)</p>")
        self.text.setAccessibleDescription(" ".join(filter(None, (reading.look.power_name, reading.look.race_name))))

    def _on_link(self, link: str) -> None:
        if link != RULES:
            self.asked.emit(link)
        elif self.reading is not None:
            self.explained.emit(self.reading.row)
