"""Golden files of bytes: ``name: hexadecimal digits`` on each line, wrapped lines begin with a space.

They are what other programs of this protocol would be written against: a difference is a new version of the protocol,
not a reason to write them anew.
"""

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "net" / "wire" / "golden"


def read_golden(name: str) -> dict[str, bytes]:
    found: dict[str, str] = {}
    key = ""
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[key] += line.strip()
        elif line and not line.startswith("#"):
            key, _, digits = line.partition(":")
            found[key] = digits.strip()
    return {key: bytes.fromhex(digits) for key, digits in found.items()}
