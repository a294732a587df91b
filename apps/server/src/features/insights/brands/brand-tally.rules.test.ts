import { describe, expect, test } from "vitest";
import { mentionsOfAll, tallyBrands } from "./brand-tally.rules.ts";

const acme = { id: "a1", name: "Acme", isClient: true, brandIds: ["a1", "a2"] };
const beta = { id: "b", name: "Beta", isClient: false, brandIds: ["b"] };
const none = { positive: 0, negative: 0, neutral: 0, unknown: 0, judged: 0 };

describe("the tally of brands", () => {
  test("adds what answers say of a brand under each of its ids", () => {
    const [tally] = tallyBrands(
      [acme],
      [
        {
          brand_id: "a1",
          mentions: 4,
          position_sum: 7,
          positive: 1,
          negative: 2,
          neutral: 1,
          unknown: 0,
          judged: 3,
        },
        {
          brand_id: "a2",
          mentions: 2,
          position_sum: 3,
          positive: 1,
          negative: 0,
          neutral: 0,
          unknown: 1,
          judged: 1,
        },
      ],
    );

    expect(tally).toEqual({
      entity: acme,
      mentions: 6,
      positionSum: 10,
      labels: { POSITIVE: 2, NEGATIVE: 2, NEUTRAL: 1, UNKNOWN: 1 },
      judged: 4,
    });
  });

  test("keeps the order of the brands, with those that nobody named at zero", () => {
    const tallies = tallyBrands(
      [beta, acme],
      [{ ...none, brand_id: "a2", mentions: 1, position_sum: 1, unknown: 1 }],
    );

    expect(tallies.map(({ entity, mentions }) => [entity.name, mentions])).toEqual([
      ["Beta", 0],
      ["Acme", 1],
    ]);
    expect(tallies[0]).toMatchObject({
      positionSum: 0,
      labels: { POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, UNKNOWN: 0 },
    });
  });

  test("leaves out a brand that was removed since", () => {
    const removed = { ...none, brand_id: "gone", mentions: 9, position_sum: 9, unknown: 9 };

    expect(mentionsOfAll(tallyBrands([acme, beta], [removed]))).toBe(0);
  });

  test("of no brands is empty, and has no mentions", () => {
    expect(tallyBrands([], [])).toEqual([]);
    expect(mentionsOfAll([])).toBe(0);
  });
});
