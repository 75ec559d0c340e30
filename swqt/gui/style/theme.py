"""Themes of the window: colours, bundled fonts, palette and style sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from swqt.home import resource_folder


def blend(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Return the blend of *first* and *second*; *share* is that of *second*, from 0 to 1."""
    a, b = QColor(first), QColor(second)
    keep = 1 - share
    return QColor(
        round(a.red() * keep + b.red() * share),
        round(a.green() * keep + b.green() * share),
        round(a.blue() * keep + b.blue() * share),
    )


INK: Final = "#2b1d14"
CREAM: Final = "#fff6e2"
SECOND: Final = "#dcc9a0"
IDLE: Final = "#b8a27a"
"""Outlines, and words on wood: the first ones (10:1), the second ones (7:1), and those of what is not possible now."""

GOLD: Final = "#e3b04a"
GOLDS: Final = ("#f3d27a", "#dda63c", "#cf9531")
RIM: Final = "#f6e3a0"
"""The ring around what is pointed at; a golden button from top to bottom; the line around it."""

ASKING: Final = ("#8f3f20", "#7a3419")
"""A button that asks once more, from top to bottom."""

_LINE_SHARE: Final = 0.35
"""Share of ``Theme.line`` in the frames of controls, which gives a contrast of 3:1 on every background (A2)."""

INKS: Final[dict[str, Callable[[Theme], str]]] = {
    "tick": lambda theme: theme.accent_ink, "dash": lambda theme: theme.accent_ink,
    **{name: lambda theme: theme.muted for name in ("down", "up", "right", "left", "close", "float")},
}  # fmt: skip
"""The marks in resources/marks, each with the colour that packaging/marks.py draws it in."""

MARKS: Final = tuple(INKS)


def mark_name(mark: str, theme: Theme) -> str:
    """Return the file name of *mark* in the colour of *theme*."""
    return f"{mark}-{theme.name}.png"


def edge_of(theme: Theme) -> str:
    """Return the frame colour of input controls."""
    return blend(theme.muted, theme.line, _LINE_SHARE).name()


