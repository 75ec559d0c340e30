"""``packaging/translate.py``: what is missing is printed to be filled in, and what is filled in badly is refused."""

import ast
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

WINDOW = '''
class Door:
    def texts(self, n):
        return [self.tr("&Open {0}…"), self.tr("%n key(s)", "", n), self.tr("Close")]
'''

BOOK = "@see See {0}.\n# Door {#door}\nIt opens. {#DOOR-1 @elves}\n## Keys {#keys}\n- Turn [it](door). {#DOOR-2}\n"


@pytest.fixture
def translate(load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture) -> ModuleType:
    """The command, for a small program of its own."""
    module, texts, files, checks = map(load, ("translate", "source_texts", "catalogue_files", "translation_checks"))
    sources = tmp_path / "window"
    sources.mkdir()
    (sources / "door.py").write_text(WINDOW, encoding="utf-8")
    monkeypatch.setattr(texts, "WINDOW", sources)
    monkeypatch.setattr(texts, "NETWORK", ())
    monkeypatch.setattr(texts, "REFUSAL_TEXTS", {})
    monkeypatch.setattr(texts, "MISTAKES", ())
    monkeypatch.setattr(texts, "data_tables", dict)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(checks, "HELP", tmp_path)
    for name in ("book.en.md", "decisions.en.md", "book.es.md", "decisions.es.md"):
        (tmp_path / name).write_text(BOOK, encoding="utf-8")
    assert module.main(["add", "es"]) == 0
    capsys.readouterr()
    return module


def fill(translate: ModuleType, folder: Path, text: str) -> int:
    path = folder / "filled.toml"
    path.write_text(text, encoding="utf-8")
    return translate.main([str(path)])


GOOD = '[es.Door]\n"&Open {0}…" = "&Abrir {0}…"\n"%n key(s)" = ["%n llave", "%n llaves"]\n"Close" = "Cerrar"\n'


def test_what_is_missing_is_printed_to_be_filled_in(translate: ModuleType, capsys: pytest.CaptureFixture) -> None:
    assert translate.main([]) == 1
    printed = tomllib.loads(capsys.readouterr().out)
    assert printed == {"es": {"Door": {"&Open {0}…": "", "%n key(s)": ["", ""], "Close": ""}}}


