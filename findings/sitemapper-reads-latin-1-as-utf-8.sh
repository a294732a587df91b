#!/usr/bin/env bash
# sitemapper 4.1.6: a sitemap that declares ISO-8859-1, in its XML declaration and in its content type.
# Expected: /café. Seen: the letter is replaced by U+FFFD, so the address is one that does not exist; no error is told.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sitemapper@4.1.6
cat >look.mjs <<'JS'
import { createServer } from "node:http";
import Sitemapper from "sitemapper";

const documents = {
  latin: {
    type: "application/xml; charset=ISO-8859-1",
    body: Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/caf\u00e9</loc></url></urlset>',
      "latin1",
    ),
  },
};
const server = createServer((request, response) => {
  const { type, body } = documents[request.url.slice(1)];
  response.setHeader("content-type", type);
  response.end(body);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = (name) => `http://127.0.0.1:${server.address().port}/${name}`;
const { sites, errors } = await new Sitemapper({ timeout: 5000 }).fetch(address("latin"));
const found = { sites, errors: errors.length };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ sites: ["https://example.com/caf\ufffd"], errors: 0 });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
