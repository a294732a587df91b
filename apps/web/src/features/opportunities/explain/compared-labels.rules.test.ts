import type { ComparedPage } from "@citelens/contract/content/explanation";
import { expect, test } from "vitest";
import { placeOf, unreadText } from "./compared-labels.rules.ts";

const page: ComparedPage = {
  url: "https://own.example/",
  domain: "own.example",
  title: null,
  kind: "OWNED",
  position: null,
  cited: false,
  reading: "READ",
  found_for: [],
  passages: [],
};

test.each([
  [{ cited: true, position: 2 }, "Cited [2]"],
  [{ cited: true }, "Cited"],
  [{ position: 4 }, "Found, not cited"],
  [{ found_for: ["oak"] }, "Found, not cited"],
  [{}, "Not in this answer"],
])("a page with %j is said to be %s", (parts, text) => {
  expect(placeOf({ ...page, ...parts })).toBe(text);
});

test.each([
  ["READ", "Nothing on this page speaks of it."],
  ["UNREAD", "Not read yet."],
  ["UNREADABLE", "Could not be read, or its robots.txt does not allow it."],
] as const)("without a passage a page that is %s says why", (reading, text) => {
  expect(unreadText({ ...page, reading })).toBe(text);
});
