#!/usr/bin/env bash
# bowser 2.15.1: the three agents of Anthropic, which robots.txt tells apart: training, search, and a page that a person asked for.
# Expected: three names. Seen: all three are "ClaudeBot", although OpenAI's three keep their names.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bowser@2.15.1
cat >look.mjs <<'JS'
import Bowser from "bowser";

const nameOf = (token) => Bowser.parse(`Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}/1.0; +bot@example.com)`).browser.name;
const found = ["ClaudeBot", "Claude-SearchBot", "Claude-User", "GPTBot", "OAI-SearchBot", "ChatGPT-User"].map(nameOf);
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify(["ClaudeBot", "ClaudeBot", "ClaudeBot", "GPTBot", "OAI-SearchBot", "ChatGPT-User"]);
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
