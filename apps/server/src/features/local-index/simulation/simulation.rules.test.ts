import { describe, expect, test } from "vitest";
import { localAnswer } from "../answer/local-answer.rules.ts";
import { indexPages } from "../rank/index-pages.ts";
import { retrieve } from "../rank/retrieve.rules.ts";
import type { IndexedPage, PageIndex } from "../rank/search-index.rules.ts";
import { drawsOf } from "./draws.rules.ts";
import { type Draft, type SimulationTask, simulator, type TaskQuestion } from "./simulation.rules.ts";

function page(url: string, title: string, ...passages: readonly (readonly [string, string])[]): IndexedPage {
  return {
    url: `https://${url}`,
    title,
    language: "en",
    passages: passages.map(([heading, text]) => ({ heading, text })),
  };
}

const old = page("acorn.example/desks", "Desks", [
  "Our desks",
  "We make desks with love and a lot of patience.",
]);
const better: Draft = {
  ...old,
  title: "Oak desks and what they cost",
  passages: [
    { heading: "What an oak desk costs", text: "An oak desk of Acorn costs 400 euros with delivery." },
    { heading: "How long delivery takes", text: "Delivery of an oak desk takes nine working days." },
  ],
};
const rivals = Array.from({ length: 30 }, (_, at) =>
  page(
    `rival-${at}.example/`,
    ["Desk delivery", "Oak furniture", "Prices of desks", "Keeping bees"][at % 4] ?? "",
    ["Delivery", `Delivery of our desks takes ${at + 3} days, and longer in winter.`],
    ["Costs", `A desk costs ${100 + at} euros at our shop number ${at} in town.`],
    ["Wood", at % 3 === 0 ? "Oak is a hard wood that needs oil twice a year." : "Bees need a quiet place."],
  ),
);
const sibling = page("acorn.example/oil", "Oil", ["Oil", "Oil for oak is sold in bottles of half a litre."]);
const index = indexPages([old, sibling, ...rivals]);
const brands = [{ name: "Acorn", aliases: [], domains: ["acorn.example"], isClient: true }];
const isOwn = (url: string): boolean => url.startsWith("https://acorn.example/");
const asking = (text: string, cluster = text): TaskQuestion => ({ text, language: "en", cluster });
const questions = [
  asking("What does an oak desk cost?"),
  asking("How long does delivery of a desk take?"),
  asking("best oak desks"),
  asking("oil for oak"),
  asking("Which submarine has a periscope?"),
];

function simulated(task: Partial<SimulationTask> = {}, from: PageIndex = index) {
  const { ask, sumUp } = simulator(from, { draft: better, questions, brands, isOwn, ...task });
  return sumUp((task.questions ?? questions).map(ask));
}

describe("a draft that says what is asked", () => {
  const [cost, delivery, , oil, submarine] = simulated().questions;

  test("is found, quoted and told with the passage that did it, where the old page was not", () => {
    expect(cost?.draft).toMatchObject({ place: 1, retrieved: true, cited: true, cited_instead: [] });
    expect(cost?.draft.passage).toEqual(better.passages[0]);
    expect(delivery?.draft.passage).toEqual(better.passages[1]);
    expect(cost?.old.cited).toBe(false);
    expect(cost?.old.cited_instead.length).toBeGreaterThan(0);
    expect(cost?.old.cited_instead.every(({ own }) => !own)).toBe(true);
    expect(cost?.draft.cited_in_draws).toBeGreaterThanOrEqual(90);
    expect(cost?.old.cited_in_draws).toBeLessThan(10);
  });

  test("beats its old page over all questions", () => {
    const { old: before, draft, stuffing } = simulated();

    expect(draft.cited.hits).toBeGreaterThan(before.cited.hits);
    expect(draft.cited_in_draws ?? 0).toBeGreaterThan(before.cited_in_draws ?? 100);
    expect(stuffing).toBeNull();
  });

  test("is told when another page of one's own is quoted instead", () => {
    expect(oil?.draft.cited).toBe(false);
    expect(oil?.draft.cited_instead).toContainEqual({ url: sibling.url, title: "Oil", own: true });
  });

  test("is neither found nor quoted for what no page tells", () => {
    expect(submarine?.draft).toEqual({
      place: null,
      retrieved: false,
      cited: false,
      passage: null,
      cited_instead: [],
      cited_in_draws: 0,
    });
  });
});

test("the same input makes the same simulation, in whatever order the pages were read", () => {
  const again = simulated({}, indexPages([...rivals.toReversed(), sibling, old]));

  expect(simulated()).toEqual(again);
  expect(simulated()).toEqual(simulated());
});

