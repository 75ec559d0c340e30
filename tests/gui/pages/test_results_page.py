"""The results page: winner and reason, charts, tables, files; and the report."""

import csv
import json
import re
from base64 import b64decode
from html.parser import HTMLParser
from itertools import combinations, product
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QProgressDialog, QPushButton

from swqt.content import resource_folder
from swqt.engine import Standing
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.pages import chart_painters, report
from swqt.gui.pages.chart_painters import (
    PAPER,
    ChartStyle,
    frame_of,
    part_lines,
    point_lines,
    segments_of,
    used,
)
from swqt.gui.pages.report import WIDTH, GameReport, ReportWriter
from swqt.gui.pages.results_combos import COMBO, LIFE, WORTH, combo_font, inside, words_of
from swqt.gui.pages.results_page import DICE, GRAPH, INCOME, LAPSE, RACES, TABLE, ResultsPage
from swqt.gui.pages.results_tables import ResultTable, ResultTables, csv_text
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.seat_style import SEATS
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.names import Names
from swqt.table import SOURCES, GameStats, Settings, read_record
from swqt.translation import languages
from tests.support.hand import Hand, random_game, show
from tests.support.languages import speaking

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture(scope="module")
def games(library):
    return {
        "surface": random_game(library, "midland-3", "base", 5, ("Anna", "Ben <b>", "Clara")),
        "underground": random_game(library, "gloamdeep-2", "underground", 4),
    }


@pytest.fixture(params=["surface", "underground"])
def game(request, games):
    return games[request.param]


@pytest.fixture
def session(game, library, plain_map):
    return GameSession(game, library, Settings())


@pytest.fixture
def page(session, qtbot):
    page = ResultsPage()
    show(qtbot, page, 1280, 690)
    page.show_game(session)
    return page


@pytest.fixture
def figures(page):
    return page.figures


def standing_of(coins, tokens, library, games):
    ranks = sorted(zip(coins, tokens, strict=True), reverse=True)
    rows = [Standing(n, ranks.index((c, t)) + 1, c, t) for n, (c, t) in enumerate(zip(coins, tokens, strict=True))]
    game = games["surface"]
    names = Names(game.rules.board, ["Anna", "Ben", "Clara"], library.catalogue)
    told = GameStats(game.rules, game.start, game.history)
    return ResultTables(told, sorted(rows, key=lambda row: row.place), names)


@pytest.mark.parametrize(("coins", "tokens", "verdict", "reason"), [
    ([70, 81, 75], [5, 1, 9], "Ben wins", "Won by 6 coins."),
    ([81, 81, 75], [5, 8, 9], "Ben wins", "Most race tokens on the map wins (Ben ×8, Anna ×5)"),
    ([81, 81, 75], [8, 8, 9], "Anna and Ben share the victory", "a shared victory"),
])  # fmt: skip
def test_coins_decide_then_tokens(coins, tokens, verdict, reason, library, games):
    """END-2; END-3: a tie goes to the most Race tokens on the map."""
    figures = standing_of(coins, tokens, library, games)
    assert figures.verdict() == verdict
    assert reason in figures.tie_break()


@pytest.mark.parametrize(
    ("below", "words"), [(0.999, "luckier than 99 in 100"), (0.001, "unluckier than 99 in 100")]
)  # fmt: skip
def test_nobody_is_luckier_or_unluckier_than_all(below, words, figures, monkeypatch):
    luck = figures.chronicle.luck(0)._replace(rolls=9, below=below, same=0)
    monkeypatch.setattr(figures.chronicle, "luck", lambda seat: luck)
    assert figures.luck(0) == words


