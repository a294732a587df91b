import { describe, expect, test } from "vitest";
import { amountFault, budgetBounds, centsOf, isSteepRaise, typedText } from "./money.rules.ts";

describe("an amount", () => {
  test.each([
    ["12", 1200],
    ["12.5", 1250],
    ["12,50", 1250],
    [" 0.07 ", 7],
    ["1,200", 120_000],
    ["1,200.00", 120_000],
    ["1,200,000", 120_000_000],
    ["", undefined],
    ["12.345", undefined],
    ["-3", undefined],
    ["€3", undefined],
    ["1e3", undefined],
  ])("typed as %j is %s cents", (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  test.each([0, 7, 70, 1200, 1250, 123_456])("of %i cents is typed as it is read", (cents) => {
    expect(centsOf(typedText(cents))).toBe(cents);
  });

  test("says what is wrong with it", () => {
    expect(amountFault("ten", budgetBounds, "EUR")).toBe("Enter an amount such as 25 or 12.50.");
    expect(amountFault("0.99", budgetBounds, "EUR")).toBe("Enter at least €1.00.");
    expect(amountFault("1000000.01", budgetBounds, "EUR")).toBe("Enter at most €1,000,000.00.");
    expect(amountFault("1", budgetBounds, "EUR")).toBeUndefined();
  });
});

test("a raise of half is taken as it is, one above it is to be confirmed", () => {
  expect([isSteepRaise(1000, 1500), isSteepRaise(1000, 1501), isSteepRaise(1000, 900)]).toEqual([
    false,
    true,
    false,
  ]);
});
