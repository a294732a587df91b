#!/usr/bin/env bash
# structured-data-testing-tool 4.5.0, its preset Google.
# Valid input: an Article with a headline and an image. Google's page on articles (read 2026-09-14) requires no property and recommends author
# and dates where they apply; it names no publisher. Seen: author, datePublished and all of a publisher with a logo fail, while dateModified is
# a warning.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund structured-data-testing-tool@4.5.0
cat >look.cjs <<'JS'
const { structuredDataTest } = require("structured-data-testing-tool");
const { Google } = require("structured-data-testing-tool/presets");

const item = { "@context": "https://schema.org", "@type": "Article", headline: "How to oil a desk", image: "https://desk.example/oil.jpg" };
const html = `<!doctype html><html><head><title>A</title><script type="application/ld+json">${JSON.stringify(item)}</script></head><body></body></html>`;
structuredDataTest(html, { presets: [Google] })
  .catch(({ res }) => res)
  .then(({ failed, warnings }) => {
    const names = (tests) => tests.map(({ test }) => test.replace("Article[0].", ""));
    const seen = JSON.stringify({ failed: names(failed), warnings: names(warnings) });
    console.log(seen);
    const known = JSON.stringify({
      failed: ["author", "datePublished", 'publisher."@type"', "publisher.name", "publisher.logo", "publisher.logo.url"],
      warnings: ["dateModified", "mainEntityOfPage"],
    });
    if (seen !== known) throw new Error(`This has changed; known was ${known}`);
    process.exit(0);
  });
JS
node look.cjs
