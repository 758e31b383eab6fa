#!/bin/bash
# Hunts a whole night: one seed after another on every core, and says how many cases there were. What is found is kept in
# tests/data/fuzz, and the hunt goes on.
#   tests/fuzz/night.sh [HOURS] [FIRST SEED]
set -euo pipefail
cd "$(dirname "$0")/../.."

hours=${1:-8}
seed=${2:-$(date +%s)}
log=$(mktemp -d)/night.log
nice -n 19 cargo test --no-default-features --test fuzz --no-run
end=$(($(date +%s) + hours * 3600))
while [ "$(date +%s)" -lt "$end" ]; do
    left=$((end - $(date +%s)))
    # A round of a target lasts ten minutes, or what is left of the night.
    export STRATA_FUZZ_SECONDS=$((left < 600 ? left : 600)) STRATA_FUZZ_SEED=$seed
    nice -n 19 cargo test --no-default-features --test fuzz -- --nocapture --test-threads "$(nproc)" >>"$log" 2>&1 || true
    seed=$((seed + 1))
done
awk '/ cases from seed /{cases += $2; if (match($0, /[0-9]+ finds/)) finds += substr($0, RSTART)}
    END {printf "%.0f cases, %d finds\n", cases, finds}' "$log"
grep -E "kept as|no end of" "$log" || true
echo "log: $log"
