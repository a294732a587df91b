import fc from "fast-check";
import { expect, test } from "vitest";
import type { LdItem } from "../../store/page-facts.rules.ts";
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
    [],
    ["headline", "author.name", "datePublished", "dateModified", "image"],
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
    [],
    ["author.name"],
  ],
  ["an empty headline", { ...article, headline: " " }, [], ["headline"]],
  ["a whole product", product, [], []],
  [
    "a product of reviews",
    {
      "@type": "Product",
      name: "Sencha",
      review: { "@type": "Review", author: "Ada", reviewRating: { ratingValue: 5 } },
    },
    [],
    [],
  ],
  [
    "a review without its author and rating",
    { "@type": "Product", name: "Sencha", review: [{ "@type": "Review", reviewBody: "Good" }] },
    ["review.author", "review.reviewRating.ratingValue"],
    [],
  ],
  [
    "a rating of nobody knows how many",
    { "@type": "Product", name: "Sencha", aggregateRating: { ratingValue: 4.5 } },
    ["aggregateRating.ratingCount"],
    [],
  ],
  ["a product without offers and reviews", { "@type": "Product", name: "Sencha" }, ["offers"], []],
  [
    "an offer without price",
    { ...product, offers: { priceCurrency: "EUR" } },
    ["offers.price"],
    ["offers.availability"],
  ],
  [
    "one of two offers without currency",
    { ...product, offers: [product.offers, { price: 1, availability: "x" }] },
    [],
    ["offers.priceCurrency"],
  ],
  [
    "offers from a price on without its currency",
    { ...product, offers: { "@type": "AggregateOffer", lowPrice: 5 } },
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
  [
    "software",
    {
      "@type": "WebApplication",
      name: "Pot",
      offers: { price: 0 },
      aggregateRating: { ratingValue: 4, ratingCount: 9 },
    },
    [],
    [],
  ],
  [
    "software without offers and ratings",
    { "@type": ["VideoGame", "SoftwareApplication"], name: "Pot" },
    ["offers.price", "aggregateRating"],
    [],
  ],
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
  [
    "a video",
    { "@type": "VideoObject", name: "Pouring" },
    ["thumbnailUrl", "uploadDate"],
    ["description", "contentUrl"],
  ],
  ["an event", { "@type": "MusicEvent", name: "Concert" }, ["startDate", "location"], []],
  ["a recipe", { "@type": "Recipe", name: "Iced tea" }, ["image"], []],
  ["questions and answers", { "@type": "QAPage" }, ["mainEntity"], []],
  [
    "a question without a count and answers",
    { "@type": "QAPage", mainEntity: { "@type": "Question", name: "Which tea?" } },
    ["mainEntity.answerCount", "mainEntity.acceptedAnswer"],
    [],
  ],
  [
    "a question that nobody has answered",
    { "@type": "QAPage", mainEntity: { "@type": "Question", name: "Which tea?", answerCount: 0 } },
    [],
    [],
  ],
  ["a profile", { "@type": "ProfilePage", mainEntity: { "@type": "Person", alternateName: "ada" } }, [], []],
  [
    "a profile of somebody",
    { "@type": "ProfilePage", mainEntity: { "@type": "Person", url: "/ada" } },
    ["mainEntity.name"],
    [],
  ],
  ["a person, whom nobody asks for anything", { "@type": "Person", url: "/ada" }, [], []],
  [
    "a job at home",
    {
      "@type": "JobPosting",
      title: "Taster",
      description: "Tea",
      datePosted: "2026-01-01",
      hiringOrganization: "Tea House",
      applicantLocationRequirements: { name: "AT" },
    },
    [],
    ["employmentType"],
  ],
  [
    "an event at a place without address",
    { "@type": "Event", name: "a", startDate: "2026-01-01", location: { "@type": "Place", name: "Hall" } },
    ["location.address"],
    [],
  ],
  [
    "an event on the web",
    {
      "@type": "Event",
      name: "a",
      startDate: "2026-01-01",
      location: { "@type": "VirtualLocation", url: "/a" },
    },
    [],
    [],
  ],
  [
    "a post of a forum",
    { "@type": "DiscussionForumPosting", headline: "Tea" },
    ["author.name", "datePublished", "text"],
    [],
  ],
  ["a course", { "@type": "Course", name: "Tea" }, ["description"], ["provider"]],
  ["data", { "@type": "Dataset", name: "Teas" }, ["description"], ["creator", "license"]],
  ["a film", { "@type": "Movie", name: "Tea" }, ["image"], ["dateCreated", "director"]],
  ["a list", { "@type": "ItemList", itemListElement: [] }, ["itemListElement"], []],
  [
    "a review by itself",
    { "@type": "Review", author: "Ada", reviewRating: { ratingValue: 5 } },
    ["itemReviewed.name"],
    [],
  ],
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
  ["a context with http and a slash", { "@context": "http://schema.org/", ...article }],
  ["a vocabulary", { "@context": { "@vocab": "https://schema.org/", "@language": "en" }, ...article }],
  [
    "one of several contexts",
    { "@context": ["https://schema.org", { ex: "https://ex.example/" }], ...article },
  ],
])("finds an article in %s", (_, value) => {
  expect(read(value).items.map(({ type }) => type)).toEqual(["Article"]);
});

test.each<[string, unknown]>([
  ["another vocabulary", { "@context": "https://www.w3.org/ns/activitystreams", "@type": "Article" }],
  ["a result that has ended", { "@type": "FAQPage", mainEntity: [{ "@type": "Question" }] }],
  ["instructions, whose result has ended", { "@type": "HowTo" }],
  ["a car alone", { "@type": "Car", name: "Roadster" }],
  ["a game alone", { "@type": "VideoGame", name: "Teatime" }],
  ["a kind of event that no page names", { "@type": "CourseInstance" }],
])("asks nothing of %s", (_, value) => {
  expect(read(value).items).toEqual([]);
});

test("asks for the name of a site at its start page alone", () => {
  const site = [{ line: 1, text: JSON.stringify({ "@type": "WebSite", name: "Tea House" }) }];
  const itemsAt = (url: string): number => readStructuredData(site, visibleText([]), url).items.length;

  expect([itemsAt("https://tea.example/"), itemsAt("https://tea.example/a")]).toEqual([1, 0]);
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
