#!/bin/sh
# Puts swqt in its place:  ./install.sh [PREFIX]
# Without PREFIX for you alone, in ~/.local, which needs no rights. PREFIX/lib/swqt/uninstall.sh takes it away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}
case $prefix in
    /*) ;;
    *) echo "install.sh: PREFIX must begin with /, not $prefix" >&2; exit 2 ;;
esac
list=$prefix/lib/swqt/installed.txt

# An upgrade takes the old version away first, so that nothing of it stays, and remembers which folders were made for it.
folders=
if [ -x "$prefix/lib/swqt/uninstall.sh" ]; then
    folders=$(grep '/$' "$list" || true)
    "$prefix/lib/swqt/uninstall.sh" --upgrade
fi
made=$(
    (cd "$here" && find share -type d && echo bin && echo lib) | sort | while read -r folder; do
        [ -d "$prefix/$folder" ] || echo "$folder/"
    done
)
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -R "$here/lib/swqt" "$prefix/lib/swqt"
cp "$here/uninstall.sh" "$prefix/lib/swqt/uninstall.sh"
cp -R "$here/share/." "$prefix/share/"
ln -sf ../lib/swqt/swqt "$prefix/bin/swqt"
(cd "$here" && find share -type f) >"$list"
printf 'bin/swqt\n%s\n%s\n' "$folders" "$made" | grep . | sort -u >>"$list"
# A desktop may not look for programs where a shell does: the entry names the whole path.
entry=$prefix/share/applications/io.github.swqt.swqt.desktop
sed "s|^Exec=swqt |Exec=\"$prefix/bin/swqt\" |" "$here/share/applications/io.github.swqt.swqt.desktop" >"$entry"
refresh() {
    if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi
}
refresh update-desktop-database "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
refresh gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor"
echo "swqt is installed: find it in your desktop menu, or as $prefix/bin/swqt."
echo "To remove it: $prefix/lib/swqt/uninstall.sh"
