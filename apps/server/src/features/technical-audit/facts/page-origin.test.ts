import { expect, test } from "vitest";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
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
  [
    "a byline of a day and a name",
    "<p class=byline>5 March 2026 · Ada Leaf</p>",
    { line: 1, name: "5 March 2026 · Ada Leaf", from: "byline" },
  ],
  ["no byline of a day alone", "<p class=byline>Published on 5 March 2026</p>", null],
  ["no byline of a day and how long reading takes", "<p class=byline>Mar 5, 2026 · 4 min read</p>", null],
  [
    "no German byline of a day",
    "<p class='post-author'>Veröffentlicht am Donnerstag, 5. März 2026, 10 Uhr</p>",
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

/** A line far below the title, where only what it says makes its date the page's. */
function datesBelow(line: string): string[] {
  return factsOf(`<main><h1>Tea</h1>${`<p>${words(30)}</p>`.repeat(12)}<p>${line}</p></main>`).dates.map(
    ({ day, kind }) => `${day} ${kind}`,
  );
}

test.each([
  ["Last updated on March 5, 2026."],
  ["This page was last modified on 2026-03-05 12:00:01 UTC"],
  ["Reviewed by Ada Leaf on 5 March 2026"],
  ["Copyright © 2026 House. Updated 5 March 2026."],
  ["Diese Seite wurde zuletzt am 5. März 2026 geändert."],
  ["Letzte Änderung: 05.03.2026"],
  ["Überarbeitet am 5. März 2026"],
  ["Mis à jour le 5 mars 2026"],
  ["Dernière modification le 5 mars 2026"],
  ["Última actualización: 5 de marzo de 2026"],
  ["Ultimo aggiornamento: 5 marzo 2026"],
  ["Última atualização: 5 de março de 2026"],
  ["Laatste wijziging: 5 maart 2026"],
  ["最終更新日：2026年3月5日"],
  ["最后更新：2026年3月5日"],
  ["2026年03月05日 更新"],
  ["تم التحديث: 2026-03-05"],
])("reads that a page was changed: %s", (line) => {
  expect(datesBelow(line)).toEqual(["2026-03-05 modified"]);
});

test.each([
  ["Date of publication: 5 March 2026"],
  ["Am 5. März 2026 veröffentlicht"],
  ["Erscheinungsdatum: 05.03.2026"],
  ["Publié le 5 mars 2026"],
  ["Fecha de publicación: 05.03.2026"],
  ["Data di pubblicazione: 5 marzo 2026"],
  ["Publicado em 5 de março de 2026"],
  ["Gepubliceerd op 5 maart 2026"],
  ["公開日 2026年3月5日"],
  ["发布时间：2026-03-05"],
])("reads that a page was published: %s", (line) => {
  expect(datesBelow(line)).toEqual(["2026-03-05 published"]);
});

test.each([
  ["The law was updated on 3 May 2024 and now includes tea."],
  [
    "The first edition of the book was published on 1 March 2019 by a small house in Kent that has since closed.",
  ],
  ["In the updated rules of 3 May 2024 nothing of this can be found, says the office in its answer to us."],
  ["Das Gesetz wurde am 3. Mai 2024 geändert und gilt seither für alle, die Tee verkaufen."],
  ["Unser Stand auf der Messe am 3. Mai 2024 war gut besucht, und viele haben Tee probiert und gelobt."],
  ["Le décret publié le 3 mai 2024 fixe les prix du thé pour tous les marchands du pays."],
])("takes no date of the page from what its text tells: %s", (line) => {
  expect(datesBelow(line)).toEqual([]);
});

test.each<[string, string, readonly string[]]>([
  ["a time without the attribute", "<time class=published>5 March 2026</time>", ["2026-03-05"]],
  ["microdata with a content", "<span itemprop=datePublished content=2026-03-05>x</span>", ["2026-03-05"]],
  ["terms of Dublin Core", "<meta name=DCTERMS.issued content=2026-03-05>", ["2026-03-05"]],
  ["a menu before", `<ul>${"<li>Tea</li>".repeat(40)}</ul><h1>Tea</h1><p>5 March 2026</p>`, ["2026-03-05"]],
  ["Korean", "<h1>Tea</h1><p>2026년 3월 5일</p>", ["2026-03-05"]],
  ["a sentence by the title", "<h1>Tea</h1><p>Founded on 3 May 1999, we sell tea.</p>", []],
  ["a template", "<template><meta name=date content=2026-03-05></template>", []],
])("reads days: %s", (_, html, days) => {
  expect([...new Set(factsOf(html).dates.map(({ day }) => day))]).toEqual(days);
});

test("reads a date at the end of a page that is very long", () => {
  const html = `<h1>Tea</h1>${`<p>${words(100)}</p>`.repeat(800)}<footer>Last updated on 5 March 2026</footer>`;

  expect(factsOf(html).dates).toMatchObject([{ day: "2026-03-05", kind: "modified" }]);
});

test.each<[string, string | undefined]>([
  ["Ein Beitrag von Ada Leaf", "Ada Leaf"],
  ["Text: Ada Leaf", "Ada Leaf"],
  ["Published March 5, 2026 by Ada Leaf", "Ada Leaf"],
  ["Rédigé par Élodie Martin", "Élodie Martin"],
  ["Por João da Silva", "João da Silva"],
  ["著者：山田 太郎", "山田 太郎"],
  ["文：山田太郎", "山田太郎"],
  ["作者：王小明", "王小明"],
  ["بقلم أحمد علي", "أحمد علي"],
  ["Text Editors Compared", undefined],
  ["作者の言葉：お茶について", undefined],
])("reads the author of the line %s", (line, name) => {
  expect(factsOf(`<h1>Tea</h1><p>${line}</p>`).author?.name).toBe(name);
});

test.each([
  ["<span class=byline><b>Ada</b><b>Leaf</b></span>", "Ada Leaf"],
  ["<span class=byline>Ada O&#39;Leaf</span>", "Ada O'Leaf"],
  [`<nav>${"<p>Menu</p>".repeat(50)}</nav><p>By Ada Leaf</p>`, "Ada Leaf"],
])("reads the author of %s", (html, name) => {
  expect(factsOf(html).author?.name).toBe(name);
});
