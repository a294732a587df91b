import { describe, expect, test } from "vitest";
import { fieldScores, fieldTexts } from "./field-scores.rules.ts";

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

function found(texts: readonly (readonly string[])[], query: Readonly<Record<string, number>>, max = 10) {
  const added = fieldTexts([2, 1]);
  for (const fields of texts) added.add(fields.map(words));
  return fieldScores([added.all()])(new Map(Object.entries(query))).best(max);
}

describe("of texts with two fields", () => {
  test.each([
    ["the heavier field", ["", "oak chair"], ["oak", "chair"]],
    ["repetition", ["", "oak ash"], ["", "oak oak ash"]],
    ["a shorter text", ["", "oak ash birch elm"], ["", "oak ash"]],
    ["several words of the query", ["oak", ""], ["oak", "desk"]],
  ])("%s counts for more", (_, less, more) => {
    expect(found([less, more, ["", "birds"]], { oak: 1, desk: 1 }).map(({ at }) => at)).toEqual([1, 0]);
  });

  test("a rare word counts for more than a frequent one, and one that is asked for with less weight for less", () => {
    const texts = [
      ["", "desk"],
      ["", "oak"],
      ["", "desk ash"],
    ];

    expect(found(texts, { oak: 1, desk: 1 })[0]?.at).toBe(1);
    expect(found(texts, { oak: 0.1, desk: 1 })[0]?.at).toBe(0);
  });

  test("equals come in their order, the best few alone, with the words that they have", () => {
    const texts = Array.from({ length: 50 }, () => ["oak", "desk"]);

    const best = found(texts, { oak: 1, desk: 1, ash: 1 }, 3);

    expect(best.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(best[0]?.stems).toEqual(new Set(["oak", "desk"]));
  });

  test("the score is that of BM25+, times the words that were found", () => {
    const [one] = found(
      [
        ["", "oak ash"],
        ["", "elm"],
      ],
      { oak: 1 },
    );

    const rarity = Math.log(1 + (2 - 1 + 0.5) / (1 + 0.5));
    const damping = 1.2 * (0.3 + (0.7 * 2) / 1.5);
    expect(one?.score).toBeCloseTo(rarity * (0.5 + 2.2 / (1 + damping)), 10);
  });

  test("nothing is found for nothing, or in nothing", () => {
    expect(found([["oak", ""]], {})).toEqual([]);
    expect(found([], { oak: 1 })).toEqual([]);
    expect(found([["oak", ""]], { ash: 1 })).toEqual([]);
  });
});
