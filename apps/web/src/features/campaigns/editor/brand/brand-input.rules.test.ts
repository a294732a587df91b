import { expect, test } from "vitest";
import { readAlias, readDomain } from "./brand-input.rules.ts";

test.each([
  ["https://www.ACME.example/shop?a=1", "acme.example"],
  ["shop.acme.co.uk", "shop.acme.co.uk"],
  ["acme.example#top", "acme.example"],
  ["acme", undefined],
  ["not a domain.com", undefined],
  [`${"a".repeat(250)}.com`, undefined],
])("the domain that %s means is %s", (text, domain) => {
  expect(readDomain(text)).toBe(domain);
});

test.each([
  ["  Acme   Shoes ", "Acme Shoes"],
  [" ", undefined],
  ["x".repeat(101), undefined],
])("the name %j is kept as %j", (text, name) => {
  expect(readAlias(text)).toBe(name);
});
