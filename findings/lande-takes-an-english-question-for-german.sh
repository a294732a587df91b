#!/usr/bin/env bash
# lande 1.0.10: a question of nine words, as people ask an assistant. Expected: English. Seen: German with 90 % confidence; without the country's name it is English.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lande@1.0.10
cat >look.mjs <<'JS'
import lande from "lande";

const languageOf = (text) => {
  const [[language, confidence]] = lande(text);
  return [language, Math.round(confidence * 100) / 100];
};
const found = [languageOf("Which heat pump is best in Germany?"), languageOf("Which heat pump is the best one for us?")];
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify([["deu", 0.9], ["eng", 1]]);
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
