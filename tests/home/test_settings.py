"""Settings are read as they were written; no content of the file prevents the program from starting."""

import json
from dataclasses import fields, replace

import pytest

from swqt.home import SettingsReset, read_settings
from swqt.table import Settings, load_settings, save_settings, settings_file


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SWQT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_settings_come_back_as_they_were_written(home):
    assert not settings_file().exists()
    assert load_settings() == Settings()
    save_settings(Settings())
    data = json.loads(settings_file().read_text(encoding="utf-8"))
    assert set(data) == {field.name for field in fields(Settings)} - {"more"} | {"version"}
    assert load_settings() == Settings()
    settings = Settings(language="de", scale=150, bot_speed="fast", last_setup={"names": ["Änne", "Ben"]})
    save_settings(settings)
    assert (settings_file().parent, load_settings()) == (home, settings)


def test_the_file_of_a_newer_version_keeps_what_this_one_does_not_know():
    save_settings(Settings())
    data = json.loads(settings_file().read_text(encoding="utf-8"))
    settings_file().write_text(json.dumps({**data, "hologram": [1, 2], "scale": 125}), encoding="utf-8")
    settings = load_settings()
    assert settings.scale == 125
    save_settings(replace(settings, scale=110))
    data = json.loads(settings_file().read_text(encoding="utf-8"))
    assert (data["hologram"], data["scale"]) == ([1, 2], 110)


@pytest.mark.parametrize(("name", "value"), [
    ("language", None), ("scale", "large"), ("scale", 1e9), ("scale", True),
    ("bot_speed", "warp"), ("sound", 1), ("sound_volume", -1), ("last_setup", ["Anna"]),
])  # fmt: skip
def test_a_value_that_cannot_be_used_gets_its_default_and_spoils_no_other(name, value):
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(json.dumps({"theme": "dark", name: value}))
    assert load_settings() == Settings(theme="dark")
    assert settings_file().exists()


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[1, 2]", b"\xff\xfe\x00", b"null", b"[" * 100_000, b'{"scale": NaN,}'], ids=lambda d: d[:9]
)
def test_a_broken_file_is_kept_aside(data):
    settings_file().parent.mkdir(parents=True)
    settings_file().write_bytes(data)
    aside = settings_file().with_name("settings.json.bad")
    assert read_settings() == (Settings(), SettingsReset(kept_as=aside))
    assert aside.read_bytes() == data
    assert read_settings() == (Settings(), None)    # said once
    assert not settings_file().exists()


def test_a_file_that_cannot_be_read_gives_the_defaults():
    settings_file().mkdir(parents=True)
    assert load_settings() == Settings()
    with pytest.raises(OSError, match=r"settings\.json"):
        save_settings(Settings())
