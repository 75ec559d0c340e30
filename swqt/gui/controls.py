"""What boxes, ticks, sliders and scroll bars look like: drawn by the style sheet, as large as the text is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from swqt.gui.colour import blend
from swqt.home import resource_folder

if TYPE_CHECKING:
    from swqt.gui.theme import Theme

_FIRM: Final = 0.35
"""How much of the faint line is in the frame of a control: with this, it has a contrast of 3 to every ground (A2)."""

INKS: Final[dict[str, Callable[[Theme], str]]] = {
    "tick": lambda theme: theme.accent_ink, "dash": lambda theme: theme.accent_ink,
    **{name: lambda theme: theme.muted for name in ("down", "up", "right", "left", "close", "float")},
}  # fmt: skip
"""Every mark that resources/marks has, and the colour that packaging/marks.py draws it in."""

MARKS: Final = tuple(INKS)


def mark_name(mark: str, theme: Theme) -> str:
    """Return the name of the picture of *mark* in the ink of *theme*."""
    return f"{mark}-{theme.name}.png"


def edge_of(theme: Theme) -> str:
    """Return the colour of the frame of what can be filled in or ticked."""
    return blend(theme.muted, theme.line, _FIRM).name()


def controls_sheet(theme: Theme, scale: int) -> str:
    """Return the style sheet of every control for *theme*, with text at *scale* percent."""

    def px(pixels: float) -> str:
        return f"{max(1, round(pixels * scale / 100))}px"

    def mark(name: str) -> str:
        return f'url("{(resource_folder() / "marks" / mark_name(name, theme)).as_posix()}")'

    box, rim = max(1, round(15 * scale / 100)), max(1, round(1.5 * scale / 100))
    round_box = f"{(box + 2 * rim) // 2}px"    # a larger radius than half the side would give a square
    knob = round(16 * scale / 100)
    side = round(18 * scale / 100) + 6    # as high as the title of a panel
    edge = edge_of(theme)
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
