"""Cards of the start page: the game to go on with, and the network table that was interrupted."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from swqt.gui.style.cards import GoldButton, outline_colour, paint_parchment
from swqt.gui.style.seat_style import SeatStyle
from swqt.gui.style.theme import CONTRAST, RIM, current, fit_font, scale_of, text_font, title_font

_HEIGHT: Final = 186
_LARGE: Final = 1.3
"""The text scale from which on there is no picture."""

_SHARE: Final = 0.545
"""Share of the card that the picture takes."""

_TOKEN: Final = 30


class GameOffer(NamedTuple):
    """A game to go on with: where it stands, who is to move, when it was played, seat style and race of each player."""

    title: str
    about: str
    moment: str = ""
    faces: tuple[tuple[SeatStyle, str], ...] = ()


class GameCard(QWidget):
    """Shows a GameOffer, with the picture of its board, and the golden button that goes on with it."""

    def __init__(self, button: GoldButton) -> None:
        super().__init__()
        self.button = button
        button.setParent(self)
        self._offer = GameOffer("", "")
        self._picture = QImage()
        self._height = _HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_offer(self, offer: GameOffer) -> None:
        """Show *offer*, without a picture until there is one."""
        self._offer = offer
        self._picture = QImage()
        self.update()

    def show_picture(self, picture: QImage) -> None:
        """Show *picture*, the board of the game."""
        self._picture = picture
        self.update()

    def set_room(self, width: int) -> None:
        """Be as high as befits a card *width* pixels wide."""
        self._height = max(_HEIGHT, round(width / self._scale * 0.36))
        self.updateGeometry()

    @property
    def has_picture(self) -> bool:
        return not self._picture.isNull()

    @property
    def _scale(self) -> float:
        return scale_of(self.font())

    def sizeHint(self) -> QSize:
        scale = self._scale
        return QSize(round(520 * scale), round(self._height * scale) if scale <= _LARGE else round(76 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _words(self) -> QRectF:
        """Return the room right of the picture; of the whole card with large text."""
        left = self.width() * _SHARE if self._scale <= _LARGE else 0.0
        return QRectF(left + 18 * self._scale, 0, self.width() - left - 34 * self._scale, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._place()

    def _place(self) -> None:
        """Put the button below the words; with large text, beside them."""
        words, scale = self._words(), self._scale
        high = self.button.sizeHint().height()
        if scale <= _LARGE:
            place = QRectF(words.left() - 4, self.height() - high - 10 * scale, words.width() + 8, high)
        else:
            wide = min(words.width() * 0.45, self.button.sizeHint().width())
            place = QRectF(words.right() - wide, (self.height() - high) / 2, wide, high)
        self.button.setGeometry(place.toAlignedRect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = current(), self._scale
        percent = round(scale * 100)
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -5)
        if theme is not CONTRAST:
            p.setPen(QPen(QColor(RIM), 1.5))
            p.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 11, 11)
        paint_parchment(p, box, 9)
        if scale <= _LARGE:
            self._paint_picture(p, box)
        words = self._words()
        room = words.width()
        large = scale > _LARGE
        if large:
            room = self.button.x() - words.left() - 12
        spare = max(0.0, self.height() - _HEIGHT * scale)
        top = box.top() + 8 * scale + spare * 0.3 if not large else box.center().y() - 31 * scale
        p.setPen(QColor(theme.text))
        p.setFont(title_font(percent, size=1.6 if not large else 1.35))
        fit_font(p, self._offer.title, room)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        line = 32 * scale
        p.drawText(QRectF(words.left(), top, room, line), flags, self._offer.title)
        p.setPen(QColor(theme.muted))
        p.setFont(text_font(percent, size=0.93 if not large else 0.87))
        fit_font(p, self._offer.about, room)
        shown = p.fontMetrics().elidedText(self._offer.about, Qt.TextElideMode.ElideRight, round(room))
        p.drawText(QRectF(words.left(), top + line - 2 * scale, room, 22 * scale), flags, shown)
        if not large:
            p.drawText(QRectF(words.left(), top + line + 17 * scale, room, 20 * scale), flags, self._offer.moment)
            if self._offer.faces:
                self._paint_faces(p, QRectF(words.left(), top + line + 42 * scale, room, _TOKEN * scale))
        p.end()

    def _paint_faces(self, p: QPainter, place: QRectF) -> None:
        """Paint the players in a row at the left of *place*."""
        from swqt.gui.pages.results_style import paint_player  # not needed for the first frame

        side = place.height()
        at = place.topLeft() + QPointF(side / 2, side / 2)
        step = min(side * (_TOKEN + 5) / _TOKEN, place.width() / len(self._offer.faces))
        for style, race in self._offer.faces:
            paint_player(p, at, side / 2, style, race)
            at += QPointF(step, 0)

    def _paint_picture(self, p: QPainter, box: QRectF) -> None:
        """Paint the board at the left, cropped to the card; plain ground while there is no picture."""
        place = QRectF(box.left(), box.top(), self.width() * _SHARE, box.height())
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        p.save()
        p.setClipPath(shape)
        p.setClipRect(place, Qt.ClipOperation.IntersectClip)
        p.fillRect(place, QColor("#33504f") if current() is not CONTRAST else QColor("#141414"))
        if not self._picture.isNull():
            size = self._picture.size().toSizeF()
            scale = max(place.width() / size.width(), place.height() / size.height())
            wide, high = place.width() / scale, place.height() / scale
            source = QRectF((size.width() - wide) / 2, (size.height() - high) / 2, wide, high)
            p.drawImage(place, self._picture, source)
        p.setPen(QPen(outline_colour(), 1.6))
        p.drawLine(place.topRight(), place.bottomRight())
        p.restore()


class TableCard(QFrame):
    """Offers to go on with the network game at an interrupted table; ``wanted`` if the player does."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.name = QLabel()
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.about = QLabel()
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setProperty("muted", True)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.go = QPushButton(self.tr("&Rejoin {0}").format("…"))
        self.go.clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 8, 5)
        row.addWidget(self.name)
        row.addWidget(self.about, 1)
        row.addWidget(self.go)
        self.hide()

    def show_table(self, name: str, people: str, round_: int, rounds: int) -> None:
        """Offer the table called *name*, where *people* play."""
        self.name.setText(name)
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        #: {0}: players
        about = self.tr("{0} · round {1} of {2}").format(people, round_, rounds)
        self.about.setText(about)
        self.about.setToolTip(about)
        self.go.setText(self.tr("&Rejoin {0}").format(name.replace("&", "&&")))
        self.go.setAccessibleDescription(about)
        self.show()
