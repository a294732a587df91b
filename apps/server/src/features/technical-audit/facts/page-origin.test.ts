import { expect, test } from "vitest";
import type { HtmlFacts } from "./page-facts.rules.ts";
import { htmlFacts } from "./read-facts.ts";

function factsOf(html: string): HtmlFacts {
  return htmlFacts(html, { url: "https://tea.example/guides/green" }).facts;
}

const words = (count: number): string => Array.from({ length: count }, () => "leaf").join(" ");

test.each<[string, string, readonly string[]]>([
  [
    "JSON-LD",
    '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-03-05T10:00Z"}</script>',
    ["2026-03-05 published json-ld"],
  ],
  [
    "the head",
    "<meta property='article:published_time' content='2026-03-05T10:00'><meta property='article:modified_time' content=2026-03-06>",
    ["2026-03-05 published meta", "2026-03-06 modified meta"],
  ],
  [
    "elements for times",
    "<time datetime=2026-03-05>x</time><time itemprop=dateModified datetime=2026-03-06>y</time>",
    ["2026-03-05 shown time", "2026-03-06 modified time"],
  ],
  ["a line by the title", "<h1>Tea</h1><p>Ada Leaf · 5 March 2026 · 4 min</p>", ["2026-03-05 shown text"]],
  [
    "a line that says so",
    `${"<p>Tea</p>".repeat(30)}<p>Zuletzt aktualisiert: 5. März 2026</p>`,
    ["2026-03-05 modified text"],
  ],
  [
    "a footer that says so",
    "<h1>Tea</h1><footer>Last updated on 2026-03-05</footer>",
    ["2026-03-05 modified text"],
  ],
  [
    "two in a line",
    "<p>Published 5 March 2026, updated 6 March 2026</p>",
    ["2026-03-05 published text", "2026-03-06 modified text"],
  ],
])("takes dates from %s", (_, html, dates) => {
  expect(factsOf(html).dates.map(({ day, kind, from }) => `${day} ${kind} ${from}`)).toEqual(dates);
});

test.each<[string, string]>([
  [
    "a sentence of the text",
    `<h1>Tea</h1><p>${words(20)}, and on 5 March 2026 there was tea for everybody.</p>`,
  ],
  ["a short line far below", `<h1>Tea</h1>${"<p>Tea</p>".repeat(30)}<p>5 March 2026</p>`],
  ["a time far below", `<h1>Tea</h1>${"<p>Tea</p>".repeat(30)}<time datetime=2026-03-05>a comment</time>`],
  ["a year alone", "<h1>Tea</h1><p>© 2026 Tea House</p>"],
  ["a date that could be two", "<h1>Tea</h1><p>3/4/2026</p>"],
])("takes no date from %s", (_, html) => {
  expect(factsOf(html).dates).toEqual([]);
});

test.each<[string, string, HtmlFacts["author"]]>([
  [
    "JSON-LD",
    '<meta name=author content=Bea><script type="application/ld+json">{"@type":"Article","author":{"@type":"Person","name":"Ada"}}</script>',
    { line: 1, name: "Ada", from: "json-ld" },
  ],
  ["the head", "\n<meta name=author content='Ada Leaf'>", { line: 2, name: "Ada Leaf", from: "meta" }],
  [
    "a link to the author",
    "<a rel=author href=/ada>Ada Leaf</a>",
    { line: 1, name: "Ada Leaf", from: "byline" },
  ],
  ["a class", "<p class='post-byline'>By <b>Ada Leaf</b></p>", { line: 1, name: "Ada Leaf", from: "byline" }],
  ["microdata", "<span itemprop=author>Ada Leaf</span>", { line: 1, name: "Ada Leaf", from: "byline" }],
  ["a line", "<h1>Tea</h1>\n<p>By Ada Leaf, 5 March 2026</p>", { line: 2, name: "Ada Leaf", from: "byline" }],
  ["a German line", "<p>Von Ada Leaf am 5. März 2026</p>", { line: 1, name: "Ada Leaf", from: "byline" }],
  ["a line with a title and a small word", "<p>Por Dra. Ada de la Hoja</p>", null],
  ["a name with a small word", "<p>Door Ada van Blad</p>", { line: 1, name: "Ada van Blad", from: "byline" }],
  [
    "no organization",
    '<script type="application/ld+json">{"@type":"Article","author":{"@type":"Organization","name":"House"}}</script>',
    null,
  ],
  ["no address", "<meta property='article:author' content='https://a.example/ada'>", null],
  ["no other class", "<p class='authority'>Tea</p><div class='author-bio'>Long text</div>", null],
  ["no sentence", "<p>By far the best tea is green.</p><p>Von Anfang an gab es Tee.</p>", null],
])("takes the author from %s", (_, html, author) => {
  expect(factsOf(html).author).toEqual(author);
});

test("names types of microdata and RDFa without judging them", () => {
  const { structuredData } = factsOf(
    "<div itemscope itemtype='https://schema.org/Product'></div><div typeof='schema:Person Thing'></div><div itemtype=x></div>",
  );

  expect(structuredData).toEqual({
    broken: [],
    types: [],
    otherTypes: ["Product", "Person", "Thing"],
    items: [],
  });
});

test("says of a broken block where in the page it breaks", () => {
  const { structuredData } = factsOf(
    '<p>\n<script type="application/ld+json">\n{"@type": "Article",\n}</script>',
  );

  expect(structuredData.broken).toMatchObject([{ line: 4, message: "there is a comma too many" }]);
});

test("finds what JSON-LD says in the title and in the texts of pictures too, and not in what is hidden", () => {
  const ld = '<script type="application/ld+json">{"@type":"Organization","name":"Tea House"}</script>';

  expect(factsOf(`${ld}<img alt="Tea House">`).structuredData.items[0]?.untrue).toEqual([]);
  expect(factsOf(`${ld}<title>Green | Tea House</title>`).structuredData.items[0]?.untrue).toEqual([]);
  expect(factsOf(`${ld}<p hidden>Tea House</p>`).structuredData.items[0]?.untrue).toEqual([
    { property: "name", value: "Tea House" },
  ]);
});
