#!/usr/bin/env bash
# robots-txt-guard 1.0.2 with robots-txt-parse 2.0.1: a path with an umlaut or an accent.
# Valid input: RFC 9309 (2.2.2) says that both sides are compared percent-encoded. Expected: /café is closed by /caf%C3%A9, and /caf%C3%A9 by /caf%c3%a9.
# Seen: neither is, as the two are compared letter by letter.
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

const mayRead = async (rule, path) => guard(await parse(Readable.from([`User-agent: *\nDisallow: ${rule}\n`]))).isAllowed("GPTBot", path);
const found = {
  same: await mayRead("/caf%C3%A9", "/caf%C3%A9"),
  plain: await mayRead("/caf%C3%A9", "/café"),
  smallDigits: await mayRead("/caf%c3%a9", "/caf%C3%A9"),
};
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ same: false, plain: true, smallDigits: true });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
