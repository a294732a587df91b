import { describe, expect, test } from "vitest";
import {
  addressOfAdsDashboard,
  adsDashboardView,
  parseAdsDashboardSearch,
  statementMonths,
} from "./ads-dashboard-search.rules.ts";

const today = "2026-11-27";

describe("the address of the ads dashboard", () => {
  test.each([
    [{}, {}],
    [{ against: "reads", side: "advertiser", month: "2026-13" }, {}],
    [{ from: "01-10-26", to: "x", against: "nothing", page: "0" }, {}],
    [
      { from: "01-10-26", to: "31-10-26", against: "clicks", page: "2", side: "publisher", month: "2026-10" },
      { from: "01-10-26", to: "31-10-26", against: "clicks", page: 2, side: "publisher", month: "2026-10" },
    ],
  ])("%j is read as %j", (raw, search) => {
    expect(parseAdsDashboardSearch(raw)).toEqual(search);
  });

  test("defaults are the last month and this month's statement, and are not written", () => {
    const view = adsDashboardView({}, today);
    expect(view).toEqual({
      range: { from: "2026-10-28", to: today },
      against: "reads",
      page: 1,
      month: "2026-11",
      side: "advertiser",
    });
    expect(addressOfAdsDashboard(view, today)).toEqual({});
    expect(addressOfAdsDashboard({ ...view, month: "2026-09" }, today)).toEqual({
      month: "2026-09",
    });
  });

  test("a month without a statement counts as this month", () => {
    expect(adsDashboardView({ month: "2027-01" }, today).month).toBe("2026-11");
  });
});

test("two years of months are offered, the newest first", () => {
  const months = statementMonths("2026-02-28");
  expect(months).toHaveLength(24);
  expect(months.slice(0, 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
  expect(months.at(-1)).toBe("2024-03");
});
