#!/usr/bin/env bash
# ua-parser-js 2.0.10 with its list of bots: Google-Agent, with which Google's assistants act for people (documented by Google).
# Expected: a bot of the kind "fetcher", as ChatGPT-User. Seen: Mobile Chrome, without a kind, and isBot() says no.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ua-parser-js@2.0.10
cat >look.mjs <<'JS'
import { isBot } from "ua-parser-js/bot-detection";
import { Bots } from "ua-parser-js/extensions";
import { UAParser } from "ua-parser-js";

const agents = {
  google:
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent)",
  openai: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
};
const found = Object.fromEntries(
  Object.entries(agents).map(([whose, agent]) => {
    const { name, type = null } = new UAParser(agent, Bots).getBrowser();
    return [whose, { name, type, bot: isBot(agent) }];
  }),
);
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ google: { name: "Mobile Chrome", type: null, bot: false }, openai: { name: "ChatGPT-User", type: "fetcher", bot: true } });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
