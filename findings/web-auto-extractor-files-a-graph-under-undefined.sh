#!/usr/bin/env bash
# web-auto-extractor 1.0.17: JSON-LD with several things in one "@graph", the shape that most SEO plugins write.
# Expected: each thing under its type. Seen: one entry named "undefined" that holds the graph.
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
const typesIn = (data) => Object.keys(new Extractor().parse(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).jsonld);
const things = [{ "@type": "Product", name: "Lamp" }, { "@type": "Organization", name: "Maker" }];
const found = { one: typesIn({ "@context": "https://schema.org", ...things[0] }), graph: typesIn({ "@context": "https://schema.org", "@graph": things }) };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ one: ["Product"], graph: ["undefined"] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
