#!/usr/bin/env bash
# http-message-signatures 1.0.6: the signature base over one parameter of the query, "@query-param";name="e", whose value is a!b'(c)~ (RFC 9421, 2.2.8:
# values are written anew with the percent-encode set of forms, which holds ! ' ( ) and ~). Expected: a%21b%27%28c%29%7E. Seen: a!b'(c)~, as
# encodeURIComponent leaves it, so that who follows the letter finds the signature wrong. A space is right, %20. Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts http-message-signatures@1.0.6
cat >look.mjs <<'JS'
import { httpbis } from "http-message-signatures";

const request = { method: "GET", url: "https://example.com/?e=a!b'(c)~&s=two+words", headers: {} };
const valueOf = (name) => {
  const [[, [value]]] = httpbis.createSignatureBase({ fields: [`"@query-param";name="${name}"`] }, request);
  return value;
};
const seen = JSON.stringify({ marks: valueOf("e"), space: valueOf("s") });
console.log(seen);
const known = JSON.stringify({ marks: "a!b'(c)~", space: "two%20words" });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
