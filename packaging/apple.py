"""The Info.plist of the macOS application."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

IDENTIFIER: Final = "io.github.swqt.swqt"


class FileKind(NamedTuple):
    """A type of file that the program opens, and the type that it is *based_on*."""

    identifier: str
    name: str
    icon: str
    extension: str
    mime: str
    based_on: str


KINDS: Final = (
    FileKind("io.github.swqt.game", "swqt game", "swqt.icns", "swn",
             "application/x-swqt-game", "public.utf8-plain-text"),
    FileKind("io.github.swqt.trait", "swqt race or power", "trait.icns", "swtrait",
             "application/x-swqt-trait", "public.utf8-plain-text"),
    FileKind("io.github.swqt.board", "swqt board", "board.icns", "swboard",
             "application/x-swqt-board", "public.json"),
)  # fmt: skip
SERVICE: Final = "_swqt._tcp"
"""Bonjour service type of tables; must equal that of swqt.net."""

SCHEME: Final = "swqt"
"""URL scheme of invitation links."""

WHY_NETWORK: Final = "swqt looks for tables on your network, and lets others join yours."
WHY_NETWORK_IN: Final = {
    "de": "swqt sucht Tische in deinem Netzwerk und lässt andere deinem Tisch beitreten.",
    "es": "swqt busca mesas en tu red y permite que otros se unan a la tuya.",
    "fr": "swqt cherche des tables sur ton réseau et permet aux autres de rejoindre la tienne.",
    "it": "swqt cerca tavoli nella tua rete e permette ad altri di unirsi al tuo.",
    "ru": "swqt ищет столы в твоей сети и позволяет другим сесть за твой.",
}
"""Translations of the text that macOS shows when it asks for permission to use the local network."""

TEXTS: Final = Path(__file__).resolve().parent.parent / "resources" / "i18n"
OLDEST: Final = "13.0"
"""The oldest macOS version that this version of Qt supports."""


def languages() -> list[str]:
    """Return the codes of the window's languages except English."""
    return sorted({path.stem.removeprefix("swqt_") for path in TEXTS.glob("swqt_*.ts")} - {"en"})


def strings(folder: Path) -> Iterator[tuple[str, Path]]:
    """Write the translated InfoPlist.strings to *folder*; yield their paths in the bundle and the files."""
    for language in languages():
        if why := WHY_NETWORK_IN.get(language):
            path = folder / f"{language}.lproj" / "InfoPlist.strings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f'NSLocalNetworkUsageDescription = "{why}";\n', encoding="utf-8", newline="\n")
            yield f"{language}.lproj/InfoPlist.strings", path


def info(version: str) -> dict[str, Any]:
    """Return the keys of Info.plist. macOS 15 and later block local connections without the two network keys."""
    return {
        "CFBundleName": "swqt",
        "CFBundleDisplayName": "swqt",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *languages()],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSLocalNetworkUsageDescription": WHY_NETWORK,
        "NSBonjourServices": [SERVICE],
        "CFBundleURLTypes": [
            {"CFBundleURLName": "swqt invitation", "CFBundleTypeRole": "Viewer", "CFBundleURLSchemes": [SCHEME]}
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.name,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": kind.icon,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind.identifier],
            }
            for kind in KINDS
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind.identifier,
                "UTTypeDescription": kind.name,
                "UTTypeIconFile": kind.icon,
                "UTTypeConformsTo": [kind.based_on],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [kind.extension],
                    "public.mime-type": [kind.mime],
                },
            }
            for kind in KINDS
        ],
    }
