#!/usr/bin/env bash
# node-html-markdown 2.0.0: <template>, whose content HTML never shows. Expected: nothing of it, as of <script>. Seen: its text and its links stand in the Markdown.
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
const found = NodeHtmlMarkdown.translate('<template><p>Sold out, see <a href="https://example.com/">here</a></p></template><script>1</script><p>In stock</p>');
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify("Sold out, see [here](https://example.com/)\n\nIn stock");
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
