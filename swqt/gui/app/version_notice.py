"""The notice on the start page that there is a new version, if the player wants to be notified.

It fetches one signed file from the project's page, at most once per window and only while the start page is shown, and
sends nothing but that request.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QSize, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt import __version__
from swqt.gui.panels.notices import Choice
from swqt.gui.style.buttons import close_box
from swqt.gui.style.theme import scale_of
from swqt.home.release_notice import (
    ADDRESS,
    DOWNLOADS,
    LIMIT,
    RELEASE_KEY,
    NewestVersion,
    NoticeError,
    is_newer,
    read_notice,
)

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply

    from swqt.gui.pages.start_page import StartPage
    from swqt.gui.session.services import SettingsService

logger = logging.getLogger(__name__)

_PATIENCE: Final = 20_000
"""Milliseconds without any data after which the request is aborted."""


class VersionNotice(QObject):
    """Requests the newest version when the start *page* is the current one of *pages*, and shows a notice there."""

    def __init__(
        self, page: StartPage, pages: QStackedWidget, settings: SettingsService,
        address: str = ADDRESS, key: str = RELEASE_KEY,
    ) -> None:  # fmt: skip
        super().__init__(page)
        self._page = page
        self._pages = pages
        self._settings = settings
        self._address = address
        self._key = key
        self._manager: QNetworkAccessManager | None = None
        self._reply: QNetworkReply | None = None
        self.newest: NewestVersion | None = None
        """The version that the notice announces."""
        pages.currentChanged.connect(self._consider)
        settings.changed.connect(self._consider)
        QTimer.singleShot(0, self, self._consider)    # deferred, as a game may be opened at once

    def _consider(self) -> None:
        """Send the request if it is due; abort it when another page is shown."""
        if self._pages.currentWidget() is not self._page:
            if self._reply is not None:
                self._reply.abort()
        elif self._settings.current.new_versions and self._manager is None:
            self._ask()

    def _ask(self) -> None:
        from PySide6.QtNetwork import QNetworkAccessManager, QNetworkRequest  # slow to load

        request = QNetworkRequest(QUrl(self._address))
        # By default, Qt would reveal the system's languages.
        request.setRawHeader(QByteArray(b"Accept-Language"), QByteArray(b"*"))
        request.setHeader(QNetworkRequest.KnownHeaders.UserAgentHeader, "swqt")
        for attribute in (
            QNetworkRequest.Attribute.CookieLoadControlAttribute, QNetworkRequest.Attribute.CookieSaveControlAttribute,
            QNetworkRequest.Attribute.AuthenticationReuseAttribute,
        ):  # fmt: skip
            request.setAttribute(attribute, QNetworkRequest.LoadControl.Manual)
        request.setTransferTimeout(_PATIENCE)
        self._manager = QNetworkAccessManager(self)
        self._reply = self._manager.get(request)
        self._reply.readyRead.connect(self._check_size)
        self._reply.finished.connect(self._on_finished)

    def _check_size(self) -> None:
        if self._reply is not None and self._reply.bytesAvailable() > LIMIT:
            self._reply.abort()

    def _on_finished(self) -> None:
        reply, self._reply = self._reply, None
        if reply is None:
            return
        reply.deleteLater()
        if reply.error() != reply.NetworkError.NoError:
            logger.info("the newest version is not known: %s", reply.error().name)
            return
        try:
            newest = read_notice(bytes(reply.readAll().data()), self._key)
        except NoticeError as error:
            logger.warning("what is said about the newest version is ignored: %s", error)
            return
        logger.info("the newest version is %s, this is %s", newest.version, __version__)
        if is_newer(newest.version, __version__) and newest.version != self._settings.current.version_seen:
            self.tell(newest)

    def tell(self, newest: NewestVersion) -> None:
        """Show on the start page that *newest* is out."""
        self.newest = newest
        choices = [Choice(self.tr("What's new"), self.show_news, primary=True)]
        choices.append(Choice(self.tr("Got it"), self._dismiss))
        self._page.show_version(self.tr("swqt {0} is out.").format(newest.version), choices)

    def show_news(self) -> None:
        """Show what is new in the announced version."""
        if self.newest is not None:
            NewVersionDialog(self.newest, self._page).open()

    def _dismiss(self) -> None:
        """Hide the notice, and do not announce this version again."""
        if self.newest is not None:
            self._settings.remember(replace(self._settings.current, version_seen=self.newest.version))
        self._page.show_version("")


class NewVersionDialog(QDialog):
    """Shows what is new in *newest*, with a button that opens the download page."""

    def __init__(self, newest: NewestVersion, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New version"))
        title = QLabel(self.tr("What's new in swqt {0}").format(newest.version))
        title.setProperty("title", True)
        self.news = QTextBrowser()
        self.news.setOpenLinks(False)
        self.news.setAccessibleName(title.text())
        self.news.document().setMarkdown(newest.news, QTextDocument.MarkdownFeature.MarkdownNoHTML)
        buttons = close_box(self)
        self.download = QPushButton(self.tr("&Download page"))
        self.download.clicked.connect(self._on_download)
        buttons.addButton(self.download, QDialogButtonBox.ButtonRole.ActionRole)
        box = QVBoxLayout(self)
        box.addWidget(title)
        box.addWidget(self.news, 1)
        box.addWidget(buttons)

    def sizeHint(self) -> QSize:
        return (QSize(560, 480) * scale_of(self.font())).boundedTo(self.screen().availableSize() * 0.9)

    def _on_download(self) -> None:
        QDesktopServices.openUrl(QUrl(DOWNLOADS))
        self.accept()
