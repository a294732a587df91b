import { expect, test } from "vitest";
import { hostOf, isWorthReading, originsOf } from "./site-address.rules.ts";

test.each([
  ["acorn.example", "acorn.example"],
  ["https://www.Acorn.example/about?x=1", "acorn.example"],
  ["shop.acorn.example:8080", "shop.acorn.example:8080"],
  ["not a host", ""],
  ["", ""],
])("the host in %j is %j", (written, expected) => {
  expect(hostOf(written)).toBe(expected);
});

test.each([
  ["acorn.example", ["https://acorn.example", "http://acorn.example", "https://www.acorn.example"]],
  ["acorn.example:81", ["https://acorn.example:81", "http://acorn.example:81"]],
])("%s may be at %o", (host, expected) => {
  expect(originsOf(host)).toEqual(expected);
});

test.each([
  ["https://acorn.example/chairs", true],
  ["https://acorn.example/carts-and-chairs", true],
  ["https://acorn.example/brochure.PDF", false],
  ["https://acorn.example/cart/", false],
  ["https://acorn.example/en/login", false],
  ["nothing", false],
])("%s is worth reading: %s", (url, expected) => {
  expect(isWorthReading(url)).toBe(expected);
});
