"""Checks and completes a release:  .venv/bin/python packaging/release.py COMMAND

  check [TAG]      whether version, CHANGELOG and metainfo agree, with TAG as for a release; exit code 1 if not
  notes            prints what CHANGELOG says about this version
  sign FOLDER      writes SHA256SUMS for the downloads in FOLDER, its signature, and the notice about this version
  recipes FOLDER   makes a zip of packaging/recipes (Homebrew cask, winget manifests) for the downloads in FOLDER
  wheels FOLDER    builds wheel and source archive of swqt, and the wheel of swqt-core, which has no window, in FOLDER

`sign` takes the release key from the variable RELEASE_KEY, in the form of ssh-keygen; without it nothing is signed.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import struct
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_ssh_private_key

import environment
import freezing
from environment import ROOT

sys.path.insert(0, str(ROOT))

from swqt.home.release_notice import FILE, PROJECT, RELEASE_KEY, NewestVersion, write_notice

SUMS = "SHA256SUMS"
RECIPES = ROOT / "packaging" / "recipes"


def problems(root: Path, tag: str | None) -> Iterator[str]:
    """Yield the inconsistencies in the checkout *root*; with *tag*, also what a release still lacks."""
    version = freezing.version(root)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = ElementTree.parse(root / "packaging/linux/io.github.swqt.swqt.metainfo.xml").getroot()
    newest = info.find("releases/release")
    assert newest is not None
    if project["version"] != version:
        yield f"pyproject.toml has version {project['version']}, swqt/__init__.py {version}"
    if newest.get("version") != version:
        yield f"the newest release of metainfo is {newest.get('version')}, not {version}"
    for place, address in (
        ("pyproject.toml", project["urls"]["Homepage"]),
        ("metainfo", next((url.text for url in info.findall("url") if url.get("type") == "homepage"), None)),
    ):
        if address != PROJECT:
            yield f"{place} gives the home page {address}, swqt/home/release_notice.py {PROJECT}"
    sections = changelog(root)
    date, news = sections.get(version, ("", ""))
    if not news:
        yield f"CHANGELOG.md has no section [{version}] with a date and a text"
    if date != newest.get("date"):
        yield f"metainfo dates the release {newest.get('date')}, CHANGELOG.md {date or 'nothing'}"
    if tag is None:
        return
    if tag != f"v{version}":
        yield f"the tag is {tag}, the version {version}"
    if news and next(iter(sections)) != version:
        yield f"the first section of CHANGELOG.md is {next(iter(sections))}, not {version}"
    repository = os.environ.get("GITHUB_REPOSITORY")
    if repository and not PROJECT.endswith(f"/{repository}"):
        yield f"this is {repository}, but swqt/home/release_notice.py says {PROJECT}"


def changelog(root: Path) -> dict[str, tuple[str, str]]:
    """Return date and text of each version in CHANGELOG.md that has a text, newest first."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.compile(r"^## \[([^]]+)\](?: - (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |^\[|\Z)", re.MULTILINE | re.DOTALL)
    return {version: (date, news.strip()) for version, date, news in section.findall(text) if news.strip()}


def notes() -> str:
    """Return what CHANGELOG.md says about this version."""
    return changelog(ROOT)[freezing.version()][1]


def sign(folder: Path, key: Ed25519PrivateKey) -> None:
    """Merge the files of sums in *folder*, and sign the result and the notice about this version with *key*."""
    public = key.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH).decode()
    if public != RELEASE_KEY:
        sys.exit("release: RELEASE_KEY is not the private half of the key in swqt/home/release_notice.py")
    sums = write_sums(folder)
    (folder / f"{SUMS}.sig").write_text(ssh_signature(key, sums.read_bytes()), encoding="ascii", newline="\n")
    (folder / FILE).write_bytes(write_notice(NewestVersion(freezing.version(), notes()), key))


def write_sums(folder: Path) -> Path:
    """Replace the files of sums of each system in *folder* by one with the SHA-256 of all downloads; return it."""
    for path in folder.glob("*.sha256"):
        path.unlink()
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith(SUMS))
    text = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / SUMS).write_text(text, encoding="utf-8", newline="\n")
    return folder / SUMS


def ssh_signature(key: Ed25519PrivateKey, data: bytes) -> str:
    """Return the signature of *data* that `ssh-keygen -Y verify -n file` checks (PROTOCOL.sshsig of OpenSSH)."""

    def string(value: bytes) -> bytes:
        return struct.pack(">I", len(value)) + value

    kind, name, hashed = b"ssh-ed25519", b"file", b"sha512"
    head = string(name) + string(b"") + string(hashed)
    signature = key.sign(b"SSHSIG" + head + string(hashlib.sha512(data).digest()))
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    whole = b"SSHSIG" + struct.pack(">I", 1) + string(string(kind) + string(public)) + head
    whole += string(string(kind) + string(signature))
    lines = re.findall(".{1,70}", base64.b64encode(whole).decode())
    return "\n".join(["-----BEGIN SSH SIGNATURE-----", *lines, "-----END SSH SIGNATURE-----", ""])


def write_recipes(folder: Path) -> Path:
    """Write RECIPES, filled with version, URLs and sums of the downloads in *folder*, to a zip there; return it."""
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
    target = folder / f"swqt-{freezing.version()}-recipes.zip"
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(RECIPES.iterdir()):
            text = path.read_text(encoding="utf-8")
            text = text.replace("@VERSION@", freezing.version()).replace("@PROJECT@", PROJECT)
            archive.writestr(path.name, re.sub("@SHA256 ([^@]+)@", lambda found: sums[found[1]], text))
    return target


def build_wheels(folder: Path) -> int:
    """Build the files for a package index in *folder*; return the exit code of the first build that fails, or 0."""
    hatchling = [environment.python(), "-m", "hatchling", "build", "-d", str(folder.resolve())]
    return environment.run(hatchling, ROOT) or environment.run([*hatchling, "-t", "wheel"], ROOT / "packaging" / "core")


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["check", *tag] if len(tag) <= 1:
            found = list(problems(ROOT, tag[0] if tag else None))
            for problem in found:
                print(f"release: {problem}", file=sys.stderr)
            return 1 if found else 0
        case ["notes"]:
            print(notes())
        case ["sign", folder]:
            if text := os.environ.get("RELEASE_KEY"):
                key = load_ssh_private_key(text.encode(), None)
                assert isinstance(key, Ed25519PrivateKey)
                sign(Path(folder), key)
            else:
                write_sums(Path(folder))
                print("release: there is no RELEASE_KEY, so nothing is signed and no program will tell of this version")
        case ["recipes", folder]:
            write_recipes(Path(folder))
        case ["wheels", folder]:
            return build_wheels(Path(folder))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
