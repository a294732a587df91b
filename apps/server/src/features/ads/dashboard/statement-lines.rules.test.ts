import { expect, test } from "vitest";
import { linesOf } from "./statement-lines.rules.ts";

const entry = {
  day: "2026-10-01",
  campaign_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f9",
  campaign_name: "Oak desks",
  advertiser: "Oakworks",
  publisher: "Home Reader",
  placement: "below-article",
  reads: 10,
  spend_cents: 50,
  earnings_cents: 35,
};

test("days of the same placement are one line, other placements and campaigns of the same name are not", () => {
  const lines = linesOf(
    [
      { ...entry, placement: "sidebar", reads: 1 },
      entry,
      { ...entry, day: "2026-10-02", reads: 5, spend_cents: 25, earnings_cents: 18 },
      { ...entry, campaign_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4fa", campaign_name: "Elm desks", reads: 2 },
      { ...entry, publisher: "Garden Reader", reads: 3 },
    ],
    "advertiser",
  );

  expect(lines.map(({ campaign, other, placement, reads }) => [campaign, other, placement, reads])).toEqual([
    ["Elm desks", "Home Reader", "below-article", 2],
    ["Oak desks", "Garden Reader", "below-article", 3],
    ["Oak desks", "Home Reader", "below-article", 15],
    ["Oak desks", "Home Reader", "sidebar", 1],
  ]);
  expect(lines[2]).toMatchObject({ spend_cents: 75, earnings_cents: 53 });
});

test("a publisher reads who paid", () => {
  expect(linesOf([entry], "publisher")).toMatchObject([{ other: "Oakworks" }]);
});

test("a month without entries has no lines", () => {
  expect(linesOf([], "advertiser")).toEqual([]);
});

test("numbers in names are in the order of their values", () => {
  const lines = linesOf(
    ["Spring 10", "Spring 2"].map((campaign_name) => ({
      ...entry,
      campaign_name,
      campaign_id: campaign_name,
    })),
    "advertiser",
  );

  expect(lines.map(({ campaign }) => campaign)).toEqual(["Spring 2", "Spring 10"]);
});
