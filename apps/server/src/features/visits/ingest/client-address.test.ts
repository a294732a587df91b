import { firstPublicAddress } from "@citelens/access-log";
import fc from "fast-check";
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

test("finds the same visitor in a chain as the reader of access logs", () => {
  const byte = fc.oneof(
    fc.nat(255),
    fc.constantFrom(0, 10, 63, 64, 100, 127, 128, 168, 169, 172, 192, 223, 224, 254),
  );
  const v4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join("."));
  const v6 = fc.oneof(
    fc.ipV6().filter((address) => !address.includes(".")),
    fc.constantFrom("::", "::1", "::2", "fe80::1", "fec0::1", "fc00::1", "fdff::", "ff02::1"),
  );
  const written = fc.oneof(
    v4,
    v6,
    v4.map((a) => `${a}:80`),
    v6.map((a) => `[${a}]:443`),
    v4.map((a) => `::ffff:${a}`),
  );
  const hop = fc.oneof(written, fc.constantFrom("unknown", "-", "3.12", "localhost", ""));

  fc.assert(
    fc.property(fc.array(hop, { minLength: 1, maxLength: 4 }), (hops) => {
      const chain = hops.join(", ");
      const headers = readStoredHeaders({ "x-forwarded-for": chain });
      expect(firstPublicAddress(chain)).toBe(clientAddressOf(headers, undefined));
    }),
    { numRuns: 500 },
  );
});
