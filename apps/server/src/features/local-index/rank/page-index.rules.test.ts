import { describe, expect, test } from "vitest";
import { localAnswer } from "../answer/local-answer.rules.ts";
import { indexPages } from "./index-pages.ts";
import type { IndexedPage } from "./search-index.rules.ts";

const words = "oak ash desk chair price birds sing remove delete install lamp light heavy wood".split(" ");

/** Some words by a number, so that pages share many of them. */
function said(seed: number, count: number): string {
  const chosen = Array.from(
    { length: count },
    (_, at) => words[(seed * 7 + at * at * (seed + 3)) % words.length],
  );
  return `${chosen.join(" ")}.`;
}

function page(url: string, seed: number, links: IndexedPage["links"] = []): IndexedPage {
  const passages = Array.from({ length: seed % 4 }, (_, at) => ({
    heading: said(seed + at, 2),
    text: [said(seed + 2 * at, 9), said(seed + 5 * at, 6)].join("\n"),
  }));
  return { url: `https://${url}`, title: said(seed, 3), language: "en", passages, links };
}

const pages = Array.from({ length: 30 }, (_, at) =>
  page(`${at % 5}.example/${at}`, at + 1, [
    { url: `https://${(at + 1) % 5}.example/${at + 1}`, text: said(at, 2) },
  ]),
);
const questions = [
  "oak desk price",
  "delete birds",
  "best lamp",
  "How do I install a light?",
  "nothing here",
];

describe("an index with a page is the one that all pages would make together", () => {
  const replaced = pages[7];
  const draft = page("0.example/draft", 11);
  const without = (url: string): IndexedPage[] => pages.filter((one) => one.url !== url);

  test.each([
    ["a new page in the middle", draft, undefined, [...pages, draft]],
    ["a new page before all others", page("!.example/", 6), undefined, [...pages, page("!.example/", 6)]],
    ["a new page behind all others", page("~.example/", 6), undefined, [...pages, page("~.example/", 6)]],
    ["a page without text", page("a.example/", 4), undefined, [...pages, page("a.example/", 4)]],
    [
      "another text of a page",
      { ...draft, url: replaced?.url ?? "" },
      replaced?.url,
      [...without(replaced?.url ?? ""), { ...draft, url: replaced?.url ?? "", links: replaced?.links ?? [] }],
    ],
    [
      "another text of a page that is not said to go",
      { ...draft, url: replaced?.url ?? "" },
      undefined,
      [...without(replaced?.url ?? ""), { ...draft, url: replaced?.url ?? "", links: replaced?.links ?? [] }],
    ],
    ["in the place of a page that nobody knows", draft, "https://other.example/", [...pages, draft]],
  ])("%s", (_, added, replaces, whole) => {
    const [edited, rebuilt] = [indexPages(pages).withPage(added, replaces), indexPages(whole)];

    expect(edited.passageCount).toBe(rebuilt.passageCount);
    expect(words.map(edited.weightOf)).toEqual(words.map(rebuilt.weightOf));
    for (const text of questions) {
      const asked = { text, language: "en", brands: [] };
      const query = new Map(text.split(" ").map((word) => [word, 1]));
      const found = (index: typeof edited) =>
        index.search(query, 99).map(({ page: { url }, at, score, stems }) => ({ url, at, score, stems }));

      expect(found(edited)).toEqual(found(rebuilt));
      expect(localAnswer(edited, asked)?.text).toBe(localAnswer(rebuilt, asked)?.text);
      expect(localAnswer(edited, asked)?.scored).toEqual(localAnswer(rebuilt, asked)?.scored);
    }
  });

  test("one draft after the other", () => {
    const twice = indexPages(pages).withPage(draft).withPage(page("0.example/draft", 14));

    expect(twice.pages.map(({ url }) => url)).toEqual(
      indexPages([...pages, draft]).pages.map(({ url }) => url),
    );
    expect(twice.weightOf("oak")).toBe(indexPages([...pages, page("0.example/draft", 14)]).weightOf("oak"));
  });

  test("and the one without it stays as it was", () => {
    const index = indexPages(pages);
    const before = index.search(new Map([["oak", 1]]), 99);

    index.withPage(draft, replaced?.url);

    expect(index.search(new Map([["oak", 1]]), 99)).toEqual(before);
  });
});

test("a page at another address is called what others call the one that it takes the place of", () => {
  const start = { ...page("a.example/", 1), links: [{ url: "https://a.example/old/", text: "Zeppelins" }] };
  const index = indexPages([start, page("a.example/old", 3)]);
  const found = (one: typeof index) => one.search(new Map([["zeppelin", 1]]), 9).map((hit) => hit.page.url);

  const [moved, added] = [
    index.withPage(page("a.example/new", 3), "https://www.a.example/old/"),
    index.withPage(page("a.example/new", 3)),
  ];

  expect(new Set(found(moved))).toEqual(new Set(["https://a.example/new"]));
  expect(new Set(found(added))).toEqual(new Set(["https://a.example/old"]));
});
