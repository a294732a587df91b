#!/usr/bin/env bash
# happy-dom 21.0.4: window.matchMedia().
# Valid input: a listener for "change" on a query that matches when it is added; then the window gets so narrow that it no longer does.
# A browser tells the listener once, with matches false. Seen: the listener is not told, because the list believes at first that the query
# did not match; only once the window has matched and been told so, later changes arrive.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4
cat >look.mjs <<'JS'
import { Window } from "happy-dom";

const window = new Window({ width: 1280, height: 800 });
const told = [];
const wide = window.matchMedia("(min-width: 800px)");
const matchedAtFirst = wide.matches;
wide.addEventListener("change", ({ matches }) => told.push(matches));
window.happyDOM.setViewport({ width: 400 });
const afterNarrowing = [...told];
window.happyDOM.setViewport({ width: 1280 });
window.happyDOM.setViewport({ width: 400 });
const seen = JSON.stringify({ matchedAtFirst, afterNarrowing, afterMore: told });
console.log(seen);
const known = JSON.stringify({ matchedAtFirst: true, afterNarrowing: [], afterMore: [true, false] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
