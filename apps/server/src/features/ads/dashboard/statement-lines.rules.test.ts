import { expect, test } from "vitest";
import { inOrderOfNames, totalOf } from "./statement-lines.rules.ts";

const line = {
  campaign: "Oak desks",
  other: "Home Reader",
  placement: "below-article",
  reads: 10,
  proven_reads: 2,
  billable_reads: 8,
  spend_cents: 50,
  earnings_cents: 35,
};

test("lines stand by campaign, the other side and placement, numbers in names by their values", () => {
  const lines = inOrderOfNames([
    { ...line, campaign: "Spring 10" },
    { ...line, placement: "sidebar" },
    line,
    { ...line, other: "Garden Reader" },
    { ...line, campaign: "Spring 2" },
  ]);

  expect(lines.map(({ campaign, other, placement }) => [campaign, other, placement])).toEqual([
    ["Oak desks", "Garden Reader", "below-article"],
    ["Oak desks", "Home Reader", "below-article"],
    ["Oak desks", "Home Reader", "sidebar"],
    ["Spring 2", "Home Reader", "below-article"],
    ["Spring 10", "Home Reader", "below-article"],
  ]);
});

test("the total is that of all lines, and nothing of none", () => {
  expect(totalOf([line, { ...line, reads: 5, spend_cents: 25, earnings_cents: 18 }])).toEqual({
    reads: 15,
    proven_reads: 4,
    billable_reads: 16,
    spend_cents: 75,
    earnings_cents: 53,
  });
  expect(totalOf([])).toEqual({
    reads: 0,
    proven_reads: 0,
    billable_reads: 0,
    spend_cents: 0,
    earnings_cents: 0,
  });
});