describe("each arm answers as the local index does", () => {
  const arms: Readonly<Record<"old" | "draft", PageIndex>> = { old: index, draft: index.withPage(better) };

  test.each(questions.flatMap(({ text }, at) => [["old", text, at] as const, ["draft", text, at] as const]))(
    "%s: %s",
    (arm, text, at) => {
      const answer = localAnswer(arms[arm], { text, language: "en", brands });
      const places = [
        ...new Set(retrieve(arms[arm], { text, language: "en" }).passages.map((one) => one.page.url)),
      ];

      const outcome = simulated().questions[at]?.[arm];

      expect(outcome?.cited).toBe(answer?.cited.some(({ url }) => url === old.url) ?? false);
      expect(outcome?.retrieved).toBe(places.includes(old.url));
      if (!outcome?.cited) {
        expect(outcome?.cited_instead.map(({ url }) => url)).toEqual(
          answer?.cited.map(({ url }) => url) ?? [],
        );
      }
    },
  );

  test.each(questions.map(({ text }, at) => [text, at] as const))(
    "and so does each draw, of what is left: %s",
    (text, at) => {
      const asked = simulated().questions[at];

      expect(asked?.old.cited_in_draws).toBe(citedInDraws(arms.old, text, rivals));
      expect(asked?.draft.cited_in_draws).toBe(citedInDraws(arms.draft, text, rivals));
    },
  );

  test("even where a page has more matching passages than are looked for at once", () => {
    const said = ["Oak desks", "Oak desks cost a lot of money, and oak desks cost time."] as const;
    const long = page("long.example/", "Oak desks cost", ...Array.from({ length: 450 }, () => said));
    const foreign = [long, ...rivals];
    const from = indexPages([old, ...foreign]);
    const text = "what oak desks cost";

    const asked = simulated({ questions: [asking(text)] }, from).questions[0];

    expect(asked?.draft.cited_in_draws).toBe(citedInDraws(from.withPage(better), text, foreign));
    expect(asked?.draft.cited_in_draws).toBeGreaterThan(0);
    expect(asked?.draft.cited_in_draws).toBeLessThan(100);
  });

  /** How often the local index itself would quote the page, if it found as before and nothing of some pages. */
  function citedInDraws(of: PageIndex, text: string, foreign: readonly IndexedPage[]): number {
    const without = (draw: ReadonlySet<string>): PageIndex => ({
      ...of,
      search: (query, foundMax) =>
        of
          .search(query, 10_000)
          .filter(({ page: { url } }) => !draw.has(url))
          .slice(0, foundMax),
    });
    return drawsOf(foreign.map(({ url }) => url)).filter((draw) => {
      const answer = localAnswer(without(draw), { text, language: "en", brands });
      return answer?.cited.some(({ url }) => url === old.url);
    }).length;
  }
});

describe("where the draft stands", () => {
  test.each([
    ["in the place of the page at its address", {}, true],
    [
      "in the place of that page, however it is written",
      { draft: { ...better, url: "http://www.acorn.example/desks/" } },
      true,
    ],
    [
      "in the place of a page at another address",
      { draft: { ...better, url: "https://acorn.example/new" }, replaces: old.url },
      true,
    ],
    ["beside all pages, being new", { draft: { ...better, url: "https://acorn.example/new" } }, false],
    [
      "beside all pages, if what it replaces is not known",
      { draft: { ...better, url: "https://acorn.example/new" }, replaces: "https://acorn.example/gone" },
      false,
    ],
  ])("%s", (_, task, hasOld) => {
    const [outcome] = simulated({ ...task, questions: [asking("desks with love and patience")] }).questions;

    expect(outcome?.old.place).toBe(hasOld ? 1 : null);
    expect(outcome?.draft.cited_instead.some(({ url }) => url === old.url)).toBe(!hasOld);
  });

  test("is no foreign place, whoever says that it is", () => {
    const { draws } = simulated({ isOwn: () => false });

    expect(draws).toEqual({ count: 100, foreign: 31, left_out: 6 });
  });
});

describe("the rates", () => {
  test.each([
    ["are of these questions below five target queries", 4, "prompts"],
    ["are of the topic from five on", 5, "topic"],
  ])("%s", (_, clusters, of) => {
    const asked = Array.from({ length: 2 * clusters }, (_, at) =>
      asking(at % 3 === 0 ? "oak desk costs" : "submarine periscope", `query ${at % clusters}`),
    );

    const { n, clusters: counted, draft } = simulated({ questions: asked });

    expect([n, counted]).toEqual([2 * clusters, clusters]);
    expect(draft.cited.hits).toBe(asked.filter(({ text }) => text === "oak desk costs").length);
    expect(draft.cited.interval?.of).toBe(of);
    expect(draft.cited.interval?.low).toBeLessThan(draft.cited.rate ?? 0);
    expect(draft.cited.interval?.high).toBeGreaterThan(draft.cited.rate ?? 100);
  });

  test("are none without questions", () => {
    const none = { hits: 0, rate: null, interval: null };

    expect(simulated({ questions: [] })).toMatchObject({
      n: 0,
      draft: { retrieved: none, cited: none, cited_in_draws: null },
    });
  });
});

test("a stuffed draft is flagged", () => {
  const passages = [
    {
      heading: "Oak desks",
      text: "Oak desks. Cheap oak desks, best oak desks, oak desks for lovers of oak: oak, oak and oak.",
    },
  ];

  expect(simulated({ draft: { ...better, passages } }).stuffing).toMatchObject({ term: "oak" });
});
