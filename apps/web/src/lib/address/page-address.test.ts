import { expect, test } from "vitest";
import { pageAddressOf } from "./page-address.ts";

test.each([
  ["https://www.northwind.example/pricing?a=1", "https://www.northwind.example/pricing?a=1"],
  [" northwind.example/pricing ", "https://northwind.example/pricing"],
  ["HTTP://NORTHWIND.example", "http://northwind.example/"],
  ["", undefined],
  ["pricing", undefined],
  ["two words.example", undefined],
  ["ftp://northwind.example", undefined],
  ["https://user:secret@northwind.example", undefined],
  ["javascript:alert(1)", undefined],
  [`https://northwind.example/${"a".repeat(2048)}`, undefined],
])("%j is taken as the page %o", (text, address) => {
  expect(pageAddressOf(text)).toBe(address);
});
