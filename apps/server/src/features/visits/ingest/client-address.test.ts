import { expect, test } from "vitest";
import { clientAddressOf } from "./client-address.ts";
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
  ["IPv4 within IPv6, in hexadecimal", { "x-real-ip": "::FFFF:cb00:7109" }, undefined, "203.0.113.9"],
  ["a private one within IPv6", { "x-real-ip": "::ffff:a00:1" }, "::ffff:10.0.0.1", undefined],
  ["nothing usable", { "x-forwarded-for": "fe80::1%eth0, localhost, 999.1.1.1" }, "nonsense", undefined],
])("%s", (_, headers, explicit, address) => {
  expect(clientAddressOf(readStoredHeaders(headers as Record<string, string>), explicit)).toBe(address);
});
