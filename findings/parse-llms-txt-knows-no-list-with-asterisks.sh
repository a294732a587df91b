#!/usr/bin/env bash
# parse-llms-txt 0.0.10: an llms.txt whose lists are marked with asterisks, which is the same Markdown as with hyphens (the format asks for Markdown lists).
# Expected: one file in the section. Seen: none, and no error.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-llms-txt@0.0.10
cat >look.mjs <<'JS'
import { parseLlmsTxt } from "parse-llms-txt";

const filesIn = (mark) => parseLlmsTxt(`# Shop\n\n## Guides\n\n${mark} [Lamps](https://example.com/lamps.md): how to choose\n`).sections[0].files.length;
const found = { hyphen: filesIn("-"), asterisk: filesIn("*") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ hyphen: 1, asterisk: 0 });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
