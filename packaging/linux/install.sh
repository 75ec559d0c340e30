#!/bin/sh
# Puts swqt in its place:  ./install.sh [PREFIX]      takes it away again:  ./install.sh --remove [PREFIX]
# Without PREFIX for you alone, in ~/.local, which needs no rights. Games and settings are never touched.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
remove=no
if [ "${1:-}" = "--remove" ]; then remove=yes; shift; fi
prefix=${1:-$HOME/.local}
case $prefix in
    /*) ;;
    *) echo "install.sh: PREFIX must begin with /, not $prefix" >&2; exit 2 ;;
esac

refresh() {
    for command in "update-desktop-database $prefix/share/applications" "update-mime-database $prefix/share/mime" \
        "gtk-update-icon-cache -q -t $prefix/share/icons/hicolor"; do
        if command -v "${command%% *}" >/dev/null 2>&1; then $command >/dev/null 2>&1 || true; fi
    done
}

# An upgrade takes the old version away first, so that nothing of it stays.
rm -rf "$prefix/lib/swqt"
rm -f "$prefix/bin/swqt"
(cd "$here/share" && find . -type f) | while read -r file; do rm -f "$prefix/share/$file"; done
if [ "$remove" = yes ]; then
    refresh
    echo "swqt has been removed from $prefix. Your games and settings are still there."
    exit 0
fi
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -R "$here/lib/swqt" "$prefix/lib/swqt"
cp -R "$here/share/." "$prefix/share/"
ln -s ../lib/swqt/swqt "$prefix/bin/swqt"
# A desktop may not look for programs where a shell does: the entry names the whole path.
entry=$prefix/share/applications/io.github.swqt.swqt.desktop
sed "s|^Exec=swqt |Exec=\"$prefix/bin/swqt\" |" "$here/share/applications/io.github.swqt.swqt.desktop" >"$entry"
refresh
echo "swqt is installed: find it in your desktop menu, or as $prefix/bin/swqt."
