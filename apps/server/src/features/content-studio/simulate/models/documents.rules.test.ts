import { expect, test } from "vitest";
import { documentOf } from "./documents.rules.ts";

const words = (count: number, word: string): string => Array.from({ length: count }, () => word).join(" ");
const fit = (passage: string): number => (passage.includes("dry") ? 1 : 0);

test("has the passages that hold most, in the order of the page, and at most 400 words", () => {
  const document = documentOf({
    title: "Shoes [1]",
    passages: [
      { heading: "", text: words(150, "light") },
      { heading: "Rain", text: words(149, "dry") },
      { heading: "", text: words(300, "heavy") },
      { heading: "", text: words(200, "dry") },
    ],
    fit,
  });

  expect(document?.title).toBe("Shoes ");
  expect(document?.text.split("\n").map((line) => [line.split(" ")[0], line.split(" ").length])).toEqual([
    ["light", 50],
    ["Rain", 1],
    ["dry", 149],
    ["dry", 200],
  ]);
});

test("has no marks that could be taken for numbers of documents", () => {
  const passages = [{ heading: "", text: "Dry [1], light [2, 3] 【4】, from [2019] on." }];

  expect(documentOf({ title: "", passages, fit })?.text).toBe("Dry , light  , from [2019] on.");
});

test("is cut by its characters, too", () => {
  const passages = [{ heading: "", text: "x".repeat(9_000) }];

  expect(documentOf({ title: "", passages, fit })?.text).toHaveLength(4_000);
});

test("is none of a page without words", () => {
  expect(documentOf({ title: "Shoes", passages: [{ heading: "", text: " [1] " }], fit })).toBeUndefined();
});
