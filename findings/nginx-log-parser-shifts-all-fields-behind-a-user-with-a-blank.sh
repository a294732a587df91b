#!/usr/bin/env bash
# nginx-log-parser 0.0.4: nginx's own combined format, and a visitor whose name for basic authentication has a blank, which nginx writes as it is.
# Expected: the name, then the time in its brackets. Seen: the second word is the time, and everything behind it is one field off: the status is the request.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nginx-log-parser@0.0.4
cat >look.mjs <<'JS'
import { createRequire } from "node:module";

const parserOf = createRequire(import.meta.url)("nginx-log-parser");
const parse = parserOf('$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent "$http_referer" "$http_user_agent"');
const line = (user) => `203.0.113.7 - ${user} [29/Nov/2026:10:00:00 +0000] "GET /page HTTP/1.1" 200 12 "-" "GPTBot/1.3"`;
const found = [line("reader"), line("the reader")].map((text) => {
  const { remote_user, time_local, status } = parse(text);
  return { remote_user, time_local, status };
});
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify([
  { remote_user: "reader", time_local: "[29/Nov/2026:10:00:00 +0000]", status: "200" },
  { remote_user: "the", time_local: "reader", status: '"GET /page HTTP/1.1"' },
]);
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
