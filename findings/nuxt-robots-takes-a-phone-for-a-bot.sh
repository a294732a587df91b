#!/usr/bin/env bash
# @nuxtjs/robots 6.2.3, getBotDetection: a person with a phone of the maker Cubot, whose name stands in each of its user agents.
# Expected: no bot. Seen: a bot of the kind "generic".
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @nuxtjs/robots@6.2.3
cat >look.mjs <<'JS'
import { getBotDetection } from "@nuxtjs/robots/util";

const seenAs = (device) => {
  const { isBot, botCategory = null } = getBotDetection({
    "user-agent": `Mozilla/5.0 (Linux; Android 9; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36`,
  });
  return { isBot, botCategory };
};
const found = { pixel: seenAs("Pixel 3"), cubot: seenAs("CUBOT_X19") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ pixel: { isBot: false, botCategory: null }, cubot: { isBot: true, botCategory: "generic" } });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
