"""``packaging/licences.py``: everything that is shipped is named, and nothing else, with its text."""

import json
import re
import sys
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


@pytest.fixture
def licences(load):
    module = load("licences")
    try:
        module.shipped()
    except metadata.PackageNotFoundError as error:
        pytest.skip(f"{error.name} is not installed here; dev.py installs it")
    return module


@pytest.fixture
def listed(root) -> list[dict]:
    return json.loads((root / "resources" / "licences" / "components.json").read_text(encoding="utf-8"))


def test_the_list_is_that_of_the_lock(licences, listed) -> None:
    assert listed == licences.components(), "run `.venv/bin/python packaging/licences.py`"


def test_every_dependency_and_what_it_needs_is_in_it(licences, root) -> None:
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {canonicalize_name(Requirement(line).name) for line in project["dependencies"]}
    shipped = set(licences.shipped())
    assert asked | {"miniaudio", "cffi", "shiboken6", "ifaddr"} <= shipped
    assert not {"pytest", "pyinstaller", "mypy", "colorama", "distributed", "dask"} & shipped


def test_every_licence_has_its_text_and_every_text_a_user(licences, listed) -> None:
    texts = {path.stem for path in licences.FOLDER.glob("*.txt")}
    assert texts == {part["text"] for part in listed} | {"GPL-3.0"}
    for name, text in licences.texts().items():
        kept = (licences.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        assert kept == licences._tidy(text), "run `.venv/bin/python packaging/licences.py`"
    assert "Version 2.1, February 1999" in (licences.FOLDER / "LGPL-2.1.txt").read_text(encoding="utf-8")
    assert "Version 3, 29 June 2007" in (licences.FOLDER / "LGPL-3.0.txt").read_text(encoding="utf-8")


def test_all_licences_go_together_with_ours(listed) -> None:
    allowed = {"MIT", "MIT-0", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "OFL-1.1", "LGPL-3.0-only", "LGPL-2.1-or-later"}
    for part in listed:
        assert set(part["licence"].split(" OR ")) & allowed, part["name"]


TWO = "one==1.0 ; sys_platform == 'win32' \\\none==2.0 ; sys_platform != 'win32' \\"


@pytest.mark.parametrize(
    ("line", "where", "version"),
    [("one==1.0 \\", "win32", "1.0"), (TWO, "win32", "1.0"), (TWO, "linux", "2.0")],
)
def test_the_lock_is_read_for_a_system(licences, line, where, version) -> None:
    entries = licences.locked(f"{line}\n    --hash=sha256:00\n")["one"]
    assert [entry.version for entry in entries if entry.holds({"sys_platform": where})] == [version]


def test_notices_and_bill_name_the_same_things_each_in_one_version(licences, listed, tmp_path) -> None:
    assert licences.main(["--notices", str(tmp_path)]) == 0
    text = (tmp_path / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    bill = json.loads((tmp_path / "swqt.cdx.json").read_text(encoding="utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(references) == len(set(references))
    assert {entry["ref"] for entry in bill["dependencies"]} == {"swqt", *references}
    for part in bill["components"]:
        assert f"* {part['name']}" in text
        assert part["licenses"][0]["expression"]
        assert re.fullmatch(r"pkg:pypi/[a-z0-9-]+@[0-9.]+", part.get("purl", "pkg:pypi/none@0"))
    by_name = {part["name"]: part for part in bill["components"]}
    if sys.platform == "linux":
        assert by_name["cryptography"]["version"] == metadata.version("cryptography")
    assert text.count("GNU LESSER GENERAL PUBLIC LICENSE") >= 2
    again = (tmp_path / "swqt.cdx.json").read_bytes()
    licences.main(["--notices", str(tmp_path)])
    assert (tmp_path / "swqt.cdx.json").read_bytes() == again


def test_the_page_of_dependencies_names_each_with_its_licence(root, listed) -> None:
    rows = re.findall(r"^\| ([\w-]+) \| ([^|]+) \|", (root / "packaging" / "DEPENDENCIES.md").read_text("utf-8"), re.M)
    assert dict(rows[1:]) == {part["name"]: part["licence"] for part in listed if part["versions"]}
