import { evidences } from "@citelens/contract/traffic/referrals";
import { expect, test } from "vitest";
import {
  addressOfReferrals,
  evidenceNames,
  isNarrowed,
  noFilters,
  parseReferralsSearch,
  referralsView,
} from "./referrals-search.rules.ts";

const today = "2026-11-23";

test.each([
  ["nothing", {}, {}],
  ["days", { from: "01-11-26", to: "03-11-26" }, { from: "01-11-26", to: "03-11-26" }],
  ["days in the wrong order", { from: "03-11-26", to: "01-11-26" }, {}],
  [
    "every filter and a page",
    { assistant: "ChatGPT", evidence: "utm", path: "/desks", page: "3" },
    { assistant: "ChatGPT", evidence: "utm", path: "/desks", page: 3 },
  ],
  ["no comparison", { compare: "off" }, { compare: "off" }],
  ["a path that the router reads as a number", { path: 7 }, { path: "7" }],
  ["the defaults", { compare: "previous", page: 1 }, {}],
  ["nonsense", { assistant: {}, evidence: "hearsay", path: [], compare: 1, page: -2, from: 7 }, {}],
])("reads an address with %s", (_, raw, expected) => {
  expect(parseReferralsSearch(raw)).toEqual(expected);
});

test("shows the last month compared with the one before, which stands in no address", () => {
  const view = referralsView({}, today);

  expect(view).toEqual({
    ...noFilters,
    range: { from: "2026-10-24", to: today },
    compare: "previous",
    page: 1,
  });
  expect(addressOfReferrals(view, today)).toEqual({});
  expect(isNarrowed(view)).toBe(false);
});

test("writes an address that reads back as the same view", () => {
  const view = {
    range: { from: "2026-01-01", to: "2026-02-01" },
    assistant: "ERNIE / Yiyan",
    evidence: "in_app",
    path: "/a?b",
    compare: "off",
    page: 2,
  } as const;

  expect(referralsView(addressOfReferrals(view, today), today)).toEqual(view);
  expect(isNarrowed(view)).toBe(true);
});

test("has a name for every evidence of the contract", () => {
  expect(Object.keys(evidenceNames)).toEqual([...evidences]);
});
