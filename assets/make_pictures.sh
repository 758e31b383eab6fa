#!/bin/bash
# Draws the pictures of the start screen's cards and of README from scenes. Run it when the looks have changed; a software
# Vulkan driver will do.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --quiet
mkdir -p assets/cards assets/pictures

shot() { # OUTPUT SCENE [OPTIONS]
    echo "$1"
    ./target/release/strata shot "scenes/$2.ron" -o "assets/$1.png" "${@:3}"
}

shot cards/punct punct/middle_game --size 480x240 --camera white --turn 24 --zoom 2.1 --at K7
shot cards/hive hive/middle_game --size 480x240 --camera white --turn 24 --zoom 1.9 --at 1,0
shot cards/tak tak/middle_game --size 480x240 --camera white --turn 24 --zoom 1.7 --at c3

shot pictures/punct punct/middle_game --size 800x500 --camera white --turn 14 --zoom 1.25 --at I8
shot pictures/hive hive/middle_game --size 800x500 --camera white --turn 14 --zoom 1.7 --lift bB1
shot pictures/tak tak/tower --size 800x500 --camera white --turn 18 --explode 0
shot pictures/exploded punct/five_levels --size 800x500 --camera low --turn 24 --zoom 1.9 --at F6 --explode 0.7
