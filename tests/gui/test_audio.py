"""Sounds: each has a generated file, a volume setting and a visual equivalent."""

import runpy
import subprocess
import sys
import time
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

from swqt.content import resource_folder
from swqt.engine import Earned, Income, Placed, Rolled
from swqt.gui.audio import CUES, MiniaudioOutput, Mixer, SoundPlayer, cues_of, loudest, read_samples
from swqt.table import Settings

ROOT = Path(__file__).parents[2]


class Ear:
    """An output that records the sounds played."""

    def __init__(self):
        self.heard = []
        self.closed = False

    def play(self, samples, volume):
        self.heard.append((len(samples), volume))

    def trouble(self):
        return ""

    def close(self):
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


def test_the_weightiest_event_is_heard_at_the_volume_of_its_kind(qapp):
    ear = Ear()
    sounds = SoundPlayer(Settings(), lambda: ear)
    told = []
    sounds.cued.connect(told.append)
    sounds.tell([Placed(0, "lair", 1), Rolled(0, 2), Earned(0, Income(3, ()))])
    sounds.tell([])
    assert told == ["die"]
    assert (cues_of([]), loudest([]), loudest(["place", "end", "die"])) == ([], None, "end")
    assert ear.heard == [(len(read_samples(resource_folder() / "sounds" / "die.wav")), 0.7)]
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


@pytest.fixture
def miniaudio():
    return pytest.importorskip("miniaudio", reason="the optional player of sounds is not installed")


def test_the_mixer_adds_sounds_up_and_never_wraps_round(miniaudio):
    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    mixer.add(array("h", [10_000, 30_000, -30_000]), 1.0)
    mixer.add(array("h", [5_000, 30_000]), 0.5)
    assert [list(stream.send(count)) for count in (2, 2, 1)] == [[12_500, 32_767], [-30_000, 0], [0]]


@pytest.mark.parametrize("backend", ["NULL", "CUSTOM"])
def test_a_speaker_plays_falls_silent_and_ends_or_says_why_it_cannot(miniaudio, backend):
    speaker = MiniaudioOutput([miniaudio.Backend[backend]])    # no build has the custom one
    speaker.play(array("h", [0] * 500), 1.0)
    end = time.monotonic() + 60
    while backend == "CUSTOM" and not speaker.trouble() and time.monotonic() < end:
        time.sleep(0.01)
    assert bool(speaker.trouble()) == (backend == "CUSTOM")
    speaker.play(array("h", [0]), 1.0)
    speaker.close()
    speaker._thread.join(60)    # closing waits no longer than a second
    assert not speaker._thread.is_alive()
