"""A word on the first page when the last run ended with a crash."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui import crash
from swqt.gui.files import open_folder
from swqt.gui.flow import FlowLayout
from swqt.home import data_folder


class CrashNotice(QFrame):
    """Says that the game is safe, and offers the *report*; ``done`` when the player has dealt with it."""

    continued = Signal()
    done = Signal()

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report = report
        self.setProperty("strip", True)
        title = QLabel(self.tr("swqt crashed last time. Your game is safe."))
        title.setProperty("title", True)
        self.about = QLabel(
            self.tr("Nothing has been sent to anybody. The report tells versions, the place in the program and the end"
                    " of the log, not who you are.")
        )  # fmt: skip
        self.about.setProperty("muted", True)
        for label in (title, self.about):
            label.setWordWrap(True)
        self.go_on = self._button(self.tr("&Continue"), self._continue)
        self.copy = self._button(self.tr("Co&py report"), self._copy)
        self.folder = self._button(self.tr("&Open folder"), lambda: open_folder(data_folder()))
        self.dismiss = self._button(self.tr("&Dismiss"), self._dismiss)
        buttons = FlowLayout()
        for button in (self.go_on, self.copy, self.folder, self.dismiss):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(title)
        column.addWidget(self.about)
        column.addLayout(buttons)

    def _button(self, text: str, slot: object) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(34)
        button.clicked.connect(slot)
        return button

    def _continue(self) -> None:
        self._dismiss()
        self.continued.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.about.setText(
            self.tr("The report has been copied. It tells versions, the place in the program and the end of the log.")
        )

    def _dismiss(self) -> None:
        crash.forget()
        self.done.emit()
