#!/usr/bin/env bash
# dataforseo-client 2.1.7: an item of an AI Mode answer whose type is younger than the package; the service adds types without a new version of its API.
# Expected: its fields. Seen: an object of the class of AI overviews with nothing but type and rank:
# text and address are gone, and nothing says so.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dataforseo-client@2.1.7
cat >look.mjs <<'JS'
import { SerpGoogleAiModeLiveAdvancedResultInfo } from "dataforseo-client";

const sent = { keyword: "lamps", items: [{ type: "shopping_guide", rank_group: 1, title: "Lamps", text: "Which lamp?", url: "https://example.com/" }] };
const [item] = SerpGoogleAiModeLiveAdvancedResultInfo.fromJS(sent).items;
const kept = JSON.parse(JSON.stringify(item));
const found = { type: kept.type, title: kept.title ?? null, text: kept.text ?? null, url: kept.url ?? null };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ type: "shopping_guide", title: null, text: null, url: null });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
