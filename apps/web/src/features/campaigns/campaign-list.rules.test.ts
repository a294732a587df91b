import { expect, test } from "vitest";
import { readCampaignList } from "./campaign-list.rules.ts";

const row = { id: "c1", name: "Autumn" };

test("a page keeps its rows and the count of all", () => {
  const page = { count: 41, next: null, previous: null, results: [row] };

  expect(readCampaignList(page)).toEqual({ count: 41, results: [row] });
});

test("a plain array is a list of its own length", () => {
  expect(readCampaignList([row, row])).toEqual({ count: 2, results: [row, row] });
});

test.each([null, undefined, "campaigns", 7, {}, { results: "none" }, { campaigns: [row] }])(
  "the unexpected format %o is an empty list",
  (answer) => {
    expect(readCampaignList(answer)).toEqual({ count: 0, results: [] });
  },
);
