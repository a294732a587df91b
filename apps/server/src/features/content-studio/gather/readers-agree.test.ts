import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { htmlFacts } from "#features/technical-audit/public.ts";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { pageMarkdown } from "./page-markdown.ts";

const url = "https://tea.example/a";
/** No reader takes a page of less for one that has a main part. */
const rest = "Green tea is picked by hand in the first weeks of spring and then steamed at once. ".repeat(4);

function pageOf(part: string): string {
  return `<!doctype html><html lang="en"><head><title>Tea</title></head><body><main><h1>Tea</h1><p>${rest}</p>${part}</main></body></html>`;
}

/** Readers that take the word to the text of the page: that of audits, those of the local index, that of the content studio. */
function readBy(part: string): string[] {
  const html = pageOf(part);
  const { text, prose } = readWebPage(html, url);
  const wordsOf = (some: string): number => htmlFacts(pageOf(some), { url }).facts.mainWords;
  return [
    ...(wordsOf(part) > wordsOf(part.replaceAll("kyusu", "")) ? ["audit"] : []),
    ...(text.includes("kyusu") ? ["text"] : []),
    ...(prose.text.includes("kyusu") ? ["prose"] : []),
    ...(pageMarkdown(html, url).includes("kyusu") ? ["markdown"] : []),
  ];
}

const all = ["audit", "text", "prose", "markdown"];

/** Words that Chromium 156 shows, told by innerText and by the boxes of the word. */
describe("what a browser shows, every reader reads", () => {
  test.each<[string, string]>([
    ["a paragraph", "<p>kyusu</p>"],
    ["hidden until it is found", "<p hidden=until-found>kyusu</p>"],
    ["the same in capitals", '<p hidden="Until-Found">kyusu</p>'],
    ["a block that is kept from being read out", "<div aria-hidden=true><p>kyusu</p></div>"],
    ["what cannot be clicked", "<p inert>kyusu</p>"],
    ["what is rendered when it comes into sight", '<p style="content-visibility:auto">kyusu</p>'],
    ["what is faded in", '<p style="opacity:0">kyusu</p>'],
    ["details that are closed", "<details><summary>a</summary><p>kyusu</p></details>"],
    ["a summary", "<details><summary>kyusu</summary>a</details>"],
    ["what an object without data holds", "<object><p>kyusu</p></object>"],
    ["text as it is typed", "<div><listing>kyusu</listing></div>"],
    ["a slot of nobody", "<p>a <slot>kyusu</slot></p>"],
    ["a shadow", "<x-a><template shadowrootmode=open><p>kyusu</p></template></x-a>"],
    ["a shadow of a plain element", "<div><template shadowrootmode=open><p>kyusu</p></template></div>"],
    ["what a slot shows", "<x-a><template shadowrootmode=open><slot></slot></template><p>kyusu</p></x-a>"],
    [
      "what a named slot shows",
      "<x-a><template shadowrootmode=open><slot name=b></slot></template><p slot=b>kyusu</p></x-a>",
    ],
    ["an empty slot", "<x-a><template shadowrootmode=open><slot><p>kyusu</p></slot></template></x-a>"],
    [
      "a shadow in a shadow",
      "<x-a><template shadowrootmode=open><x-b><template shadowrootmode=open><p>kyusu</p></template></x-b></template></x-a>",
    ],
  ])("%s", (_, part) => {
    const readers = readBy(part);

    // What is typed is code to prose.
    expect(readers).toEqual(part.includes("<listing") ? all.filter((one) => one !== "prose") : all);
  });
});

