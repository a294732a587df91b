import { describe, expect, test } from "vitest";
import type { BrandTally } from "./brand-tally.rules.ts";
import { industryRanking, shownRanking, type TalliedBrands } from "./industry-ranking.rules.ts";

const labels = { POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, UNKNOWN: 0 };

function tally(name: string, mentions: number, positionSum = mentions): BrandTally {
  const entity = { id: name, name, isClient: name === "Acme", brandIds: [name] };
  return { entity, mentions, positionSum, labels, judged: 0 };
}

const nothing: TalliedBrands = { n: 0, brands: [] };

/** Ten prompts of one model, which share the answers evenly. */
function rank(now: TalliedBrands, before: TalliedBrands, isComparable = true) {
  const pairs = ({ n, brands }: TalliedBrands, id: string) =>
    Array.from({ length: 10 }, (_, index) => ({
      query_id: `q${index}`,
      operator_model: "m",
      hits: part(brands.find(({ entity }) => entity.id === id)?.mentions ?? 0, index),
      total: part(n, index),
    })).filter(({ total }) => total > 0);
  return industryRanking(now, before, ({ id }) => ({
    now: pairs(now, id),
    before: pairs(before, id),
    shared: new Set(Array.from({ length: 10 }, (_, index) => `q${index} m`)),
    isComparable,
  }));
}

function part(count: number, index: number): number {
  return Math.floor((count * (index + 1)) / 10) - Math.floor((count * index) / 10);
}

function order(...brands: readonly BrandTally[]): string[] {
  return rank({ n: 10, brands }, nothing).map(({ brand_name }) => brand_name);
}

describe("the ranking of eleven answers", () => {
  const ranking = rank(
    { n: 11, brands: [tally("Acme", 6, 10), tally("Beta", 8, 10), tally("Gamma", 3, 5)] },
    { n: 10, brands: [tally("Acme", 5, 5), tally("Beta", 0, 0)] },
  );

  test.each([
    [1, "Beta", 72.73, 1.25, 47.06, 72.73],
    [2, "Acme", 54.55, 1.667, 35.29, 4.55],
    [3, "Gamma", 27.27, 1.667, 17.65, 27.27],
  ])(
    "has on place %d %s, visible in %s %%, on place %s on average",
    (rank, name, visibility, place, voice, points) => {
      expect(ranking[rank - 1]).toMatchObject({
        rank,
        brand_name: name,
        is_client_brand: name === "Acme",
        visibility_score: visibility,
        average_position: place,
        share_of_voice: voice,
        change_points: points,
        n: 11,
      });
    },
  );

  test("gives each brand its own figures of before, and 0 to one that was not named then", () => {
    expect(
      ranking.map((row) => [row.brand_name, row.previous_mentions, row.previous_visibility_score]),
    ).toEqual([
      ["Beta", 0, 0],
      ["Acme", 5, 50],
      ["Gamma", 0, 0],
    ]);
  });

  test("says what moved and what is within noise", () => {
    expect(ranking.map(({ brand_name, verdict }) => [brand_name, verdict])).toEqual([
      ["Beta", "moved"],
      ["Acme", "within_noise"],
      ["Gamma", "within_noise"],
    ]);
  });

  test("has the interval of each visibility", () => {
    expect(ranking[1]?.interval).toEqual({ low: expect.any(Number), high: expect.any(Number), of: "topic" });
  });
});

describe("brands are ranked", () => {
  test.each([
    ["by visibility", [tally("Acme", 1), tally("Beta", 3), tally("Gamma", 2)], ["Beta", "Gamma", "Acme"]],
    [
      "at equal visibility by the better mean position",
      [tally("Acme", 4, 9), tally("Beta", 4, 12), tally("Gamma", 4, 4)],
      ["Gamma", "Acme", "Beta"],
    ],
    [
      "at equal visibility and position by name",
      [tally("Zeta", 2, 3), tally("Émile", 2, 3), tally("Acme", 2, 3), tally("Foxtrot", 2, 3)],
      ["Acme", "Émile", "Foxtrot", "Zeta"],
    ],
    [
      "those that nobody names last, by name",
      [tally("Zeta", 0), tally("Acme", 0), tally("Beta", 1, 30)],
      ["Beta", "Acme", "Zeta"],
    ],
    ["alone on the first place", [tally("Acme", 0)], ["Acme"]],
    ["not at all where there are none", [], []],
  ])("%s", (_, brands, expected) => {
    expect(order(...brands)).toEqual(expected);
  });

  test("without answers by empty figures and not by 0", () => {
    expect(rank({ n: 0, brands: [tally("Acme", 0)] }, nothing)).toMatchObject([
      {
        rank: 1,
        visibility_score: null,
        previous_visibility_score: null,
        average_position: null,
        share_of_voice: null,
        change_points: null,
        interval: null,
        verdict: null,
      },
    ]);
  });

  test("without a verdict on a difference between incomparable periods", () => {
    const ranking = rank(
      { n: 100, brands: [tally("Acme", 100)] },
      { n: 100, brands: [tally("Acme", 0)] },
      false,
    );

    expect(ranking).toMatchObject([{ change_points: 100, verdict: "not_comparable" }]);
  });
});

describe("what is shown of a ranking", () => {
  const names = ["Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"];

  function shown(clientMentions: number, limit: number) {
    const brands = [...names.map((name, index) => tally(name, 20 - index)), tally("Acme", clientMentions)];
    const ranked = rank({ n: 40, brands }, nothing);
    return shownRanking(ranked, limit).map(({ rank, brand_name }) => `${rank} ${brand_name}`);
  }

  test("are the first five and the client on its true place", () => {
    expect(shown(1, 5)).toEqual(["1 Beta", "2 Gamma", "3 Delta", "4 Epsilon", "5 Zeta", "7 Acme"]);
  });

  test("are five where the client is one of them", () => {
    expect(shown(30, 5)).toEqual(["1 Acme", "2 Beta", "3 Gamma", "4 Delta", "5 Epsilon"]);
  });

  test("is the client alone where nothing else is asked for", () => {
    expect(shown(1, 0)).toEqual(["7 Acme"]);
  });
});
