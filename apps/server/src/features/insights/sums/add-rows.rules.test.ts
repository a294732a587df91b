import { expect, test } from "vitest";
import { addRows } from "./add-rows.rules.ts";

test("adds the numbers of rows with the same key, whatever their order and their campaign", () => {
  const rows = [
    { campaign_id: "b", day: "2026-03-02", n: 1, mentions: 1 },
    { campaign_id: "a", day: "2026-03-01", n: 2, mentions: 0 },
    { campaign_id: "a", day: "2026-03-02", n: 4, mentions: 3 },
  ];

  expect(addRows(rows, ["day"])).toEqual([
    { day: "2026-03-01", n: 2, mentions: 0 },
    { day: "2026-03-02", n: 5, mentions: 4 },
  ]);
  expect(addRows([], ["day"])).toEqual([]);
});

test("leaves the rows as they are, which others share", () => {
  const rows = [
    { campaign_id: "a", day: "2026-03-01", n: 2 },
    { campaign_id: "b", day: "2026-03-01", n: 3 },
  ];

  addRows(rows, ["day"]);

  expect(rows.map(({ n }) => n)).toEqual([2, 3]);
});
