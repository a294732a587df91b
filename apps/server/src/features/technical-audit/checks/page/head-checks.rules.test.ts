import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { checkTable, findings, type PageChanges } from "../audited-page.test-helper.ts";

const origin = "https://shop.example";
const own = pageHash(`${origin}/guide`);
const other = { pages: [{ url: `${origin}/b` }], sharing: [own, pageHash(`${origin}/b`)] };
const missing: PageChanges = { html: null, fetch: { status: 404 } };

function titled(...texts: string[]): PageChanges {
  return { html: { titles: texts.map((text, index) => ({ line: index + 4, text })) } };
}
function described(text: string): PageChanges {
  return { html: { description: { line: 5, text } } };
}

checkTable("title", [
  ["none", "failed", titled()],
  ["an empty one", "failed", titled(" \n ")],
  ["15 characters", "passed", titled("x".repeat(15))],
  ["14 characters", "failed", titled("x".repeat(14))],
  ["70 characters", "passed", titled("x".repeat(70))],
  ["71 characters", "failed", titled("x".repeat(71))],
  ["70 signs that take two units each", "passed", titled("😀".repeat(70))],
  ["15 with spaces around and breaks within", "failed", titled("   short\n\n   one      ")],
  ["shared with another page", "failed", {}, other],
  ["the same as its own", "passed", {}, { sharing: [own] }],
  ["the same as pages that are no group of its own", "passed", {}, { sharing: [pageHash(`${origin}/b`)] }],
  ["the first counts", "passed", titled("How to choose a standing desk", "x")],
  [
    "a variant of another page",
    "not-applicable",
    { html: { titles: [], canonicals: [{ line: 1, href: "/", url: origin }] } },
  ],
  ["an error", "not-applicable", missing],
]);

checkTable("description", [
  ["none", "failed", { html: { description: null } }],
  ["an empty one", "failed", described("")],
  ["50 characters", "passed", described("x".repeat(50))],
  ["49 characters", "failed", described("x".repeat(49))],
  ["160 characters", "passed", described("x".repeat(160))],
  ["161 characters", "failed", described("x".repeat(161))],
  ["shared", "failed", {}, other],
  ["an error", "not-applicable", missing],
]);

test("names the pages that share a title", () => {
  const three = { ...other, sharing: [...other.sharing, `${origin}/c`, `${origin}/d`] };

  expect(findings("title", {}, three)).toEqual([
    `The same title as ${origin}/b and 2 more -> One of its own @4 «How to choose a standing desk»`,
  ]);
});

test("says both where a title is too short and shared", () => {
  expect(findings("title", titled("Home"), other)).toEqual([
    "4 characters -> 15 to 70 characters @4 «Home»",
    `The same title as ${origin}/b -> One of its own @4 «Home»`,
  ]);
});

function levels(...all: number[]): Partial<HtmlFacts> {
  return { headings: all.map((level, index) => ({ line: index + 20, level, text: `Heading ${index}` })) };
}

checkTable("headings", [
  ["one h1 and what is below", "passed", { html: levels(1, 2, 3, 2, 3, 4) }],
  ["none at all", "failed", { html: levels() }],
  ["no h1", "failed", { html: levels(2, 3) }],
  ["two h1", "failed", { html: levels(1, 2, 1) }],
  ["a skipped level", "failed", { html: levels(1, 3) }],
  ["back by several levels", "passed", { html: levels(1, 2, 3, 4, 2) }],
  ["a small one before the h1", "passed", { html: levels(2, 1, 2) }],
  ["a shell that scripts fill", "not-applicable", { html: { ...levels(), shell: "empty", mainWords: 0 } }],
  ["an error", "not-applicable", missing],
]);

test("shows which headings are wrong", () => {
  expect(findings("headings", { html: levels(1, 4, 1) })).toEqual([
    "Another h1 -> One h1 @22 «Heading 2»",
    "h4 follows h1 -> h2 @21 «Heading 1»",
  ]);
});

checkTable("lang", [
  ["a language", "passed"],
  ["a language of a country", "passed", { html: { lang: "de-AT" } }],
  ["a language with a script", "passed", { html: { lang: "zh-Hant-TW" } }],
  ["none", "failed", { html: { lang: null } }],
  ["an empty one", "failed", { html: { lang: " " } }],
  ["a word", "failed", { html: { lang: "english" } }],
  ["a country in place of a language", "failed", { html: { lang: "jp" } }],
  ["a language of three letters", "passed", { html: { lang: "gsw-CH" } }],
  ["a language with a private part", "passed", { html: { lang: "en-US-x-tea" } }],
  ["an underscore", "failed", { html: { lang: "en_US" } }],
  ["an error", "not-applicable", missing],
]);

checkTable("alt", [
  ["80 % with a text", "passed", { html: { imageCount: 10, imagesWithoutAlt: 2 } }],
  ["fewer", "failed", { html: { imageCount: 10, imagesWithoutAlt: 3 } }],
  ["no pictures", "not-applicable", { html: { imageCount: 0 } }],
  ["an error", "not-applicable", missing],
]);

test("shows the first picture without a text", () => {
  const html = { imageCount: 1, imagesWithoutAlt: 1, imageWithoutAlt: { line: 60, src: "/desk.jpg" } };

  expect(findings("alt", { html })).toEqual([
    "1 of 1 picture without an alt attribute -> At least 80 % with one @60 «/desk.jpg»",
  ]);
});

checkTable("social", [
  ["all of them", "passed"],
  [
    "without the card, for which the others stand in",
    "passed",
    { html: { social: ["og:title", "og:description", "og:image"] } },
  ],
  ["without a picture", "failed", { html: { social: ["og:title", "og:description", "twitter:card"] } }],
  ["none", "failed", { html: { social: [] } }],
  ["an error", "not-applicable", missing],
]);
