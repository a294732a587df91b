import { expect, test } from "vitest";
import { parseJobsSearch } from "./jobs-search.rules.ts";

test.each([
  { raw: {}, search: {} },
  {
    raw: { queue: "mail.deliver", error: "Too busy", page: 3 },
    search: { queue: "mail.deliver", error: "Too busy", page: 3 },
  },
  { raw: { queue: " ", error: 404, page: 1 }, search: { error: "404" } },
  { raw: { queue: ["a"], error: "x".repeat(401), page: -1 }, search: {} },
])("reads $raw", ({ raw, search }) => {
  expect(parseJobsSearch(raw)).toEqual(search);
});
