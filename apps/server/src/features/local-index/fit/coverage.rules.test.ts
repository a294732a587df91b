import { describe, expect, test, vi } from "vitest";
import { indexPages } from "../rank/index-pages.ts";
import { retrieve } from "../rank/retrieve.rules.ts";
import type { IndexedPage } from "../rank/search-index.rules.ts";
import { coverageIn } from "./coverage.rules.ts";

function page(url: string, ...passages: readonly (readonly [heading: string, text: string])[]): IndexedPage {
  return {
    url: `https://${url}`,
    title: "",
    language: "en",
    passages: passages.map(([heading, text]) => ({ heading, text })),
  };
}

const birds = Array.from({ length: 20 }, (_, at) =>
  page(`foreign.example/${at}`, ["Birds", "Birds sing in the wood."]),
);
const isOwn = (url: string): boolean => url.startsWith("https://own.example/");
const bestOf = (pages: readonly IndexedPage[], text: string) =>
  coverageIn(indexPages([...birds, ...pages])).bestPage({ text, language: "en" }, isOwn);

describe("the best own page", () => {
  const price = page("own.example/price", ["Prices", "A desk of oak costs 400 euros."]);
  const care = page("own.example/care", ["Care", "Wipe the oak once a week."]);

  test("is told with how much of the query it holds, and its best passage", () => {
    const desk = page("own.example/desk", ["Other", "We like oak."], ["Oak desks", "Oak desks are heavy."]);

    expect(bestOf([care, { ...desk, title: "Desks" }], "oak desks")).toEqual({
      url: desk.url,
      title: "Desks",
      fit: 1,
      heading: "Oak desks",
      passage: "Oak desks are heavy.",
    });
  });

  test.each([
    ["holds the whole query, not a single word of it", "oak desk price", [care, price], price],
    [
      "holds it in several passages",
      "oak lamps",
      [care, page("own.example/b", ["Oak", "Oak."], ["Lamps", "Lamps."])],
      1,
    ],
    [
      "holds it by synonyms",
      "How do I delete a lamp?",
      [care, page("own.example/b", ["Lamps", "Remove a lamp."])],
      1,
    ],
    ["comes first of those that hold as much", "oak", [price, care], care],
    [
      "holds most, though one that says the same of it more often",
      "oak desk",
      [price, page("own.example/a", ["Oak", "Oak, oak."])],
      price,
    ],
  ])("%s", (_, query, pages, expected) => {
    const right = typeof expected === "number" ? pages[expected] : expected;

    expect(bestOf(pages, query)?.url).toBe(right?.url);
  });

  test.each([
    ["all own pages speak of other things", [care], "submarine periscope"],
    ["only foreign pages speak of it", [care], "birds singing"],
    ["nothing is asked", [care], ""],
    ["there are no own pages", [], "oak"],
    ["its page is of a site that only begins alike", [page("own.example.org/", ["Oak", "Oak."])], "oak"],
  ])("is none if %s", (_, pages, query) => {
    expect(bestOf(pages, query)).toBeUndefined();
  });

  test("is told as the index does by its three best passages: what a fourth one has does not count", () => {
    const long = (last: string): IndexedPage =>
      page("own.example/long", ["Oak", "Oak, oak."], ["Oak", "Oak, oak."], ["Oak", "Oak, oak."], ["", last]);

    expect(
      bestOf([long("Ordinary words about many more things than lamps and birds alone.")], "oak lamps")?.fit,
    ).toBeLessThan(1);
    expect(bestOf([page("own.example/b", ["Oak", "Oak, oak."], ["", "Lamps."])], "oak lamps")?.fit).toBe(1);
  });

  test("is found behind hundreds of foreign passages that fit better", () => {
    const better = Array.from({ length: 300 }, (_, at) =>
      page(`a.example/${at}`, ["Oak desks", "Oak desks for offices: which oak desk is the best desk?"]),
    );
    const own = page("own.example/z", ["", "Somewhere between birds and other things stands a desk."]);
    const found = retrieve(indexPages([...better, own]), { text: "oak desks", language: "en" });

    expect(found.wide.some(({ page: one }) => one.url === own.url)).toBe(false);
    expect(bestOf([...better, own], "oak desks")).toMatchObject({
      url: own.url,
      passage: own.passages[0]?.text,
    });
  });

  test("is weighed with the whole index: a word that foreign pages have too tells less", () => {
    const about = (word: string) => page("own.example/a", [word, `${word} are nice.`]);

    const common = bestOf([about("Birds")], "birds lamps")?.fit ?? 1;
    const rare = bestOf([about("Clocks")], "clocks lamps")?.fit ?? 0;
    expect(common).toBeLessThan(0.2);
    expect(rare).toBeGreaterThan(0.4);
  });

  test("is looked for in words that no bit of one number can hold", () => {
    const words = Array.from({ length: 70 }, (_, at) => `word${at}`);
    const half = page("own.example/half", ["", `${words.slice(0, 35).join(" ")}.`]);
    const whole = page("own.example/whole", ["", `${words.join(" ")}.`]);

    expect(bestOf([half, whole], words.join(" "))).toMatchObject({ url: whole.url, fit: 1 });
  });

  test("asks of each page once whose it is", () => {
    const asked = vi.fn(isOwn);
    const coverage = coverageIn(indexPages([...birds, care]));

    for (const text of ["oak", "week", "birds"]) coverage.bestPage({ text, language: "en" }, asked);

    expect(asked).toHaveBeenCalledTimes(birds.length + 1);
  });
});

