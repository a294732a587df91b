#!/usr/bin/env bash
# sitemapper 4.1.6: a sitemap as a text file with one address a line, one of the three forms of sitemaps.org. Expected: two addresses.
# Seen: none, and "An unknown error occurred." of the kind UnknownStateError.
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
  text: { type: "text/plain; charset=utf-8", body: "https://example.com/a\nhttps://example.com/b\n" },
};
const server = createServer((request, response) => {
  const { type, body } = documents[request.url.slice(1)];
  response.setHeader("content-type", type);
  response.end(body);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = (name) => `http://127.0.0.1:${server.address().port}/${name}`;
const { sites, errors } = await new Sitemapper({ timeout: 5000 }).fetch(address("text"));
const found = { sites, errors: errors.map(({ type, message }) => [type, message]) };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ sites: [], errors: [["UnknownStateError", "An unknown error occurred."]] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
