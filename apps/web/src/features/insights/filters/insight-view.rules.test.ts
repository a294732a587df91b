import { describe, expect, it, test } from "vitest";
import {
  comparedRange,
  filterOf,
  filtersInUse,
  insightAddress,
  insightPresets,
  insightView,
  parseInsightAddress,
} from "./insight-view.rules.ts";

const today = "2026-11-20";
const campaign = "0198a5f0-7d2e-7c11-9a3e-5b1f0c9d2e77";

describe("reading the address", () => {
  test.each([
    ["days", { from: "01-11-26", to: "05-11-26" }],
    ["branded queries", { branded: true }],
    ["branded and other queries", { branded: "all" }],
    ["a campaign", { campaign }],
    ["no comparison", { compare: "off" }],
    ["days of one's own to compare with", { compare: "01-09-26_05-09-26" }],
  ])("keeps %s", (_, raw) => {
    expect(parseInsightAddress(raw)).toEqual(raw);
  });

  test.each([
    ["a day without its partner", { from: "01-11-26" }],
    ["a malformed day", { from: "01-11-26", to: "2026-11-05" }],
    ["a day that does not exist", { from: "31-11-26", to: "05-12-26" }],
    ["days turned around", { from: "05-11-26", to: "01-11-26" }],
    ["more days than the server counts", { from: "01-01-20", to: "01-11-26" }],
    ["a word for branded", { branded: "yes" }],
    ["a number for branded", { branded: 1 }],
    ["the kind of queries that is the default", { branded: false }],
    ["a campaign that is no id", { campaign: "acme" }],
    ["the comparison that is the default", { compare: "previous" }],
    ["a comparison with half a period", { compare: "01-09-26" }],
    ["a comparison with days turned around", { compare: "05-09-26_01-09-26" }],
    ["a comparison with three days", { compare: "01-09-26_05-09-26_06-09-26" }],
    ["lists and objects", { branded: [true], campaign: {}, compare: ["off"], from: [], to: null }],
  ])("drops %s", (_, raw) => {
    expect(parseInsightAddress(raw)).toEqual({});
  });

  it("drops an invalid value without losing the others", () => {
    expect(parseInsightAddress({ from: "x", to: "y", branded: true, campaign: 7 })).toEqual({
      branded: true,
    });
  });
});

describe("the view of an address", () => {
  it("shows the last month of all campaigns and of queries that are not branded, compared with the period before, when nothing is asked for", () => {
    expect(insightView({}, today)).toEqual({
      range: { from: "2026-10-21", to: today },
      compare: { kind: "previous" },
      campaign: undefined,
      branded: false,
    });
  });

  test.each([
    ["nothing", {}],
    ["days", { from: "01-11-26", to: "05-11-26" }],
    [
      "everything",
      { from: "01-11-26", to: "05-11-26", compare: "01-09-26_05-09-26", campaign, branded: "all" as const },
    ],
  ])("leads back to the same address with %s", (_, address) => {
    expect(insightAddress(insightView(address, today), today)).toEqual(address);
  });

  it("leaves the default days out of the address, so that they move along with the calendar", () => {
    const view = { ...insightView({}, today), range: { from: "2026-10-21", to: today } };

    expect(insightAddress(view, today)).toEqual({});
  });
});

it("offers Last 7 Days, Last Month and Last 3 Months", () => {
  expect(insightPresets.map(({ label }) => label)).toEqual(["Last 7 Days", "Last Month", "Last 3 Months"]);
});

describe("what is asked of the server", () => {
  it("names the days, and those of the equally long period just before", () => {
    expect(filterOf(insightView({ from: "08-11-26", to: "14-11-26" }, today))).toEqual({
      start_date: "2026-11-08",
      end_date: "2026-11-14",
      compare_start_date: "2026-11-01",
      compare_end_date: "2026-11-07",
      branded: "false",
    });
  });

  it("names the campaign and the kind of queries", () => {
    const view = insightView({ campaign, branded: true, compare: "off" }, today);

    expect(filterOf(view)).toEqual({
      start_date: "2026-10-21",
      end_date: today,
      campaign_id: campaign,
      branded: "true",
    });
  });

  it("names no kind of queries for all", () => {
    expect(filterOf(insightView({ branded: "all" }, today))).not.toHaveProperty("branded");
  });

  test.each([
    ["off", undefined],
    ["01-09-26_05-09-26", { from: "2026-09-01", to: "2026-09-05" }],
    [undefined, { from: "2026-09-20", to: "2026-10-20" }],
  ])("compares %s with %j", (compare, range) => {
    expect(comparedRange(insightView(compare === undefined ? {} : { compare }, today))).toEqual(range);
  });
});

test.each([
  [{}, 0],
  [{ compare: "off" }, 1],
  [{ branded: "all" }, 1],
  [{ from: "01-11-26", to: "05-11-26", campaign, branded: true }, 3],
] as const)("counts the filters of %j as %i", (address, count) => {
  expect(filtersInUse(insightView(address, today), today)).toBe(count);
});
