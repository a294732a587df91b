import { expect, test } from "vitest";
import { firstPublicAddress, isPublicAddress, readAddress } from "../src/addresses.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:54321", "203.0.113.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["2001:DB8::7", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%en-0.1]:80", "fe80::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["[::FFFF:203.0.113.7]:80", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "64:ff9b::cb00:7107"],
  ["::", "::"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"],
])("%s is the address %s", (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([
  ..."3.12,0.012,203.0.113,203.0.113.7.9,203.0.113.256,203.0.113.07,203.0.113.7:,203.0.113.7:x,203.0.113.7/24".split(
    ",",
  ),
  ..."-,unknown,_hidden,web-1,Nov,08:00:01,1:2:3,1::2::3,1:2:3:4:5:6:7:8:9,:::,::12345,[::1,::1],[203.0.113.7]x,unix:".split(
    ",",
  ),
  "",
  "203.0.113.7,",
  "::ffff:203.0.113.700",
  "1".repeat(100_000),
])("%j is no address", (text) => {
  expect(readAddress(text)).toBeUndefined();
});

test.each([
  ["132.196.86.10, 10.183.250.139", "132.196.86.10"],
  ["10.0.0.1,132.196.86.10:443", "132.196.86.10"],
  ["unknown, [2600:1f18::7]:80, 132.196.86.10", "2600:1f18::7"],
  ["-", undefined],
  ["3.12", undefined],
  ["192.168.0.1, ::1, fc00::1, 172.16.0.9, 100.64.0.1", undefined],
])("the first address of the internet in %s is %s", (chain, address) => {
  expect(firstPublicAddress(chain)).toBe(address);
});

test("networks that are not the internet end where they do", () => {
  const edges = [
    "9.255.255.255",
    "11.0.0.0",
    "100.63.0.1",
    "100.128.0.1",
    "172.15.0.1",
    "172.32.0.1",
    "223.0.0.1",
  ];
  const inside = [
    "0.0.0.0",
    "10.9.9.9",
    "100.127.0.1",
    "127.0.0.1",
    "169.254.1.1",
    "224.0.0.1",
    "fe80::1",
    "febf::1",
  ];

  expect(edges.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(inside.filter(isPublicAddress)).toEqual([]);
  expect(["::2", "fec0::1", "2001:db8::1"].map(isPublicAddress)).toEqual([true, true, true]);
});
