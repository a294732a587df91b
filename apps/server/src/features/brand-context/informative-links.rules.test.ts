import { expect, test } from "vitest";
import { informativeLinks } from "./informative-links.rules.ts";

const at = (path: string): string => `https://acorn.example${path}`;

test("takes one page of each telling kind before a second one of any", () => {
  const links = [
    "/products/chairs/oak",
    "/products",
    "/about-us",
    "/pricing",
    "/blog/hello",
    "/login",
    "/",
  ].map(at);

  expect(informativeLinks(links, at("/"))).toEqual(
    ["/about-us", "/products", "/pricing", "/products/chairs/oak"].map(at),
  );
});

test("understands other languages", () => {
  const links = ["/ueber-uns", "/produits", "/impressum", "/prezzi"].map(at);

  expect(informativeLinks(links, at("/"))).toEqual(["/ueber-uns", "/produits", "/prezzi"].map(at));
});
