import type { SourceKind } from "@citelens/contract/visibility/answers";
import { expect, test } from "vitest";
import { foundText, saysNotWhatWasFound } from "./answer-searches.rules.ts";

test.each<[SourceKind[], string]>([
  [[], "Found nothing"],
  [["NEWS"], "Found 1 page, none of yours"],
  [["OWNED", "NEWS", "OWNED"], "Found 3 pages, 2 of yours"],
])("a search that found %j says so", (kinds, text) => {
  const pages = kinds.map((kind, index) => ({
    url: `https://${index}.example`,
    domain: "a.example",
    title: null,
    kind,
  }));

  expect(foundText(pages)).toBe(text);
});

test.each<[string, Parameters<typeof saysNotWhatWasFound>[0], boolean]>([
  ["one that says its words alone", [{ query: "chairs", found: null }], true],
  ["one that says nothing at all", [{ query: null, found: null }], false],
  ["one that says what it found", [{ query: "chairs", found: [] }], false],
])("of %s it is said that its sources are not told apart: %j", (_, searches, isSaid) => {
  expect(saysNotWhatWasFound(searches)).toBe(isSaid);
});
