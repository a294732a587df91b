import { expect, test } from "vitest";
import { frequencyOptions } from "./frequency.rules.ts";

test("a campaign can be daily, weekly or monthly, and what it is already cannot be chosen", () => {
  const options = frequencyOptions("WEEKLY");

  expect(options.map(({ value, disabled }) => [value, disabled])).toEqual([
    ["DAILY", false],
    ["WEEKLY", true],
    ["MONTHLY", false],
  ]);
});
