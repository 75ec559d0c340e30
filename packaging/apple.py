"""What macOS must know about the program: the keys of its Info.plist."""

from __future__ import annotations

from typing import Any, Final

IDENTIFIER: Final = "io.github.swqt.swqt"
GAME_TYPE: Final = "io.github.swqt.game"
SERVICE: Final = "_swqt._tcp"
"""Under this name tables are announced on a network; it must be the one that swqt.net announces."""

SCHEME: Final = "swqt"
"""Links that begin with this are invitations to a table."""

WHY_NETWORK: Final = "swqt looks for tables on your network, and lets others join yours."
OLDEST: Final = "13.0"
"""The oldest macOS that this version of Qt runs on."""


def info(version: str) -> dict[str, Any]:
    """Return the keys; without the two about the network, macOS 15 and later refuse every connection nearby."""
    return {
        "CFBundleName": "swqt",
        "CFBundleDisplayName": "swqt",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "es"],
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
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeDescription": "swqt game",
                "UTTypeIconFile": "swqt.icns",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["swn"],
                    "public.mime-type": ["application/x-swqt-game"],
                },
            }
        ],
    }
