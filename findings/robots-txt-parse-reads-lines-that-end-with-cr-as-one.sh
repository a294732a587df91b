#!/usr/bin/env bash
# robots-txt-parse 2.0.1: a robots.txt whose lines end with a carriage return alone.
# Valid input: RFC 9309 (2.2) counts CR as an end of line. Expected: one group with one rule. Seen: the whole file is one User-agent line, and no rule is left.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts robots-txt-parse@2.0.1
cat >look.mjs <<'JS'
import { Readable } from "node:stream";
import parse from "robots-txt-parse";

const rulesOf = async (text) => (await parse(Readable.from([text]))).groups.map((group) => group.rules.length);
const lines = ["User-agent: *", "Disallow: /private", ""];
const found = { lf: await rulesOf(lines.join("\n")), cr: await rulesOf(lines.join("\r")) };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ lf: [1], cr: [0] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
