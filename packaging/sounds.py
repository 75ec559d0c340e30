"""Makes the sound effects:  python3 packaging/sounds.py [FOLDER]

Writes one WAV file for each cue to FOLDER, by default resources/sounds: mono, 16 bits, 22,050 samples per second. All
sounds are synthesised from sines and noise, so the files are our own work and reproducible byte for byte. Standard
library only.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "sounds"
RATE = 22_050
PEAK = 0.8
"""Peak of every file as a share of full scale; volumes are applied when playing."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def tone(
    pitch: float, seconds: float, *, fall: float, partials: tuple[float, ...] = (1.0,), glide: float = 1.0
) -> Samples:
    """Return a percussive tone of *pitch* hertz.

    *partials* are the amplitudes of its harmonics, *fall* the decay time constant in seconds, *glide* the factor by
    which the pitch has changed at the end.
    """
    out = []
    phase = 0.0
    count = round(seconds * RATE)
    for index in range(count):
        at = index / RATE
        phase += 2 * math.pi * pitch * glide ** (index / count) / RATE
        attack = min(1.0, at / 0.004)
        value = sum(
            loud * math.sin(phase * (number + 1)) * math.exp(-at * number / fall)
            for number, loud in enumerate(partials)
        )
        out.append(attack * math.exp(-at / fall) * value)
    return out


def noise(seconds: float, *, fall: float, soft: float, seed: str) -> Samples:
    """Return a decaying burst of noise, low-pass filtered more strongly the nearer *soft* is to 1."""
    source = random.Random(seed)
    out = []
    value = 0.0
    for index in range(round(seconds * RATE)):
        value = soft * value + (1 - soft) * source.uniform(-1, 1)
        out.append(value * math.exp(-index / RATE / fall))
    return out


def swell(samples: Samples) -> Samples:
    """Return *samples* faded in and out by half a sine wave."""
    last = max(1, len(samples) - 1)
    return [value * math.sin(math.pi * index / last) for index, value in enumerate(samples)]


def mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Return the sum of *layers*: (delay in seconds, amplitude, samples)."""
    length = max(round(wait * RATE) + len(samples) for wait, _, samples in layers)
    out = [0.0] * length
    for wait, loud, samples in layers:
        first = round(wait * RATE)
        for index, value in enumerate(samples):
            out[first + index] += loud * value
    return out


def wood(pitch: float) -> Samples:
    """Return the sound of a wooden counter placed on a board."""
    return mix(
        (0, 1.0, tone(pitch, 0.12, fall=0.022, partials=(1.0, 0.4, 0.25))),
        (0, 0.7, noise(0.05, fall=0.008, soft=0.6, seed=f"wood {pitch}")),
    )


def coin(pitch: float) -> Samples:
    """Return the sound of one coin on another."""
    return mix(
        (0, 0.7, tone(pitch, 0.35, fall=0.07)),
        (0, 0.5, tone(pitch * 1.51, 0.3, fall=0.05)),
        (0, 0.3, tone(pitch * 2.27, 0.2, fall=0.03)),
        (0, 0.2, noise(0.02, fall=0.004, soft=0.1, seed=f"coin {pitch}")),
    )


def bell(pitch: float, seconds: float = 0.9) -> Samples:
    return mix(
        (0, 1.0, tone(pitch, seconds, fall=0.28)),
        (0, 0.5, tone(pitch * 2.0, seconds, fall=0.18)),
        (0, 0.3, tone(pitch * 2.76, seconds, fall=0.1)),
    )


def drum(pitch: float) -> Samples:
    return mix(
        (0, 1.0, tone(pitch, 0.3, fall=0.08, glide=0.6)),
        (0, 0.35, noise(0.12, fall=0.03, soft=0.85, seed=f"drum {pitch}")),
    )


def rattle() -> Samples:
    """Return the sound of a rolling die: knocks that become slower and softer."""
    source = random.Random("rattle")
    layers = []
    at = 0.0
    for number in range(7):
        layers.append((at, 0.9 ** number, wood(source.uniform(620, 900))))
        at += 0.035 + 0.012 * number
    return mix(*layers)


def sweep(seconds: float, soft: float, seed: str) -> Samples:
    """Return the sound of a hand moving over cloth."""
    return swell(noise(seconds, fall=1, soft=soft, seed=seed))


def scale(step: float, pitches: tuple[float, ...], seconds: float) -> Samples:
    """Return bells of *pitches*, *step* seconds apart."""
    return mix(*((step * number, 0.9, bell(pitch, seconds)) for number, pitch in enumerate(pitches)))


def thud(pitch: float) -> Samples:
    return tone(pitch, 0.18, fall=0.05, partials=(1.0, 0.5, 0.3))


CUES: dict[str, Callable[[], Samples]] = {
    "pick": lambda: mix((0, 0.5, sweep(0.18, 0.35, "pick")), (0.1, 1.0, wood(520))),
    "place": lambda: wood(430),
    "conquer": lambda: mix((0, 1.0, drum(95)), (0.07, 0.7, wood(380)), (0.13, 0.5, wood(460))),
    "lose": lambda: mix((0, 1.0, drum(70)), (0.04, 0.4, noise(0.25, fall=0.07, soft=0.9, seed="lose"))),
    "die": rattle,
    "coins": lambda: mix(*((0.075 * n, 0.9, coin(pitch)) for n, pitch in enumerate((2350, 2640, 2100, 2950)))),
    "decline": lambda: mix((0, 0.9, tone(330, 0.9, fall=0.3, glide=0.5)), (0, 0.2, sweep(0.9, 0.9, "wind"))),
    "reveal": lambda: scale(0.06, (660, 785, 933, 1109, 1319), 0.5),
    "turn": lambda: scale(0.16, (587, 880), 0.9),
    "refuse": lambda: mix((0, 1.0, thud(150)), (0.09, 0.8, thud(120))),
    "undo": lambda: list(reversed(mix((0, 1.0, wood(500)), (0, 0.6, sweep(0.2, 0.4, "undo"))))),
    "end": lambda: scale(0.17, (392, 494, 587, 784), 1.1),
}


def write(path: Path, samples: Samples) -> None:
    top = max(map(abs, samples))
    last = round(0.005 * RATE)   # no click at the end
    faded = [value * min(1.0, (len(samples) - index) / last) for index, value in enumerate(samples)]
    data = array("h", (round(32767 * PEAK * value / top) for value in faded))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in CUES.items():
        write(folder / f"{name}.wav", make())
        print(folder / f"{name}.wav")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
