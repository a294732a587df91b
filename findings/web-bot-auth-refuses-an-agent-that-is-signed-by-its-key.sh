#!/usr/bin/env bash
# web-bot-auth 0.1.3: a request in the form of the newer drafts, in which Signature-Agent is a dictionary and the signature covers one member of it,
# "signature-agent";key="sig1" (RFC 9421, 2.1.2). Expected: valid, as the older form and as http-message-signatures 1.0.6 says. Seen: "invalid signature".
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts web-bot-auth@0.1.3
cat >look.mjs <<'JS'
import { createPrivateKey, sign } from "node:crypto";
import { verify } from "web-bot-auth";
import { verifierFromJWK } from "web-bot-auth/crypto";

// The key for tests of RFC 9421, appendix B.1.4.
const { d, ...publicKey } = { kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs", d: "n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU" };
const privateKey = createPrivateKey({ key: { ...publicKey, d }, format: "jwk" });
const created = Math.floor(Date.now() / 1000);
const outcomeOf = async ({ headers, covered, parameters }) => {
  const input = `(${covered.map(([component]) => component).join(" ")})${parameters}`;
  const base = [...covered.map(([component, value]) => `${component}: ${value}`), `"@signature-params": ${input}`].join("\n");
  const signature = sign(null, Buffer.from(base), privateKey).toString("base64");
  const request = new Request("https://example.com/", { headers: { ...headers, "Signature-Input": `sig1=${input}`, Signature: `sig1=:${signature}:` } });
  return verify(request, await verifierFromJWK(publicKey)).then(() => "valid", (error) => error.message);
};
const full = `;created=${created};expires=${created + 300};keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";tag="web-bot-auth"`;
const host = ['"@authority"', "example.com"];
const agent = '"https://bot.example"';
const found = {
  older: await outcomeOf({ headers: { "Signature-Agent": agent }, covered: [host, ['"signature-agent"', agent]], parameters: full }),
  newer: await outcomeOf({ headers: { "Signature-Agent": `sig1=${agent}` }, covered: [host, ['"signature-agent";key="sig1"', agent]], parameters: full }),
};
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ older: "valid", newer: "invalid signature" });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
