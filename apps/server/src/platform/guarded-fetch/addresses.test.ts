import { expect, test } from "vitest";
import { addressSet, clientNetwork, hasAddress } from "./addresses.ts";

const set = addressSet(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"]);

test.each([
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["::ffff:7f00:1", true],
  ["::ffff:11.0.0.1", false],
  ["10.200.3.4", true],
  ["11.0.0.1", false],
  ["::1", true],
  ["2001:db8:1::5", true],
  ["2001:db9::1", false],
  ["not an address", false],
])("%s: %s", (address, has) => {
  expect(hasAddress(set, address)).toBe(has);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:CB00:7107", "203.0.113.7"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["not an address", "not an address"],
])("%s is counted as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
