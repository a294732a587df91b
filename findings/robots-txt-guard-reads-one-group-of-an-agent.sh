#!/usr/bin/env bash
# robots-txt-guard 1.0.2 with robots-txt-parse 2.0.1: two groups for one agent.
# Valid input: RFC 9309 (2.2.1) says that groups of the same agent are one. Expected: /a and /c are closed for it.
# Seen: only the first of them counts.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts robots-txt-guard@1.0.2 robots-txt-parse@2.0.1
cat >look.mjs <<'JS'
import { Readable } from "node:stream";
import guard from "robots-txt-guard";
import parse from "robots-txt-parse";

const text = "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /c\n";
const robots = guard(await parse(Readable.from([text])));
const found = { a: robots.isAllowed("GPTBot", "/a/x"), c: robots.isAllowed("GPTBot", "/c/x") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ a: false, c: true });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
