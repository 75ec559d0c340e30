"""Build hook for hatchling: compiles the translations, and adds the compiled modules that SWQT_COMPILED names."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Puts compiled modules next to their sources; other Python versions use the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from swqt import compiled
        from swqt.catalogue_compiler import compile_catalogues

        compile_catalogues(Path(self.root, "resources", "i18n"))
        value = os.environ.get(compiled.VARIABLE, "")
        if self.target_name != "wheel" or value in ("", compiled.NO):
            return
        folder = Path(value).resolve()
        if not compiled.is_fresh(folder, Path(self.root, "swqt")):
            self.app.display_warning(f"{folder} has no compiled modules that fit the sources: the wheel is pure")
            return
        for path in folder.rglob("*"):
            if path.is_file() and path.name != compiled.STAMP:
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
