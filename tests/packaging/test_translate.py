"""``packaging/translate.py``: what is missing is printed to be filled in, and what is filled in badly is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType

import pytest

WINDOW = '''
class Door:
    def texts(self, n):
        return [self.tr("&Open {0}…"), self.tr("%n key(s)", "", n), self.tr("Close")]
'''


@pytest.fixture
def translate(
    load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture
) -> ModuleType:
    """The command, for a small program of its own."""
    module = load("translate")
    sources = tmp_path / "window"
    sources.mkdir()
    (sources / "door.py").write_text(WINDOW, encoding="utf-8")
    monkeypatch.setattr(module, "SOURCES", sources)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "NETWORK", ())
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
    assert (tmp_path / "swqt_es.qm").stat().st_size > 100
    before = (tmp_path / "swqt_es.ts").read_bytes()
    assert translate.main([]) == 0
    assert (tmp_path / "swqt_es.ts").read_bytes() == before


def test_a_part_can_be_filled_in_and_the_rest_is_printed(
    translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    assert fill(translate, tmp_path, '[es.Door]\n"Close" = "Cerrar"\n"&Open {0}…" = ""\n') == 1
    assert sorted(tomllib.loads(capsys.readouterr().out)["es"]["Door"]) == ["%n key(s)", "&Open {0}…"]


def test_a_text_that_has_gone_goes_from_the_catalogue(translate: ModuleType, tmp_path: Path) -> None:
    fill(translate, tmp_path, GOOD)
    (tmp_path / "window" / "door.py").write_text(WINDOW.replace(', self.tr("Close")', ""), encoding="utf-8")
    assert translate.main([]) == 0
    assert "Cerrar" not in (tmp_path / "swqt_es.ts").read_text(encoding="utf-8")


def test_what_the_window_does_not_say_is_named_and_left_out(
    translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    assert fill(translate, tmp_path, GOOD + '"Shut" = "Cerrar"\n') == 0
    assert "[Door] 'Shut': the window has no such text" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('"&Open {0}…" = "&Abrir…"', "not the same {0}"),
        ('"&Open {0}…" = "Abrir {0}…"', "not as many &"),
        ('"&Open {0}…" = "&Abrir {0}"', "ends with …"),
        ('"%n key(s)" = ["%n llave"]', "needs 2 form(s), not 1"),
        ('"%n key(s)" = ["%n llave", ""]', "a form is empty"),
        ('"Close" = " Cerrar"', "other spaces"),
        ('"Close" = Cerrar', "filled.toml"),
    ],
)
def test_what_cannot_be_used_is_refused_and_nothing_is_written(
    translate: ModuleType, tmp_path: Path, line: str, said: str
) -> None:
    with pytest.raises(SystemExit) as refused:
        fill(translate, tmp_path, f"[es.Door]\n{line}\n")
    assert said in str(refused.value)
    assert "filled.toml" in str(refused.value)
    assert all(not any(message.forms) for message in translate.messages(tmp_path / "swqt_es.ts"))


def test_any_language_can_be_added_and_has_its_own_plural_forms(
    translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    assert translate.main(["add", "ru"]) == 0
    assert translate.main([]) == 1
    printed = tomllib.loads(capsys.readouterr().out.partition("\n")[2])
    assert printed["ru"]["Door"]["%n key(s)"] == ["", "", ""]
    assert printed["es"]["Door"]["%n key(s)"] == ["", ""]
    with pytest.raises(SystemExit, match="ru: not the code of a new language"):
        translate.main(["add", "ru"])


def test_english_has_plural_forms_only_which_can_be_changed(
    translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    translate.main(["add", "en"])
    catalogue = tmp_path / "swqt_en.ts"
    assert [message.forms for message in translate.messages(catalogue)] == [("%n key", "%n keys")]
    fill(translate, tmp_path, '[en.Door]\n"%n key(s)" = ["one key", "%n keys"]\n')
    assert [message.forms for message in translate.messages(catalogue)] == [("one key", "%n keys")]


def test_the_check_names_what_is_missing_wrong_or_out_of_date(
    translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    assert fill(translate, tmp_path, GOOD) == 0
    capsys.readouterr()
    assert translate.main(["check"]) == 0
    assert capsys.readouterr().out == ""
    catalogue = tmp_path / "swqt_es.ts"
    text = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(text.replace("Cerrar", " Cerrar"), encoding="utf-8")
    (tmp_path / "window" / "door.py").write_text(WINDOW.replace("Close", "Shut"), encoding="utf-8")
    assert translate.main(["check"]) == 1
    said = capsys.readouterr().out
    assert "swqt_es.ts is not up to date" in said
    assert "swqt_es.qm is not up to date" in said
    assert "[es.Door] 'Close': ' Cerrar' begins or ends with other spaces" in said


def test_the_stats_say_how_much_of_each_language_is_done(
    translate: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    fill(translate, tmp_path, '[es.Door]\n"Close" = "Cerrar"\n')
    capsys.readouterr()
    assert translate.main(["stats"]) == 0
    assert capsys.readouterr().out == "es: 1 of 3 texts, 33%\n"


def test_a_file_for_an_unknown_language_is_refused(translate: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="Door is not one of es"):
        fill(translate, tmp_path, '[Door]\n"Close" = "Cerrar"\n')
