import type { SourceKind } from "@citelens/contract/answers";
import { expect, test } from "vitest";
import { foundText } from "./answer-searches.rules.ts";

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
