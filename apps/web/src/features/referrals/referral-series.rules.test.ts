import { expect, test } from "vitest";
import { assistantSeries } from "./referral-series.rules.ts";

test("makes a series of each assistant, with a colour by its name and the others in grey", () => {
  const series = assistantSeries({
    days: ["2026-11-01", "2026-11-02"],
    series: [
      { assistant: "Perplexity", referrals: 3, values: [3, 0] },
      { assistant: "ChatGPT", referrals: 2, values: [2, 0] },
      { assistant: "", referrals: 1, values: [1, 0] },
    ],
  });

  expect(series.map(({ name, tone }) => [name, tone])).toEqual([
    ["Perplexity", 2],
    ["ChatGPT", 1],
    ["Others", "other"],
  ]);
  expect(series.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [3, 0],
    [2, null],
    [1, null],
  ]);
});
