import { expect, test } from "vitest";
import type { RenderFacts } from "../../store/page-facts.rules.ts";
import { checkTable, findings, type PageChanges } from "../audited-page.test-helper.ts";

function rendered(changes: Partial<RenderFacts>): PageChanges {
  const side = { words: 600, title: "How to choose a standing desk", links: 20 };
  const same = { raw: side, rendered: side, wordShare: 1, lost: [], onlyByScript: [], lostLinks: 0 };
  return { rendering: { ...same, ...changes } };
}

const shell = "<div id=root> is empty";

checkTable("js-text", [
  ["a page of the server that was not rendered", "not-applicable"],
  ["all words from the server", "passed", rendered({})],
  ["70 %", "passed", rendered({ wordShare: 0.7 })],
  ["less than 70 %", "failed as high", rendered({ wordShare: 0.699 })],
  ["30 %", "failed as high", rendered({ wordShare: 0.3 })],
  ["less than 30 %", "failed", rendered({ wordShare: 0.299 })],
  ["nothing", "failed", rendered({ wordShare: 0 })],
  ["a shell without text that was not rendered", "failed by half", { html: { shell, mainWords: 49 } }],
  ["a shell with text", "passed", { html: { shell, mainWords: 50 } }],
  ["few words without a shell", "not-applicable", { html: { mainWords: 3 } }],
  [
    "a shell whose text turned out to be there",
    "passed",
    { ...rendered({}), html: { shell, mainWords: 20 } },
  ],
  ["an error", "not-applicable", { ...rendered({ wordShare: 0 }), html: null, fetch: { status: 404 } }],
]);

checkTable("js-facts", [
  ["not rendered", "not-applicable"],
  ["the same with and without scripts", "passed", rendered({})],
  [
    "a title only by scripts",
    "failed",
    rendered({ onlyByScript: [{ what: "title", raw: null, rendered: "Standing desks" }] }),
  ],
  [
    "a canonical link that scripts change",
    "failed",
    rendered({ onlyByScript: [{ what: "canonical", raw: "/a", rendered: "/b" }] }),
  ],
  ["20 % of links only by scripts", "passed", rendered({ lostLinks: 4 })],
  ["more than 20 %", "failed", rendered({ lostLinks: 5 })],
  ["no links at all", "passed", rendered({ rendered: { words: 600, title: null, links: 0 }, lostLinks: 0 })],
]);

test("shows what a browser sees beside what is sent", () => {
  const side = { words: 600, title: null, links: 10 };
  const page = rendered({
    raw: { ...side, words: 60 },
    rendered: side,
    wordShare: 0.1,
    lost: ["Desks from 300 €."],
  });

  expect(findings("js-text", page)).toEqual([
    "The server sends 10 % of the words that a browser shows (60 and 600 words) -> At least 70 % in the HTML",
    "A text that only a browser shows -> The same text in the HTML «Desks from 300 €.»",
  ]);
});

test("says of a shell that it was not rendered", () => {
  expect(findings("js-text", { html: { shell, mainWords: 12 } })).toEqual([
    `Likely, not rendered: 12 words of main text and a shell that scripts fill -> The text in the HTML «${shell}»`,
  ]);
});

test("says what scripts add and what they change", () => {
  const onlyByScript = [
    { what: "h1", raw: null, rendered: "Desks" },
    { what: "title", raw: "Loading", rendered: "Desks" },
  ];

  expect(findings("js-facts", rendered({ onlyByScript, lostLinks: 12 }))).toEqual([
    "h1 only with JavaScript -> The same in the HTML «Desks»",
    "title is changed by JavaScript: Loading -> The same in the HTML «Desks»",
    "12 of 20 links only with JavaScript -> At most 20 %",
  ]);
});
