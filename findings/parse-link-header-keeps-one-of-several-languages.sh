#!/usr/bin/env bash
# parse-link-header 2.0.0: a Link header that names a page's other languages, one link each with rel="alternate" and hreflang, as Google documents it.
# Expected: all of them. Seen: the last; each overwrites the one before, as the answer has one place for a relation.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-link-header@2.0.0
cat >look.mjs <<'JS'
import parse from "parse-link-header";

const link = (language) => `<https://example.com/${language}>; rel="alternate"; hreflang="${language}"`;
const found = parse([link("de"), link("en"), link("fr")].join(", "));
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ alternate: { rel: "alternate", hreflang: "fr", url: "https://example.com/fr" } });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
