import { isIPv6 } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressSet, anonymousNetwork, clientNetwork, isPublicAddress } from "./addresses.ts";

const set = addressSet(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32", "::ffff:192.0.2.0/120"]);

test.each([
  ["127.0.0.1", true],
  ["127.0.0.2", false],
  ["::ffff:127.0.0.1", true],
  ["::FFFF:7F00:1", true],
  ["::ffff:7f00:1", true],
  ["0:0:0:0:0:ffff:7f00:0001", true],
  ["::ffff:11.0.0.1", false],
  // Compatible, translated and tunnelled forms are addresses of their own, however they are written.
  ["::127.0.0.1", false],
  ["::7f00:1", false],
  ["::ffff:0:127.0.0.1", false],
  ["64:ff9b::127.0.0.1", false],
  ["64:ff9b::10.0.0.1", false],
  ["2002:7f00:1::", false],
  ["10.200.3.4", true],
  ["11.0.0.1", false],
  ["::1", true],
  ["::1%eth0", true],
  ["0:0:0:0:0:0:0:1", true],
  ["2001:db8:1::5", true],
  ["2001:DB8:1::5%en0", true],
  ["2001:db9::1", false],
  ["0177.0.0.1", false],
  ["0x7f.0.0.1", false],
  ["127.1", false],
  ["2130706433", false],
  ["127.0.0.1:80", false],
  ["[::1]", false],
  ["", false],
  ["not an address", false],
])("a set has %s: %s", (address, has) => {
  expect(set.has(address)).toBe(has);
});

test.each(["", "localhost", "10.0.0.0/33", "10.0.0.0/", "127.1", "::1/129", "10.0.0.0/8/8", "010.0.0.1"])(
  "a set of %j is refused",
  (entry) => {
    expect(() => addressSet([entry])).toThrow("is no address or CIDR");
  },
);

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:CB00:7107", "203.0.113.7"],
  ["::203.0.113.7", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["127.1", "127.1"],
  ["not an address", "not an address"],
])("%s is counted as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:12ab:3::1", "2001:db8:12ab::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["2a00::", "2a00:0:0::/48"],
  ["2001:0db8:0001:0002:0003:0004:0005:0006", "2001:db8:1::/48"],
])("the network of %s is %s", (address, network) => {
  expect(anonymousNetwork(address)).toBe(network);
});

test("every address lies within its network", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6().filter((ip) => isIPv6(ip) && !ip.includes(".")),
      ),
      (address) => {
        expect(addressSet([anonymousNetwork(address)]).has(address)).toBe(true);
      },
    ),
  );
});

test("a connection that has closed has no address, which is in no set and of no network", () => {
  expect(addressSet(["0.0.0.0/0", "::/0"]).has(undefined)).toBe(false);
  expect(clientNetwork(undefined)).toBe("");
});

describe("addresses of the public internet", () => {
  test.each([
    "8.8.8.8",
    "93.184.215.14",
    "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
    "2a00:1450:4001:81b::200e",
  ])("%s is one", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ["unspecified", ["0.0.0.0", "0.1.2.3", "::"]],
    ["loopback", ["127.0.0.1", "127.255.255.254", "::1"]],
    ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "fc00::1", "fd12:3456::1"]],
    ["link-local", ["169.254.169.254", "fe80::1", "fe80::1%eth0", "febf::1"]],
    ["old site-local", ["fec0::1"]],
    ["shared by a provider's customers", ["100.64.0.1", "100.127.255.255"]],
    ["protocol assignments", ["192.0.0.8", "192.0.0.171", "2001:1::1"]],
    ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"]],
    ["benchmarking", ["198.18.0.1", "198.19.255.255", "2001:2::1"]],
    ["multicast and reserved", ["224.0.0.1", "240.0.0.1", "255.255.255.255", "ff02::1", "5f00::1"]],
    ["relays and discard", ["192.88.99.1", "100::1"]],
    ["mapped IPv4", ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8"]],
    ["compatible IPv4", ["::127.0.0.1", "::8.8.8.8", "::808:808"]],
    ["translated IPv4", ["64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::7f00:1", "::ffff:0:7f00:1"]],
    ["6to4 and Teredo", ["2002:7f00:1::", "2002:808:808::1", "2001:0:7f00:1::1"]],
    ["the host of a cloud", ["168.63.129.16"]],
    [
      "other spellings",
      ["0177.0.0.1", "0x8.8.8.8", "8.8.8", "134744072", "08.8.8.8", "[2a00::1]", "8.8.8.8:80"],
    ],
    ["no address", ["", "localhost", "not an address"]],
  ])("%s: none of %j is", (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
