#!/usr/bin/env bash
# happy-dom 21.0.4 and ivya 1.8.2 (the locator engine of Vitest's browser mode, a fork of Playwright's).
# Valid input: a page with one button and no styles. In a browser the computed `visibility` of everything is "visible" unless a style
# says otherwise. Seen: happy-dom computes the empty string, ivya takes everything else than "visible" for hidden, and so no element is
# found by its role, while the same element is found by its text. One rule, `html { visibility: visible }`, mends it.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 ivya@1.8.2
cat >look.mjs <<'JS'
import { Window } from "happy-dom";

const window = new Window();
// ivya reads what a browser has as globals.
globalThis.window = window;
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) && /^[A-Z]|^document$|^getComputedStyle$/.test(name)) globalThis[name] = window[name];
const { Ivya } = await import("ivya");
const ivya = Ivya.create({ browser: "chromium" });
document.body.innerHTML = "<button>Save</button>";
const found = () => ivya.queryAllByRole("button").length;

const before = [window.getComputedStyle(document.querySelector("button")).visibility, found(), ivya.queryAllByText("Save").length];
document.head.innerHTML = "<style>html { visibility: visible }</style>";
const after = [window.getComputedStyle(document.querySelector("button")).visibility, found()];
const seen = JSON.stringify({ before, after });
console.log(seen);
const known = JSON.stringify({ before: ["", 0, 1], after: ["visible", 1] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
