#!/usr/bin/env bash
# generate-robotstxt 8.0.3: a rule for a star that means itself, which RFC 9309 (2.2.3) writes as %2A. Expected: the rule as it was given.
# Seen: %252A, which closes other addresses than those that were meant.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts generate-robotstxt@8.0.3
cat >look.mjs <<'JS'
import { createRequire } from "node:module";

const generate = createRequire(import.meta.url)("generate-robotstxt").default;
const found = await generate({ policy: [{ userAgent: "*", disallow: ["/a-%2A.html", "/caf%C3%A9"] }] });
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify(`User-agent: *\nDisallow: /a-%252A.html\nDisallow: /caf%25C3%25A9\n`);
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
