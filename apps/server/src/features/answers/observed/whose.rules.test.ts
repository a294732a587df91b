import type { Brand } from "@citelens/answer-analysis";
import { expect, test } from "vitest";
import { whoseAd } from "./whose.rules.ts";

const brand = (id: string, name: string, domain: string, aliases: readonly string[] = []): Brand => ({
  id,
  name,
  isClient: id === "client",
  nameAs: { text: name, excludes: [] },
  aliases: aliases.map((text) => ({ text, excludes: [] })),
  domains: [domain],
});
const brands = [
  brand("client", "Acme", "acme.example", ["Acme Shoes"]),
  brand("rival", "Beta", "shop.beta.example"),
];

test.each([
  ["that leads to the own site", "Somebody", "https://www.acme.example/sale?gclid=1", "OWN"],
  ["that leads to a part of it", "Somebody", "https://eu.acme.example/", "OWN"],
  ["of a competitor's site", "Somebody", "https://shop.beta.example/x", "COMPETITOR"],
  ["of a site above the competitor's", "Somebody", "https://beta.example/", "OTHER"],
  ["of a site whose name only ends alike", "Somebody", "https://notacme.example/", "OTHER"],
  ["that bears the own name and leads elsewhere", "acme", "https://market.example/acme", "OWN"],
  ["that bears a name by which the brand goes", "ACME shoes", null, "OWN"],
  ["that bears a competitor's name and leads nowhere", "Beta", null, "COMPETITOR"],
  ["that bears a competitor's name and leads to the own site", "Beta", "https://acme.example/", "OWN"],
  ["of anybody else", "Zenith", "https://zenith.example/", "OTHER"],
])("an ad %s", (_, advertiser, url, whose) => {
  expect(whoseAd({ advertiser, url }, brands)).toBe(whose);
});
