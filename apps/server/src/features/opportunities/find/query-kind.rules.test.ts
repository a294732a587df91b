import { describe, expect, test } from "vitest";
import { type OwnPage, type QuerySeen, queryKind } from "./query-kind.rules.ts";

const lamps = "https://own.example/lamps";
const guide = "https://own.example/guide";
const page = (url: string, answers: number, before = 0): OwnPage => ({ page: url, url, answers, before });

/** Nothing is called for: the best page fits, is cited, and the client is named. */
const sound: QuerySeen = {
  figures: { n: 20, mentions: 10, competitors: 5, citing: 20, cited: 8 },
  best: { url: lamps, fit: 0.8 },
  isBlocked: false,
  ownPages: [page(lamps, 8)],
  isDead: () => false,
  isClosed: () => false,
  hasFallen: false,
};
const figures = (changes: Partial<QuerySeen["figures"]>) => ({ figures: { ...sound.figures, ...changes } });
const kindOf = (changes: Partial<QuerySeen>) => {
  const found = queryKind({ ...sound, ...changes });
  return found && `${found.kind} ${found.url ?? ""}`.trim();
};

test("nothing is called for where the best page fits and is cited", () => {
  expect(kindOf({})).toBeUndefined();
});

describe("FIX_ACCESS", () => {
  test.each([
    ["the best page is blocked", { isBlocked: true }, `FIX_ACCESS ${lamps}`],
    ["it fits just enough", { isBlocked: true, best: { url: lamps, fit: 0.5 } }, `FIX_ACCESS ${lamps}`],
    ["not where it fits less", { isBlocked: true, best: { url: lamps, fit: 0.49 } }, "CREATE_PAGE"],
    ["not where no page was read", { isBlocked: true, best: undefined }, undefined],
    [
      "before anything else",
      {
        isBlocked: true,
        isDead: (url: string) => url === guide,
        ownPages: [page(guide, 9)],
        hasFallen: true,
      },
      `FIX_ACCESS ${lamps}`,
    ],
    [
      "a cited page is closed, whichever fits",
      {
        best: { url: lamps, fit: 0.1 },
        isClosed: (url: string) => url === guide,
        ownPages: [page(guide, 3)],
      },
      `FIX_ACCESS ${guide}`,
    ],
    [
      "not where it was cited in the period before alone",
      { isClosed: (url: string) => url === guide, ownPages: [page(guide, 0, 3)] },
      undefined,
    ],
    [
      "not where the page that fits is gone",
      { isBlocked: true, isDead: (url: string) => url === lamps },
      `REPAIR_LINK ${lamps}`,
    ],
  ])("%s", (_, changes, expected) => {
    expect(kindOf(changes)).toBe(expected);
  });
});

describe("REPAIR_LINK", () => {
  const isDead = (url: string): boolean => url === guide;
  test.each([
    ["a cited page is gone", { isDead, ownPages: [page(guide, 1)] }, `REPAIR_LINK ${guide}`],
    [
      "of several the one most cited",
      { isDead: () => true, ownPages: [page(lamps, 2), page(guide, 3)] },
      `REPAIR_LINK ${guide}`,
    ],
    [
      "not where it was cited in the period before alone",
      { isDead, ownPages: [page(guide, 0, 4)] },
      undefined,
    ],
    [
      "of a page that is gone and one that is closed the more cited one",
      {
        isDead,
        best: { url: lamps, fit: 0.1 },
        isClosed: (url: string) => url === lamps,
        ownPages: [page(lamps, 2), page(guide, 3)],
      },
      `REPAIR_LINK ${guide}`,
    ],
    ["not where another page is gone", { isDead, ownPages: [page(lamps, 9)] }, undefined],
    [
      "before what was lost",
      { isDead, hasFallen: true, ownPages: [page(guide, 1), page(lamps, 0, 9)] },
      `REPAIR_LINK ${guide}`,
    ],
  ])("%s", (_, changes, expected) => {
    expect(kindOf(changes)).toBe(expected);
  });
});

describe("WIN_BACK", () => {
  test.each([
    ["citations fell", { hasFallen: true, ownPages: [page(lamps, 2, 9)] }, `WIN_BACK ${lamps}`],
    [
      "names the page that was cited most before",
      { hasFallen: true, ownPages: [page(lamps, 5, 4), page(guide, 0, 9)] },
      `WIN_BACK ${guide}`,
    ],
    [
      "but a page that is gone is repaired",
      {
        hasFallen: true,
        isDead: (url: string) => url === guide,
        ownPages: [page(lamps, 5, 4), page(guide, 0, 9)],
      },
      `REPAIR_LINK ${guide}`,
    ],
    [
      "and one that is closed is opened",
      {
        hasFallen: true,
        isClosed: (url: string) => url === guide,
        ownPages: [page(lamps, 5, 4), page(guide, 0, 9)],
      },
      `FIX_ACCESS ${guide}`,
    ],
    ["not where the fall may be chance", { ownPages: [page(lamps, 2, 9)] }, undefined],
    ["not where nothing was cited before", { hasFallen: true, ownPages: [page(lamps, 2)] }, undefined],
  ])("%s", (_, changes, expected) => {
    expect(kindOf(changes)).toBe(expected);
  });
});

describe("NAME_OFFER", () => {
  test.each([
    [
      "a fifth cites the page, and less than half of that names the client",
      figures({ cited: 4, mentions: 1 }),
      `NAME_OFFER ${lamps}`,
    ],
    ["not where half of it does", figures({ cited: 4, mentions: 2 }), undefined],
    ["not where less than a fifth cites it", figures({ cited: 3, mentions: 0 }), undefined],
    [
      "names the page most cited",
      { ...figures({ cited: 8, mentions: 0 }), ownPages: [page(lamps, 3), page(guide, 5)] },
      `NAME_OFFER ${guide}`,
    ],
  ])("%s", (_, changes, expected) => {
    expect(kindOf(changes)).toBe(expected);
  });
});

describe("OPTIMIZE_PAGE", () => {
  test.each([
    ["a page fits and is hardly cited", figures({ cited: 1, mentions: 10 }), `OPTIMIZE_PAGE ${lamps}`],
    ["not where a tenth cites it", figures({ cited: 2 }), undefined],
    ["not where few answers cite anything", figures({ citing: 5, cited: 0 }), undefined],
    ["just where three in ten do", figures({ citing: 6, cited: 0 }), `OPTIMIZE_PAGE ${lamps}`],
  ])("%s", (_, changes, expected) => {
    expect(kindOf(changes)).toBe(expected);
  });
});

describe("CREATE_PAGE", () => {
  const none = { url: undefined, fit: 0 };
  const weak = { url: lamps, fit: 0.49 };
  test.each([
    ["no page fits, and answers cite others", { best: none }, "CREATE_PAGE"],
    ["a page fits too little", { best: weak }, "CREATE_PAGE"],
    [
      "competitors are named more, though nothing is cited",
      { best: weak, ...figures({ citing: 0, cited: 0, competitors: 11 }) },
      "CREATE_PAGE",
    ],
    [
      "not where they are named as often, and little is cited",
      { best: weak, ...figures({ citing: 5, cited: 0, competitors: 10 }) },
      undefined,
    ],
    ["not where nothing of the site could be read", { best: undefined }, undefined],
  ])("%s", (_, changes, expected) => {
    expect(kindOf(changes)).toBe(expected);
  });
});
