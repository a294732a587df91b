#!/usr/bin/env bash
# llms-txt-parser 1.0.2: links that Markdown reads as such: an address with balanced parentheses, and a text with balanced brackets.
# Expected: both links. Seen: neither is in the list, and no error.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts llms-txt-parser@1.0.2
cat >look.mjs <<'JS'
import { createRequire } from "node:module";

const Parser = createRequire(import.meta.url)("llms-txt-parser");
const linksIn = (link) => new Parser().parse(`# Shop\n\n## Guides\n\n- ${link}: a guide\n`).links.map(({ url }) => url);
const found = {
  plain: linksIn("[Lamps](https://example.com/lamps)"),
  address: linksIn("[Lamps](https://example.com/lamps_(indoor))"),
  text: linksIn("[Lamps [new]](https://example.com/lamps)"),
};
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ plain: ["https://example.com/lamps"], address: [], text: [] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
