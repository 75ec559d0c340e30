"""Exports of a game as a printable page or picture and as a replay for browsers; verification of its dice."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from swqt.content import resource_folder
from swqt.engine import TurnBegan
from swqt.gui.board.background import kept_landscape
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.view import TABLE
from swqt.gui.pages.chart_painters import PAPER, ChartStyle, dice_height, mark, paint_bars, paint_coins, paint_dice
from swqt.gui.pages.results_tables import ResultTable, ResultTables, shown
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.position_image import region_looks, small_jpeg
from swqt.gui.style.layouts import CENTRE, LEFT, RIGHT, write
from swqt.gui.style.seat_style import style_of
from swqt.gui.style.threads import BackgroundTask
from swqt.gui.texts.names import Names, listed
from swqt.gui.texts.refusals import error_text
from swqt.home import write_whole
from swqt.table import Library
from swqt.table.web_replay import ToldCommand, WebReplay

if TYPE_CHECKING:
    from swqt.net.game.proof import VerifiedChange
    from swqt.net.game.verify import VerifyProblem, VerifyReport

_tr = QCoreApplication.translate
_shared = partial(QCoreApplication.translate, "Network")
"""Translates the English texts of ``verify``; packaging/translate.py knows them."""

WIDTH: Final = 1200
"""Width of the report picture in pixels; the constants below are heights and margins in it."""

_EDGE: Final = 40
_TITLE: Final = 64
_LINE: Final = 30
_ROW: Final = 46
_GRAPH: Final = 440
_GAP: Final = 18

_LOOK: Final = ChartStyle(PAPER.theme, 125)
"""Larger text than on the page: a picture is usually viewed scaled down."""

_WIDTH: Final = 900
_MAP: Final = 1200
_TILES: Final = 6
"""Width of charts and of the map in pixels, and the number of map tiles in each direction."""

PICTURE: Final = ".png"

_STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0; background: #EBDDBD; color: #2B1E13; font: 16px/1.5 Lato, sans-serif; }
main { max-width: 940px; margin: 24px auto; padding: 28px 36px; background: #F9F1DC;
  border: 1px solid #C5AD7D; border-radius: 10px; }
h1, h2 { font-family: Vollkorn, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 38px; margin: 0 0 4px; } h2 { font-size: 24px; margin: 34px 0 8px; }
p.about { color: #65513A; margin: 0 0 18px; }
svg, img { width: 100%; height: auto; display: block; border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { text-align: right; color: #65513A; font-weight: 600; border-bottom: 2px solid #C5AD7D; padding: 4px 8px; }
td { text-align: right; padding: 4px 8px; border-bottom: 1px solid #E3D3AC; }
th.text, td.text { text-align: left; }
table.result td { font-size: 19px; }
.seat { display: inline-block; width: 14px; height: 14px; border: 1px solid #2B1E13; margin-right: 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 18px; margin: 12px 0 0; }
dt { font-weight: 700; } dd { margin: 0; }
.wide { overflow-x: auto; }
footer { margin-top: 34px; color: #65513A; font-size: 13px; }
@media print { body { background: none; } main { border: 0; margin: 0; padding: 0; max-width: none; }
  section { break-inside: avoid; } }
"""


