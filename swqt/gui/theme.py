"""Parchment and ink: the colours of everything that is not the map, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from swqt.gui.colour import blend
from swqt.gui.controls import controls_sheet
from swqt.gui.fonts import TITLE_FAMILY, load_fonts, text_font


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for. Text colours reach a contrast of 4.5 on ``window`` and ``card``."""

    name: str
    window: str
    card: str
    raised: str
    text: str
    muted: str
    line: str
    accent: str
    accent_ink: str
    gold: str
    warning: str


LIGHT: Final = Theme(
    name="light", window="#EBDDBD", card="#F9F1DC", raised="#F3E6C6", text="#2B1E13", muted="#65513A",
    line="#C5AD7D", accent="#7A3B1C", accent_ink="#FFF6E2", gold="#B8862B", warning="#9A1B12",
)  # fmt: skip

DARK: Final = Theme(
    name="dark", window="#241B14", card="#33281E", raised="#3F3226", text="#F3E7CD", muted="#C4AE8A",
    line="#66523B", accent="#D58A4A", accent_ink="#221407", gold="#E0B354", warning="#FF9C86",
)  # fmt: skip

CONTRAST: Final = Theme(
    name="contrast", window="#000000", card="#000000", raised="#141414", text="#FFFFFF", muted="#E6E6E6",
    line="#FFFFFF", accent="#FFE94A", accent_ink="#000000", gold="#FFE94A", warning="#FF9E8F",
)  # fmt: skip
"""Text colours reach a contrast of 7, and every frame is as bright as the text."""

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

_current: list[Theme] = [LIGHT]


def current() -> Theme:
    """Return the theme in force."""
    return _current[0]


def system_theme() -> Theme:
    """Return the theme that fits the system's settings: high contrast, dark or light."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


class SystemTheme(QObject):
    """Tells when the system's settings ask for another theme than the one in force."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.look)
        hints.accessibility().contrastPreferenceChanged.connect(self.look)

    def look(self) -> None:
        """Look whether the system wants another theme."""
        if system_theme() is not current():
            self.changed.emit()


@contextmanager
def wait_cursor() -> Iterator[None]:
    """Show the wait cursor while the block runs."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def apply_theme(app: QApplication, name: str = "", scale: int = 100) -> Theme:
    """Dress *app* in the theme *name* (empty: the system's) with text at *scale* percent; return the theme."""
    theme = THEMES.get(name) or system_theme()
    load_fonts()
    _current[0] = theme
    app.setStyleSheet("")    # to take one off and put another on takes half as long as to replace it
    if app.style().name() != "fusion":
        app.setStyle("Fusion")
    _put_font_on(app, text_font(scale))
    app.setPalette(palette_of(theme))
    app.setStyleSheet(style_sheet(theme, scale))
    return theme


def _put_font_on(app: QApplication, font: QFont) -> None:
    """Have *font* reach every widget of *app*, while it wears no style sheet: fonts pass by what has the mark of one.

    Qt takes that mark only from what it has dressed. What has just been made, and is dressed in the next round of the
    event loop, would keep the size that it was made in for ever. And Qt tells windows that have never been shown in
    that round, too, when the next style sheet is on.
    """
    which = Qt.WidgetAttribute
    fresh = [each for each in app.allWidgets() if each.testAttribute(which.WA_StyleSheet)]
    fresh = [each for each in fresh if not each.testAttribute(which.WA_WState_Polished)]
    for widget in fresh:
        widget.setAttribute(which.WA_StyleSheet, on=False)
    app.setFont(font)
    for window in {widget.window() for widget in fresh}:
        if not window.isVisible():
            app.sendEvent(window, QEvent(QEvent.Type.ApplicationFontChange))


def palette_of(theme: Theme) -> QPalette:
    """Return the whole palette, so that no colour of the system's shines through."""
    role = QPalette.ColorRole
    palette = QPalette()
    for where, colour in (
        (role.Window, theme.window), (role.WindowText, theme.text), (role.Base, theme.card),
        (role.AlternateBase, theme.raised), (role.Text, theme.text), (role.Button, theme.raised),
        (role.ButtonText, theme.text), (role.BrightText, theme.warning), (role.ToolTipBase, theme.card),
        (role.ToolTipText, theme.text), (role.Highlight, theme.accent), (role.HighlightedText, theme.accent_ink),
        (role.Link, theme.accent), (role.LinkVisited, theme.accent), (role.PlaceholderText, theme.muted),
        (role.Light, theme.card), (role.Midlight, theme.raised), (role.Mid, theme.line), (role.Dark, theme.muted),
        (role.Shadow, theme.text), (role.Accent, theme.accent),
    ):  # fmt: skip
        palette.setColor(where, QColor(colour))
    faint = blend(theme.text, theme.window, 0.42)
    for where in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, faint)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.line))
    return palette


