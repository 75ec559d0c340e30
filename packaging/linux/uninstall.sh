#!/bin/sh
# Takes away what install.sh has put there: PREFIX/lib/swqt/uninstall.sh
# Crash reports, logs and painted maps of the user who runs it go, too; games and settings are never touched.
set -eu
prefix=$(cd "$(dirname "$0")/../.." && pwd)
list=$prefix/lib/swqt/installed.txt
[ -f "$list" ] || { echo "uninstall.sh: there is no installed swqt around me" >&2; exit 2; }

remove() {
    grep -v '/$' "$list" | while read -r file; do rm -f "$prefix/$file"; done
    folders=$(grep '/$' "$list" | sort -r)
    rm -rf "$prefix/lib/swqt"
}

# Update what desktops have made of our files; without files of others, take it away.
refresh() {
    if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi
}
has() {    # FOLDER PATTERN: a file in it that is not a cache
    [ -d "$1" ] && [ -n "$(find "$1" -name "$2" ! -name '*.cache' ! -type d | head -n 1)" ]
}
clean_caches() {
    share=$prefix/share
    if has "$share/applications" '*.desktop'; then refresh update-desktop-database "$share/applications"
    else rm -f "$share/applications/mimeinfo.cache"; fi
    if has "$share/mime/packages" '*.xml'; then refresh update-mime-database "$share/mime"
    else
        for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version \
            XMLnamespaces application/x-swqt-game.xml application/x-swqt-trait.xml \
            application/x-swqt-board.xml; do rm -f "$share/mime/$name"; done
        rmdir "$share/mime/application" 2>/dev/null || true
    fi
    if has "$share/icons/hicolor" '*'; then refresh gtk-update-icon-cache -q -t "$share/icons/hicolor"
    else rm -f "$share/icons/hicolor/icon-theme.cache"; fi
}
clean_user() {
    [ -n "${HOME:-}" ] || return 0
    cache=${XDG_CACHE_HOME:-$HOME/.cache} state=${XDG_STATE_HOME:-$HOME/.local/state}
    data=${XDG_DATA_HOME:-$HOME/.local/share}/swqt
    rm -rf "$cache/swqt" "$state/swqt/log"
    rm -f "$data/crash.txt" "$data/crash-latest.txt" "$data/crash-fault.txt"
    for folder in "$data" "$state/swqt" "$state" "$cache"; do rmdir "$folder" 2>/dev/null || true; done
}

remove
if [ "${1:-}" = "--upgrade" ]; then exit 0; fi
clean_user
clean_caches
for folder in $folders; do rmdir "$prefix/$folder" 2>/dev/null || true; done
[ "$prefix" != "${HOME:-}/.local" ] || rmdir "$prefix" 2>/dev/null || true
echo "swqt has been removed from $prefix. Your games and settings are still there."
