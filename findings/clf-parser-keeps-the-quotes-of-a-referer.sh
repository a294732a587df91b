#!/usr/bin/env bash
# clf-parser 0.0.2: the referer of a line in the combined format. Expected: the address, and null for "-", as with the user agent and the remote user.
# Seen: the address within its quotation marks, and "-" within them too, so that new URL() throws on every referer.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts clf-parser@0.0.2
cat >look.mjs <<'JS'
import parse from "clf-parser";

const line = (referer, agent) => `203.0.113.7 - - [29/Nov/2026:10:00:00 +0000] "GET /page HTTP/1.1" 200 12 "${referer}" "${agent}"`;
const asked = parse(line("https://chatgpt.com/", "Mozilla/5.0"));
const none = parse(line("-", "-"));
const found = { referer: asked.http_referer, agent: asked.http_user_agent, noReferer: none.http_referer, noAgent: none.http_user_agent };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ referer: '"https://chatgpt.com/"', agent: "Mozilla/5.0", noReferer: '"-"', noAgent: null });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
