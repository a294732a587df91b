import { describe, expect, test } from "vitest";
import { indexPages } from "../rank/index-pages.ts";
import { retrieve } from "../rank/retrieve.rules.ts";
import type { IndexedPage } from "../rank/search-index.rules.ts";
import { diverseSentences, scoredSentences } from "./scored-sentences.rules.ts";

function page(at: number, ...sentences: readonly string[]): IndexedPage {
  const passages = [{ heading: "", text: sentences.join("\n") }];
  return { url: `https://${at}.example/`, title: "", language: "en", passages };
}

function scored(pages: readonly IndexedPage[], text: string) {
  return scoredSentences(retrieve(indexPages(pages), { text, language: "en" }));
}

describe("sentences", () => {
  test("hold all of a question or a part of it, by the weight of its words", () => {
    const [whole, part] = scored(
      [page(1, "Cedar desks smell of pencils.", "The cedar grows for years.")],
      "cedar desks",
    );

    expect(whole).toMatchObject({ coverage: 1, score: 1 });
    expect(part?.coverage).toBeCloseTo(0.5, 5);
    expect(part?.score).toBeCloseTo(0.7 * 0.5 + 0.3, 5);
  });

  test("of a passage that fits less have less of its part", () => {
    const others = "oak larch ash birch maple walnut cherry pine spruce willow".replaceAll(" ", ", ");
    const far = page(2, `Cedar desks stand beside ${others}.`);
    const [near, other] = scored([page(1, "Cedar desks smell of pencils."), far], "cedar desks");

    expect(near?.score).toBe(1);
    expect(other?.score).toBeGreaterThan(0.7);
    expect(other?.score).toBeLessThan(1);
  });

  test("of less than four words, more than 60 or more than 600 characters are not quoted", () => {
    const found = scored(
      [page(1, "Cedar desks here.", `Cedar desks ${"and ".repeat(59)}`, `Cedar desks of ${"x".repeat(600)}`)],
      "cedar desks",
    );

    expect(found).toEqual([]);
  });

  test("are at most three of a page and five in all", () => {
    const words = ["oil", "wax", "soap", "brush", "sand"];
    const pages = [1, 2, 3].map((at) =>
      page(at, ...words.map((word) => `Cedar desks like ${word}${at} and ${word}${word} best.`)),
    );

    const chosen = diverseSentences(scored(pages, "cedar desks"));

    const ofPages = Map.groupBy(chosen, ({ found }) => found.page.url);
    expect(chosen).toHaveLength(5);
    expect(Math.max(...[...ofPages.values()].map(({ length }) => length))).toBe(3);
  });

  test("that are much worse than the best are left out", () => {
    const chosen = diverseSentences(
      scored([page(1, "Cedar desks smell of pencils.", "Nobody smells a thing here.")], "cedar desks"),
    );

    expect(chosen.map(({ text }) => text)).toEqual(["Cedar desks smell of pencils."]);
  });
});
