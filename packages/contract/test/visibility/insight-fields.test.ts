import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkDates, insightFilter, insightQuery, limit } from "../../src/visibility/insight-fields.ts";

const campaign = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
const checked = z.object(insightFilter).superRefine(checkDates);

function faultsOf(query: Record<string, string>): readonly (readonly [string, string])[] {
  const issues = checked.safeParse(query).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join("."), message] as const);
}

describe("the filter of the insights", () => {
  test("may be left out in whole", () => {
    expect(insightQuery.parse({})).toEqual({});
    expect(faultsOf({})).toEqual([]);
  });

  test("reads what an address can write", () => {
    const days = { start_date: "2026-11-01", end_date: "2026-11-20" };

    expect(insightQuery.parse({ ...days, campaign_id: campaign, branded: "false" })).toEqual({
      ...days,
      campaign_id: campaign,
      branded: false,
    });
  });

  test.each([
    [{ campaign_id: "all" }, "campaign_id"],
    [{ branded: "maybe" }, "branded"],
    [{ start_date: "01-11-26" }, "start_date"],
    [{ compare_end_date: "2026-02-30" }, "compare_end_date"],
  ])("%j is refused under its field", (query, field) => {
    expect(insightQuery.safeParse(query).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

describe("the days of the filter", () => {
  const backwards = "The end date must not be before the start date.";
  const long = "The range may have at most 400 days.";

  test.each([
    [{ start_date: "2026-11-20", end_date: "2026-11-20" }],
    [{ start_date: "2026-11-20" }],
    [{ end_date: "2026-11-20" }],
    [{ start_date: "2026-11-20", compare_end_date: "2026-11-01" }],
    [{ start_date: "2025-01-01", end_date: "2026-02-04" }],
  ])("%j are accepted", (query) => {
    expect(faultsOf(query)).toEqual([]);
  });

  test.each([
    [{ start_date: "2026-11-20", end_date: "2026-11-19" }, [["end_date", backwards]]],
    [{ start_date: "2025-01-01", end_date: "2026-02-05" }, [["end_date", long]]],
    [{ compare_start_date: "2026-11-20", compare_end_date: "2026-11-19" }, [["compare_end_date", backwards]]],
    [
      {
        start_date: "2026-11-20",
        end_date: "2026-11-19",
        compare_start_date: "2024-01-01",
        compare_end_date: "2026-01-01",
      },
      [
        ["end_date", backwards],
        ["compare_end_date", long],
      ],
    ],
  ])("%j are refused under their end", (query, faults) => {
    expect(faultsOf(query)).toEqual(faults);
  });

  test("a day that does not exist is refused once, and not compared", () => {
    expect(faultsOf({ start_date: "2026-11-31", end_date: "2026-11-01" })).toEqual([
      ["start_date", "Enter a date as yyyy-MM-dd."],
    ]);
  });
});

describe("the number of rows of a card", () => {
  test.each([
    [undefined, 5],
    ["1", 1],
    ["100", 100],
  ])("%s gives %i", (raw, rows) => {
    expect(limit(5).parse(raw)).toBe(rows);
  });

  test.each(["0", "101", "-1", "2.5", "many"])("%s is refused", (raw) => {
    expect(limit(5).safeParse(raw).success).toBe(false);
  });
});
