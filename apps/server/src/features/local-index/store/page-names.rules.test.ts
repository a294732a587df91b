import { expect, test } from "vitest";
import { linksOnce, namesByLinks } from "./page-names.rules.ts";

const link = (path: string, text: string) => ({ url: `https://acorn.example${path}`, text });
const page = (path: string, ...links: ReturnType<typeof link>[]) => ({
  url: `https://acorn.example${path}`,
  links,
});

test("a page is called what links to it say, in one order and whatever their case", () => {
  const pages = [
    page("/", link("/oil", "Oiling"), link("/oil", "Care of wood")),
    page("/wax", link("/oil", "oiling")),
  ];

  expect(namesByLinks(pages)("https://acorn.example/oil")).toEqual(["care of wood", "oiling"]);
  expect(namesByLinks(pages.toReversed())("https://acorn.example/oil")).toEqual(["care of wood", "oiling"]);
});

test.each([
  "http://acorn.example/oil",
  "https://www.acorn.example/oil/",
  "https://acorn.example/oil#dry",
  "https://acorn.example/oil/index.html",
])("%s is the same page", (url) => {
  expect(
    namesByLinks([{ url: "https://acorn.example/", links: [{ url, text: "Oiling" }] }])(
      "https://acorn.example/oil",
    ),
  ).toEqual(["oiling"]);
});

test("words that lead to three pages name none of them", () => {
  const pages = ["/a", "/b", "/c"].map((path) => page("/", link(path, "Next")));

  expect(namesByLinks(pages)("https://acorn.example/a")).toEqual([]);
  expect(namesByLinks(pages.slice(1))("https://acorn.example/b")).toEqual(["next"]);
});

test("a page has at most 20 names, and one that nobody links to or that was read before links were kept has none", () => {
  const many = Array.from({ length: 30 }, (_, at) => link("/oil", `Oiling ${at}`));

  expect(namesByLinks([page("/", ...many)])("https://acorn.example/oil")).toHaveLength(20);
  expect(namesByLinks([{ url: "https://acorn.example/" }])("https://acorn.example/")).toEqual([]);
});

test("of a menu that stands on every page, the first keeps the links", () => {
  const menu = [link("/oil", "Oiling"), link("/wax", "Waxing")];

  const kept = linksOnce([page("/", ...menu), page("/oil", ...menu, link("/wax", "before you wax"))]);

  expect(kept.map(({ links }) => links.map(({ text }) => text))).toEqual([
    ["Oiling", "Waxing"],
    ["before you wax"],
  ]);
});
