import { expect, test } from "vitest";
import { formatMoney } from "../../src/base/money.ts";

test.each([
  [0, "eur", "0.00€"],
  [-0, "eur", "0.00€"],
  [0.01, "eur", "0.01€"],
  [-0.01, "usd", "-$0.01"],
  [999.99, "gbp", "999.99£"],
  [1_000, "gbp", "1,000.00£"],
  [-1_234_567.8, "gbp", "-1,234,567.80£"],
  [278.4, "eur", "278.40€"],
  [0.1 + 0.2, "eur", "0.30€"],
  [29.999, "eur", "30.00€"],
])("%d %s is written %s, always with two digits", (amount, currency, written) => {
  expect(formatMoney(amount, currency)).toBe(written);
});

test.each([
  ["eUr", "5.00€"],
  ["UsD", "$5.00"],
  ["jpy", "5.00 JPY"],
  ["PLN", "5.00 PLN"],
])("the currency %s is recognised in any case, an unknown one by its code", (currency, written) => {
  expect(formatMoney(5, currency)).toBe(written);
});
