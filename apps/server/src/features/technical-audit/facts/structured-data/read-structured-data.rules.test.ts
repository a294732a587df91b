import fc from "fast-check";
import { expect, test } from "vitest";
import type { LdItem } from "../page-facts.rules.ts";
import { readStructuredData } from "./read-structured-data.rules.ts";
import { visibleText } from "./visible-text.rules.ts";

function read(value: unknown, ...lines: string[]): ReturnType<typeof readStructuredData> {
  return readStructuredData([{ line: 7, text: JSON.stringify(value) }], visibleText([lines]));
}

function itemOf(value: unknown, ...lines: string[]): LdItem {
  const [item] = read(value, ...lines).items;
  if (!item) throw new Error("It is not judged");
  return item;
}

const article = {
  "@type": "Article",
  headline: "Green tea",
  author: { "@type": "Person", name: "Ada Leaf" },
  datePublished: "2026-03-01",
  dateModified: "2026-03-05",
  image: "a.png",
  publisher: { "@type": "Organization", name: "Tea House" },
};
const product = {
  "@type": "Product",
  name: "Sencha",
  offers: { "@type": "Offer", price: "149.00", priceCurrency: "EUR", availability: "InStock" },
  brand: "Tea House",
};
const step = (position: number): object => ({
  "@type": "ListItem",
  position,
  name: "Tea",
  item: "https://tea.example/",
});

test.each<[string, object, readonly string[], readonly string[]]>([
  ["a whole article", article, [], []],
  [
    "an article without anything",
    { "@type": "BlogPosting" },
    ["headline", "author.name", "datePublished"],
    ["dateModified", "image", "publisher"],
  ],
  ["an author that is a name", { ...article, author: "Ada Leaf" }, [], []],
  [
    "authors of which one has a name",
    { ...article, author: [{ "@type": "Person" }, { name: "Ada" }] },
    [],
    [],
  ],
  [
    "an author without a name",
    { ...article, author: { "@type": "Person", url: "/ada" } },
    ["author.name"],
    [],
  ],
  ["an empty headline", { ...article, headline: " " }, ["headline"], []],
  ["a whole product", product, [], []],
  [
    "a product of reviews",
    { "@type": "Product", name: "Sencha", brand: "x", review: { "@type": "Review", reviewBody: "Good" } },
    [],
    [],
  ],
  [
    "a product without offers and reviews",
    { "@type": "Product", name: "Sencha", brand: "x" },
    ["offers"],
    [],
  ],
  [
    "an offer without price",
    { ...product, offers: { priceCurrency: "EUR" } },
    ["offers.price"],
    ["offers.availability"],
  ],
  [
    "one of two offers without currency",
    { ...product, offers: [product.offers, { price: 1, availability: "x" }] },
    ["offers.priceCurrency"],
    [],
  ],
  [
    "offers from a price on",
    {
      ...product,
      offers: { "@type": "AggregateOffer", lowPrice: 5, priceCurrency: "EUR", availability: "x" },
    },
    [],
    [],
  ],
  [
    "a price in a specification",
    { ...product, offers: { priceSpecification: { price: 1, priceCurrency: "EUR" }, availability: "x" } },
    [],
    [],
  ],
  ["software", { "@type": "WebApplication", name: "Pot", offers: { price: 0 } }, [], []],
  ["software without offers", { "@type": "SoftwareApplication", name: "Pot" }, ["offers"], []],
  ["an organization", { "@type": "Organization", name: "Tea House", url: "/" }, [], ["logo", "sameAs"]],
  ["a shop", { "@type": "Store", name: "Tea House" }, ["address"], []],
  [
    "a trail",
    { "@type": "BreadcrumbList", itemListElement: [step(1), { ...step(2), item: undefined }] },
    [],
    [],
  ],
  [
    "a trail with a gap",
    { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem" }, step(2)] },
    ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
    [],
  ],
  [
    "a trail whose names are below",
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1, item: { "@id": "/", name: "Tea" } }] },
    [],
    [],
  ],
  ["an empty trail", { "@type": "BreadcrumbList", itemListElement: [] }, ["itemListElement"], []],
  ["a video", { "@type": "VideoObject", name: "Pouring" }, ["thumbnailUrl", "uploadDate"], []],
  ["an event", { "@type": "MusicEvent", name: "Concert" }, ["startDate", "location"], []],
  ["a recipe", { "@type": "Recipe", name: "Iced tea" }, ["image"], []],
  ["questions and answers", { "@type": "QAPage" }, ["mainEntity"], []],
  ["a person", { "@type": "Person", url: "/ada" }, ["name"], []],
  ["a site", { "@type": "WebSite", name: "Tea House" }, ["url"], []],
])("judges %s", (_, value, missing, lacking) => {
  expect(itemOf(value)).toMatchObject({ line: 7, missing, lacking });
});

