#!/usr/bin/env bash
# device-detector-js 3.0.3: agents that read a page because a person asked an assistant.
# Expected: bots, as PerplexityBot. Seen: what has no "bot" in its name, as Perplexity-User and Claude-User, is none.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts device-detector-js@3.0.3
cat >look.mjs <<'JS'
import DeviceDetector from "device-detector-js";

const detector = new DeviceDetector();
const botOf = (token, page) =>
  detector.parse(`Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}/1.0; +${page})`).bot?.name ?? null;
const found = { crawler: botOf("PerplexityBot", "https://perplexity.ai/perplexitybot"), perplexity: botOf("Perplexity-User", "https://perplexity.ai/perplexity-user"), claude: botOf("Claude-User", "Claude-User@anthropic.com") };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ crawler: "Generic Bot", perplexity: null, claude: null });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
