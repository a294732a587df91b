import { expect, test } from "vitest";
import { pathShape } from "./path-shape.rules.ts";

test.each([
  ["https://shop.example/", "/"],
  ["https://shop.example/about", "/about"],
  ["https://shop.example/how-to-choose-a-desk", "/x-x"],
  ["https://shop.example/desks/oak-desk", "/desks/x-x"],
  ["https://shop.example/desks/oak", "/desks/x"],
  ["https://shop.example/desks/oak-desk.html", "/desks/x-x"],
  ["https://shop.example/blog/2026/11/why-desks", "/blog/9/9/x-x"],
  ["https://shop.example/p/a1b2c3", "/p/x9"],
  ["https://shop.example/search?page=2&q=desk&q=oak", "/search?page&q"],
  ["https://shop.example/a/b/c/d/e/f/g/h/i/j/k", "/a/x/x/x/x/x/x/x"],
  ["no address", ""],
])("gives %s the shape %s", (url, shape) => {
  expect(pathShape(url)).toBe(shape);
});

test("is the same for pages that are named alike, and another for others", () => {
  expect(pathShape("https://a.example/blog/why-desks")).toBe(pathShape("https://a.example/blog/how-chairs"));
  expect(pathShape("https://a.example/blog/why-desks")).not.toBe(
    pathShape("https://a.example/shop/oak-desk"),
  );
});
