import { expect, test } from "vitest";
import { clientIpOf } from "../src/client-ip.ts";

const visitor = "203.0.113.7";
const proxy = "198.51.100.1";

test.each([
  ["a framework that trusts its proxy", { resolved: visitor, peer: proxy, headers: {} }, visitor],
  ["no proxy", { resolved: visitor, peer: visitor, headers: {} }, visitor],
  [
    "a proxy that the framework does not know",
    { resolved: proxy, peer: proxy, headers: { "X-Forwarded-For": visitor } },
    undefined,
  ],
  ["no framework", { resolved: undefined, peer: visitor, headers: {} }, visitor],
])("the visitor's address behind %s", (_, connection, address) => {
  expect(clientIpOf(connection)).toBe(address);
});
