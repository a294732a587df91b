#!/usr/bin/env bash
# robots-parser 3.0.1: a Sitemap line between two User-agent lines.
# Valid input: RFC 9309 (2.2.4) says that other records, as Sitemap, must not end or split a group. So both agents belong to one group,
# and Google's own parser closes the site for both. Seen: the first agent stands alone with no rule, and may read everything.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts robots-parser@3.0.1
cat >look.mjs <<'JS'
import robotsParser from "robots-parser";

const rules = (between) => `User-agent: GPTBot\n${between}User-agent: CCBot\nDisallow: /\n`;
const mayRead = (text, agent) => robotsParser("https://example.com/robots.txt", text).isAllowed("https://example.com/page", agent);
const sitemap = "Sitemap: https://example.com/sitemap.xml\n";
const found = {
  together: mayRead(rules(""), "GPTBot"),
  sitemapBetween: { GPTBot: mayRead(rules(sitemap), "GPTBot"), CCBot: mayRead(rules(sitemap), "CCBot") },
};
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ together: false, sitemapBetween: { GPTBot: true, CCBot: false } });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