def controls_sheet(theme: Theme, scale: int) -> str:
    """Return the style sheet of all controls for *theme*, sized for text at *scale* percent."""

    def px(pixels: float) -> str:
        return f"{max(1, round(pixels * scale / 100))}px"

    def mark(name: str, theme: Theme = theme) -> str:
        return f'url("{(resource_folder() / "marks" / mark_name(name, theme)).as_posix()}")'

    box, rim = max(1, round(15 * scale / 100)), max(1, round(1.5 * scale / 100))
    round_box = f"{(box + 2 * rim) // 2}px"    # Qt ignores a radius larger than half the side
    knob = round(16 * scale / 100)
    side = round(18 * scale / 100) + 6    # the height of a dock's title
    edge = edge_of(theme)
    chosen = DARK if theme is LIGHT else LIGHT    # its marks stand out from the accent
    faint = blend(theme.line, theme.window, 0.5).name()
    grey = blend(theme.text, theme.window, 0.42).name()
    hover = blend(theme.raised, theme.gold, 0.18).name()
    return f"""
    QScrollBar {{ background: transparent; border: 0; margin: 0; }}
    QScrollBar:vertical {{ width: {px(14)}; }}
    QScrollBar:horizontal {{ height: {px(14)}; }}
    QScrollBar::handle {{ background: {edge}; border-radius: {px(4)}; margin: {px(3)}; }}
    QScrollBar::handle:vertical {{ min-height: {px(20)}; }}
    QScrollBar::handle:horizontal {{ min-width: {px(20)}; }}
    QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {theme.accent}; }}
    QScrollBar::handle:disabled {{ background: transparent; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: 0; background: transparent; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

    QComboBox, QLineEdit, QAbstractSpinBox {{
        background: {theme.card}; color: {theme.text}; border: 1px solid {edge}; border-radius: {px(5)};
        padding: {px(2)} {px(6)}; min-height: {px(20)};
        selection-background-color: {theme.accent}; selection-color: {theme.accent_ink}; }}
    QComboBox {{ background: {theme.raised}; padding-right: {px(4)}; }}
    QComboBox:hover, QLineEdit:hover, QAbstractSpinBox:hover {{ border-color: {theme.gold}; }}
    QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus {{ border: 1px solid {theme.accent}; }}
    QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled {{
        background: {theme.window}; color: {grey}; border-color: {faint}; }}
    QComboBox::drop-down {{ border: 0; width: {px(22)}; }}
    QComboBox::down-arrow {{ image: {mark("down")}; width: {px(12)}; height: {px(12)}; }}
    QComboBox QAbstractItemView {{ background: {theme.card}; border: 1px solid {edge}; }}
    QComboBox QAbstractItemView::item {{ min-height: {px(26)}; padding: 0 {px(6)}; }}
    QAbstractSpinBox {{ padding: {px(2)} {px(26)} {px(2)} {px(2)}; }}
    QAbstractSpinBox QLineEdit {{ border: 0; padding: 0 {px(4)}; min-height: 0; background: transparent; }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
        subcontrol-origin: border; width: {px(24)}; border: 0; background: transparent; }}
    QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
    QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
    QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {hover}; }}
    QAbstractSpinBox::up-arrow {{ image: {mark("up")}; width: {px(11)}; height: {px(11)}; }}
    QAbstractSpinBox::down-arrow {{ image: {mark("down")}; width: {px(11)}; height: {px(11)}; }}

    QCheckBox, QRadioButton {{ spacing: {px(7)}; }}
    QCheckBox::indicator, QRadioButton::indicator, QTreeView::indicator, QGroupBox::indicator {{
        width: {box}px; height: {box}px; border: {rim}px solid {edge}; background: {theme.card};
        border-radius: {px(3)}; }}
    QRadioButton::indicator {{ border-radius: {round_box}; }}
    QCheckBox::indicator:hover, QRadioButton::indicator:hover, QTreeView::indicator:hover {{
        border-color: {theme.gold}; }}
    QCheckBox::indicator:checked, QTreeView::indicator:checked, QGroupBox::indicator:checked {{
        background: {theme.accent}; border-color: {theme.accent}; image: {mark("tick")}; }}
    QCheckBox::indicator:indeterminate, QTreeView::indicator:indeterminate {{
        background: {theme.accent}; border-color: {theme.accent}; image: {mark("dash")}; }}
    QRadioButton::indicator:checked {{
        background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 {theme.accent},
            stop: 0.55 {theme.accent}, stop: 0.65 {theme.card}, stop: 1 {theme.card}); border-color: {theme.accent}; }}
    QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QTreeView::indicator:disabled {{
        background: {theme.window}; border-color: {faint}; }}
    QCheckBox::indicator:checked:disabled, QTreeView::indicator:checked:disabled {{
        background: {grey}; border-color: {grey}; image: {mark("tick")}; }}

    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}

    QSlider:horizontal {{ min-height: {px(26)}; }}
    QSlider::groove:horizontal {{ height: {px(4)}; background: {edge}; border-radius: {px(2)}; }}
    QSlider::sub-page:horizontal {{ background: {theme.accent}; border-radius: {px(2)}; }}
    QSlider::handle:horizontal {{
        width: {knob}px; height: {knob}px; margin: -{knob // 2}px 0; background: {theme.card};
        border: {rim}px solid {theme.accent}; border-radius: {(knob + 2 * rim) // 2 - 1}px; }}
    QSlider::handle:horizontal:hover {{ background: {hover}; }}

    QTabBar QToolButton {{ background: {theme.raised}; border: 1px solid {theme.line}; border-radius: {px(4)}; }}
    QTabBar QToolButton::left-arrow {{ image: {mark("left")}; width: {px(12)}; height: {px(12)}; }}
    QTabBar QToolButton::right-arrow {{ image: {mark("right")}; width: {px(12)}; height: {px(12)}; }}

    QTableView::item {{ padding: {px(2)} {px(5)}; }}
    QTreeView::item {{ height: {px(25)}; }}
    QTreeView::branch:has-children:closed {{ image: {mark("right")}; }}
    QTreeView::branch:has-children:open {{ image: {mark("down")}; }}
    QTreeView::branch:has-children:closed:selected {{ image: {mark("right", chosen)}; }}
    QTreeView::branch:has-children:open:selected {{ image: {mark("down", chosen)}; }}

    QGroupBox {{
        border: 1px solid {theme.line}; border-radius: {px(6)}; margin-top: {px(22)}; padding: {px(6)}; }}
    QGroupBox::title {{ subcontrol-origin: margin; left: {px(2)}; color: {theme.muted}; }}
    QDockWidget {{ titlebar-close-icon: {mark("close")}; titlebar-normal-icon: {mark("float")}; }}
    QDockWidget::close-button, QDockWidget::float-button {{
        subcontrol-position: top right; subcontrol-origin: margin; position: absolute; top: 1px;
        width: {side}px; height: {side}px; border: 0; background: transparent; icon-size: {px(12)}; }}
    QDockWidget::close-button {{ right: 2px; }}
    QDockWidget::float-button {{ right: {side + 3}px; }}
    QDockWidget::close-button:hover, QDockWidget::float-button:hover {{ background: {hover}; }}
    """