class ReportPicture(QObject):
    """Draws result, final map and coins chart as one picture; *about* is its subtitle."""

    def __init__(self, figures: ResultTables, names: Names, about: str) -> None:
        super().__init__()
        self._figures = figures
        self._names = names
        self._about = about

    def draw(self, painted: QImage) -> QImage:
        """Return the picture around the final map *painted*."""
        standing = self._figures.standing
        wide = WIDTH - 2 * _EDGE
        high = round(wide * painted.height() / painted.width())
        rows = -(-len(standing) // 2)
        height = _EDGE + _TITLE + _LINE + _GAP + rows * _ROW + _GAP + high + _GAP + _GRAPH + _GAP + _LINE + _EDGE // 2
        image = QImage(WIDTH, height, QImage.Format.Format_RGB32)
        image.fill(QColor(_LOOK.theme.card))
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        y = float(_EDGE)
        p.setFont(_LOOK.title(2.1))
        write(p, QRectF(_EDGE, y, wide, _TITLE), CENTRE, self._figures.verdict(), _LOOK.text)
        y += _TITLE
        p.setFont(_LOOK.font())
        write(p, QRectF(_EDGE, y, wide, _LINE), CENTRE, self._about, _LOOK.muted)
        y += _LINE + _GAP
        for number in range(len(standing)):
            column = QRectF(_EDGE + number // rows * wide / 2, y + number % rows * _ROW, wide / 2, _ROW)
            self._row(p, column.adjusted(0, 0, 0 if number >= rows else -30, 0), number)
        y += rows * _ROW + _GAP
        p.drawImage(QRectF(_EDGE, y, wide, high), painted)
        y += high + _GAP
        paint_coins(p, QRectF(_EDGE, y, wide, _GRAPH), self._figures.coins(), _LOOK)
        y += _GRAPH + _GAP
        notice = self.tr("Made with swqt, an unofficial fan project, not connected with the publisher of the game.")
        p.setFont(_LOOK.font(0.8))
        write(p, QRectF(_EDGE, y, wide, _LINE), CENTRE, notice, _LOOK.muted)
        p.end()
        return image

    def _row(self, p: QPainter, box: QRectF, number: int) -> None:
        """Paint row *number* of the standing into *box*."""
        row = self._figures.standing[number]
        p.setFont(_LOOK.font(1.2, bold=True))
        write(p, QRectF(box.left(), box.top(), 36, box.height()), LEFT, f"{row.place}.", _LOOK.muted)
        mark(p, QPointF(box.left() + 56, box.center().y()), row.seat, 15)
        write(p, box.adjusted(84, 0, -150, 0), LEFT, self._names.seat(row.seat), _LOOK.text)
        write(p, box, RIGHT, self.tr("%n coin(s)", "", row.coins), _LOOK.text)


def png(image: QImage) -> bytes:
    """Return *image* as PNG data."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")    # type: ignore[call-overload]  # the stubs want bytes for "PNG"
    return bytes(buffer.data().data())


class GameReport(QObject):
    """Writes the report of *session* with its *figures*."""

    def __init__(self, session: GameSession, figures: ResultTables) -> None:
        super().__init__()
        self._session = session
        self._figures = figures
        self.page = ""
        self.data = b""
        """The contents of the report file."""

    def html(self) -> str:
        """Return the whole page."""
        for _ in self.steps():
            pass
        return self.page

    def steps(self) -> Iterator[float]:
        """Write ``page`` in short steps; yield the share done."""
        figures, names = self._figures, self._session.names
        title, about = figures.verdict(), self._about()
        dice = figures.dice()
        charts = (
            (self.tr("Coins by round"), 420, lambda p, box: paint_coins(p, box, figures.coins(), PAPER)),
            (self.tr("Income by source"), 70 + 64 * len(names.seats),
             lambda p, box: paint_bars(p, box, figures.bars(), PAPER)),
            (self.tr("Dice"), dice_height(_WIDTH, dice, PAPER), lambda p, box: paint_dice(p, box, dice, PAPER)),
        )  # fmt: skip
        body = [f"<h1>{escape(title)}</h1>", f'<p class="about">{escape(about)}</p>', self._result()]
        for name, height, paint in charts:
            body.append(_section(name, svg(paint, height, name)))
            yield 0.1
        image = self._canvas()
        yield from self._painting(image)
        body.append(_section(self.tr("The final map"), self._picture(image)))
        body += [_section(sheet.title, f'<div class="wide">{_table(sheet)}</div>') for sheet in figures.sheets()]
        yield 0.95
        notice = self.tr("Made with swqt, an unofficial fan project, not connected with the publisher of the game.")
        body.append(f"<footer>{escape(notice)}</footer>")
        self.page = (
            f'<!DOCTYPE html>\n<html lang="{escape(names.lang)}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{_fonts()}{_STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(body) + "\n</main>\n</body>\n</html>\n"
        )  # fmt: skip
        self.data = self.page.encode()
        yield 1.0

    def picture_steps(self) -> Iterator[float]:
        """Draw the picture as PNG into ``data``, in short steps; yield the share done."""
        image = self._canvas()
        yield from self._painting(image)
        whole = ReportPicture(self._figures, self._session.names, self._about()).draw(image)
        with ThreadPoolExecutor(1) as beside:    # encoding would block the window
            packed = beside.submit(png, whole)
            while not packed.done():
                yield 0.95
            self.data = packed.result()
        yield 1.0

    def _about(self) -> str:
        game, names = self._session.game, self._session.names
        return self.tr("{0}: {1} rounds of Small World with {2}").format(
            game.rules.board.name, self._figures.chronicle.last_round, names.listed(names.seats)
        )

    def _painting(self, image: QImage) -> Iterator[float]:
        """Paint the final map into *image*, one tile per step."""
        for done in range(_TILES * _TILES):
            self._paint(image, QPoint(done % _TILES, done // _TILES))
            yield 0.1 + 0.8 * done / (_TILES * _TILES)

    def _result(self) -> str:
        figures, names = self._figures, self._session.names
        rows = []
        for row in figures.standing:
            tint = style_of(row.seat).colour
            name = f'<span class="seat" style="background:{tint}"></span>{escape(names.seat(row.seat))}'
            rows.append(
                f'<tr><td class="text">{row.place}.</td><td class="text">{name}</td>'
                f"<td>{row.coins}</td><td>{row.tokens}</td></tr>"
            )
        player, coins, tokens = self.tr("Player"), self.tr("Coins"), self.tr("Race tokens on the map")
        header = (
            f'<tr><th class="text"></th><th class="text">{escape(player)}</th>'
            f"<th>{escape(coins)}</th><th>{escape(tokens)}</th></tr>"
        )
        awards = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in figures.awards())
        return (
            f'<section><table class="result">{header}{"".join(rows)}</table>'
            f"<p>{escape(figures.tie_break())}</p><dl>{awards}</dl></section>"
        )

    def _canvas(self) -> QImage:
        room = self._session.scene.sceneRect()
        image = QImage(QSize(_MAP, round(_MAP * room.height() / room.width())), QImage.Format.Format_RGB32)
        image.fill(QColor(TABLE))
        return image

    def _paint(self, image: QImage, tile: QPoint) -> None:
        """Paint one *tile* of the final map."""
        session = self._session
        session.scene.show_looks(region_looks(session.game.rules, session.game.state))
        room = session.scene.sceneRect()
        scale = image.width() / room.width()
        wide, high = -(-image.width() // _TILES), -(-image.height() // _TILES)
        box = QRect(tile.x() * wide, tile.y() * high, wide, high).intersected(image.rect())
        source = QRectF(box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale)
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        session.scene.render(p, QRectF(box), source.translated(room.topLeft()), Qt.AspectRatioMode.IgnoreAspectRatio)
        p.end()
        session.scene.show_looks(session.looks())

    def _picture(self, image: QImage) -> str:
        """Return *image* as an element with embedded data."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "JPEG", 88)    # type: ignore[call-overload]  # the stubs want bytes for "JPEG"
        data = b64encode(buffer.data().data()).decode()
        words = escape(self.tr("The map at the end of the game"))
        return f'<img alt="{words}" src="data:image/jpeg;base64,{data}">'


class BrowserReplay:
    """Makes a page that replays the game of *session* in a browser."""

    def __init__(self, session: GameSession, library: Library) -> None:
        self._session = session
        self._library = library
        self.data = b""
        """The contents of the file."""

    def steps(self) -> Iterator[float]:
        """Write ``data`` in short steps; yield the share done."""
        session, sentences = self._session, self._session.sentences
        game, board = session.game, session.game.rules.board
        shape = geometry_of(self._library.shape(board))
        with ThreadPoolExecutor(1) as beside:    # reading and packing the landscape would block the window
            landscape = beside.submit(lambda: small_jpeg(kept_landscape(board, shape), _MAP))
            told: list[ToldCommand] = []
            begun = False
            for entry in game.history:
                texts = [text for _, text in sentences.said(entry.events)]
                if not begun and entry.seat >= 0:    # no event announces the first turn
                    texts.insert(0, sentences.tell(TurnBegan(entry.before.round, entry.seat)))
                    begun = True
                told.append(ToldCommand(entry, texts))
                yield 0.3 * len(told) / len(game)
            while not landscape.done():
                yield 0.3
        page = WebReplay(
            game, self._library, told, session.names.lang, notes=game.annotations, landscape=landscape.result()
        )
        for share in page.steps():
            yield 0.3 + 0.7 * share
        self.data = page.data


class ReportWriter(QObject):
    """Writes *report* to *path* without blocking the event loop; ``stop`` cancels and leaves no file.

    The report of a game is a picture if *path* ends in ``.png``, else a page.
    """

    advanced = Signal(int)
    """Carries the percentage done."""
    ended = Signal(str)
    """Carries the reason if it failed, or "" on success."""

    def __init__(self, path: Path, report: GameReport | BrowserReplay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._report = report
        if isinstance(report, GameReport) and path.suffix.lower() == PICTURE:
            self._steps = report.picture_steps()
        else:
            self._steps = report.steps()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def stop(self) -> None:
        self._timer.stop()

    def _step(self) -> None:
        try:
            share = next(self._steps, None)
            if share is None:
                write_whole(self.path, self._report.data)
        except Exception as error:
            self.stop()    # another step would write a file without contents
            self.ended.emit(error_text(error))
            if not isinstance(error, OSError):
                raise
            return
        if share is None:
            self.stop()
            self.ended.emit("")
        else:
            self.advanced.emit(round(share * 100))


def svg(paint: Callable[[QPainter, QRectF], None], height: int, title: str) -> str:
    """Return the drawing of *paint* as an SVG element, without the file header."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(_WIDTH, height))
    generator.setViewBox(QRect(0, 0, _WIDTH, height))
    generator.setTitle(title)
    generator.setDescription(title)
    p = QPainter(generator)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setFont(PAPER.font())    # otherwise the SVG header names the window's font
    paint(p, QRectF(0, 0, _WIDTH, height))
    p.end()
    text = bytes(buffer.data().data()).decode()
    return text[text.index("<svg") :].strip()


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _table(sheet: ResultTable) -> str:
    """Return *sheet* as an HTML table, text left-aligned and numbers right-aligned."""
    words = [all(isinstance(row[column], str) for row in sheet.rows) for column in range(len(sheet.header))]

    def cells(tag: str, row: tuple[object, ...]) -> str:
        return "".join(
            f'<{tag} class="text">{escape(str(cell))}</{tag}>' if word else f"<{tag}>{escape(str(cell))}</{tag}>"
            for cell, word in zip(row, words, strict=True)
        )

    rows = "".join(f"<tr>{cells('td', tuple(map(shown, row)))}</tr>" for row in sheet.rows)
    return f"<table><thead><tr>{cells('th', sheet.header)}</tr></thead><tbody>{rows}</tbody></table>"


@cache
def _fonts() -> str:
    """Return the fonts as embedded CSS font faces."""
    faces = (("Lato", 400, "Lato-Regular"), ("Lato", 700, "Lato-Bold"), ("Vollkorn", 600, "Vollkorn-SemiBold"))
    out = ""
    for family, weight, name in faces:
        data = b64encode((resource_folder() / "fonts" / f"{name}.ttf").read_bytes()).decode()
        out += (
            f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
            f'src: url("data:font/ttf;base64,{data}") format("truetype"); }}\n'
        )
    return out + '@font-face { font-family: "Vollkorn SemiBold"; src: local("Vollkorn"); }\n'


_STEPS = 50
"""Number of progress reports for one game."""


class DiceVerifier(QObject):
    """Checks the signatures and draws in game files, one at a time.

    ``advanced`` carries the percentage, ``ended`` the result in words.
    """

    advanced = Signal(int)
    ended = Signal(str)

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._task: BackgroundTask | None = None

    @property
    def is_working(self) -> bool:
        return self._task is not None

    def start(self, path: Path) -> None:
        """Verify the game in *path* in place of any other."""
        self.stop()
        self._task = task = BackgroundTask()
        library, tell = self._library, task.queued(self._on_progress)
        self.advanced.emit(0)

        def progress(done: int, entries: int) -> None:
            task.check()
            if done * _STEPS // entries != (done - 1) * _STEPS // entries:
                tell(done * 100 // entries)

        def work() -> VerifyReport:
            from swqt.net.game.verify import verify  # keys and messages are rarely needed

            return verify(path.read_bytes(), library, progress=progress)

        task.start(work, self._on_done, self._on_failed, "verify")

    def stop(self) -> None:
        """Abandon the verification: neither its progress nor its result is reported any more."""
        if self._task is not None:
            self._task.abandon()
            self._task = None

    def _on_progress(self, percent: int) -> None:
        self.advanced.emit(percent)

    def _on_done(self, report: VerifyReport) -> None:
        self._task = None
        self.ended.emit(self.sentence(report))

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self.ended.emit(self.tr("Couldn't read the game: {0}").format(error_text(error)))
        if not isinstance(error, OSError):
            raise error

    def sentence(self, report: VerifyReport) -> str:
        """Return the result in *report* in plain words, with the limits of such a check."""
        if report.good:
            draws = self.tr("%n draw(s)", "", len(report.draws))
            text = self.tr("The dice were fair: {0} and every move are just as all players signed them.").format(draws)
            return "\n".join([" ".join([text, *change_sentences(report)]), " ".join(limit_sentences(report))])
        if report.problems[0].code == "none":
            return self.tr("This game wasn't played on a network, so there is nothing to verify.")
        return self._problem(report.problems[0])

    def _problem(self, problem: VerifyProblem) -> str:
        from swqt.net.game.verify import WRONG

        if problem.seq:
            wrong = WRONG.get(problem.code)
            why = _shared(wrong) if wrong else self.tr("the rules refuse it")
            text = self.tr("Not proved: step {0} of the log isn't as the players signed it ({1}).")
            return text.format(problem.seq, why)
        if problem.code == "start":
            return self.tr("Not proved: not all players signed this start of the game, or it isn't for this program.")
        if problem.code == "shown":
            return self.tr("Not proved: line {0} of the file isn't what was played.").format(problem.line)
        return self.tr("Not proved: line {0} of the file isn't part of a signed log.").format(problem.line)


_MOST_CHANGES: Final = 6
"""Number of changes listed one by one; `swqt lan verify` lists all."""


def change_sentences(report: VerifyReport) -> list[str]:
    """Return who took seats or draws from whom and who signed that, and whose part of an open draw is missing."""
    sentences = [_change_sentence(report, change) for change in report.changes[:_MOST_CHANGES]]
    more = len(report.changes) - _MOST_CHANGES
    if more > 0:
        sentences.append(_tr("DiceVerifier", "Other changes to seats or draws: {0}.").format(more))
    if report.open is not None and report.open.missing:
        text = _tr("DiceVerifier", "Draw {0} is unfinished: this file doesn't have the part of {1}.")
        sentences.append(text.format(report.open.number, _names(report, report.open.missing)))
    return sentences


def _names(report: VerifyReport, peers: Sequence[int]) -> str:
    return listed(report.names((peer,)) for peer in peers)


def _change_sentence(report: VerifyReport, change: VerifiedChange) -> str:
    signers, peers, draws = _names(report, change.signers), _names(report, change.peers), listed(map(str, change.draws))
    match change.kind:
        case "copy":
            text = _tr("DiceVerifier", "From step {0} on, this is a copy of the game in which {1} went on without {2}.")
            return text.format(change.seq, signers, peers)
        case "burn":
            text = _tr("DiceVerifier", "Draw {0} was made again because the part of {2} was missing (signed by {1}).")
            return text.format(draws, signers, peers)
        case "undone" if draws:
            text = _tr(
                "DiceVerifier", "At step {0}, moves were taken back and draw {1} was made again (signed by {2})."
            )
            return text.format(change.seq, draws, signers)
        case "undone":
            text = _tr("DiceVerifier", "At step {0}, moves were taken back (signed by {1}).")
            return text.format(change.seq, signers)
        case "split":
            text = _tr("DiceVerifier", "{0} signed for two sides of this game; the proof is in step {1}.")
            return text.format(peers, change.seq)
    return _tr("DiceVerifier", "{0} lost the seat at step {1} (signed by {2}).").format(peers, change.seq, signers)


def limit_sentences(report: VerifyReport) -> list[str]:
    """Return what checking the file cannot prove about this game."""
    sentences = {
        "keys": _tr("DiceVerifier", "This shows which program signed, not who sat there."),
        "end": _tr("DiceVerifier", "It can't show what came after the end of this file."),
        "pair": _tr(
            "DiceVerifier",
            "With two players, the one who gets the other's part of a die first could stop the game, but never roll "
            "that die again. Nobody can prove who stopped.",
        ),
        "bridge": _tr(
            "DiceVerifier",
            "A player who was the only link between two others could have held back a part of a die, which leaves no "
            "proof.",
        ),
        "majority": _tr(
            "DiceVerifier",
            "More than half of the players can play on without the others. The file shows that they did and who "
            "signed, but not whether their reason was true.",
        ),
    }
    return [sentences[code] for code in report.limits]
