#!/bin/bash
# Draws the pictures of the start screen's cards and of README from scenes. Run it when the looks have changed; a software
# Vulkan driver will do.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --quiet
mkdir -p assets/cards assets/pictures

# The icon, where something can draw it (librsvg2-bin).
if command -v rsvg-convert >/dev/null; then
    rsvg-convert -w 128 assets/package/strata.svg -o assets/package/strata-128.png
fi

shot() { # OUTPUT FILE [OPTIONS]
    echo "$1"
    ./target/release/strata shot "$2" -o "assets/$1.png" "${@:3}"
}

shot cards/punct scenes/punct/middle_game.ron --size 480x240 --camera white --turn 24 --zoom 1.7 --at K7
shot cards/hive scenes/hive/middle_game.ron --size 480x240 --camera white --turn 24 --zoom 1.5 --at 1,0
shot cards/tak scenes/tak/middle_game.ron --size 480x240 --camera white --turn 24 --zoom 1.25 --at c3

shot pictures/window tests/data/tak/games.ptn --ply 48 --size 1000x625 --panels
shot pictures/punct scenes/punct/middle_game.ron --size 600x375 --camera white --turn 14
shot pictures/hive scenes/hive/middle_game.ron --size 600x375 --camera white --turn 14 --at 1,-1 --lift bB1
shot pictures/tak scenes/tak/tower.ron --size 600x375 --camera white --turn 18
shot pictures/exploded scenes/punct/five_levels.ron --size 600x375 --camera low --turn 24 --zoom 1.2 --at H6 --explode 0.7
