import { expect, it, test } from "vitest";
import { formatStatus, groupDigits, intervalLabel, testCards } from "./payment-text.rules.ts";

it("offers the three test cards that people know", () => {
  expect(testCards).toEqual([
    { number: "4242 4242 4242 4242", fate: "pays" },
    { number: "4000 0000 0000 0002", fate: "is declined" },
    { number: "4000 0000 0000 9995", fate: "has no funds" },
  ]);
});

test.each([
  ["", ""],
  ["4242", "4242"],
  ["424242424242424", "4242 4242 4242 424"],
])("writes %j as %j", (digits, number) => {
  expect(groupDigits(digits)).toBe(number);
});

test.each([
  ["monthly", "a month"],
  ["yearly", "a year"],
  ["weekly", "weekly"],
])("says %s as %s", (interval, words) => {
  expect(intervalLabel(interval)).toBe(words);
});

it("says a status in words", () => {
  expect(["paid", "past_due"].map(formatStatus)).toEqual(["Paid", "Past due"]);
});
