#!/usr/bin/env bash
# cloudfront-log-parser 1.2.0: a log whose fields were chosen, as CloudFront's standard logging v2 lets people do; "#Fields:" names them.
# Expected: each value under its name. Seen: the line is not read, values are named by their place in the full log: the client's address is an edge location.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cloudfront-log-parser@1.2.0
cat >look.mjs <<'JS'
import { parse } from "cloudfront-log-parser";

const log = [
  "#Version: 1.0",
  "#Fields: date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent)",
  ["2026-11-29", "10:00:00", "203.0.113.7", "GET", "/page", "200", "GPTBot/1.3"].join("\t"),
  "",
].join("\n");
const [row] = parse(log);
const found = { address: row["c-ip"], method: row["cs-method"], edge: row["x-edge-location"], agent: row["cs-user-agent"] ?? null };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ address: "/page", method: "200", edge: "203.0.113.7", agent: null });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