class TestCharts:
    def test_the_graph_tells_every_point(self, page, figures):
        data = figures.coins()
        told = page.graph.accessibleDescription().splitlines()
        assert len(told) == len(data.rounds) + 1
        for seat, name in enumerate(data.names):
            assert f"{data.series[seat][-1]}  {name}" in told[-1]
        assert page.heading.text() == figures.verdict()
        assert page.decided.accessibleName() == figures.tie_break()
        page.graph.show_data(data._replace(names=tuple("ABCDE"), series=((5, 40),) * 5, rounds=(1,)))
        assert not page.graph.grab().isNull(), "five labels at one place"

    def test_the_line_follows_the_pointer_and_the_keys_and_tells_what_was_won(self, page, figures):
        frame = frame_of(figures.coins(), page.graph.room(), ChartStyle.of(page.graph))
        QTest.mouseMove(page.graph, QPoint(round(frame.x(4)), round(frame.y(10))))
        QApplication.processEvents()
        points = [page.graph.point]
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
            QTest.keyClick(page.graph, key)
            points.append(page.graph.point)
        assert points == [4, 5, 4, 3]
        assert not page.graph.grab().isNull()
        data = figures.coins()._replace(names=("A", "B"), series=((5, 12, 11), (5, 5, 20)), rounds=(1, 2))
        assert point_lines(data, 0) == ["Start", "5  A", "5  B"]
        assert point_lines(data, 2) == ["Round 2", "20  B  (+15)", "11  A  (−1)"]

    def test_the_bars_are_as_long_as_the_coins(self, figures):
        data = figures.bars()
        segments, box = segments_of(data, QRectF(0, 0, 900, 400), PAPER)
        lengths = {round(abs(part.amount) / part.box.width(), 6) for part in segments}
        assert len(lengths) == 1
        for seat, parts in enumerate(data.parts):
            amounts = {part.source: part.amount for part in segments if part.seat == seat}
            assert amounts == {source: amount for source, amount in parts.items() if amount}
            assert sum(amounts.values()) == data.totals[seat]
        assert all(box.left() - 1 <= part.box.left() <= part.box.right() <= box.right() + 1 for part in segments)

    def test_who_has_only_paid_has_a_total_below_zero(self, page, figures, monkeypatch):
        texts = []
        monkeypatch.setattr(chart_painters, "write", lambda p, box, where, text, ink: texts.append(text))
        data = figures.bars()
        paid = {source: -4 * (source == "paid") for source in SOURCES}
        page.bars.show_data(data._replace(names=("A", "B"), parts=(paid, paid), totals=(-4, 0)), figures.words)
        page.bars.grab()
        assert texts[-2:] == ["−4", "+0"]

    def test_at_large_text_the_bars_keep_apart_and_keys_bring_them_into_view(self, page, figures, qapp):
        """A7: on a small screen."""
        page.resize(1280, 690)
        page.tabs.setCurrentIndex(INCOME)
        data = figures.bars()
        data = data._replace(names=tuple("ABCDE"), parts=(data.parts[0],) * 5, totals=(data.totals[0],) * 5)
        page.bars.show_data(data, figures.words)
        apply_theme(qapp, "light", 200)
        QApplication.processEvents()
        segments, box = segments_of(data, page.bars.room(), ChartStyle.of(page.bars))
        assert box.height() / 5 >= 2 * 26
        page.bars.choose(len(segments) - 2)
        QTest.keyClick(page.bars, Qt.Key.Key_Down)
        assert page.bars.visibleRegion().contains(segments[-1].box.center().toPoint())

    def test_a_bar_says_what_made_it_up(self, page, figures):
        page.tabs.setCurrentIndex(INCOME)
        data = figures.bars()
        segments, _ = segments_of(data, page.bars.room(), ChartStyle.of(page.bars))
        QTest.mouseMove(page.bars, segments[0].box.center().toPoint())
        QApplication.processEvents()
        assert page.bars.chosen == 0
        QTest.keyClick(page.bars, Qt.Key.Key_Right)
        assert page.bars.chosen == 1
        for seat in range(len(data.names)):
            for source in used(data):
                words = figures.words(seat, source)
                lines = part_lines(data, seat, source, words)
                assert lines[0].endswith(str(data.parts[seat][source]).replace("-", "−"))
                assert not words or sum(words.values()) == data.parts[seat][source]
        assert not page.bars.grab().isNull()


def test_the_time_lapse_shows_every_turn_and_gives_the_map_back(page, session):
    def on_the_map():
        return sum(stand.look.tokens for stand in session.scene.stands)

    page.tabs.setCurrentIndex(LAPSE)
    lapse, game = page.lapse, session.game
    assert lapse.timeline.maximum() == game.rules.board.rounds * len(game.seats)
    assert on_the_map() == sum(game.state.tokens)
    lapse.reel.go_to(0)
    assert (on_the_map(), lapse.where.text()) == (0, "Before the first turn")
    lapse.reel.step(1)
    assert lapse.where.text() == "Round 1, after Anna's turn"
    lapse.reel.play()
    page.tabs.setCurrentIndex(GRAPH)
    assert not lapse.reel.is_running
    page.tabs.setCurrentIndex(LAPSE)
    lapse.reel.go_to(0)
    session.changed.connect(lambda: session.scene.show_looks(session.looks()))
    page.leave()
    assert on_the_map() == sum(game.state.tokens)


