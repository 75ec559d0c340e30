"""Parts of the start page: cards to continue games, and a background of a painted board and large portraits.

The background is painted after the first frame, in steps of an idle queue.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from swqt.gui.style.cards import GoldButton, outline_colour, paint_parchment
from swqt.gui.style.theme import CONTRAST, RIM, current, fit_font, scale_of, text_font, title_font
from swqt.gui.style.threads import return_memory, run_in_thread
from swqt.home import board_folder

# The first frame needs neither pictures nor motion: importing here what functions import would double its delay.
if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from swqt.gui.style.seat_style import SeatStyle
    from swqt.gui.style.threads import IdleQueue

_HEIGHT: Final = 186
_LARGE: Final = 1.3
"""Text scale above which the card has no picture."""

_SHARE: Final = 0.545
"""Share of the card that the picture takes."""

_TOKEN: Final = 30


class GameOffer(NamedTuple):
    """A game to continue: where it stands, who is to move, when it was played, seat style and race of each player."""

    title: str
    about: str
    moment: str = ""
    faces: tuple[tuple[SeatStyle, str], ...] = ()


def paint_cropped(p: QPainter, picture: QImage | None, place: QRectF, card: QRectF, edge: QLineF) -> None:
    """Paint *picture*, cropped to *place*, within the round corners of *card*; a plain colour while there is none.

    *edge* is the line that separates it from the text.
    """
    shape = QPainterPath()
    shape.addRoundedRect(card, 8, 8)
    p.save()
    p.setClipPath(shape)
    p.setClipRect(place, Qt.ClipOperation.IntersectClip)
    p.fillRect(place, QColor("#33504f") if current() is not CONTRAST else QColor("#141414"))
    if picture is not None:
        size = picture.size().toSizeF()
        scale = max(place.width() / size.width(), place.height() / size.height())
        wide, high = place.width() / scale, place.height() / scale
        p.drawImage(place, picture, QRectF((size.width() - wide) / 2, (size.height() - high) / 2, wide, high))
    p.setPen(QPen(outline_colour(), 1.6))
    p.drawLine(edge)
    p.restore()


class GameCard(QWidget):
    """Shows a GameOffer, with the picture of its board, and the golden button that continues it."""

    def __init__(self, button: GoldButton) -> None:
        super().__init__()
        self.button = button
        button.setParent(self)
        self._offer = GameOffer("", "")
        self._picture: QImage | None = None
        self._height = _HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_offer(self, offer: GameOffer) -> None:
        """Show *offer*, without a picture until there is one."""
        self._offer = offer
        self._picture = None
        self.update()

    def show_picture(self, picture: QImage) -> None:
        """Show *picture*, the board of the game."""
        self._picture = picture
        self.update()

    def set_room(self, width: int) -> None:
        """Set the height that suits a card *width* pixels wide."""
        self._height = max(_HEIGHT, round(width / self._scale * 0.36))
        self.updateGeometry()

    @property
    def has_picture(self) -> bool:
        return self._picture is not None

    @property
    def _scale(self) -> float:
        return scale_of(self.font())

    def sizeHint(self) -> QSize:
        scale = self._scale
        return QSize(round(520 * scale), round(self._height * scale) if scale <= _LARGE else round(76 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _words(self) -> QRectF:
        """Return the area for text: right of the picture or, with large text, in the whole card."""
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
        from swqt.gui.board.token_painter import paint_player

        side = place.height()
        at = place.topLeft() + QPointF(side / 2, side / 2)
        step = min(side * (_TOKEN + 5) / _TOKEN, place.width() / len(self._offer.faces))
        for style, race in self._offer.faces:
            paint_player(p, at, side / 2, style, race)
            at += QPointF(step, 0)

    def _paint_picture(self, p: QPainter, box: QRectF) -> None:
        """Paint the board at the left, cropped to the card; a plain colour while there is no picture."""
        place = QRectF(box.left(), box.top(), self.width() * _SHARE, box.height())
        edge = QLineF(place.topRight(), place.bottomRight())
        paint_cropped(p, self._picture, place, box.adjusted(1, 1, -1, -1), edge)


class TableCard(QFrame):
    """Offers to rejoin an interrupted network game; ``wanted`` if the player accepts."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.name = QLabel()
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.about = QLabel()
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setProperty("muted", True)
        self.about.setWordWrap(True)
        self.go = QPushButton()
        self.go.setText(self.tr("&Rejoin {0}").format("…"))
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


