#!/usr/bin/env bash
# axe-core 4.14.1 on happy-dom 21.0.4.
# Valid input: a page whose <main> is hidden by aria-hidden while a modal stands open beside it, once as role="dialog" and once as
# role="alertdialog", with the same name, button and heading. In a browser, which has a layout, axe finds both right. Seen: without a layout the
# first is right, while the second gets violations of rules about what stands behind it.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 axe-core@4.14.1
cat >look.mjs <<'JS'
import { Window } from "happy-dom";

const window = new Window({ url: "http://localhost/" });
globalThis.window = window;
globalThis.document = window.document;
for (const name of ["Node", "Element", "HTMLElement", "Document", "NodeList"]) globalThis[name] = window[name];
const { default: axe } = await import("axe-core");
const violations = async (role) => {
  document.documentElement.lang = "en";
  document.head.innerHTML = "<title>A page</title>";
  document.body.innerHTML = `<div aria-hidden="true"><main><h1>A page</h1><p>Behind it.</p></main></div>
    <div role="${role}" aria-labelledby="title" tabindex="-1"><h2 id="title">Delete it?</h2><button>Cancel</button></div>`;
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const found = await axe.run(document, { resultTypes: ["violations"], rules });
  return found.violations.map(({ id }) => id).sort();
};
const seen = JSON.stringify({ dialog: await violations("dialog"), alertdialog: await violations("alertdialog") });
console.log(seen);
const known = JSON.stringify({ dialog: [], alertdialog: ["landmark-one-main", "page-has-heading-one"] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