def test_what_is_filled_in_is_kept(translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    assert fill(translate, tmp_path, GOOD) == 0
    assert capsys.readouterr().out == ""
    forms = {message.source: message.forms for message in translate.messages(tmp_path / "swqt_es.ts")}
    assert forms == {"&Open {0}…": ("&Abrir {0}…",), "%n key(s)": ("%n llave", "%n llaves"), "Close": ("Cerrar",)}
    before = (tmp_path / "swqt_es.ts").read_bytes()
    assert translate.main([]) == 0
    assert (tmp_path / "swqt_es.ts").read_bytes() == before


def test_a_text_that_has_gone_goes_from_the_catalogue(translate: ModuleType, tmp_path: Path) -> None:
    fill(translate, tmp_path, GOOD)
    (tmp_path / "window" / "door.py").write_text(WINDOW.replace(', self.tr("Close")', ""), encoding="utf-8")
    assert translate.main([]) == 0
    assert "Cerrar" not in (tmp_path / "swqt_es.ts").read_text(encoding="utf-8")


def test_what_the_program_does_not_say_is_named_and_left_out(translate: ModuleType, tmp_path: Path, capsys) -> None:
    assert fill(translate, tmp_path, GOOD + '"Shut" = "Cerrar"\n') == 0
    assert "[Door] 'Shut': the program has no such text" in capsys.readouterr().err


@pytest.mark.parametrize(("line", "said"), [
    ('"%n key(s)" = ["%n llave", "%n llave(s)"]', "has the plural mark (s)"),
    ('"Close" = "Cerrar | Cierra"', "one form only"),
    ('"&Open {0}…" = "&Abrir…"', "not the same {0}"),
    ('"&Open {0}…" = "Abrir {0}…"', "not as many &"),
    ('"&Open {0}…" = "&Abrir {0}"', "ends with …"),
    ('"%n key(s)" = ["%n llave"]', "needs 2 form(s), not 1"),
    ('"%n key(s)" = ["%n llave", ""]', "a form is empty"),
    ('"Close" = " Cerrar"', "other spaces"),
    ('"Close" = Cerrar', "filled.toml"),
])  # fmt: skip
def test_what_cannot_be_used_is_refused_and_nothing_is_written(translate, tmp_path, line: str, said: str) -> None:
    with pytest.raises(SystemExit) as refused:
        fill(translate, tmp_path, f"[es.Door]\n{line}\n")
    assert said in str(refused.value)
    assert "filled.toml" in str(refused.value)
    assert all(not any(message.forms) for message in translate.messages(tmp_path / "swqt_es.ts"))


def test_any_language_can_be_added_and_has_its_own_plural_forms(translate: ModuleType, tmp_path: Path, capsys) -> None:
    assert translate.main(["add", "ru"]) == 0
    assert translate.main([]) == 1
    printed = tomllib.loads(capsys.readouterr().out.partition("\n")[2])
    assert printed["ru"]["Door"]["%n key(s)"] == ["", "", ""]
    assert printed["es"]["Door"]["%n key(s)"] == ["", ""]
    with pytest.raises(SystemExit, match="ru: not the code of a new language"):
        translate.main(["add", "ru"])


def test_english_has_plural_forms_only_which_can_be_changed(translate: ModuleType, tmp_path: Path, capsys) -> None:
    translate.main(["add", "en"])
    catalogue = tmp_path / "swqt_en.ts"
    assert [message.forms for message in translate.messages(catalogue)] == [("%n key", "%n keys")]
    fill(translate, tmp_path, '[en.Door]\n"%n key(s)" = ["one key", "%n keys"]\n')
    assert [message.forms for message in translate.messages(catalogue)] == [("one key", "%n keys")]


def test_the_check_names_what_is_missing_wrong_or_out_of_date(translate: ModuleType, tmp_path: Path, capsys) -> None:
    assert fill(translate, tmp_path, GOOD) == 0
    capsys.readouterr()
    assert translate.main(["check"]) == 0
    assert capsys.readouterr().out == ""
    catalogue = tmp_path / "swqt_es.ts"
    catalogue.write_text(catalogue.read_text(encoding="utf-8").replace("Cerrar", " Cerrar"), encoding="utf-8")
    (tmp_path / "window" / "door.py").write_text(WINDOW.replace("Close", "Shut"), encoding="utf-8")
    assert translate.main(["check"]) == 1
    said = capsys.readouterr().out
    assert "swqt_es.ts is not up to date" in said
    assert "[es.Door] 'Close': ' Cerrar' begins or ends with other spaces" in said


# Texts from files of data, which have keys


@pytest.fixture
def words(load, translate: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The command, for a program that has nothing but a few words."""
    texts = load("source_texts")
    tables: dict[str, dict[str, str]] = {context: {} for context in load("translation_checks").GRAMMAR}
    tables |= {
        "say": {"supply": "+{tokens} {per}", "lair": "{a} stands {in}"},
        "count": {"tokens": "%n token(s)"}, "piece": {"lair.a": "a Lair", "lair.the": "the Lair"},
        "kind": {"mark=mine": "Mine"}, "region": {"in": "in {kind} regions {more}"}, "more": {}, "per": {},
        "trait": {"elves": "Elves", "flying": "Flying"}, "gender": {"elves": "Elves"}, "in_combo": {"flying": "Flying"},
        "short": {"elves": "lose no tokens"}, "step": {"enter.text": "Press {key-undo} in {h2}."},
    }  # fmt: skip
    monkeypatch.setattr(texts, "data_tables", lambda: tables)
    (texts.WINDOW / "door.py").unlink()
    return translate


WORDS = """
[es.say]
supply = "{per}: +{tokens2}"
lair = "en regiones {kind} {more} hay {a}"
[es.count]
tokens = ["%n ficha | una ficha", "%n fichas | %n fichas"]
[es.piece]
"lair.a" = "una guarida"
"lair.the" = "la guarida"
[es.kind]
"mark=mine" = "… con mina"
[es.region]
in = "en regiones {kind2} {more}"
[es.trait]
elves = "Elfos"
flying = "Voladores"
[es.short]
elves = "no pierden fichas"
[es.step]
"enter.text" = "Pulsa {key-undo}"
"""


def test_words_with_keys_are_filled_in(words: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    assert fill(words, tmp_path, WORDS) == 0
    assert words.main(["check"]) == 0
    assert words.main(["stats"]) == 0
    assert capsys.readouterr().out == "es: 11 of 11 texts, 100%\n"
    assert fill(words, tmp_path, '[es.gender]\nelves = "f"\n[es.in_combo]\nflying = "Volador | Voladora"\n') == 0


@pytest.mark.parametrize(("right", "wrong", "said"), [
    ("+{tokens2}", "+", "not the same {0}"),
    ("hay {a}", "hay {mit}", "there is no {mit}"),
    ('"%n ficha | una ficha"', '"%n ficha"', "not the same number of forms"),
    ('"no pierden fichas"', f'"{"x" * 34}"', "has 34 letters; 33 are allowed"),
    ("Pulsa {key-undo}", "Pulsa", "not the same {0}"),
    ('elves = "Elfos"', 'elves = "Elfos | Elfas"', "one form only"),
    ("[es.short]", '[es.gender]\nelves = "x"\n[es.short]', "'x' is none of m, f, n"),
])  # fmt: skip
def test_words_that_cannot_be_used_are_refused(words: ModuleType, tmp_path, right: str, wrong: str, said: str) -> None:
    assert right in WORDS
    with pytest.raises(SystemExit) as refused:
        fill(words, tmp_path, WORDS.replace(right, wrong, 1))
    assert said in str(refused.value)


@pytest.mark.parametrize(("right", "wrong", "said"), [
    ("{#DOOR-1 @elves}", "{#DOOR-1}", "after door: expected a paragraph #DOOR-1 @elves, found a paragraph"),
    ("[it](door)", "it", "after keys: expected an item #DOOR-2 (door), found an item #DOOR-2"),
    ("- Turn [it](door). {#DOOR-2}\n", "", "has 3 paragraphs, English has 4"),
    ("@see See {0}.\n", "", "@see is only in one of the two languages"),
    (" {#door}", "", "a page needs an anchor"),
])  # fmt: skip
def test_the_check_compares_the_rule_book(translate, tmp_path, capsys, right: str, wrong: str, said: str) -> None:
    fill(translate, tmp_path, GOOD)
    capsys.readouterr()
    (tmp_path / "book.es.md").write_text(BOOK.replace(right, wrong), encoding="utf-8")
    (tmp_path / "decisions.es.md").unlink()
    assert translate.main(["check"]) == 1
    printed = capsys.readouterr().out
    assert said in printed
    assert "decisions.es.md is missing" in printed


def test_the_pseudo_language_is_longer_and_complete(words: ModuleType, tmp_path: Path, capsys) -> None:
    assert words.main(["pseudo", str(tmp_path)]) == 0
    forms = {message.name: message.forms for message in words.messages(tmp_path / "swqt_xx.ts")}
    assert forms["tokens"] == ("%n tóókéén", "%n tóókééns")
    assert forms["enter.text"] == ("Prrésss {key-undo} ínn {h2}.",)
    for name in ("book.xx.md", "decisions.xx.md"):
        (tmp_path / name).write_text(BOOK, encoding="utf-8")
    capsys.readouterr()
    words.main(["check"])
    assert "xx" not in capsys.readouterr().out.replace("swqt_xx.ts is not up to date\n", "")


def test_every_pattern_of_a_mistake_is_found(load) -> None:
    """Only patterns that are written where ``said`` is called get into the catalogues."""
    hidden = []
    for path in sorted(path for folder in load("source_texts").MISTAKES for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("said"), [ast.Constant() | ast.Starred(), *_]):
                    pass
                case ast.Call(ast.Name("said")):
                    hidden.append(f"{path.name}:{node.lineno}")
    assert hidden == []
