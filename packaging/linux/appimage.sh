#!/bin/sh
# Makes an AppImage of a frozen program:  packaging/linux/appimage.sh dist/swqt-…-linux-x64.tar.xz
# Needs appimagetool on the PATH; SWQT_APPIMAGE_RUNTIME names the small program that goes in front, which it otherwise
# fetches. Runs where glibc is as new as here.
set -eu
archive=$1
target=${archive%.tar.xz}.AppImage
command -v appimagetool >/dev/null || { echo "appimage.sh: appimagetool is not on the PATH" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/unpacked" "$folder/swqt.AppDir/usr"
tar -xf "$archive" -C "$folder/unpacked" --strip-components=1
cp -R "$folder/unpacked/lib" "$folder/unpacked/share" "$folder/swqt.AppDir/usr/"
name=io.github.swqt.swqt
cp "$folder/swqt.AppDir/usr/share/applications/$name.desktop" "$folder/swqt.AppDir/$name.desktop"
cp "$folder/swqt.AppDir/usr/share/icons/hicolor/256x256/apps/$name.png" "$folder/swqt.AppDir/$name.png"
# appimagetool asks for the metadata under the older of their two names.
cp "$folder/swqt.AppDir/usr/share/metainfo/$name.metainfo.xml" "$folder/swqt.AppDir/usr/share/metainfo/$name.appdata.xml"
cat >"$folder/swqt.AppDir/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/swqt/swqt" "$@"
RUN
chmod +x "$folder/swqt.AppDir/AppRun"
ARCH=$(uname -m) appimagetool ${SWQT_APPIMAGE_RUNTIME:+--runtime-file "$SWQT_APPIMAGE_RUNTIME"} \
    "$folder/swqt.AppDir" "$target" >&2
echo "$target"
