import { expect, test } from "vitest";
import { besideChange } from "./beside-change.ts";

test.each([
  [12.5, "vs. the 7 days before", "vs. the 7 days before"],
  [0, "vs. the 7 days before", "0\u00a0% vs. the 7 days before"],
  [0, "since 9 Jan 2026", "since 9 Jan 2026"],
  [0, "of 40 visits", "of 40 visits"],
])("a change of %d beside “%s”", (change, comparison, words) => {
  expect(besideChange(change, comparison)).toBe(words);
});
