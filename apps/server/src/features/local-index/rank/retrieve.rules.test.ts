import { describe, expect, test } from "vitest";
import { entitiesOf } from "../answer/entities.rules.ts";
import { indexPages } from "./index-pages.ts";
import { coverageOf, retrieve } from "./retrieve.rules.ts";
import type { IndexedPage } from "./search-index.rules.ts";

function page(host: string, ...sections: readonly (readonly [heading: string, text: string])[]): IndexedPage {
  const passages = sections.map(([heading, text]) => ({ heading, text }));
  return { url: `https://${host}/`, title: "", language: "en", passages };
}

test.each([
  ["all of it", ["oak", "desk"], 1],
  ["a part by its weight", ["oak"], 0.75],
  ["the lighter part", ["desk"], 0.25],
  ["nothing of it", ["ash"], 0],
  ["nothing at all", [], 0],
])("what holds %s (%o) covers a query by %d", (_, found, expected) => {
  const query = new Map([
    ["oak", 3],
    ["desk", 1],
  ]);

  expect(coverageOf(new Set(found), query)).toBe(expected);
});

test("a synonym covers a query for the most part", () => {
  const query = new Map([
    ["oak", 3],
    ["desk", 1],
  ]);

  expect(coverageOf(new Set(["tree"]), query, new Map([["oak", new Set(["tree"])]]))).toBeCloseTo(0.7 * 0.75);
});

test("an empty query is covered by nothing", () => {
  expect(coverageOf(new Set(["oak"]), new Map())).toBe(0);
});

describe("what is retrieved", () => {
  const oak = page("oak.example", ["Oak", "Oak desks are heavy."], ["Care", "Wipe it once a week."]);
  const ash = page("ash.example", ["Ash", "Ash trees grow fast in the rain."]);
  const index = indexPages([ash, oak]);

  test("is the page that holds the question, with all that stands on it", () => {
    const { passages, wide, coverage } = retrieve(index, { text: "oak desks", language: "en" });

    expect(passages.map(({ passage }) => passage.heading)).toEqual(["Oak", "Care"]);
    expect(wide.map(({ passage, page: of }) => [of.url, passage.heading])).toEqual([
      [oak.url, "Oak"],
      [oak.url, "Care"],
    ]);
    expect(coverage).toBe(1);
  });

  test("leaves out words that only say that a list is wanted, unless there are no others", () => {
    expect([...retrieve(index, { text: "best oak desks", language: "en" }).query.keys()]).toEqual([
      "oak",
      "desk",
    ]);
    expect(retrieve(index, { text: "best", language: "en" }).query.size).toBe(1);
  });

  test("gives a rare word more weight than a frequent one, and most what no page has", () => {
    const often = indexPages(
      [1, 2, 3, 4].map((at) => page(`${at}.example`, ["Desk", at === 1 ? "Oak." : ""])),
    );
    const [desk = 0, rare = 0, absent = 0] = ["desk", "oak", "ash"].map(often.weightOf);

    expect(desk).toBeGreaterThan(0);
    expect(rare).toBeGreaterThan(desk);
    expect(absent).toBeGreaterThan(rare);
  });

  test.each([
    ["an empty index", indexPages([]), "oak desks"],
    ["an empty question", index, ""],
    ["words that are nowhere", index, "submarine periscope"],
  ])("is nothing for %s", (_, from, text) => {
    expect(retrieve(from, { text, language: "en" })).toMatchObject({ passages: [], wide: [], coverage: 0 });
  });
});

describe("a page is found", () => {
  const rank = (pages: readonly IndexedPage[], text: string) => [
    ...new Set(retrieve(indexPages(pages), { text, language: "en" }).passages.map((one) => one.page.url)),
  ];
  const filler = Array.from({ length: 9 }, (_, at) =>
    page(`${at}.example`, ["Birds", "Birds sing in the wood."]),
  );

  test.each([
    ["by a synonym", "How do I delete a desk?", "Removing", "You may remove a desk at any time."],
    [
      "by another form of its words",
      "compressing archives",
      "Archive",
      "The compression of an archive takes minutes.",
    ],
    [
      "whatever plain words stand around",
      "I want to know how I can get this oak to work",
      "Oak",
      "Oak takes years.",
    ],
  ])("%s", (_, question, heading, text) => {
    const right = page("right.example", [heading, text]);

    expect(rank([...filler, right], question)[0]).toBe(right.url);
    expect(
      retrieve(indexPages([...filler, right]), { text: question, language: "en" }).coverage,
    ).toBeGreaterThan(0.45);
  });

  test("by what other pages of its site call it", () => {
    const right = { ...page("right.example", ["Notes", "Oak takes years."]), title: "Patience" };
    const links = [{ url: right.url, text: "how slowly trees grow" }];
    const start = { ...page("start.example", ["Start", "Read about oak and other things."]), links };

    expect(rank([...filler, start, right], "slowly growing trees")[0]).toBe(right.url);
    expect(rank([...filler, { ...start, links: [] }, right], "slowly growing trees")).toEqual([]);
  });

  test("before one that repeats a single word of the question", () => {
    const often = page("a.example", ["Oak", "Oak, oak and oak again: oak is oak, says the oak."]);
    const whole = page("b.example", ["Drying", "A board of oak warps while drying."]);

    expect(rank([...filler, often, whole], "oak board warps drying")).toEqual([whole.url, often.url]);
  });

  test("by its passages together", () => {
    const one = page("a.example", ["Oak", "Oak boards are heavy."], ["Birds", "Birds sing."]);
    const both = page("b.example", ["Oak", "Oak boards are heavy."], ["Boards", "Boards of oak creak."]);

    expect(rank([...filler, one, both], "oak boards")).toEqual([both.url, one.url]);
  });
});

describe("the things that pages name", () => {
  const brands = [
    { name: "Birchly", aliases: ["Birch Ly"], domains: ["birchly.example"], isClient: false },
    { name: "Acorn", aliases: [], domains: ["acorn.example"], isClient: true },
  ];
  const pages = [
    page("one.example", ["", "We tried the office chairs of Birch Ly and of Dovetail Works for a year."]),
    page("two.example", ["", "Cheap office chairs of Dovetail Works squeak, and those of Elmhouse too."]),
    page("shop.acorn.example", ["", "Our office chairs come with a guarantee of ten years."]),
  ];

  function names(from: readonly IndexedPage[], except?: string): string[] {
    const retrieved = retrieve(indexPages(from), { text: "office chairs", language: "en" });
    return entitiesOf(retrieved, { brands, except }).map(({ name }) => name);
  }

  test("are known brands by alias or site, and strangers that two pages name", () => {
    expect(names(pages).toSorted()).toEqual(["Acorn", "Birchly", "Dovetail Works"]);
  });

  test("are without what the question names", () => {
    expect(names(pages, "Alternatives to Birch Ly").toSorted()).toEqual(["Acorn", "Dovetail Works"]);
  });

  test("are none where nothing was found", () => {
    expect(names([])).toEqual([]);
  });
});
