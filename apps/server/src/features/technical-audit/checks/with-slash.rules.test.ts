import type { PageOrigin } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { slashedUrl } from "./with-slash.rules.ts";

test.each<[string, readonly PageOrigin[], string | undefined]>([
  ["https://shop.example/guides/oil", ["CITED"], "https://shop.example/guides/oil/"],
  ["https://shop.example/guides/oil", ["CITED", "VISITED"], "https://shop.example/guides/oil/"],
  ["https://shop.example/guides/oil", ["CITED", "LINK"], undefined],
  ["https://shop.example/guides/oil", [], undefined],
  ["https://shop.example/guides/oil/", ["CITED"], undefined],
  ["https://shop.example/oil.html", ["CITED"], undefined],
  ["https://shop.example/guides?page=2", ["CITED"], undefined],
  ["no address", ["CITED"], undefined],
])("%s, found in %s, may be meant as %s", (url, foundIn, slashed) => {
  expect(slashedUrl(url, foundIn)).toBe(slashed);
});
