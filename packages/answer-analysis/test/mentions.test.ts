import { expect, test } from "vitest";
import type { Brand, BrandAlias } from "../src/brands.ts";
import { indexNames, mentions } from "../src/mentions.ts";

/** Names that the text has of the given aliases, as they are written there. */
function named(text: string, ...aliases: (string | BrandAlias)[]): string[] {
  const brands = aliases.map((alias, index): Brand => {
    const { text: name, ...rest } = typeof alias === "string" ? { text: alias } : alias;
    return {
      id: String(index),
      name: "",
      isClient: index === 0,
      domains: [],
      aliases: [{ text: name, ...rest }],
    };
  });
  return mentions(text, indexNames(brands)).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["any case of a telling name", "ACME, acme and Acme", "Acme", ["ACME", "acme", "Acme"]],
  ["a possessive", "Acme's price, Acme’s plan, l’Acme", "Acme", ["Acme", "Acme", "Acme"]],
  ["no part of a word", "Acmeist and pre_acme_x and Neacme, acme2", "Acme", []],
  [
    "words joined by space, hyphen or nothing",
    "Coca Cola, Coca‑Cola, CocaCola, coca\ncola",
    "Coca-Cola",
    ["Coca Cola", "Coca‑Cola", "CocaCola", "coca\ncola"],
  ],
  ["no words of two paragraphs", "Coca\n\nCola", "Coca Cola", []],
  [
    "apostrophes of any kind or none",
    "McDonald’s McDonalds McDonald's",
    "McDonald's",
    ["McDonald’s", "McDonalds", "McDonald's"],
  ],
  [
    "accents either way",
    "Nestlé, Nestle, NESTLÉ, Nestle\u0301!",
    "Nestlé",
    ["Nestlé", "Nestle", "NESTLÉ", "Nestle\u0301"],
  ],
  ["the sharp s and two of s", "Süßkram SÜSSKRAM", "Süßkram", ["Süßkram", "SÜSSKRAM"]],
  ["names with signs of their owner", "Acme™, Acme® Cloud, Acme", "Acme™", ["Acme", "Acme", "Acme"]],
  [
    "a name whose parts bear signs",
    "Acme® Cloud™ or Acme Cloud",
    "Acme Cloud",
    ["Acme® Cloud", "Acme Cloud"],
  ],
  ["a short name whose sign is left out", "HP or hp or HP®", "HP®", ["HP", "HP"]],
  [
    "Greek names in small letters and capitals",
    "Κωτσόβολος, ΚΩΤΣΟΒΟΛΟΣ",
    "Κωτσόβολος",
    ["Κωτσόβολος", "ΚΩΤΣΟΒΟΛΟΣ"],
  ],
  ["letters of mathematics", "𝐀𝐜𝐦𝐞", "Acme", ["𝐀𝐜𝐦𝐞"]],
  ["full-width letters", "ＡＣＭＥとは", "Acme", ["ＡＣＭＥ"]],
  ["Latin names within Japanese", "おすすめはAcmeです", "Acme", ["Acme"]],
  ["kana names without spaces", "私はアクメが好き", "アクメ", ["アクメ"]],
  ["voiced kana apart from unvoiced", "ハンダイ", "バンダイ", []],
  ["Chinese names without spaces", "我推荐华为手机", "华为", ["华为"]],
  ["Hangul with its particles", "삼성은 좋다", "삼성", ["삼성"]],
  ["no half of a Hangul syllable", "각", "가", []],
  ["Thai names without spaces", "ผมชอบเซเว่นมาก", "เซเว่น", ["เซเว่น"]],
  ["no Thai name with other vowels", "กิน", "กัน", []],
  ["Cyrillic as whole words", "Яндекс, яндекса", "Яндекс", ["Яндекс"]],
  ["Arabic with and without vowel points", "شركة نُون رائعة", "نون", ["نُون"]],
  ["names of signs", "C++ or C, Yahoo! AT&amp;T and AT\\&T", "AT&T", ["AT&amp;T", "AT\\&T"]],
  ["zero-width characters", "Ac\u200bme", "Acme", ["Ac\u200bme"]],
  [
    "emphasis within and around",
    "**Acme**, _Acme_, ~~Acme~~, `Acme`, **Ac**me",
    "Acme",
    ["Acme", "Acme", "Acme", "Acme", "Ac**me"],
  ],
  ["link texts, not link targets", "[Acme](https://x.test/acme 'Acme')", "Acme", ["Acme"]],
  ["targets with brackets", "[a](https://x.test/b_(acme)_acme) Acme", "Acme", ["Acme"]],
  [
    "nothing of bare addresses",
    "https://acme.test/acme www.acme.test/Acme <https://x.test/acme> acme.test/Acme",
    "Acme",
    [],
  ],
  [
    "no host names and e-mail addresses",
    "acme.com, blog.acme.io, me@acme.com, acme@x.io, my-acme.com",
    "Acme",
    [],
  ],
  ["a name at the end of a sentence", "We like Acme. And Acme.\n", "Acme", ["Acme", "Acme"]],
  [
    "a name that is a host name",
    "Booking.com is big. Booking.com's too, booking.com/hotels",
    "Booking.com",
    ["Booking.com", "Booking.com"],
  ],
  ["social handles", "follow @acme and #acme", "Acme", ["acme", "acme"]],
  ["no code blocks", "```sh\nnpm i acme\n```\nAcme", "Acme", ["Acme"]],
  ["no HTML tags", '<a class="acme" href="/acme">Acme</a> a < b', "Acme", ["Acme"]],
  ["an ordinary word only by its case", "I bit an apple in an Apple store", "Apple", ["Apple"]],
  [
    "no ordinary word at the start of a sentence",
    "Target young people. Ads: target all. Target them!",
    "Target",
    [],
  ],
  [
    "an ordinary word at the start if named elsewhere",
    "Target is big. I like Target.",
    "Target",
    ["Target", "Target"],
  ],
  ["an ordinary word that stands alone", "1. **Target**: big\n2. Target audience", "Target", ["Target"]],
  ["short names by their case", "on ON On; hp HP", "HP", ["HP"]],
])("finds %s", (_, text, alias, expected) => {
  expect(named(text, alias)).toEqual(expected);
});

test("counts the longest name where names overlap", () => {
  const found = named(
    "Acme Cloud Pro, Acme and Cloud Pro",
    "Acme",
    "Acme Cloud",
    "Cloud Pro Max",
    "Acme Cloud Pro",
  );

  expect(found).toEqual(["Acme Cloud Pro", "Acme"]);
});

test("leaves out a name within a phrase that means something else", () => {
  const gap: BrandAlias = { text: "Gap", excludes: ["gap year", "Gap Inc"] };

  expect(named("In a Gap Year we shopped at Gap and Gap-Inc.", gap)).toEqual(["Gap"]);
});

test("gives a name that two brands share to the first", () => {
  const brands = ["a", "b"].map(
    (id): Brand => ({ id, name: "Acme", isClient: false, aliases: [], domains: [] }),
  );

  expect(mentions("Acme", indexNames(brands))).toEqual([{ brandId: "a", start: 0, end: 4 }]);
});

test("takes the default case rule back where an alias says so", () => {
  expect(named("an apple a day", { text: "Apple", isCased: false })).toEqual(["apple"]);
  expect(named("an ACME a day", { text: "Acme", isCased: true })).toEqual([]);
});