class TestTables:
    def test_races_are_sorted_by_worth(self, page, figures):
        page.tabs.setCurrentIndex(RACES)
        model = page.races.model()
        worth = [model.index(row, WORTH).data(LIFE).per_token for row in range(model.rowCount())]
        assert worth == sorted(worth, reverse=True)
        assert len(worth) == len(figures.chronicle.combos)
        page.races.sortByColumn(2, Qt.SortOrder.AscendingOrder)
        earned = [model.index(row, 2).data(LIFE).earned for row in range(model.rowCount())]
        assert earned == sorted(earned)
        assert all(str(model.index(row, 0).data()) for row in range(model.rowCount()))
        assert not page.races.grab().isNull()

    def test_each_player_has_the_face_of_the_last_combo_even_if_nothing_is_left_of_it(self, page, figures, game):
        last = {life.seat: life.race for life in sorted(figures.lives(), key=lambda life: (life.since, life.race))}
        assert {row.seat: row.race for row in page.players.model().rows} == last == page.podium._races
        assert {tribe.seat: tribe.race for tribe in reversed(game.state.tribes)}.items() <= last.items()

    @pytest.mark.parametrize("scale", [100, 200])
    @pytest.mark.parametrize("language", languages())
    def test_no_combo_is_cut(self, language, scale, games, library, plain_map, qapp, qtbot):
        """The longest ones at 1280 pixels; nor is a title."""
        apply_theme(qapp, "light", scale)
        with speaking(qapp, language):
            page, session = ResultsPage(), GameSession(games["surface"], library, Settings(language=language))
            show(qtbot, page, 1280, 690)
            page.show_game(session)
            page.tabs.setCurrentIndex(RACES)
            view, look = page.races, ChartStyle.of(page.races)
            box = QRectF(0, 0, view.columnWidth(COMBO), view.rowHeight(0))
            room = words_of(inside(box, look), look)
            kinds = ("power", "race")
            combos = product(*([t.name for t in library.catalogue.traits if t.kind == kind] for kind in kinds))
            for name in sorted((session.names.combo(*pair) for pair in combos), key=len)[-25:]:
                font, high, below = combo_font(name, room.size(), look)
                assert high + below.pixelSize() <= room.height(), name
                assert max(QFontMetricsF(font).horizontalAdvance(word) for word in name.split()) <= room.width() + 1
            head = view.horizontalHeader()
            seen = [column for column in range(head.count()) if not head.isSectionHidden(column)]
            assert all(head.sectionSize(column) >= head.sectionSizeHint(column) for column in seen)

    def test_the_columns_add_up_and_every_sheet_has_as_many_cells_as_titles(self, figures):
        for sheet in figures.sheets():
            assert {len(row) for row in sheet.rows} == {len(sheet.header)}, sheet.title
        sheet = figures.income_sheet()
        for column in range(1, len(sheet.header)):
            numbers = [int(row[column]) for row in sheet.rows]
            assert sum(numbers[:-1]) == numbers[-1] == figures.chronicle.coins(column - 1)[-1]
        assert len({figures.source(source) for source in SOURCES}) == len(SOURCES)

    def test_numbers_sort_as_numbers(self, page):
        page.tabs.setCurrentIndex(TABLE)
        view = page.table.view
        view.show_sheet(ResultTable("x", ("Name", "Coins"), (("a", 9), ("b", 10), ("c", -1))))
        view.sortByColumn(1, Qt.SortOrder.AscendingOrder)
        assert [view.model().index(row, 1).data() for row in range(3)] == ["−1", "9", "10"]

    def test_copy(self, page, figures):
        page.tabs.setCurrentIndex(TABLE)
        QTest.mouseClick(page.table.copy_button, Qt.MouseButton.LeftButton)
        lines = QGuiApplication.clipboard().text().splitlines()
        sheet = figures.coins_sheet()
        assert lines[0].split("\t") == list(sheet.header)
        assert lines[-1].split("\t") == [str(cell) for cell in sheet.rows[-1]]
        page.table.view.setCurrentIndex(page.table.view.model().index(1, 1))
        QTest.keyClick(page.table.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert QGuiApplication.clipboard().text() == str(sheet.rows[1][1])

    def test_the_export_holds_every_table(self, page, figures, tmp_path):
        page.tabs.setCurrentIndex(TABLE)
        page.table.export_to(tmp_path / "x.csv")
        lines = list(csv.reader((tmp_path / "x.csv").read_text("utf-8-sig").splitlines()))
        for sheet in figures.sheets():
            at = lines.index([sheet.title])
            assert lines[at + 1] == list(sheet.header)
            assert lines[at + 2 : at + 2 + len(sheet.rows)] == [[str(cell) for cell in row] for row in sheet.rows]
        (tmp_path / "folder").mkdir()
        page.table.export_to(tmp_path / "folder")
        assert page.table.said.text().startswith("Couldn't export")
        text = csv_text([ResultTable("x", ("Player", "a,b"), (("=1+1", -4), ('"Q"', 2.5)))])
        assert text.splitlines() == ["x", 'Player,"a,b"', "'=1+1,-4", '"""Q""",2.5'], "a name is no formula"


SVG = re.compile(r"<svg.*?</svg>", re.DOTALL)


class Reader(HTMLParser):
    """Collects the links of a page and its unclosed elements."""

    VOID = frozenset({"meta", "img", "br", "path", "rect", "polyline", "circle", "ellipse", "line", "polygon"})

    def __init__(self):
        super().__init__()
        self.open, self.links, self.texts, self.tags = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data.strip())