TEXT_FAMILY: Final = "Lato"
TITLE_FAMILY: Final = "Vollkorn SemiBold"
SMALLEST: Final = 15
"""Pixel size of ordinary text at 100%."""

LEAST: Final = 12
"""Pixel size of the smallest text anywhere."""

_FILES: Final = ("Lato-Regular.ttf", "Lato-Bold.ttf", "Vollkorn-SemiBold.ttf")


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts with Qt and return their families."""
    families: list[str] = []
    for name in _FILES:
        number = QFontDatabase.addApplicationFont(str(resource_folder() / "fonts" / name))
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(families)


def scale_of(font: QFont) -> float:
    """Return the size of *font* relative to ordinary text at 100%; 1 for fonts sized in points."""
    pixels = font.pixelSize()
    return pixels / SMALLEST if pixels > 0 else 1.0


def text_font(scale: int = 100, *, size: float = 1.0, bold: bool = False) -> QFont:
    """Return the text font at *scale* percent and *size* times the ordinary size."""
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(SMALLEST * size * scale / 100))
    font.setBold(bold)
    return font


def fit_font(painter: QPainter, text: str, width: float, least: float = LEAST) -> None:
    """Shrink the painter's font until *text* fits into *width* pixels, but not below *least* pixels.

    Widths are compared as floats, since even half a pixel too much would clip the end.
    """
    font = painter.font()
    while font.pixelSize() > max(least, LEAST) and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)


def title_font(scale: int = 100, *, size: float = 1.2) -> QFont:
    """Return the title font at *scale* percent and *size* times the ordinary text size."""
    font = QFont(TITLE_FAMILY)
    font.setPixelSize(round(SMALLEST * size * scale / 100))
    return font


class Theme(NamedTuple):
    """Colours by purpose. Text colours have a contrast of at least 4.5:1 on ``window`` and ``card``."""

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
"""Text colours have a contrast of at least 7:1, and frames are as bright as the text."""

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

_current: list[Theme] = [LIGHT]


def current() -> Theme:
    """Return the current theme."""
    return _current[0]


def system_theme() -> Theme:
    """Return the theme that matches the system settings: high contrast, dark or light."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


class SystemThemeWatcher(QObject):
    """Emits ``changed`` when the system settings match a theme other than the current one."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.look)
        hints.accessibility().contrastPreferenceChanged.connect(self.look)

    def look(self) -> None:
        """Emit ``changed`` if the system's theme is not the current one."""
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
    """Apply the theme *name* (empty: the system's) to *app* with text at *scale* percent; return the theme."""
    theme = THEMES.get(name) or system_theme()
    load_fonts()
    _current[0] = theme
    app.setStyleSheet("")    # clearing it first takes half as long as replacing it
    _set_font(app, text_font(scale))
    app.setPalette(palette_of(theme))
    app.setStyleSheet(style_sheet(theme, scale))
    return theme