def style_sheet(theme: Theme, scale: int = 100) -> str:
    """Return what the palette cannot say: frames, corners, the primary button, and every control."""
    pad = round(6 * scale / 100)
    leaf = round(pad * (2 if scale <= 130 else 1.1))    # all tabs at the end of a game in sight with large text
    info = f"border-radius: {round(9.5 * scale / 100)}px; margin: {round(2 * scale / 100)}px"
    hover = blend(theme.raised, theme.gold, 0.18).name()
    faint = blend(theme.text, theme.window, 0.42).name()
    # Fusion draws the frame of a menu as the shade of its ground, and black has none.
    return f"""
    QMenu {{ border: 1px solid {theme.line if theme is CONTRAST else theme.gold}; padding: 3px; }}
    QToolTip {{ background: {theme.card}; color: {theme.text}; border: 1px solid {theme.line}; padding: 4px; }}
    QPushButton, QToolButton[bar="true"] {{
        background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};
        border-radius: 6px; padding: {pad}px {pad * 2}px; min-height: 20px; }}
    QPushButton[slim="true"] {{ padding: {pad}px {pad}px; }}
    QPushButton:hover, QToolButton[bar="true"]:hover {{ background: {hover}; border-color: {theme.gold}; }}
    QPushButton:pressed, QToolButton[bar="true"]:pressed {{ background: {theme.line}; }}
    QPushButton:disabled, QToolButton[bar="true"]:disabled {{
        color: {faint}; background: {theme.window}; border-color: {blend(theme.line, theme.window, 0.5).name()}; }}
    QPushButton:focus, QToolButton[bar="true"]:focus {{
        border: 2px solid {theme.accent}; padding: {pad - 1}px {pad * 2 - 1}px; }}
    QPushButton[slim="true"]:focus {{ padding: {pad - 1}px {pad - 1}px; }}
    QPushButton[primary="true"]:enabled {{
        background: {theme.accent}; color: {theme.accent_ink}; border-color: {theme.accent}; font-weight: bold; }}
    QPushButton[primary="true"]:enabled:hover {{ background: {blend(theme.accent, theme.gold, 0.3).name()}; }}
    QPushButton[primary="true"]:focus {{ border: 2px solid {theme.gold}; }}
    QPushButton:checked {{ background: {hover}; border: 2px solid {theme.gold}; }}
    QToolButton[info="true"] {{
        background: {theme.raised}; color: {theme.muted}; border: 1px solid {theme.line};
        {info}; font-weight: bold; font-size: {round(12 * scale / 100)}px; }}
    QToolButton[info="true"]:hover {{ background: {hover}; color: {theme.text}; border-color: {theme.gold}; }}
    QToolButton[info="true"]:focus {{ border: 2px solid {theme.accent}; color: {theme.text}; }}
    QToolButton[quiet="true"] {{
        background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 0; }}
    QToolButton[quiet="true"][opens="true"] {{ padding-right: {round(9 * min(max(scale, 100), 125) / 100)}px; }}
    QToolButton[quiet="true"]:hover {{ background: {hover}; border-color: {theme.gold}; }}
    QToolButton[quiet="true"]:checked {{ background: {hover}; border: 2px solid {theme.gold}; }}
    QToolButton[quiet="true"]:pressed {{ background: {theme.line}; }}
    QToolButton[quiet="true"]:focus {{ border: 2px solid {theme.accent}; }}
    QToolButton[quiet="true"]::menu-indicator {{ image: none; width: 0; }}
    QToolBar {{ background: {theme.window}; border: 0; spacing: 6px; padding: 3px 8px; }}
    QDockWidget {{ color: {theme.muted}; font-weight: bold; }}
    QDockWidget::title {{ background: {theme.window}; padding: 4px 8px; text-align: left; }}
    QMainWindow::separator {{ background: {theme.window}; width: 5px; height: 5px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
    QListView, QTextBrowser, QTreeView {{
        background: {theme.card}; border: 1px solid {theme.line}; border-radius: 6px; }}
    QTabWidget[leaves="true"]::pane {{ background: {theme.card}; border: 1px solid {theme.line}; border-radius: 6px; }}
    QTabBar[leaves="true"]::tab {{
        background: {theme.window}; color: {theme.muted}; border: 1px solid {theme.line}; border-bottom: 0;
        border-top-left-radius: 6px; border-top-right-radius: 6px; margin-right: 3px;
        padding: {pad}px {leaf}px; }}
    QTabBar[leaves="true"]::tab:selected {{
        background: {theme.card}; color: {theme.text}; border-top: 2px solid {theme.gold}; }}
    QTabBar[leaves="true"]::tab:hover {{ color: {theme.text}; }}
    QTabBar[leaves="true"]::tab:disabled {{ color: {faint}; }}
    QHeaderView {{ background: {theme.raised}; border: 0; }}
    QHeaderView::section {{
        background: {theme.raised}; color: {theme.muted}; border: 0; border-bottom: 1px solid {theme.line};
        padding: {pad}px; }}
    QTableView {{
        background: {theme.card}; alternate-background-color: {theme.raised}; border: 0; border-radius: 6px; }}
    QFrame[card="true"] {{ background: {theme.card}; border: 1px solid {theme.line}; border-radius: 8px; }}
    QGroupBox[card="true"] {{
        background: {theme.card}; border: 1px solid {theme.line}; border-radius: 8px; margin: 0; padding: 0; }}
    QFrame[strip="true"] {{ background: {theme.card}; border: 1px solid {theme.gold}; border-radius: 8px; }}
    QLabel[title="true"] {{ font-family: "{TITLE_FAMILY}"; font-size: {round(18 * scale / 100)}px; }}
    QLabel[heading="true"] {{ font-family: "{TITLE_FAMILY}"; font-size: {round(26 * scale / 100)}px; }}
    QLabel[banner="true"] {{ font-family: "{TITLE_FAMILY}"; font-size: {round(64 * scale / 100)}px; }}
    QLabel[muted="true"] {{ color: {theme.muted}; }}
    QLabel[refusal="true"] {{ color: {theme.warning}; }}
    """ + controls_sheet(theme, scale)
