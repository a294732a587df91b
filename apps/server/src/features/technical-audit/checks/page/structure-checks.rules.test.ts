import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { checkTable, findings, type PageChanges } from "../audited-page.test-helper.ts";

const origin = "https://shop.example";
const own = pageHash(`${origin}/guide`);
const twin = pageHash(`${origin}/twin`);
const twins = { duplicates: [own, twin], pages: [{ url: `${origin}/twin` }] };
const shell = { shell: "<div id=app> is empty", mainWords: 10 };
const missing: PageChanges = { html: null, fetch: { status: 404 } };

checkTable("hidden-text", [
  ["nothing hidden", "passed"],
  ["30 % of all words", "passed", { html: { mainWords: 70, hiddenWords: 30 } }],
  ["more than 30 %", "failed", { html: { mainWords: 69, hiddenWords: 31 } }],
  ["everything", "failed", { html: { mainWords: 0, hiddenWords: 80 } }],
  ["no words", "not-applicable", { html: { mainWords: 0 } }],
  ["an error", "not-applicable", missing],
]);

checkTable("boxed-text", [
  ["text without a box", "not-applicable", { html: { mainWords: 99 } }],
  ["a frame beside few words", "failed", { html: { mainWords: 99, iframeCount: 1 } }],
  ["a frame beside enough words", "passed", { html: { mainWords: 100, iframeCount: 1 } }],
  ["a PDF file beside few words", "failed", { html: { mainWords: 20, pdfLinkCount: 2 } }],
  ["pictures without alt", "failed", { html: { mainWords: 20, imagesWithoutAlt: 1 } }],
  [
    "pictures of the site's frame without alt",
    "not-applicable",
    { html: { mainWords: 20, imagesWithoutAlt: 1, ownImagesWithoutAlt: 0 } },
  ],
  ["pictures with alt", "not-applicable", { html: { mainWords: 20, imageCount: 9 } }],
  [
    "the map of a contact page",
    "not-applicable",
    { kind: "contact", html: { mainWords: 20, iframeCount: 1 } },
  ],
  ["a shell", "not-applicable", { html: { ...shell, iframeCount: 1 } }],
]);

checkTable("thin", [
  ["enough words", "passed", { html: { mainWords: 150 } }],
  ["one too few", "failed", { html: { mainWords: 149 } }],
  ["a start page", "failed", { kind: "home", html: { mainWords: 20 } }],
  ["a list", "not-applicable", { kind: "list", html: { mainWords: 20 } }],
  ["contact", "not-applicable", { kind: "contact", html: { mainWords: 20 } }],
  ["a legal page", "not-applicable", { kind: "legal", html: { mainWords: 20 } }],
  ["a form", "not-applicable", { html: { mainWords: 20, formCount: 1 } }],
  ["a shell that scripts fill", "not-applicable", { html: shell }],
  [
    "a variant",
    "not-applicable",
    { html: { mainWords: 20, canonicals: [{ line: 1, href: origin, url: origin }] } },
  ],
]);

const alternate = { line: 3, code: "en-GB", href: `${origin}/twin`, url: `${origin}/twin` };

checkTable("duplicate", [
  ["alone", "passed"],
  ["with a twin", "failed", {}, twins],
  ["in no group of its own", "passed", {}, { duplicates: [twin] }],
  ["a group of itself", "passed", {}, { duplicates: [own] }],
  ["few words", "not-applicable", { html: { mainWords: 50 } }, twins],
  ["one word more", "failed", { html: { mainWords: 51 } }, twins],
  ["for another country, as its links say", "passed", { html: { hreflangs: [alternate] } }, twins],
  [
    "a variant of the other",
    "not-applicable",
    { html: { canonicals: [{ line: 1, href: "/twin", url: `${origin}/twin` }] } },
    twins,
  ],
]);

test("names the pages of a group by their addresses", () => {
  expect(findings("duplicate", {}, { ...twins, duplicates: [own, twin, `${origin}/third`] })).toEqual([
    `Nearly the same text as ${origin}/twin -> One page, or a canonical link between them`,
    `Nearly the same text as ${origin}/third -> One page, or a canonical link between them`,
  ]);
});

function question(answerWords: number, stemShare = 0.5): HtmlFacts["questions"][number] {
  return { line: 30, text: "How high should a desk be?", answerWords, stemShare };
}
const [answered, open] = [question(40), question(5)];

checkTable("answer-first", [
  ["no questions", "not-applicable", { html: { questions: [] } }],
  ["one that is answered", "passed", { html: { questions: [answered] } }],
  ["the shortest answer", "passed", { html: { questions: [question(15)] } }],
  ["a shorter one", "failed", { html: { questions: [question(14)] } }],
  ["the longest answer", "passed", { html: { questions: [question(80)] } }],
  ["a longer one", "failed", { html: { questions: [question(81)] } }],
  ["an answer to something else", "failed", { html: { questions: [question(40, 0.49)] } }],
  ["60 % answered", "passed", { html: { questions: [answered, answered, answered, open, open] } }],
  ["half answered", "failed", { html: { questions: [answered, open] } }],
  ["a shell", "not-applicable", { html: { ...shell, questions: [open] } }],
]);

test("shows the questions that are left open", () => {
  expect(findings("answer-first", { html: { questions: [question(1, 0), answered] } })).toEqual([
    "An answer of 1 word, with 0 % of the question's words -> 15 to 80 words that take up at least half of them @30 «How high should a desk be?»",
  ]);
});

const sections = [
  { line: 50, heading: "Frames", words: 400 },
  { line: 90, heading: "", words: 301 },
  { line: 99, heading: "Tops", words: 300 },
];

checkTable("long-sections", [
  ["short sections", "passed"],
  [
    "20 % of the words",
    "passed",
    { html: { mainWords: 2_000, longSectionWords: 400, longSections: sections } },
  ],
  ["more than 20 %", "failed", { html: { mainWords: 2_000, longSectionWords: 401, longSections: sections } }],
  ["no words", "passed", { html: { mainWords: 0 } }],
  ["a list", "not-applicable", { kind: "list", html: { longSectionWords: 701, longSections: sections } }],
  [
    "a start page",
    "not-applicable",
    { kind: "home", html: { longSectionWords: 701, longSections: sections } },
  ],
  ["an error", "not-applicable", missing],
]);

test("names the sections that are too long", () => {
  expect(findings("long-sections", { html: { longSectionWords: 701, longSections: sections } })).toEqual([
    "100 % of the text is in sections of more than 300 words -> At most 20 %",
    "A section of 400 words -> At most 300 under a heading @50 «Frames»",
    "A section of 301 words -> At most 300 under a heading @90",
  ]);
});

checkTable("few-facts", [
  ["a guide with five in 1,000 words", "passed", { html: { mainWords: 1_000, factCount: 5 } }],
  ["a guide with four", "failed", { html: { mainWords: 1_000, factCount: 4 } }],
  ["a product without any", "failed", { kind: "product", html: { factCount: 0 } }],
  ["a comparison with three in 600", "passed", { kind: "comparison", html: { factCount: 3 } }],
  ["an article", "not-applicable", { kind: "article", html: { factCount: 0 } }],
  ["a page of few words", "not-applicable", { html: { mainWords: 149, factCount: 0 } }],
  ["the fewest words that are judged", "failed", { html: { mainWords: 150, factCount: 0 } }],
]);