test.each<[string, unknown]>([
  ["a list", [article]],
  ["a list in a list", [[article]]],
  ["a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebPage" }, article] }],
  ["what a page is about", { "@type": "WebPage", mainEntity: article }],
  ["several types", { ...article, "@type": ["CreativeWork", "Article"] }],
  ["a type with https", { ...article, "@type": "https://schema.org/Article" }],
  ["a type with http", { ...article, "@type": "http://schema.org/Article" }],
  ["a type with a prefix", { ...article, "@type": "schema:Article" }],
])("finds an article in %s", (_, value) => {
  expect(read(value).items.map(({ type }) => type)).toEqual(["Article"]);
});

test("follows references also into another block", () => {
  const { items, author } = readStructuredData(
    [
      { line: 1, text: JSON.stringify({ ...article, author: { "@id": "#ada" } }) },
      { line: 9, text: JSON.stringify({ "@id": "#ada", "@type": "Person", name: "Ada Leaf" }) },
    ],
    visibleText([["Green tea", "Ada Leaf"]]),
  );

  expect(items.map(({ type, line, missing }) => ({ type, line, missing }))).toEqual([
    { type: "Article", line: 1, missing: [] },
    { type: "Person", line: 9, missing: [] },
  ]);
  expect(author).toEqual({ line: 1, name: "Ada Leaf" });
});

test("names the types of parts, and judges only what stands for itself", () => {
  const { types, items } = read(article);

  expect(types).toEqual(["Article", "Person", "Organization"]);
  expect(items).toHaveLength(1);
});

test.each<[string, object, readonly string[]]>([
  ["a name as it is", { "@type": "Person", name: "Ada Leaf" }, ["By Ada Leaf"]],
  ["case, spaces and quotes", { "@type": "Recipe", name: "Ada’s  Iced Tea" }, ["ADA'S ICED TEA, cold"]],
  ["an entity", { "@type": "Recipe", name: "Tea &amp; Milk" }, ["Tea & Milk"]],
  ["the same words in one line", { "@type": "Recipe", name: "Iced tea by Ada" }, ["by Ada: iced green tea"]],
  ["what goes on in the next line", article, ["Green", "tea"]],
  ["a company's form", { "@type": "Organization", name: "Tea House GmbH" }, ["© Tea House"]],
  ["a price in euros", product, ["Sencha", "149 €"]],
  ["a price with a comma", product, ["Sencha", "nur 149,00 €"]],
  ["a price with small cents", { ...product, offers: { price: 149.99 } }, ["Sencha", "14999 €"]],
  ["thousands with a point", { ...product, offers: { price: "1299.00" } }, ["Sencha", "1.299,00 €"]],
  ["thousands with a comma", { ...product, offers: { price: 1299 } }, ["Sencha", "$1,299.00"]],
  ["thousands with a space", { ...product, offers: { price: 1299.5 } }, ["Sencha", "1 299,50 €"]],
  ["one of several offers", { ...product, offers: [{ price: 5 }, { price: 6 }] }, ["Sencha", "6 €"]],
  ["what costs nothing", { ...product, offers: { price: "0.00" } }, ["Sencha", "free"]],
  [
    "a rating that is rounded",
    { ...product, offers: undefined, aggregateRating: { ratingValue: 4.66 } },
    ["Sencha", "4,7 of 5"],
  ],
])("finds on the page %s", (_, value, lines) => {
  expect(itemOf(value, ...lines).untrue).toEqual([]);
});

