"""The page with which a browser replays a game: whole, self-contained, and nothing in it but what belongs there."""

import json
import os
import re
import shutil
import subprocess
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest

from swqt.engine import Attempted
from swqt.table import Library, SavedGames
from swqt.table.web_replay import LARGEST, ToldCommand, WebReplay, replay_texts, written_notes

GAMES = Path(__file__).parents[1] / "games"
EVIL = "</script><script>alert(1)</script>"
HEAD = f"; seat A Anna human\n; seat B x&y{EVIL} human\n; seat C Bo bot:easy\n"


class Reader(HTMLParser):
    """The elements of a page with their attributes, and the texts of its scripts, its style and its heading."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag, attrs) -> None:
        self.elements.append((tag, dict(attrs)))
        self._open = tag

    def handle_endtag(self, tag) -> None:
        self._open = ""

    def handle_data(self, data) -> None:
        self.texts.setdefault(self._open, []).append(data)


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """A game with names, notes and comments that would be markup anywhere else."""
    lines = (GAMES / "three-seats.swn").read_text(encoding="utf-8").split("\n")
    text = "\n".join([lines[0], HEAD.rstrip(), *lines[1:20], rf"; note {EVIL}\nwell & good", "; placed A", *lines[20:]])
    path = tmp_path_factory.mktemp("replay") / "game.swn"
    path.write_text(text + f"; by hand: {EVIL}\n", encoding="utf-8")
    return path


def page_of(path: Path, lang: str = "en", *, secret: bool = False, cut: int | None = None, **rest) -> str:
    library = Library()
    game = SavedGames(library).view(path)
    if secret:
        game.secrecy = "hidden"
    told = [ToldCommand(entry, [f"{entry.seat} {EVIL}"]) for entry in game.history[:cut]]
    return WebReplay(game, library, told, lang, **rest).whole().decode()


@pytest.fixture(scope="module")
def page(file):
    return page_of(file, notes=written_notes(file.read_text(encoding="utf-8")), landscape=b"JPEG")


def data_of(page: str) -> dict:
    return json.loads(Reader(page).texts["script"][0])


def test_nothing_runs_but_its_own_script_and_nothing_is_loaded(page):
    reader = Reader(page)
    assert len(page) < LARGEST
    assert [tag for tag, _ in reader.elements if tag == "script"] == ["script"] * 2
    policy = next(rest["content"] for tag, rest in reader.elements if rest.get("http-equiv"))
    for kind in ("style", "script"):
        digest = b64encode(sha256(reader.texts[kind][-1].encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}';" in policy
    assert policy.startswith("default-src 'none'; img-src data:;")
    assert not [rest for _, rest in reader.elements if {"src", "style", "onclick", "onload"} & rest.keys()]
    links = [link for _, rest in reader.elements if (link := rest.get("href"))]
    assert all(link.startswith("#") for link in links)
    assert set(re.findall(r"https?://[^\"' ]*", page)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|Function\(", page)


def test_no_text_can_become_markup(page):
    assert "alert(1)<" not in page
    data, reader = data_of(page), Reader(page)
    assert data["notes"] == [[9, f"{EVIL}\nwell & good"], [len(data["moves"]), f"by hand: {EVIL}"]]
    assert data["moves"][0]["told"] == [f"-1 {EVIL}"]
    assert reader.texts["h1"] == ["Anna, x&y‹/script>‹script>alert(1)‹/script>, Bo"]


def test_what_the_program_writes_is_no_note():
    text = "swqt 1\n; seed 4\n; note First\n\nA: end\n; placed B\n; undone end\n; mine\nB: end\n; note Last\n"
    assert written_notes(text) == ((0, "First"), (1, "mine"), (2, "Last"))
    assert written_notes(text.replace("; seed 4", "; peer A 1")) == ((0, "First"), (2, "Last"))


def test_its_moves_lead_to_the_positions_of_the_game(page, file):
    data, game = data_of(page), SavedGames(Library()).view(file)
    regions, coins = list(data["regions"]), data["coins"]
    for entry, move in zip(game.history, data["moves"], strict=True):
        for region, held in move.get("regions", ()):
            regions[region] = held
        coins = move.get("coins", coins)
        assert coins == list(entry.after.coins)
        assert [held[2] if held else 0 for held in regions] == list(entry.after.tokens)
        owners = [entry.after.tribe_at(region) for region in range(len(regions))]
        assert [held[0] if held else -1 for held in regions] == [
            entry.after.tribes[owner].seat if owner >= 0 else -1 for owner in owners
        ]
        tried = [event.region for event in entry.events if isinstance(event, Attempted)]
        assert move.get("tried", []) == tried
    assert (data["turns"][0]["first"], data["turns"][-1]["last"]) == (0, len(game.history))
    assert [line[-1] for line in data["lines"]] == list(game.state.coins)
    races = {tribe.race for entry in game.history for tribe in entry.after.tribes}
    assert {f"{kind} {race}" for race in races for kind in ("race", "asleep")} <= data["art"].keys()
    assert data["map"]["picture"] == "data:image/jpeg;base64,SlBFRw=="


@pytest.mark.parametrize("lang", ["de", "es", "fr", "it", "ru"])
def test_it_speaks_the_language(lang, file):
    english = replay_texts()["replay"]
    page = page_of(file, lang, cut=30)
    words = data_of(page)["words"]
    same = {key for key in english if words[key] == english[key]}
    assert Reader(page).elements[0] == ("html", {"lang": lang})
    assert same <= {"pause", "region", "source_regions", "note", "notes", "player", "players"}
    assert all(re.findall(r"\{\d\}", words[key]) == re.findall(r"\{\d\}", text) for key, text in english.items())


def test_secret_coins_are_left_out_until_the_end(file):
    early, over = data_of(page_of(file, secret=True, cut=60)), data_of(page_of(file, secret=True))
    assert (early["coins"], early["lines"], early["income"], early["places"]) == (None,) * 4
    assert not any("coins" in move for move in early["moves"])
    assert over["lines"] is not None


def test_pictures_are_left_out_of_a_page_that_would_be_too_large(file):
    data = data_of(page := page_of(file, landscape=bytes(LARGEST)))
    assert (data["map"]["picture"], bool(data["art"]), len(page) < LARGEST) == ("", True, True)


@pytest.mark.slow    # a browser starts
def test_a_browser_shows_it_and_axe_has_nothing_to_say(page, tmp_path):
    """With SWQT_AXE, the path of axe.min.js, the rules of axe are asked about the page in both themes."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("there is no Chromium on this machine (Debian: apt-get install chromium)")

    def shown(text, address=""):
        (tmp_path / "page.html").write_text(text, encoding="utf-8")
        command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=9000", "--dump-dom"]
        where = f"--user-data-dir={tmp_path}/profile"
        done = subprocess.run(
            [*command, where, f"file://{tmp_path}/page.html{address}"], capture_output=True, text=True, timeout=120,
            check=True,
        )  # fmt: skip
        return done.stdout

    last = len(data_of(page)["moves"])
    dom = shown(page, "#60")
    assert f"Move 60 of {last}</p>" in dom
    assert 'class="stack look0' in dom
    assert "well &amp; good" in dom
    assert (Reader(dom).texts["h1"], dom.count("<script")) == (Reader(page).texts["h1"], 2)
    if axe := os.environ.get("SWQT_AXE"):
        runner = 'axe.run().then((found) => { document.title = "axe " + found.violations.map((rule) => rule.id); });'
        free = re.sub(r'<meta http-equiv="Content[^>]*>', "", page)
        for theme in ("light", "dark"):
            chosen = free.replace('let chosen = "";', f'let chosen = "{theme}";')
            tools = f"<script>{Path(axe).read_text(encoding='utf-8')}</script><script>{runner}</script>"
            dom = shown(chosen.replace("</body>", f"{tools}</body>"))
            assert f'data-theme="{theme}"' in dom
            assert "<title>axe </title>" in dom
