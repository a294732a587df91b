import { isIPv6 } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addressSet, hasAddress } from "#platform/guarded-fetch/addresses.ts";
import { clientAddressOf, networkOf } from "./client-address.ts";
import { readStoredHeaders } from "./stored-headers.rules.ts";

test.each([
  ["an explicit address wins", { "cf-connecting-ip": "198.51.100.1" }, "203.0.113.9", "203.0.113.9"],
  ["an explicit address of a proxy does not", { "x-real-ip": "198.51.100.1" }, "10.0.0.1", "198.51.100.1"],
  [
    "CDNs come before X-Forwarded-For",
    { "x-forwarded-for": "198.51.100.1", "fly-client-ip": "198.51.100.2" },
    undefined,
    "198.51.100.2",
  ],
  [
    "the first public hop",
    { "x-forwarded-for": "unknown, 10.1.2.3, 203.0.113.9, 198.51.100.1" },
    undefined,
    "203.0.113.9",
  ],
  ["ports and brackets", { "x-forwarded-for": "[2001:DB8::1]:443" }, undefined, "2001:db8::1"],
  ["IPv4 within IPv6", { "x-real-ip": "::ffff:203.0.113.9" }, undefined, "203.0.113.9"],
  ["nothing usable", { "x-forwarded-for": "fe80::1%eth0, localhost, 999.1.1.1" }, "nonsense", undefined],
])("%s", (_, headers, explicit, address) => {
  expect(clientAddressOf(readStoredHeaders(headers as Record<string, string>), explicit)).toBe(address);
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:12ab:3::1", "2001:db8:12ab::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["2a00::", "2a00:0:0::/48"],
  ["2001:0db8:0001:0002:0003:0004:0005:0006", "2001:db8:1::/48"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("every address lies within its network", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6().filter((ip) => isIPv6(ip) && !ip.includes(".")),
      ),
      (address) => {
        expect(hasAddress(addressSet([networkOf(address)]), address)).toBe(true);
      },
    ),
  );
});