test("own pages that hold enough of a query come in their order, in its language alone", () => {
  const pages = [
    page("own.example/a", ["Oak", "Oak is a tree."]),
    page("own.example/b", ["Oak lamps", "Lamps of oak."]),
    page("own.example/c", ["Lamps", "A lamp of oak."]),
    { ...page("own.example/d", ["Oak lamps", "Lamps of oak."]), language: "nl" },
  ];
  const found = coverageIn(indexPages([...birds, ...pages])).pagesFrom(
    { text: "oak lamps", language: "en" },
    isOwn,
    0.6,
  );

  expect(found.map(({ url, fit }) => [url, fit])).toEqual([
    ["https://own.example/b", 1],
    ["https://own.example/c", 1],
  ]);
  expect(found[0]).toMatchObject({ heading: "Oak lamps", passage: "Lamps of oak." });
});

describe("a text", () => {
  const coverage = coverageIn(indexPages([...birds, page("own.example/", ["Oak", "Oak. Remove."])]));

  test.each([
    ["all of a query", "oak lamps", "Lamps of oak.", 1],
    ["all of it in other forms", "compressing archives", "The compression of an archive.", 1],
    ["most of it by a synonym", "delete", "You may remove it.", 0.7],
    ["nothing of it", "oak lamps", "Ash trees grow.", 0],
    ["nothing of a query without words", "", "Oak.", 0],
    ["nothing, being empty", "oak", "", 0],
  ])("holds %s", (_, text, passage, expected) => {
    expect(coverage.of({ text, language: "en" }, passage)).toBeCloseTo(expected, 10);
  });

  test("holds more with the rarer word", () => {
    const of = (passage: string): number => coverage.of({ text: "birds lamps", language: "en" }, passage);

    expect(of("Lamps.")).toBeGreaterThan(of("Birds."));
    expect(of("Lamps.") + of("Birds.")).toBeCloseTo(1, 10);
  });

  test("holds as much as its page does", () => {
    const text = "oak desks that can be removed";

    expect(coverage.of({ text, language: "en" }, "Oak. Remove.")).toBeCloseTo(
      coverage.bestPage({ text, language: "en" }, isOwn)?.fit ?? -1,
      10,
    );
  });
});
