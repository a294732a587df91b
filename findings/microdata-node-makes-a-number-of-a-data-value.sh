#!/usr/bin/env bash
# microdata-node 2.0.0: the value of <data>. HTML says that it is a string, as that of <meta>. Expected: "010" for both.
# Seen: the number 10 for <data>, so that article numbers and GTINs lose their zeros.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts microdata-node@2.0.0
cat >look.mjs <<'JS'
import { toJson } from "microdata-node";

const page = `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="sku" content="010"><data itemprop="gtin" value="010">number</data></div>`;
const [product] = toJson(page, { base: "https://example.com/" }).items;
const found = { meta: product.properties.sku, data: product.properties.gtin };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ meta: ["010"], data: [10] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
