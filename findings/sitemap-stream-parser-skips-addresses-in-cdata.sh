#!/usr/bin/env bash
# sitemap-stream-parser 1.7.0: addresses within CDATA, which is the same text to every XML reader and how many shops write them.
# Expected: one address. Seen: none, and no error.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sitemap-stream-parser@1.7.0
cat >look.mjs <<'JS'
import { createServer } from "node:http";
import parser from "sitemap-stream-parser";

const documents = Object.fromEntries(
  [["plain", "https://example.com/page"], ["cdata", "<![CDATA[https://example.com/page]]>"]].map(([name, loc]) => [
    name,
    { type: "application/xml", body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc></url></urlset>` },
  ]),
);
const server = createServer((request, response) => {
  const { type, body } = documents[request.url.slice(1)];
  response.setHeader("content-type", type);
  response.end(body);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = (name) => `http://127.0.0.1:${server.address().port}/${name}`;
const addressesIn = (name) =>
  new Promise((done) => {
    const addresses = [];
    parser.parseSitemaps([address(name)], (loc) => addresses.push(loc), (error) => done({ addresses, error: error ? String(error) : null }));
  });
const found = { plain: await addressesIn("plain"), cdata: await addressesIn("cdata") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ plain: { addresses: ["https://example.com/page"], error: null }, cdata: { addresses: [], error: null } });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