test.each<[string, object, readonly string[], readonly string[]]>([
  ["another name", { "@type": "Person", name: "Bea Root" }, ["By Ada Leaf"], ["name"]],
  ["a headline that is half there", article, ["Green coffee"], ["headline"]],
  ["words far apart", { "@type": "Recipe", name: "iced tea" }, ["iced milk", "green tea"], ["name"]],
  ["another price", product, ["Sencha", "159 €"], ["offers.price"]],
  ["a part of a number", product, ["Sencha", "1149 €, 1490 €"], ["offers.price"]],
  [
    "another rating",
    { ...product, aggregateRating: { ratingValue: "4.9" } },
    ["Sencha 149 €", "4,1 of 5"],
    ["aggregateRating.ratingValue"],
  ],
  ["a name and a price", product, ["Matcha"], ["name", "offers.price"]],
])("does not find %s", (_, value, lines, properties) => {
  expect(itemOf(value, ...lines).untrue.map(({ property }) => property)).toEqual(properties);
});

test("keeps plain values for a draft, those of parts with their names", () => {
  expect(itemOf(product).values).toEqual({
    name: "Sencha",
    brand: "Tea House",
    "offers.price": "149.00",
    "offers.priceCurrency": "EUR",
    "offers.availability": "InStock",
  });
});

test("keeps no more of values than their bounds", () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`p${index}`, "x".repeat(1_000)]),
  );
  const { values } = itemOf({ "@type": "Person", ...many });

  expect(Object.keys(values)).toHaveLength(20);
  expect(values.p0).toHaveLength(200);
});

test("says of a broken block in which line, what and where", () => {
  const text = '\n{"@type": "Article",\n "headline": "Tea",\n}';
  const { broken, items } = readStructuredData(
    [
      { line: 10, text },
      { line: 20, text: JSON.stringify(article) },
    ],
    visibleText([]),
  );

  expect(broken).toEqual([
    { line: 13, message: "there is a comma too many", quote: '"@type": "Article", "headline": "Tea", }' },
  ]);
  expect(items).toHaveLength(1);
});

test.each<[unknown, string | undefined]>([
  [{ "@type": "Person", name: "Ada" }, "Ada"],
  ["Ada", "Ada"],
  [{ name: "Ada" }, "Ada"],
  [
    [
      { "@type": "Organization", name: "House" },
      { "@type": "Person", name: "Ada" },
    ],
    "Ada",
  ],
  [{ "@type": "Organization", name: "House" }, undefined],
  [undefined, undefined],
])("takes %j for the author %s", (author, name) => {
  expect(read({ ...article, author }).author?.name).toBe(name);
});

test("takes dates from what stands for itself", () => {
  expect(read({ ...article, dateModified: "soon" }).days).toEqual([
    { line: 7, day: "2026-03-01", kind: "published", from: "json-ld" },
  ]);
});

test("reads any JSON, and what is nested or repeated without end", () => {
  fc.assert(
    fc.property(fc.json(), (text) => void readStructuredData([{ line: 1, text }], visibleText([["a"]]))),
  );
  const deep = "[".repeat(5_000) + "]".repeat(5_000);
  const same = Array.from({ length: 10_000 }, (_, index) => ({
    "@id": "#a",
    "@type": "Person",
    [`p${index}`]: 1,
  }));

  expect(readStructuredData([{ line: 1, text: deep }], visibleText([])).items).toEqual([]);
  expect(read(same).items.length).toBeLessThanOrEqual(50);
  expect(read({ "@type": "Person", name: { "@id": "#x" }, "@id": "#x" }).items).toHaveLength(1);
});
