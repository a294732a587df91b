import type { BrandSentiment } from "@citelens/contract/visibility/insights";
import { describe, expect, it, test } from "vitest";
import { matrixCells } from "./matrix-cells.rules.ts";
import { negativityOf, saidText } from "./negativity.rules.ts";
import { promptTabOf, promptTabs, shortPreview } from "./prompt-tabs.rules.ts";
import { brandsInOrder } from "./sentiment.rules.ts";

test.each([
  [1, "Highly negative"],
  [0.8, "Highly negative"],
  [0.79, "Moderately negative"],
  [0.6, "Moderately negative"],
  [0.59, "Somewhat negative"],
  [0.4, "Somewhat negative"],
  [0.39, "Slightly negative"],
  [0.2, "Slightly negative"],
  [0.19, "Minimal negativity"],
  [0, "Minimal negativity"],
])("a worst sentiment score of %s is called %s", (score, label) => {
  expect(negativityOf(score)).toBe(label);
});

test.each([
  [1, 1, "said once"],
  [2, 1, "said on 1 day in 2 answers"],
  [1056, 28, "said on 28 days in 1,056 answers"],
])("a remark of %i answers on %i days is %s", (said_in_answers, said_on_days, text) => {
  expect(saidText({ said_in_answers, said_on_days })).toBe(text);
});

describe("the tabs of prompts", () => {
  it("stand from the best to the worst, each with its own words where it is empty", () => {
    expect(promptTabs.map(({ label }) => label)).toEqual(["Most Performing", "Promising", "Underperforming"]);
    expect(promptTabs.map(({ empty }) => empty)).toEqual([
      "No performing prompts found for the selected period",
      "No promising prompts found for the selected period",
      "No underperforming prompts found for the selected period",
    ]);
  });

  it("open at those that underperform", () => {
    expect(promptTabOf(undefined)).toBe("underperforming");
    expect(promptTabOf("best")).toBe("underperforming");
    expect(promptTabOf("promising")).toBe("promising");
  });
});

test("a preview has at most 80 characters, whole ones", () => {
  expect(shortPreview(" Northwind is fine. ")).toBe("Northwind is fine.");
  expect(shortPreview("a".repeat(80))).toBe("a".repeat(80));
  expect(shortPreview("🪑".repeat(81))).toBe(`${"🪑".repeat(80)}…`);
});

test("the client's own brand stands first, then those that are named most", () => {
  const none = { POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, UNKNOWN: 0 };
  const brand = (total_mentions: number, is_brand = false): BrandSentiment => ({
    total_mentions,
    sentiment_counts: none,
    sentiment_percentages: none,
    overall: null,
    is_brand,
  });

  const order = brandsInOrder({ Gamma: brand(3), Beta: brand(8), Alpha: brand(3), Acme: brand(6, true) });

  expect(order.map(({ name }) => name)).toEqual(["Acme", "Beta", "Alpha", "Gamma"]);
});

test("the cells of the matrix lead to answers that lie in no other cell", () => {
  const traits = matrixCells.map((cell) => [cell.name, cell.traits.mentioned, cell.traits.cited]);

  expect(traits).toEqual([
    ["named_and_cited", true, true],
    ["named_only", true, false],
    ["cited_only", false, true],
    ["absent", false, false],
  ]);
});
