import { expect, test } from "vitest";
import { addressSet, hasAddress } from "./addresses.ts";

const set = addressSet(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"]);

test.each([
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["10.200.3.4", true],
  ["11.0.0.1", false],
  ["::1", true],
  ["2001:db8:1::5", true],
  ["2001:db9::1", false],
  ["not an address", false],
])("%s: %s", (address, has) => {
  expect(hasAddress(set, address)).toBe(has);
});
