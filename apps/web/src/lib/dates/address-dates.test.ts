import fc from "fast-check";
import { expect, it, test } from "vitest";
import { fromAddressDay, toAddressDay } from "./address-dates.ts";

test.each([
  ["20-11-26", "2026-11-20"],
  ["01-01-00", "2000-01-01"],
  ["31-12-99", "2099-12-31"],
  ["29-02-28", "2028-02-29"],
])("reads %s as %s", (address, day) => {
  expect(fromAddressDay(address)).toBe(day);
});

test.each([
  ["29-02-26"],
  ["31-04-26"],
  ["00-01-26"],
  ["01-13-26"],
  ["1-1-26"],
  ["20-11-2026"],
  ["2026-11-20"],
  ["20/11/26"],
  [" 20-11-26"],
  ["20-11-26\n"],
  [""],
  [201126],
  [undefined],
  [null],
  [{}],
])("ignores %j", (value) => {
  expect(fromAddressDay(value)).toBeUndefined();
});

it("reads back every day of the century that it wrote", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(fromAddressDay(toAddressDay(day))).toBe(day);
    }),
  );
});
