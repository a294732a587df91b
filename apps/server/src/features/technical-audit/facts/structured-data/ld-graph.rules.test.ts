import { expect, test } from "vitest";
import { readStructuredData } from "./read-structured-data.rules.ts";
import { visibleText } from "./visible-text.rules.ts";

function read(value: unknown): ReturnType<typeof readStructuredData> {
  return readStructuredData([{ line: 7, text: JSON.stringify(value) }], visibleText([]));
}

test("follows references also into another block", () => {
  const { items, author } = readStructuredData(
    [
      {
        line: 1,
        text: JSON.stringify({ "@type": "Article", headline: "Green tea", author: { "@id": "#ada" } }),
      },
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

test("reads names with the prefix that the context gives them", () => {
  const { items } = read({
    "@context": { s: "https://schema.org/" },
    "@type": "s:Recipe",
    "s:name": "Tea",
    "s:image": { "@id": "/a.png" },
  });

  expect(items).toMatchObject([{ type: "Recipe", missing: [], values: { name: "Tea" } }]);
});

test("judges what a graph refers to where it is referred to, by its address in full or not", () => {
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Product", "@id": "#p", name: "Sencha", review: [{ "@id": "https://tea.example/a#r" }] },
      { "@type": "Review", "@id": "#r", author: { "@id": "#ada" } },
      { "@type": "Person", "@id": "https://tea.example/a#ada", name: "Ada" },
    ],
  };
  const { items } = readStructuredData(
    [{ line: 1, text: JSON.stringify(graph) }],
    visibleText([["Sencha", "Ada"]]),
    "https://tea.example/a",
  );

  expect(items.map(({ type, missing }) => [type, missing])).toEqual([
    ["Product", ["review.reviewRating.ratingValue"]],
    ["Person", []],
  ]);
});

test("takes lists apart that JSON-LD writes as such", () => {
  const step = { position: 1, name: "Tea", item: "https://tea.example/" };
  const { items } = read({ "@type": "BreadcrumbList", itemListElement: { "@list": [step, step] } });

  expect(items.map(({ missing }) => missing)).toEqual([[]]);
});