def _set_font(app: QApplication, font: QFont) -> None:
    """Set *font* on all widgets of *app* while it has no style sheet.

    Qt does not pass fonts on to widgets with WA_StyleSheet, and clearing a style sheet resets that attribute only on
    polished widgets. New widgets that are not yet polished would keep their size, so it is reset here. Windows that
    have never been shown get the event now, because Qt would send it only after the next style sheet is set.
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
    """Return a palette with all roles set, so that no system colour is used."""
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
    """Return the style sheet for what a palette cannot express: frames, corners, primary buttons and controls."""
    pad = round(6 * scale / 100)
    leaf = round(pad * (2 if scale <= 130 else 1.1))    # keeps all tabs of the results page visible with large text
    info = f"border-radius: {round(9.5 * scale / 100)}px; margin: {round(2 * scale / 100)}px"
    hover = blend(theme.raised, theme.gold, 0.18).name()
    faint = blend(theme.text, theme.window, 0.42).name()
    # Fusion derives the frame of a menu from its background, which does not work for black.
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
    QPushButton[primary="true"]:enabled {{ font-weight: bold; }}
    QPushButton[primary="true"]:enabled:!checked {{
        background: {theme.accent}; color: {theme.accent_ink}; border-color: {theme.accent}; }}
    QPushButton[primary="true"]:enabled:!checked:hover {{ background: {blend(theme.accent, theme.gold, 0.3).name()}; }}
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
    QToolButton[quiet="true"][framed="true"] {{ background: {theme.raised}; border-color: {theme.line}; }}
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
    QListView[page="true"], QTreeView[page="true"] {{ background: transparent; border: 0; }}
    QTabWidget[leaves="true"]::pane {{ background: {theme.card}; border: 1px solid {theme.line}; border-radius: 6px; }}
    QTabBar[leaves="true"]::tab {{
        background: {theme.window}; color: {theme.muted}; border: 1px solid {theme.line}; border-bottom: 0;
        border-top-left-radius: 6px; border-top-right-radius: 6px; margin-right: 3px;
        padding: {pad}px {leaf}px; }}
    QTabBar[leaves="true"]::tab:selected {{
        background: {theme.card}; color: {theme.text}; border-top: 2px solid {theme.gold}; }}
    QTabBar[leaves="true"]::tab:hover {{ color: {theme.text}; }}
    QTabBar[leaves="true"]::tab:disabled {{ color: {faint}; }}
    QTabBar[leaves="true"]::tab:selected:focus {{ border: 2px solid {theme.accent}; border-bottom: 0; }}
    QHeaderView {{ background: {theme.raised}; border: 0; }}
    QHeaderView::section {{
        background: {theme.raised}; color: {theme.muted}; border: 0; border-bottom: 1px solid {theme.line};
        padding: {pad}px; }}
    QTableView {{
        background: {theme.card}; alternate-background-color: {theme.raised}; border: 0; border-radius: 6px; }}
    QFrame[card="true"] {{ background: {theme.card}; border: 1px solid {edge_of(theme)}; border-radius: 8px; }}
    QGroupBox[card="true"] {{
        background: {theme.card}; border: 1px solid {edge_of(theme)}; border-radius: 8px; margin: 0; padding: 0; }}
    QFrame[strip="true"] {{ background: {theme.card}; border: 1px solid {edge_of(theme)}; border-radius: 8px; }}
    QLabel[title="true"] {{ font-family: "{TITLE_FAMILY}"; font-size: {round(18 * scale / 100)}px; }}
    QLabel[heading="true"] {{ font-family: "{TITLE_FAMILY}"; font-size: {round(26 * scale / 100)}px; }}
    QLabel[victory="true"] {{ font-family: "{TITLE_FAMILY}"; font-size: {round(34 * min(scale, 130) / 100)}px; }}
    QLabel[muted="true"] {{ color: {theme.muted}; }}
    QLabel[refusal="true"] {{ color: {theme.warning}; }}
    QWidget[wood="true"] QLabel {{ color: {CREAM}; }}
    QWidget[wood="true"] QLabel[muted="true"] {{ color: {SECOND}; }}
    QWidget[wood="true"] QLabel[refusal="true"] {{ color: #ffc9a8; }}
    QWidget[wood="true"] QPushButton, QWidget[wood="true"] QToolButton {{
        background: rgba(20, 12, 8, 110); color: {CREAM}; border: 1px solid #8a7350; border-radius: 10px; }}
    QWidget[wood="true"] QPushButton:hover, QWidget[wood="true"] QToolButton:hover {{
        background: rgba(246, 227, 160, 40); border-color: {RIM}; }}
    QWidget[wood="true"] QPushButton:disabled, QWidget[wood="true"] QToolButton:disabled {{
        background: transparent; color: {IDLE}; border-color: rgba(138, 115, 80, 110); }}
    QWidget[wood="true"] QPushButton:checked, QWidget[wood="true"] QToolButton:checked {{
        background: rgba(246, 227, 160, 60); border: 2px solid {RIM}; }}
    QWidget[wood="true"] QPushButton:focus, QWidget[wood="true"] QToolButton:focus {{ border: 2px solid #f8f0dc; }}
    QWidget[wood="true"] QToolButton[square="true"] {{ padding: 0; min-height: 0; }}
    """ + controls_sheet(theme, scale)
