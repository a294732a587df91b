#!/usr/bin/env bash
# web-auto-extractor 1.0.17: microdata in <data value> and <time datetime>. HTML says that the attribute is the property's value.
# Expected: 10 and 2026-11-29. Seen: the texts that people see; <meta content> beside them is read rightly.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts web-auto-extractor@1.0.17
cat >look.mjs <<'JS'
import { createRequire } from "node:module";

const Extractor = createRequire(import.meta.url)("web-auto-extractor").default;
const page = `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="sku" content="L-1">
<data itemprop="price" value="10">ten euros</data><time itemprop="releaseDate" datetime="2026-11-29">today</time></div>`;
const [product] = new Extractor().parse(page).microdata.Product;
const found = { sku: product.sku, price: product.price, releaseDate: product.releaseDate };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ sku: "L-1", price: "ten euros", releaseDate: "today" });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
