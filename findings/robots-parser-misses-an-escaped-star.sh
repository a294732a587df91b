#!/usr/bin/env bash
# robots-parser 3.0.1: a rule with %2A, which is how RFC 9309 (2.2.3) writes a star that means itself.
# Valid input: "Disallow: /a-%2A.html" and the address /a-*.html, the example's own pair in the RFC's table. Expected: they match, the page is closed.
# Seen: the page may be read; only the address that is written with %2A is closed.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts robots-parser@3.0.1
cat >look.mjs <<'JS'
import robotsParser from "robots-parser";

const robots = robotsParser("https://example.com/robots.txt", "User-agent: *\nDisallow: /a-%2A.html\n");
const mayRead = (path) => robots.isAllowed(`https://example.com${path}`, "GPTBot");
const found = { star: mayRead("/a-*.html"), escaped: mayRead("/a-%2A.html"), other: mayRead("/a-b.html") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ star: true, escaped: false, other: true });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