_BOARDS: Final = ("midland-4-*.webp", "*.webp")
"""The picture to show; any other if that one is missing."""

_NIGHT: Final = QColor("#120c08")
_CENTRE: Final = 0.34
_EDGE: Final = 0.84
"""How dark the board is in the middle and at the edges."""

_PLAIN: Final = ("#2a1d14", "#17100b")
"""Top and bottom colour of the background until the board is painted."""

_DESIGN: Final = QSize(1280, 698)
_SIDE: Final = 380.0
"""The page size to which the places below refer, and its room on each side of the cards."""

_RISE: Final = 450
_OVERSHOOT: Final = 1.05


class Bystander(NamedTuple):
    """Where a portrait stands: the middle of its face from the edge, the top of its head, and its height.

    One *behind* the others is painted empty-handed, because what it holds would reach into the middle.
    """

    race: str
    middle: float
    top: float
    height: float
    behind: bool = False


_LEFT: Final = (
    Bystander("orcs", 282, 268, 434, behind=True), Bystander("ghouls", 176, 232, 470),
    Bystander("trolls", 258, 440, 304), Bystander("shrooms", 60, 524, 240),
)  # fmt: skip
_RIGHT: Final = (
    Bystander("amazons", 304, 246, 456, behind=True), Bystander("ratmen", 166, 216, 486),
    Bystander("wizards", 266, 396, 340), Bystander("dwarves", 58, 522, 240),
)  # fmt: skip
_FACE: Final = 105 / 160
"""Horizontal middle of the face in a portrait, relative to the portrait's height."""


def _board() -> QImage:
    """Return the picture of a board at a moderate size; a null image if none is shipped.

    It takes 16 MB, so it is read again for each size of the page instead of being kept.
    """
    from PySide6.QtGui import QImage

    folder = board_folder() / "painted"
    found = [path for pattern in _BOARDS for path in sorted(folder.glob(pattern))]
    image = QImage(str(found[0])) if found else QImage()
    if image.width() > _DESIGN.width() * 2:
        image = image.scaledToWidth(_DESIGN.width() * 2, Qt.TransformationMode.SmoothTransformation)
    return image.convertToFormat(QImage.Format.Format_RGB32)


class Scenery(NamedTuple):
    """The pictures for one size of the page: the darkened board, and while they rise, the portraits at each side."""

    shape: tuple[int, int, float]
    ground: QPixmap
    sides: tuple[QPixmap, ...] = ()


