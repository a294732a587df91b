import { expect, test } from "vitest";
import { choicesOf, daysOfChoice } from "./retention-choices.rules.ts";

test.each([
  [{ limit_days: 90, wanted_days: null }, ["all", "60", "30", "7"]],
  [{ limit_days: 395, wanted_days: 45 }, ["all", "180", "90", "60", "45", "30", "7"]],
  [{ limit_days: 90, wanted_days: 200 }, ["all", "200", "60", "30", "7"]],
])("of %j there are the choices %j", (bounds, values) => {
  expect(choicesOf(bounds).map(({ value }) => value)).toEqual(values);
});

test("a choice beyond the limit comes to the limit", () => {
  expect(["all", "30", "200"].map((choice) => daysOfChoice(choice, { limit_days: 90 }))).toEqual([
    90, 30, 90,
  ]);
});
