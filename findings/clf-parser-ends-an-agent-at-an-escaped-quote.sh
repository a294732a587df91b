#!/usr/bin/env bash
# clf-parser 0.0.2: a user agent with quotation marks, which Apache writes as \" in its combined log.
# Expected: the whole user agent. Seen: it ends at the first escaped mark, with the backslash; what stands behind, as the agent's name, is lost.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts clf-parser@0.0.2
cat >look.mjs <<'JS'
import parse from "clf-parser";

const line = String.raw`203.0.113.7 - - [29/Nov/2026:10:00:00 +0000] "GET /page HTTP/1.1" 200 12 "-" "Mozilla/5.0 (\"reader\") GPTBot/1.3"`;
const found = { agent: parse(line).http_user_agent };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ agent: "Mozilla/5.0 (\\" });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
