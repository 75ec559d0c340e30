"""A page of the rule book as rich text, in the colours and type of the window."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from swqt.content import LINK, Page, Passage
from swqt.gui.fonts import SMALLEST, TITLE_FAMILY
from swqt.gui.theme import Theme

_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_SMALL: Final = 0.8
"""The size of rule IDs beside the text; 12 pixels at 100 %."""


def page_html(page: Page, theme: Theme, scale: float, *, rules: bool = True) -> str:
    """Return *page* as rich text; *scale* is 1.0 at 100 %, *rules* whether the IDs of rules are shown."""
    pixels = SMALLEST * scale
    parts = [_head(page, theme, pixels)]
    told: tuple[str, ...] = ()
    for passage in page.passages:
        parts.append(_passage(passage, theme, pixels, rules=rules and passage.rules != told))
        told = passage.rules
    return f'<div style="color:{theme.text}">{"".join(parts)}</div>'


def inline(text: str, theme: Theme, *, underlined: bool = True) -> str:
    """Return *text* with its links and bold words as rich text; colour alone does not tell a link (A3)."""
    html = _BOLD.sub(r"<b>\1</b>", escape(text, quote=False))
    line = "underline" if underlined else "none"
    style = f"color:{theme.accent}; text-decoration:{line}"
    return LINK.sub(lambda found: f'<a href="#{found[2]}" style="{style}">{found[1]}</a>', html)


def _head(page: Page, theme: Theme, pixels: float) -> str:
    title = f'<span style="font-family:\'{TITLE_FAMILY}\'; font-size:{pixels * 1.85:.0f}px">{escape(page.title)}</span>'
    if page.kind:
        title += f'<br><span style="color:{theme.muted}">{escape(page.kind)}</span>'
    side = round(pixels * 4)
    icon = f'<td width="{side + 14}"><img src="icon:{page.icon}?{side}"></td>' if page.icon else ""
    row = f'<tr>{icon}<td valign="middle">{title}</td></tr>'
    return f'<table width="100%" cellspacing="0" cellpadding="0">{row}</table>'


def _passage(passage: Passage, theme: Theme, pixels: float, *, rules: bool) -> str:
    anchors = "".join(f'<a name="{anchor}"></a>' for anchor in passage.anchors)
    text = inline(passage.text, theme, underlined=not passage.level)
    if passage.level:
        side = round(pixels * 2)
        icon = f'<img src="icon:{passage.icon}?{side}" style="vertical-align:middle">&nbsp; ' if passage.icon else ""
        style = f"font-family:'{TITLE_FAMILY}'; font-size:{pixels * 1.3:.0f}px; color:{theme.accent}"
        return (
            f'<p style="margin:{pixels * 1.1:.0f}px 0 {pixels * 0.2:.0f}px 0">'
            f'{anchors}{icon}<span style="{style}">{text}</span></p>'
        )
    if rules and passage.rules:
        names = " ".join(passage.rules)
        text += f'&nbsp; <span style="color:{theme.muted}; font-size:{pixels * _SMALL:.0f}px">{names}</span>'
    margin = f"margin:{pixels * 0.5:.0f}px 0 0 0"
    if passage.item:
        indent = f"margin-left:{pixels * 1.1:.0f}px; text-indent:-{pixels * 0.9:.0f}px"
        return f'<p style="{margin}; {indent}; line-height:125%">{anchors}•&nbsp; {text}</p>'
    return f'<p style="{margin}; line-height:125%">{anchors}{text}</p>'