@pytest.fixture(scope="module")
def reports():
    """The reports made so far, by the id of their game: making one is slow."""
    return {}


@pytest.fixture
def html(session, figures, reports):
    if id(session.game) not in reports:
        reports[id(session.game)] = GameReport(session, figures).html()
    return reports[id(session.game)]


class TestReport:
    def test_it_is_whole_and_needs_nothing_else(self, html, game, figures):
        reader = Reader()
        reader.feed(html)
        assert reader.open == []
        assert html.startswith("<!DOCTYPE html>")
        assert reader.tags.count("svg") == 3
        assert reader.tags.count("table") == 1 + len(figures.sheets())
        assert all(link.startswith("data:") for link in reader.links)
        assert not re.search(r"url\((?!\"data:)", html)
        told = {figures.verdict(), *(seat.name for seat in game.seats)}    # names are never markup
        told |= {sheet.title for sheet in figures.sheets()}
        told |= {str(figures.chronicle.coins(seat)[-1]) for seat in range(figures.chronicle.seats)}
        assert told <= set(reader.texts)

    def test_its_pictures_are_pictures(self, html):
        for text in SVG.findall(html):
            root = ElementTree.fromstring(text)
            assert root.get("viewBox", "").startswith("0 0 900 ")
            assert root.find("{http://www.w3.org/2000/svg}title") is not None
            assert len(list(root.iter("{http://www.w3.org/2000/svg}text"))) > 3
        data = re.search(r'src="data:image/jpeg;base64,([^"]+)"', html)
        image = QImage.fromData(b64decode(data[1]))
        assert image.width() == 1200
        colours = {image.pixelColor(x, y).name() for x in range(0, 1200, 40) for y in range(0, image.height(), 40)}
        assert len(colours) > 12


