import { expect, test } from "vitest";
import { isOfSite, pageKey } from "./own-page.rules.ts";

test.each([
  ["https://acme.example/a", true],
  ["http://www.acme.example/a", true],
  ["https://shop.acme.example/a", false],
  ["https://notacme.example/a", false],
  ["nothing", false],
])("%s is of www.acme.example: %s", (url, expected) => {
  expect(isOfSite(url, "https://www.acme.example/")).toBe(expected);
});

test.each([
  ["/shoes/", "/shoes"],
  ["/shoes", "/shoes"],
  ["/", "/"],
  ["/index.html", "/"],
  ["/a/index.php", "/a"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/Shoes", "/Shoes"],
])("%s and the address under which answers cite it meet at %s", (path, key) => {
  expect(pageKey(path)).toBe(key);
});