class StartScenery(QObject):
    """Paints the background of *page*; ``is_there`` says whether it is complete."""

    _last: Scenery | None = None
    """The pictures of the last size, for the next window."""

    def __init__(self, page: QWidget, idle: IdleQueue, *, still: bool) -> None:
        """*still* disables animation."""
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        super().__init__(page)
        self._page = page
        self._idle = idle
        self._shown: Scenery | None = None
        self._is_working = False
        self._rise = QVariantAnimation(self)
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(_OVERSHOOT)
        self._rise.setEasingCurve(curve)
        self._rise.setStartValue(1.0)
        self._rise.setEndValue(0.0)
        self._rise.setDuration(_RISE)
        self._rise.valueChanged.connect(page.update)
        self._rise.finished.connect(self._settle)
        self._has_risen = still
        self.fit()

    @property
    def is_there(self) -> bool:
        """Whether the pictures of the page's size are painted, and nothing moves."""
        return self._shown is not None and self._shown.shape == self._shape and not self._shown.sides

    @property
    def _shape(self) -> tuple[int, int, float]:
        return self._page.width(), self._page.height(), self._page.devicePixelRatioF()

    def fit(self) -> None:
        """Paint the pictures for the size of the page, unless that is done or under way."""
        if self._is_working or not self._page.isVisible() or (self._shown and self._shown.shape == self._shape):
            return
        last = type(self)._last
        if last is not None and last.shape == self._shape:
            self._shown, self._has_risen = last, True
            self._page.update()
            return
        self._is_working = True
        run_in_thread(_board, self._on_board, None, "start page")

    def _on_board(self, board: QImage) -> None:
        self._idle.add(self._work(board))

    def _work(self, board: QImage) -> Iterator[None]:
        """Paint the pictures in steps; start again if the page has changed its size meanwhile."""
        shape = self._shape
        ground = _ground(board, shape)
        del board
        sides = _half(shape), _half(shape)
        for pair in zip(_LEFT, _RIGHT, strict=True):
            for place, picture in zip(pair, sides, strict=True):
                yield
                _stand(picture, place, shape, mirrored=picture is sides[1])
        self._is_working = False
        self._shown = Scenery(shape, ground, sides)
        if self._has_risen or not self._page.isVisible():
            self._settle()
        else:
            self._rise.start()
        self._has_risen = True
        self._page.update()
        self.fit()

    def rest(self) -> None:
        """End the animation, with the portraits at their final places."""
        if self._rise.state() == self._rise.State.Running:
            self._rise.stop()
            self._settle()

    def _settle(self) -> None:
        """Merge the portraits, which have risen, into the picture of the board."""
        if self._shown is not None:
            p = QPainter(self._shown.ground)
            for number, picture in enumerate(self._shown.sides):
                p.drawPixmap(QPointF(number * self._shown.shape[0] / 2, 0), picture)
            p.end()
            self._shown = type(self)._last = self._shown._replace(sides=())
            self._idle.add(return_memory())

    def paint(self, p: QPainter) -> None:
        """Paint the background and the portraits on the page."""
        paint_plain(p, self._page.size())
        shown = self._shown
        if current() is CONTRAST or shown is None:
            return
        width, height = self._page.width(), self._page.height()
        whole = QRectF(0, 0, width, height)
        fits = shown.shape == self._shape
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not fits)
        p.drawPixmap(whole, shown.ground, QRectF(shown.ground.rect()))
        running = self._rise.state() == self._rise.State.Running
        drop = float(self._rise.currentValue()) * height * 0.5 if running else 0.0
        for number, picture in enumerate(shown.sides):
            p.drawPixmap(QRectF(number * width / 2, drop, width / 2, height), picture, QRectF(picture.rect()))


def paint_plain(p: QPainter, size: QSize) -> None:
    """Paint the background without pictures."""
    if current() is CONTRAST:
        p.fillRect(QRectF(QPointF(), size), QColor("#000000"))
        return
    dusk = QLinearGradient(0, 0, 0, size.height())
    for place, colour in enumerate(_PLAIN):
        dusk.setColorAt(place, QColor(colour))
    p.fillRect(QRectF(QPointF(), size), dusk)


def _ground(board: QImage, shape: tuple[int, int, float]) -> QPixmap:
    """Return *board*, darkened, as large as the page."""
    width, height, ratio = shape
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(_NIGHT)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if not board.isNull():
        scale = max(width / board.width(), height / board.height()) * 1.06
        wide, high = board.width() * scale, board.height() * scale
        p.drawImage(QRectF((width - wide) / 2, (height - high) / 2, wide, high), board)
    shade = QRadialGradient(QPointF(width / 2, height * 0.45), max(width, height) * 0.62)
    for place, dark in ((0.0, _CENTRE), (0.45, _CENTRE + 0.14), (1.0, _EDGE)):
        night = QColor(_NIGHT)
        night.setAlphaF(dark)
        shade.setColorAt(place, night)
    p.fillRect(QRectF(0, 0, width, height), shade)
    p.end()
    return picture


def _half(shape: tuple[int, int, float]) -> QPixmap:
    """Return a transparent picture of one half of the page."""
    width, height, ratio = shape
    picture = QPixmap(round(width * ratio / 2), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _stand(picture: QPixmap, place: Bystander, shape: tuple[int, int, float], *, mirrored: bool) -> None:
    """Paint the portrait of *place* onto *picture*; *mirrored* at the right side."""
    from swqt.gui.style import portraits

    width, height, ratio = shape
    scale = height / _DESIGN.height()
    spread = (width / 2 - _DESIGN.width() / 2 + _SIDE) / _SIDE
    spread = min(scale * 1.12, max(scale * 0.5, spread))
    high = place.height * scale
    image = portraits.figure(place.race, round(high * ratio), mirrored=mirrored, empty_handed=place.behind)
    image.setDevicePixelRatio(ratio)
    left = place.middle * spread - _FACE * high
    p = QPainter(picture)
    p.drawImage(QPointF(width / 2 - left - 2 * high if mirrored else left, place.top * scale), image)
    p.end()
