import { expect, test } from "vitest";
import { activityFilterOf, parseActivitySearch } from "./activity-search.rules.ts";

const user = "01890000-0000-7000-8000-000000000000";

test.each([
  ["nothing", {}, {}],
  ["the first page", { page: 1 }, {}],
  ["another page", { page: "3" }, { page: 3 }],
  ["an action", { action: "key.revoked" }, { action: "key.revoked" }],
  ["a user", { user }, { user }],
  ["nobody", { user: "me" }, {}],
  ["days", { from: "01-11-26", to: "30-11-26" }, { from: "01-11-26", to: "30-11-26" }],
  ["nonsense", { page: 1.5, from: "yesterday", action: "", other: 1 }, {}],
])("reads an address with %s", (_, raw, search) => {
  expect(parseActivitySearch(raw)).toEqual(search);
});

test("asks for days as the API has them", () => {
  expect(activityFilterOf({ page: 2, user, from: "01-11-26" })).toEqual({ user, from_date: "2026-11-01" });
});
