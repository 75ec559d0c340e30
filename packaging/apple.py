"""The Info.plist of the macOS application."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

IDENTIFIER: Final = "io.github.swqt.swqt"
GAME_TYPE: Final = "io.github.swqt.game"
TRAIT_TYPE: Final = "io.github.swqt.trait"
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
"""Translations of the text with which macOS asks for permission to use the local network."""

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
                "CFBundleTypeName": "swqt game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "swqt.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE],
            },
            {
                "CFBundleTypeName": "swqt race or power",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "swqt.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TRAIT_TYPE],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeDescription": "swqt game",
                "UTTypeIconFile": "swqt.icns",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["swn", "swboard"],
                    "public.mime-type": ["application/x-swqt-game"],
                },
            },
            {
                "UTTypeIdentifier": TRAIT_TYPE,
                "UTTypeDescription": "swqt race or power",
                "UTTypeIconFile": "swqt.icns",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["swtrait"],
                    "public.mime-type": ["application/x-swqt-trait"],
                },
            },
        ],
    }