describe("what a browser does not show, no reader reads", () => {
  test.each<[string, string]>([
    ["hidden", "<p hidden>kyusu</p>"],
    ["hidden, whatever it says", "<p hidden=false>kyusu</p>"],
    ["no display", '<p style="DISPLAY : none !important">kyusu</p>'],
    ["invisible", '<p style="color:red;visibility:hidden">kyusu</p>'],
    ["collapsed", '<p style="visibility:collapse">kyusu</p>'],
    ["content that is kept from view", '<p style="content-visibility:hidden">kyusu</p>'],
    ["told to those without scripts", "<noscript><p>kyusu</p></noscript>"],
    ["a template", "<template><p>kyusu</p></template>"],
    ["a template whose mode is none", "<x-a><template shadowrootmode=x><p>kyusu</p></template></x-a>"],
    ["a child without a slot", "<x-a><template shadowrootmode=open>a</template><p>kyusu</p></x-a>"],
    [
      "a slot that is filled",
      "<x-a><template shadowrootmode=open><slot><p>kyusu</p></slot></template>a</x-a>",
    ],
    [
      "a slot in what is hidden",
      "<x-a><template shadowrootmode=open><div hidden><slot></slot></div></template><p>kyusu</p></x-a>",
    ],
    ["a dialog that is closed", "<dialog><p>kyusu</p></dialog>"],
    ["what pops up", "<div popover><p>kyusu</p></div>"],
    ["the name of a drawing", "<svg><title>kyusu</title></svg>"],
    ["what an object with data holds", "<object data=a.pdf><p>kyusu</p></object>"],
    ["a frame", '<iframe srcdoc="<p>kyusu</p>"><p>kyusu</p></iframe>'],
    ["for readers without frames", "<noframes><p>kyusu</p></noframes>"],
    ["a film", "<video><p>kyusu</p></video>"],
    ["a canvas", "<canvas><p>kyusu</p></canvas>"],
    ["a text field", "<textarea>kyusu</textarea>"],
    ["the brackets of ruby", "<p><ruby><rp>kyusu</rp></ruby></p>"],
    ["a gauge", "<meter value=1>kyusu</meter>"],
  ])("%s", (_, part) => {
    expect(readBy(part)).toEqual([]);
  });
});

/** Chromium shows these, and they are no text of the page: choices, drawings, what stands around it, signs for the eye. */
test.each<[string, string]>([
  ["a choice", "<select><option>kyusu</option></select>"],
  ["a drawing", "<svg><text>kyusu</text></svg>"],
  ["a dialog that is open", "<dialog open><p>kyusu</p></dialog>"],
  ["a button", "<button>kyusu</button>"],
  ["a side bar by its role", '<div role="Complementary note"><p>kyusu</p></div>'],
  ["a question that lies upon the page", "<div aria-modal=true><p>kyusu</p></div>"],
  ["a sign in a line", "<p>a</p><i aria-hidden=true>kyusu</i>"],
])("no reader takes %s for text", (_, part) => {
  expect(readBy(part)).toEqual([]);
});

const wrappers = [
  (inner: string) => `<div>${inner}</div>`,
  (inner: string) => `<div hidden>${inner}</div>`,
  (inner: string) => `<div hidden=until-found>${inner}</div>`,
  (inner: string) => `<section aria-hidden=true>${inner}</section>`,
  (inner: string) => `<div style="display:none">${inner}</div>`,
  (inner: string) => `<div style="content-visibility:hidden">${inner}</div>`,
  (inner: string) => `<details><summary>Tea</summary>${inner}</details>`,
  (inner: string) => `<div popover>${inner}</div>`,
  (inner: string) => `<dialog open>${inner}</dialog>`,
  (inner: string) => `<x-a><template shadowrootmode=open>${inner}</template></x-a>`,
  (inner: string) => `<x-a><template shadowrootmode=open><slot></slot></template>${inner}</x-a>`,
  (inner: string) => `<x-a><template shadowrootmode=open>Tea</template>${inner}</x-a>`,
  (inner: string) => `<template>${inner}</template>`,
  (inner: string) => `<noscript>${inner}</noscript>`,
  (inner: string) => `<object>${inner}</object>`,
  (inner: string) => `<div role=dialog>${inner}</div>`,
  (inner: string) => `<div inert>${inner}</div>`,
] as const;

test("readers agree on whatever is nested", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...wrappers), { maxLength: 6 }), (chosen) => {
      const nested = chosen.reduce((inner, wrap) => wrap(inner), "<p>kyusu</p>");

      // The content studio's reader takes a third of a second for a large page, and reads what the text is.
      const readers = readBy(nested).filter((one) => one !== "markdown");

      expect([0, 3]).toContain(readers.length);
    }),
    { numRuns: 300 },
  );
});
