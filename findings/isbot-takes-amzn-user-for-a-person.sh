#!/usr/bin/env bash
# isbot 5.2.3: Amzn-User, with which Amazon fetches a page because a person has asked Alexa (documented by Amazon with this user agent's shape).
# Expected: a bot, as its sister Amazonbot. Seen: a person.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts isbot@5.2.3
cat >look.mjs <<'JS'
import { isbot } from "isbot";

const agent = (token) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}) Chrome/119.0.6045.214 Safari/537.36`;
const found = { Amazonbot: isbot(agent("Amazonbot/0.1")), AmznUser: isbot(agent("Amzn-User/0.1")) };
const seen = JSON.stringify(found);
console.log(seen);
const known = JSON.stringify({ Amazonbot: true, AmznUser: false });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
