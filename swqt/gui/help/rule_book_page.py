"""The pages of the rule book: rich text with pictures, links and highlighted search terms, and the table of worths."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QIcon,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from swqt.content import LINK, BookPage, Catalogue, ContentWorths, Passage, Worth, WorthTable, fold, places_of
from swqt.gui.board import cavern_glyphs, decoration, glyphs
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.board.token_painter import paint_piece
from swqt.gui.style.actions import is_enter
from swqt.gui.style.cards import outline_colour
from swqt.gui.style.icons import dried, outline, scaled
from swqt.gui.style.layouts import SORT, FlowLayout, SortedTableView
from swqt.gui.style.portraits import crest, has_picture, paint_face, portrait
from swqt.gui.style.theme import SMALLEST, TITLE_FAMILY, Theme, blend, current, scale_of

RATIO: Final = 2.0
"""Device pixels for each page pixel, so that pictures are sharp on every screen."""

_Glyph = Callable[[QPainter, float, float, float, Random], None]

_GLYPHS: Final[dict[str, tuple[_Glyph, float]]] = {
    "forest": (glyphs.tree, 0.52), "farmland": (glyphs.farm, 0.36), "hill": (glyphs.hill, 0.56),
    "swamp": (glyphs.reeds, 0.5), "mountain": (glyphs.mountain, 0.62), "mushroom": (cavern_glyphs.mushroom, 0.56),
    "mine": (cavern_glyphs.cart, 0.5), "crystal": (cavern_glyphs.crystal, 0.56),
    "mud": (cavern_glyphs.mud_pool, 0.5), "blackmountain": (cavern_glyphs.black_peak, 0.62),
}  # fmt: skip
"""The glyph of each terrain, with its relative size."""

_PLANTED: Final = ((-0.36, 0.02), (0.38, 0.12), (0.0, 0.5))

_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_ICON: Final = "icon"
_BANNER: Final = "banner"
_WIDEST: Final = 600
"""Maximum width of a portrait at 100%, in pixels."""


@cache
def icon_image(name: str, size: int) -> QImage:
    """Return the picture *name*, such as ``terrain/forest`` or ``race/orcs``, *size* page pixels wide."""
    kind, _, what = name.partition("/")
    image = QImage(round(size * RATIO), round(size * RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(RATIO)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(size / 2, size / 2)
    radius = size * 0.42
    if kind == "terrain":
        _terrain(p, what, radius)
    elif kind == "mark":
        decoration.medallion(p, 0, 0, what, radius)
    elif kind in ("race", "power"):
        _trait(p, kind, what, radius)
    else:
        paint_piece(p, what, radius)
    p.end()
    return dried(image)


def _trait(p: QPainter, kind: str, name: str, radius: float) -> None:
    if has_picture(kind, name):
        if kind == "power":
            p.drawPixmap(QPointF(-radius, -radius), crest(kind, name, round(2 * radius), RATIO))
        else:
            paint_face(p, name, QRectF(-radius, -radius, 2 * radius, 2 * radius), RATIO)
        return
    p.setPen(QPen(QColor("#3A2A1A"), radius * 0.07))
    p.setBrush(QColor("#6E5334") if kind == "race" else QColor("#7A3B1C"))
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#E2C68C"), radius * 0.06))
    p.drawEllipse(QPointF(0, 0), radius * 0.88, radius * 0.88)
    p.fillPath(scaled(outline(kind, name), radius * 0.62), QColor("#FFF6E0"))


def _terrain(p: QPainter, terrain: str, radius: float) -> None:
    ground = GROUNDS[terrain]
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius, radius)
    light = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.7)
    light.setColorAt(0, QColor(ground.light))
    light.setColorAt(0.5, QColor(ground.base))
    light.setColorAt(1, QColor(ground.dark))
    p.fillPath(disc, light)
    p.save()
    p.setClipPath(disc)
    if terrain in _GLYPHS:
        draw, share = _GLYPHS[terrain]
        for number, (x, y) in enumerate(_PLANTED):
            draw(p, x * radius, y * radius, radius * share, Random(number))
    elif ground.water:
        for x, y in _PLANTED:
            glyphs.wave(p, x * radius, (y - 0.25) * radius, radius * 0.34)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#3A2A1A"), radius * 0.09))
    p.drawEllipse(QPointF(0, 0), radius, radius)


def banner_image(race: str, size: QSize) -> QImage:
    """Return the portrait of *race* with its landscape, *size* page pixels large, with round corners."""
    image = QImage(size * RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(RATIO)
    image.fill(Qt.GlobalColor.transparent)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(1, 1, size.width() - 2, size.height() - 2), 8, 8)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setClipPath(shape)
    p.drawPixmap(QPointF(), portrait(race, size, RATIO, focus=0.3))
    p.setClipping(False)
    p.setPen(QPen(outline_colour(), 1.6))
    p.drawPath(shape)
    p.end()
    return image


def page_html(page: BookPage, theme: Theme, scale: float, *, width: int = 480) -> str:
    """Return *page* as rich text; *scale* is 1.0 at 100%.

    The page of a race begins with its portrait, *width* page pixels wide.
    """
    pixels = SMALLEST * scale
    kind, _, race = page.icon.partition("/")
    shows_banner = kind == "race" and has_picture(kind, race)
    parts = [_head(page, theme, pixels, icon="" if shows_banner else page.icon)]
    if shows_banner:
        size = f"{width}x{round(width * 0.36)}"
        banner = f'<td style="padding-bottom:{pixels * 0.7:.0f}px"><img src="{_BANNER}:{race}?{size}"></td>'
        parts.insert(0, f'<table cellspacing="0" cellpadding="0"><tr>{banner}</tr></table>')
    parts += [_passage(passage, theme, pixels) for passage in page.passages]
    return f'<div style="color:{theme.text}">{"".join(parts)}</div>'


def inline(text: str, theme: Theme, *, underlined: bool = True) -> str:
    """Return *text* with links and bold words as rich text; links are underlined, not only coloured (A3)."""
    html = _BOLD.sub(r"<b>\1</b>", escape(text, quote=False))
    line = "underline" if underlined else "none"
    style = f"color:{theme.accent}; text-decoration:{line}"
    return LINK.sub(lambda found: f'<a href="#{found[2]}" style="{style}">{found[1]}</a>', html)


def _head(page: BookPage, theme: Theme, pixels: float, *, icon: str) -> str:
    title = f'<span style="font-family:\'{TITLE_FAMILY}\'; font-size:{pixels * 1.85:.0f}px">{escape(page.title)}</span>'
    if page.kind:
        title += f'<br><span style="color:{theme.muted}">{escape(page.kind)}</span>'
    side = round(pixels * 4)
    cell = f'<td width="{side + 14}"><img src="icon:{icon}?{side}"></td>' if icon else ""
    row = f'<tr>{cell}<td valign="middle">{title}</td></tr>'
    return f'<table width="100%" cellspacing="0" cellpadding="0">{row}</table>'


def _passage(passage: Passage, theme: Theme, pixels: float) -> str:
    anchors = "".join(f'<a name="{anchor}"></a>' for anchor in passage.anchors)
    text = inline(passage.text, theme, underlined=not passage.level)
    if passage.level:
        side = round(pixels * 2)
        icon = f'<img src="icon:{passage.icon}?{side}" style="vertical-align:middle">&nbsp; ' if passage.icon else ""
        style = f"font-family:'{TITLE_FAMILY}'; font-size:{pixels * 1.3:.0f}px; color:{theme.accent}"
        return (
            f'<p style="margin:{pixels * 1.1:.0f}px 0 {pixels * 0.2:.0f}px 0">'
            f'{anchors}{icon}<span style="{style}">{text}</span></p>'
        )
    margin = f"margin:{pixels * 0.5:.0f}px 0 0 0"
    if passage.item:
        indent = f"margin-left:{pixels * 1.1:.0f}px; text-indent:-{pixels * 0.9:.0f}px"
        return f'<p style="{margin}; {indent}; line-height:125%">{anchors}•&nbsp; {text}</p>'
    return f'<p style="{margin}; line-height:125%">{anchors}{text}</p>'


class RuleBookPage(QTextBrowser):
    """Shows one page. Links are not opened but emitted: ``followed`` carries the anchor."""

    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: BookPage | None = None
        self._words: tuple[str, ...] = ()
        self.anchor = ""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(18)
        self.setAccessibleName(self.tr("Page"))
        self.anchorClicked.connect(self._on_link)

    def _on_link(self, url: QUrl) -> None:
        self.followed.emit(url.fragment())

    def show_page(self, page: BookPage, anchor: str = "", words: Sequence[str] = ()) -> None:
        """Show *page* at *anchor*; highlight the paragraph there and all matches of *words*."""
        self.page, self.anchor, self._words = page, anchor, tuple(words)
        scale = scale_of(self.font())
        width = max(200, min(self.viewport().width() - 40, round(_WIDEST * scale)))
        self.setHtml(page_html(page, current(), scale, width=width))
        self._mark()
        self.verticalScrollBar().setValue(0)
        if anchor:
            self.scrollToAnchor(anchor)
            bar = self.verticalScrollBar()
            if bar.value() < bar.maximum():    # keeps the line above fully visible
                bar.setValue(bar.value() - self.viewport().height() // 8)

    def restyle(self) -> None:
        """Show the page again in the current colours and size, at the same position."""
        if self.page is not None:
            at = self.verticalScrollBar().value()
            self.show_page(self.page, self.anchor, self._words)
            self.verticalScrollBar().setValue(at)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture ``icon:race/orcs?60``, 60 pixels wide, or the portrait ``banner:orcs?480x172``."""
        url = QUrl(name)
        if url.scheme() == _ICON:
            return icon_image(url.path(), int(url.query()))
        if url.scheme() == _BANNER:
            return banner_image(url.path(), QSize(*map(int, url.query().split("x"))))
        return super().loadResource(kind, name)

    def show_first_mark(self) -> None:
        """Scroll to the first highlighted match."""
        for mark in self.extraSelections()[:1]:
            top = self.document().documentLayout().blockBoundingRect(mark.cursor.block()).top()
            self.verticalScrollBar().setValue(max(0, round(top) - self.viewport().height() // 3))

    def marked(self) -> list[str]:
        """Return the highlighted matches as written in the text."""
        marks = self.extraSelections()[1:] if self.anchor else self.extraSelections()
        return [mark.cursor.selectedText() for mark in marks]

    def _mark(self) -> None:
        theme = current()
        marks = []
        if self.anchor and (cursor := self._cursor_at(self.anchor)) is not None:
            line = QTextCharFormat()
            line.setBackground(blend(theme.card, theme.gold, 0.26))
            line.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(_selection(cursor, line))
        found = QTextCharFormat()
        found.setBackground(QColor(theme.gold))
        found.setForeground(QColor("#1B120A"))
        folded = fold(self.toPlainText())
        for word in self._words:
            for at in places_of(word, folded):
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + len(word), QTextCursor.MoveMode.KeepAnchor)
                marks.append(_selection(cursor, found))
        self.setExtraSelections(marks)

    def _cursor_at(self, anchor: str) -> QTextCursor | None:
        """Return a cursor that selects the paragraph of *anchor*, or None."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    cursor = QTextCursor(block)
                    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                    return cursor
                pieces += 1
            block = block.next()
        return None


def _selection(cursor: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.cursor = cursor
    mark.format = look
    return mark


_Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
NAME, MEAN = range(2)
"""The first columns; one for each number of players follows."""

_SIDE: Final = 22
"""Side of the pictures at 100%, in pixels."""

_ROW: Final = 30
"""Height of a row at 100%, in pixels."""

_MARK: Final = 13
"""Width of the sort indicator at 100%, in pixels."""

_TINTED: Final = 8.0
"""Coins at which a cell gets its full tint."""

_TINT: Final = 0.34


class WorthRow(NamedTuple):
    """A race, a power or a combo: its *name*, its *icon*, the page about it, and its worth by number of players."""

    name: str
    icon: str
    anchor: str
    worths: tuple[Worth, ...]

    @property
    def mean(self) -> float:
        return sum([worth.coins for worth in self.worths]) / len(self.worths)


class WorthRowsModel(QAbstractTableModel):
    """The rows of the table. The role SORT returns unformatted numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[WorthRow, ...] = ()
        self.seats: tuple[int, ...] = ()
        self._locale = QLocale()
        self._side = _SIDE

    def show_rows(self, rows: Sequence[WorthRow], seats: Sequence[int], lang: str) -> None:
        """Show *rows*, with a column for each of *seats* and numbers formatted for *lang*."""
        self.beginResetModel()
        self.rows, self.seats, self._locale = tuple(rows), tuple(seats), QLocale(lang)
        self.endResetModel()

    def restyle(self, side: int) -> None:
        """Show the rows in the current colours, with pictures *side* pixels wide."""
        self._side = side
        self.dataChanged.emit(self.index(0, NAME), self.index(len(self.rows) - 1, MEAN + len(self.seats)))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else MEAN + 1 + len(self.seats)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section == NAME else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != _ROLE.DisplayRole:
            return None
        if section <= MEAN:
            return self.tr("Name") if section == NAME else self.tr("Average")
        return self.tr("%n player(s)", "", self.seats[section - MEAN - 1])

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        coins = None if column == NAME else row.mean if column == MEAN else row.worths[column - MEAN - 1].coins
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            if coins is None:
                return row.name
            within = "" if column == MEAN else f" ± {self._decimal(row.worths[column - MEAN - 1].within)}"
            return f"{'−' if coins < 0 else '+'}{self._decimal(abs(coins))}{within}"
        if role == SORT:
            return row.name.casefold() if coins is None else coins
        if role == _ROLE.DecorationRole and column == NAME:
            return QIcon(QPixmap.fromImage(icon_image(row.icon, self._side)))
        if role == _ROLE.BackgroundRole and coins is not None:
            return _tint(coins)
        if role == _ROLE.TextAlignmentRole and coins is not None:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _decimal(self, number: float) -> str:
        return self._locale.toString(number, "f", 1)


def _tint(coins: float) -> QColor:
    """Return the colour behind *coins*: golden above the average, muted below; the sign shows it without colour."""
    theme = current()
    share = min(1.0, abs(coins) / _TINTED) * _TINT
    return blend(theme.card, theme.gold if coins > 0 else theme.muted, share)


class WorthView(SortedTableView):
    """The table itself; Enter and a double click open the page of a row."""

    opened = Signal(str)

    def __init__(self) -> None:
        self.rows_model = WorthRowsModel()
        super().__init__(self.rows_model)
        self.setSelectionBehavior(SortedTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(SortedTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setResizeContentsPrecision(0)    # measure only the visible rows of a thousand
        self.horizontalHeader().setSortIndicatorShown(True)
        self.doubleClicked.connect(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.rows_model.rows[self._sorted.mapToSource(index).row()].anchor)

    def restyle(self) -> None:
        """Update sizes and colours."""
        scale = scale_of(self.font())
        side = round(_SIDE * scale)
        self.setIconSize(QSize(side, side))
        self.verticalHeader().setDefaultSectionSize(round(_ROW * scale))
        # The sort indicator needs room of its own beside the text.
        self.horizontalHeader().setStyleSheet(f"QHeaderView::section {{ padding-right: {round(_MARK * scale)}px; }}")
        self.rows_model.restyle(side)


class WorthPanel(QWidget):
    """The table with the choice of what it shows. ``opened`` carries the anchor of a page of the rule book."""

    opened = Signal(str)

    def __init__(self, table: WorthTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Final = table
        self._catalogue: Catalogue | None = None
        self._lang = ""
        self.content = QComboBox()
        self.content.setAccessibleName(self.tr("Box"))
        names = {
            "base": self.tr("Small World"), "underground": self.tr("Small World Underground"),
            "both": self.tr("Both boxes mixed"),
        }  # fmt: skip
        for label, name in names.items():
            if label in table.contents:
                self.content.addItem(name, label)
        self.what = QComboBox()
        self.what.setAccessibleName(self.tr("What the table shows"))
        for kind, name in (("race", self.tr("Races")), ("power", self.tr("Powers")), ("combo", self.tr("Combos"))):
            self.what.addItem(name, kind)
        self.games = QLabel()
        self.games.setProperty("muted", True)
        self.view = WorthView()
        self.view.setAccessibleName(self.tr("What races and powers are worth, in coins"))
        self.view.sortByColumn(MEAN, Qt.SortOrder.DescendingOrder)
        top = FlowLayout()
        for widget in (self.content, self.what, self.games):
            top.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 0, 10, 10)
        whole.addLayout(top)
        whole.addWidget(self.view, 1)
        self.content.currentIndexChanged.connect(self._fill)
        self.what.currentIndexChanged.connect(self._fill)
        self.view.opened.connect(self.opened)

    def show_names(self, catalogue: Catalogue, lang: str) -> None:
        """Fill the table with the names of *catalogue* in *lang*."""
        self._catalogue, self._lang = catalogue, lang
        self._fill()

    def restyle(self) -> None:
        """Update sizes and colours."""
        self.games.setMinimumHeight(self.what.sizeHint().height())
        self.view.restyle()

    def _fill(self) -> None:
        if self._catalogue is None:
            return
        found = self._table.contents[self.content.currentData()]
        rows = list(self._rows(found, self.what.currentData(), self._catalogue))
        self.view.rows_model.show_rows(rows, tuple(found.seats), self._lang)
        games = sum(kind.games for kind in found.games.values())
        self.games.setText(self.tr("Measured in %n game(s)", "", games))
        self.restyle()

    def _rows(self, found: ContentWorths, kind: str, catalogue: Catalogue) -> Iterator[WorthRow]:
        """Yield the rows of *kind* (race, power or combo); each has a worth for every number of players."""
        lang = self._lang
        if kind != "combo":
            for name in found.races if kind == "race" else found.powers:
                worths = tuple(row[name] for row in found.seats.values())
                yield WorthRow(catalogue.name(name, lang), f"{kind}/{name}", f"{kind}-{name}", worths)
            return
        for race in found.races:
            for power in found.powers:
                worths = tuple(filter(None, (found.of_combo(race, power, seats) for seats in found.seats)))
                yield WorthRow(catalogue.combo_name(power, race, lang), f"race/{race}", f"race-{race}", worths)
