#!/usr/bin/env bash
# li 1.3.0: a Link header with the parameter "Rel". RFC 8288 (3) says that names of parameters are compared without their case.
# Expected: the canonical address. Seen: nothing.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts li@1.3.0
cat >look.mjs <<'JS'
import li from "li";

const found = { small: li.parse("<https://example.com/a>; rel=canonical"), large: li.parse("<https://example.com/a>; Rel=canonical") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ small: { canonical: "https://example.com/a" }, large: {} });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
