"""The pictures of a player's own races and powers: plain shapes are read, everything else is refused by line."""

import pytest

from swqt.cli.main import main
from swqt.content import Catalogue, ContentError, check_picture, read_picture, read_traits

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 96">\n'
RACE = HEAD.replace("96 96", "320 160")


def drawing(inside: str) -> str:
    return f"{HEAD}{inside}\n</svg>"


@pytest.mark.parametrize(("kind", "folder"), [("race", "races"), ("power", "powers"), ("power", "pieces")])
def test_every_trait_has_its_picture_and_all_keep_the_rules_for_own_ones(kind, folder, root):
    pictures = sorted((root / "resources" / "art" / folder).glob("*.svg"))
    assert len(pictures) >= 30
    for path in pictures:
        read_picture(path, kind)
    kinds = {"races": ["race"], "powers": ["power"], "pieces": ["relic", "place"]}[folder]
    traits = {trait.name for trait in Catalogue.load().traits if trait.kind in kinds}
    assert traits - {path.stem for path in pictures} == set()


SHAPES = '<defs><g id="a">' + "<g/>" * 50 + "</g></defs>"
SHOWN = '<use href="#a"/>' * 50

REFUSED = {
    "": "no element found",
    "<svg/>": "no such element of a picture: svg",    # without its namespace
    HEAD + "<g>": "this is not SVG",
    '<!DOCTYPE svg [<!ENTITY a "b">]>\n' + drawing("<g/>"): "1: a picture has no DOCTYPE",
    '<?php echo 1 ?>\n' + drawing("<g/>"): "1: a picture has no <?php?>",
    drawing("<script>1</script>"): "2: no such element of a picture: script",
    drawing('<image href="#a"/>'): "2: no such element of a picture: image",
    drawing('<g xmlns:a="http://a"><a:path d="M0 0"/></g>'): "no such element of a picture: path",
    drawing('<path d="M0 0" onclick="run()"/>'): "no such attribute of <path>: onclick",
    drawing('<path fill="url(http://a/b)" d="M0 0"/>'): "fill of <path> has characters that no picture needs",
    drawing('<use href="http://a/b.svg#c"/>'): "href of <use> has characters",
    drawing('<use href="#hat"/>'): "2: no such id: hat",
    drawing('<g id="a"/>\n<g id="a"/>'): "3: the id a is used twice; the first is in line 2",
    drawing('<g id="a"><use href="#a"/></g>'): "<use> shows #a, which has a <use> in it",
    drawing('<defs><g id="b"><path d="M0 0"/></g><g id="a"><use href="#b"/></g></defs><use href="#a"/>'): "shows #a",
    drawing('<rect width="1e30" height="2"/>'): "width of <rect> has a number beyond 10,000",
    drawing('<path d="M0 0" stroke-dasharray="0.0001 1"/>'): "dashes and gaps of <path> are at least 1 long",
    drawing("<g>" * 20 + "</g>" * 20): "16 levels at most",
    drawing(SHAPES + SHOWN): "with all <use>, a picture has 1000",
    RACE + "</svg>": 'expected viewBox="0 0 96 96", found "0 0 320 160"',
    HEAD + HEAD + "</svg></svg>": "begins with <svg>, and has one",
}    # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_anything_but_plain_shapes_is_refused_by_file_and_line(text):
    with pytest.raises(ContentError) as refused:
        check_picture(text, "power", "mine.svg")
    assert str(refused.value).startswith("mine.svg:")
    assert REFUSED[text] in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_too_large_or_no_text_is_refused_unread(tmp_path):
    large = tmp_path / "large.svg"
    large.write_bytes(b" " * 65537)
    with pytest.raises(ContentError, match=r"^large.svg: a picture may have 64 kB, this one has 65$"):
        read_picture(large, "race")
    noise = tmp_path / "noise.svg"
    noise.write_bytes(b"<svg>\n\xff\xfe")
    with pytest.raises(ContentError, match=r"^noise.svg:2: this is not UTF-8 text"):
        read_picture(noise, "race")
    with pytest.raises(ContentError, match=r"^gone.svg: No such file"):
        read_picture(tmp_path / "gone.svg", "race")


def test_the_command_line_checks_the_picture_beside_a_trait_file(tmp_path, root, capsys):
    example = next((root / "resources" / "examples").glob("*.toml"))
    own = tmp_path / example.name
    own.write_bytes(example.read_bytes())
    assert main(["trait", "check", str(own)], lambda _: 99) == 0
    entry = read_traits(own).entries[0].trait
    (tmp_path / f"{entry.name}.svg").write_text(drawing("<script/>"))
    capsys.readouterr()
    assert main(["trait", "check", str(own)], lambda _: 99) != 0
    assert f"{entry.name}.svg:2: no such element of a picture: script" in capsys.readouterr().err
