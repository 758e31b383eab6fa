#!/bin/sh
# Puts Strata and its menu entry into your home, or takes them out again:  ./install.sh [--remove]
# The program also runs from here as it is: bin/strata.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
cd "$here"
find bin share -type f | while read -r file; do
    if [ "${1:-}" = --remove ]; then
        rm -f "$prefix/$file"
    else
        mkdir -p "$prefix/$(dirname "$file")"
        cp "$file" "$prefix/$file"
    fi
done
# The menu may not look where the program is: it is told.
entry=$prefix/share/applications/strata.desktop
if [ -e "$entry" ]; then
    sed -i "s|^Exec=strata|Exec=\"$prefix/bin/strata\"|" "$entry"
fi
for update in "update-desktop-database $prefix/share/applications" "update-mime-database $prefix/share/mime"; do
    if command -v "${update%% *}" >/dev/null 2>&1; then
        $update >/dev/null 2>&1 || true
    fi
done