@pytest.mark.parametrize("game", ["surface"], indirect=True)
class TestReportFile:
    @pytest.fixture
    def write(self, session, figures, qtbot):
        """Writes the report; returns why it could not be written, or ""."""

        def write(path):
            writing = ReportWriter(path, GameReport(session, figures))
            percents = []
            writing.advanced.connect(percents.append)
            with qtbot.waitSignal(writing.ended) as ended:
                pass
            assert percents == sorted(percents)
            assert ended.args[0] or percents[-1] == 100
            return ended.args[0]

        return write

    def test_a_stopped_one_leaves_nothing(self, session, figures, tmp_path, qtbot):
        writing = ReportWriter(tmp_path / "report.html", GameReport(session, figures))
        with qtbot.waitSignal(writing.advanced):
            pass
        writing.stop()
        assert not writing._timer.isActive()
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("failing", ["report.html", "report.png"])
    def test_what_cannot_be_read_is_said_and_what_was_there_before_stays(self, failing, write, tmp_path, monkeypatch):
        def fail(*about):
            raise OSError(5, "Input/output error")

        monkeypatch.setattr(report, "_fonts", fail)
        monkeypatch.setattr(report, "png", fail)
        path = tmp_path / failing
        path.write_text("before", encoding="utf-8")
        assert write(path) == "Input/output error"
        assert [(file.name, file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()] == [(failing, "before")]

    def test_a_fault_ends_it_too(self, write, tmp_path, monkeypatch, qtbot):
        monkeypatch.setattr(GameReport, "_result", lambda self: {}["x"])
        with qtbot.captureExceptions() as raised:
            assert write(tmp_path / "report.html") == "'x'"
        assert [kind for kind, _, _ in raised] == [KeyError]
        assert list(tmp_path.iterdir()) == []

    def test_it_is_one_picture_if_its_name_says_so(self, write, session, tmp_path):
        """C9: the result, the final map and the chart."""
        path = tmp_path / "report.PNG"
        assert write(path) == ""
        image = QImage(str(path))
        assert image.width() == WIDTH
        assert image.height() > image.width()
        room = session.scene.sceneRect()
        high = round((WIDTH - 80) * room.height() / room.width())
        middle = image.copy(40, image.height() - 440 - high - 100, WIDTH - 80, high).scaled(60, 40)
        colours = {middle.pixel(x, y) for x in range(60) for y in range(40)}
        assert len(colours) > 100    # not an empty frame
        assert list(tmp_path.iterdir()) == [path]

    def test_it_is_written_whole_or_the_disk_is_told_of(self, write, tmp_path):
        (tmp_path / "folder").mkdir()
        assert write(tmp_path / "folder")
        assert list(tmp_path.iterdir()) == [tmp_path / "folder"]
        assert write(tmp_path / "report.html") == ""
        assert (tmp_path / "report.html").read_text(encoding="utf-8").endswith("</html>\n")


class TestInTheWindow:
    @pytest.fixture
    def over(self, window, games):
        window.show_game(games["underground"])
        return Hand(window)

    def page(self, window):
        page = window.pages.currentWidget()
        assert isinstance(page, ResultsPage)
        return page

    def test_replay_or_map_and_back_and_a_rematch_that_rotates_the_seats(self, over, window):
        page = self.page(window)
        QTest.mouseClick(page.replay, Qt.MouseButton.LeftButton)
        assert window.replay_controller.review.reel.is_running
        assert window.pages.currentWidget() is window.game_page
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is page
        page.tabs.setCurrentIndex(LAPSE)
        page.lapse.reel.go_to(0)
        QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
        window.presenter.flush()
        assert window.pages.currentWidget() is window.game_page
        tokens = sum(stand.look.tokens for stand in window.session.scene.stands)
        assert tokens == sum(over.state.tokens)
        window.actions_.statistics.trigger()
        window.presenter.flush()
        assert window.pages.currentWidget() is page
        old = over.session.game
        QTest.mouseClick(page.rematch, Qt.MouseButton.LeftButton)
        new = window.session.game
        assert (new.seats, new.state.round) == ((*old.seats[1:], old.seats[0]), 1)
        assert window.pages.currentWidget() is window.game_page

    @pytest.mark.parametrize("language", languages())
    def test_the_buttons_take_at_most_three_rows_at_large_text(self, language, games, library, plain_map, qapp, qtbot):
        apply_theme(qapp, "light", 200)
        with speaking(qapp, language):
            page = ResultsPage()
            show(qtbot, page, 1280, 690)
            page.show_game(GameSession(games["surface"], library, Settings()))
        QApplication.processEvents()
        places = [button.geometry() for button in page.findChildren(QPushButton, options=DIRECT) if button.isVisible()]
        assert len({place.center().y() for place in places}) <= 3
        assert not any(one.intersects(other) for one, other in combinations(places, 2))
        assert page.rematch.geometry().right() == page.tabs.geometry().right()
        assert page.rematch.geometry().bottom() == max(place.bottom() for place in places)

    def test_the_game_is_saved_as_it_was_played(self, over, window, tmp_path):
        path = tmp_path / "saved.swn"
        window.replay_controller.save_to(over.session.game, path)
        assert self.page(window).said.text() == "Saved as saved.swn."
        record = read_record(path.read_bytes(), window.library, "saved.swn")
        assert (record.seats, len(record.moves)) == (over.session.game.seats, len(over.session.game))
        window.replay_controller.save_to(over.session.game, tmp_path)
        assert self.page(window).said.text().startswith("Couldn't save")

    def test_the_report_is_written_from_the_page(self, over, window, tmp_path, qtbot):
        page = self.page(window)
        window.replay_controller.report_to(tmp_path / "report.html")
        qtbot.waitUntil(lambda: page.said.text().startswith("Saving the report"))
        assert page.stop.isVisible()
        qtbot.waitUntil(lambda: page.said.text() == "Saved as report.html.")
        assert not page.stop.isVisible()
        window.replay_controller.report_to(tmp_path / "other.html")
        qtbot.waitUntil(page.stop.isVisible)
        QTest.mouseClick(page.stop, Qt.MouseButton.LeftButton)
        qtbot.wait(50)
        assert [file.name for file in tmp_path.iterdir() if file.suffix] == ["report.html"]

    def test_the_replay_for_a_browser_is_exported_with_progress(self, over, window, tmp_path, qtbot, monkeypatch):
        control = window.replay_controller
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: dialog.selectFile(str(tmp_path / "replay")) or 1)
        QTest.mouseClick(self.page(window).export, Qt.MouseButton.LeftButton)
        dialog = window.findChild(QProgressDialog)
        qtbot.waitUntil(lambda: dialog.value() > 0)
        control.export_to(tmp_path / "second.html")    # one at a time
        qtbot.waitUntil(lambda: dialog.labelText() == "Saved as replay.html.")
        control.report_to(tmp_path / "report.html")
        dialog.canceled.emit()
        qtbot.waitUntil(lambda: window.findChild(QProgressDialog) is None)
        assert control._writing is not None, "closing the dialog does not cancel what is written by then"
        control.stop_writing()
        assert self.page(window).said.text() == "Report cancelled."
        text = (tmp_path / "replay.html").read_text(encoding="utf-8")
        told = window.session.sentences.tell(over.session.game.history[-1].events[-1])
        assert json.dumps(told, ensure_ascii=False)[1:-1] in text
        control.export_to(tmp_path / "other.html")
        dialog = window.findChild(QProgressDialog)
        qtbot.waitUntil(lambda: dialog.value() > 0)
        dialog.canceled.emit()
        qtbot.waitUntil(lambda: window.findChild(QProgressDialog) is None)
        assert [file.name for file in tmp_path.iterdir() if file.suffix] == ["replay.html"]
        control.export_to(tmp_path)
        dialog = window.findChild(QProgressDialog)
        qtbot.waitUntil(lambda: dialog.labelText().startswith("Couldn't save"))
        dialog.canceled.emit()

    def test_a_page_has_the_colours_of_the_window(self):
        style = (resource_folder() / "replay" / "page.css").read_text(encoding="utf-8")
        for terrain, colours in GROUNDS.items():
            assert f".{terrain} {{ fill: {colours.base}; }}" in style
        for number, look in enumerate(SEATS):
            assert f".look{number} {{ --seat: {look.colour.lower()}; --ink: {look.ink.lower()}; }}" in style

    def test_it_comes_at_the_end_and_undo_takes_that_back(self, position, window):
        hand = position("A 12 forest orcs : f1\nB 40 hill tritons : f3\nturn B\nasks B choice", "10/10")
        hand.end()
        assert self.page(window).heading.text() == "B wins"
        assert window.phase.text() == "Round 10/10 · The game is over"
        assert hand.session.game.undo() is None
        window.presenter.flush()
        assert window.pages.currentWidget() is window.game_page
        assert hand.session.game.decision is not None

    def test_the_main_button_leads_back_from_the_map_until_a_move_is_taken_back(self, position, window):
        hand = position("A 12 forest orcs : f1\nB 40 hill tritons : f3\nturn B\nasks B choice", "10/10")
        hand.end()
        page = self.page(window)
        for _ in range(2):
            page.look.click()
            window.presenter.flush()
            assert window.pages.currentWidget() is window.game_page
            assert window.bar.end.step.text == "Results"
            window.bar.end.click()
            assert window.pages.currentWidget() is page
        page.look.click()
        window.actions_.undo.trigger()
        window.presenter.flush()
        assert window.bar.end.step.meaning == "end choice"

    def test_secret_coins_are_withheld_until_the_end(self, table, window):
        hand = table(2)
        hand.pick()
        window.actions_.statistics.trigger()
        page = self.page(window)
        assert page.heading.text() == "Round 1 so far"
        assert all(page.tabs.isTabEnabled(tab) for tab in range(6)), "without secrets"
        assert not page.podium.isVisible()
        QTest.keyClick(window, Qt.Key.Key_Escape)
        hand.session.game.secrecy = "told"
        window.actions_.statistics.trigger()
        page = self.page(window)
        assert [page.tabs.isTabEnabled(tab) for tab in (GRAPH, INCOME, RACES, DICE)] == [False, False, False, True]
        assert page.decided.accessibleName() == "Coins are secret until the end."
        page.tabs.setCurrentIndex(TABLE)
        titles = [page.table.choice.itemText(number) for number in range(page.table.choice.count())]
        assert titles == ["Battles", "Dice"]
        assert not page.rematch.isVisible()
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.game_page
