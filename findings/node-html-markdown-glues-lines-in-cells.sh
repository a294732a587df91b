#!/usr/bin/env bash
# node-html-markdown 2.0.0: a line break in a table's cell. Expected: a <br>, or a blank at least, between the two words. Seen: one word, "Monday" and "Friday" as "MondayFriday".
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-html-markdown@2.0.0
cat >look.mjs <<'JS'
import { createRequire } from "node:module";

const { NodeHtmlMarkdown } = createRequire(import.meta.url)("node-html-markdown");
const found = NodeHtmlMarkdown.translate("<table><thead><tr><th>Open</th></tr></thead><tbody><tr><td>Monday<br>Friday</td></tr></tbody></table>").split("\n").at(-1);
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify("| MondayFriday |");
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
