#!/usr/bin/env bash
# referer-parser 0.0.3 with its bundled list: people who come from Gemini. Expected: unknown, or an assistant, as with ChatGPT and Copilot.
# Seen: Google's search, because every host below google.com counts as it.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts referer-parser@0.0.3
cat >look.mjs <<'JS'
import { createRequire } from "node:module";

const Referer = createRequire(import.meta.url)("referer-parser");
const found = Object.fromEntries(
  ["gemini.google.com", "chatgpt.com", "copilot.microsoft.com"].map((host) => {
    const { medium, referer } = new Referer(`https://${host}/`);
    return [host, [medium, referer ?? null]];
  }),
);
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ "gemini.google.com": ["search", "Google"], "chatgpt.com": ["unknown", null], "copilot.microsoft.com": ["unknown", null] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
