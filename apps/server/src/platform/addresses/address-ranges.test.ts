import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { expect, test } from "vitest";
import { addressRanges, type Share, sizeOf } from "./address-ranges.ts";

const ranges = addressRanges([
  "20.171.206.0/24",
  "20.171.207.0/25",
  "20.171.207.128/25",
  "52.230.152.7",
  "2001:4860:4801:10::/64",
  "2001:4860:4801:11::/64",
  "2a03:2880::/32",
]);

test.each([
  ["20.171.206.0", true],
  ["20.171.207.255", true],
  ["20.171.208.0", false],
  ["20.171.205.255", false],
  ["52.230.152.7", true],
  ["52.230.152.8", false],
  ["2001:4860:4801:10::", true],
  ["2001:4860:4801:0011:ffff:ffff:ffff:ffff", true],
  ["2001:4860:4801:12::", false],
  ["2A03:2880:F003:C07:FACE:B00C::2", true],
  ["::", false],
  ["1.2.3", false],
  ["nonsense", false],
  ["1:2:3:4:5:6:7:8:9", false],
])("%s within: %s", (address, expected) => {
  expect(ranges.has(address)).toBe(expected);
});

test.each<readonly [string, Share]>([
  ["20.171.206.0/24", "whole"],
  ["20.171.206.0/23", "whole"],
  ["20.171.206.0/22", "part"],
  ["20.171.0.0/16", "part"],
  ["52.230.152.0/24", "part"],
  ["52.230.153.0/24", "none"],
  ["2001:4860:4801::/48", "part"],
  ["2a03:2880:f003::/48", "whole"],
  ["2a04:2880:f003::/48", "none"],
])("of %s lies within: %s", (network, expected) => {
  expect(ranges.shareOf(network)).toBe(expected);
});

test("no network holds nothing", () => {
  expect(addressRanges([]).has("1.2.3.4")).toBe(false);
  expect(addressRanges([]).shareOf("1.2.3.0/24")).toBe("none");
});

test("what is no network is refused", () => {
  expect(() => addressRanges(["10.0.0.0/33"])).toThrow();
  expect(() => addressRanges(["example.com"])).toThrow();
});

test("finds what a comparison with every network finds, in both families", () => {
  const ipv4 = fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 }));
  const ipv6 = fc.tuple(fc.ipV6(), fc.integer({ min: 16, max: 128 }));
  const written = fc.oneof(ipv4, ipv6).map(([address, bits]) => `${address}/${bits}`);

  fc.assert(
    fc.property(fc.array(written, { maxLength: 30 }), fc.oneof(fc.ipV4(), fc.ipV6()), (networks, random) => {
      const found = addressRanges(networks);
      const near = networks.map((network) => ipaddr.parseCIDR(network)[0].toString());
      for (const address of [random, ...near].filter((one) => !/:.*[.]/.test(one))) {
        const asked = ipaddr.parse(address);
        const expected = networks.some((network) => {
          const [range, bits] = ipaddr.parseCIDR(network);
          return range.kind() === asked.kind() && asked.match(range, bits);
        });
        expect(found.has(address)).toBe(expected);
      }
    }),
  );
});

test("counts IPv4 by addresses and IPv6 by networks of 64 bits", () => {
  expect(sizeOf(["20.171.206.0/24", "52.230.152.7"])).toBe(257);
  expect(sizeOf(["2001:4860:4801:10::/64", "2a03:2880::/62"])).toBe(5);
});
