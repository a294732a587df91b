#!/usr/bin/env bash
# @crawlee/utils 3.18.1, parseSitemap: a sitemap whose namespace has a prefix, which is the same document to every XML reader.
# Expected: its one address. Seen: none, and no error.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @crawlee/utils@3.18.1
cat >look.mjs <<'JS'
import { createServer } from "node:http";
import { parseSitemap } from "@crawlee/utils";

const sitemap = (prefix) => {
  const [tag, declared] = prefix ? [`${prefix}:`, `xmlns:${prefix}`] : ["", "xmlns"];
  return `<?xml version="1.0" encoding="UTF-8"?><${tag}urlset ${declared}="http://www.sitemaps.org/schemas/sitemap/0.9"><${tag}url><${tag}loc>https://example.com/page</${tag}loc></${tag}url></${tag}urlset>`;
};
const addressesIn = async (content) => {
  const addresses = [];
  for await (const item of parseSitemap([{ type: "raw", content }])) addresses.push(item.loc);
  return addresses;
};
const found = { plain: await addressesIn(sitemap("")), prefixed: await addressesIn(sitemap("sm")) };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ plain: ["https://example.com/page"], prefixed: [] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
