"""Sounds: each has a generated file, a volume setting and a visual equivalent."""

from __future__ import annotations

import runpy
import subprocess
import sys
import time
from array import array
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from swqt.content import resource_folder
from swqt.engine import Earned, Income, Placed, Rolled
from swqt.gui.audio import CUES, SoundPlayer, cues_of, loudest, read_samples
from swqt.table import Settings

ROOT = Path(__file__).parents[2]


class Ear:
    """An output that records the sounds played."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, float]] = []
        self.closed = False

    def play(self, samples: array[int], volume: float) -> None:
        self.heard.append((len(samples), volume))

    def trouble(self) -> str:
        return ""

    def close(self) -> None:
        self.closed = True


def test_every_cue_has_a_file_and_a_visual_twin():
    """A19"""
    files = {path.stem for path in (resource_folder() / "sounds").glob("*.wav")}
    assert files == set(CUES)
    assert all(cue.twin for cue in CUES.values())


def test_the_files_are_what_the_command_makes(tmp_path):
    script = ROOT / "packaging" / "sounds.py"
    subprocess.run([sys.executable, script, tmp_path], check=True, capture_output=True)
    assert set(runpy.run_path(str(script))["CUES"]) == set(CUES)
    for name in CUES:
        made, shipped = (read_samples(folder / f"{name}.wav") for folder in (tmp_path, resource_folder() / "sounds"))
        assert len(made) == len(shipped)
        # Sines may differ in the last bit between C libraries.
        assert max(abs(a - b) for a, b in zip(made, shipped, strict=True)) <= 1


def test_the_weightiest_event_of_a_moment_is_heard(qapp):
    ear = Ear()
    sounds = SoundPlayer(Settings(), lambda: ear)
    told: list[str] = []
    sounds.cued.connect(told.append)
    sounds.tell([Placed(0, "lair", 1), Rolled(0, 2), Earned(0, Income(3, ()))])
    sounds.tell([])
    assert told == ["die"]
    assert ear.heard == [(len(read_samples(resource_folder() / "sounds" / "die.wav")), 0.7)]


def test_each_kind_has_its_volume_and_a_mute_is_a_mute(qapp):
    ear, opened = Ear(), []
    settings = Settings(sound_volume=20, alert_volume=90)
    sounds = SoundPlayer(replace(settings, sound=False), lambda: opened.append(ear) or ear)
    sounds.play("end")
    assert not opened, "no port is opened before the first sound"
    sounds.set_volumes(settings)
    sounds.play("place")
    sounds.play("turn")
    assert [volume for _, volume in ear.heard] == [0.2, 0.9]
    for silent in (replace(settings, sound=False), replace(settings, alert_volume=0)):
        sounds.set_volumes(silent)
        sounds.play("turn")
    assert len(ear.heard) == 2
    sounds.close()
    assert ear.closed


def test_events_without_a_sound_have_none():
    assert cues_of([]) == []
    assert loudest([]) is None
    assert loudest(["place", "end", "die"]) == "end"


@pytest.fixture
def miniaudio() -> ModuleType:
    return pytest.importorskip("miniaudio", reason="the optional player of sounds is not installed")


def test_the_mixer_adds_sounds_up_and_never_wraps_round(miniaudio):
    from swqt.gui.audio import Mixer

    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    mixer.add(array("h", [10_000, 30_000, -30_000]), 1.0)
    mixer.add(array("h", [5_000, 30_000]), 0.5)
    assert [list(stream.send(count)) for count in (2, 2, 1)] == [[12_500, 32_767], [-30_000, 0], [0]]


def test_a_speaker_plays_falls_silent_and_ends(miniaudio):
    from swqt.gui.audio import MiniaudioOutput

    speaker = MiniaudioOutput([miniaudio.Backend.NULL])
    speaker.play(array("h", [0] * 500), 1.0)
    assert speaker.trouble() == ""
    speaker.close()
    speaker._thread.join(60)    # closing waits no longer than a second
    assert not speaker._thread.is_alive()


def test_a_computer_without_a_device_stays_silent_and_says_why(miniaudio):
    from swqt.gui.audio import MiniaudioOutput

    speaker = MiniaudioOutput([miniaudio.Backend.CUSTOM])    # no build has it
    speaker.play(array("h", [0] * 500), 1.0)
    end = time.monotonic() + 60
    while not speaker.trouble() and time.monotonic() < end:
        time.sleep(0.01)
    assert speaker.trouble()
    speaker.play(array("h", [0]), 1.0)
    speaker.close()
