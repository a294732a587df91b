import { fieldErrors } from "@citelens/contract/base/field-errors";
import { adErrors } from "@citelens/contract/content/ads-words";
import { expect, test } from "vitest";
import {
  type PlacementDraft,
  placementDraftOf,
  placementFaults,
  placementFieldsOf,
} from "./placement-form.rules.ts";

const fine: PlacementDraft = {
  name: "Below the article",
  key: "below-article",
  patterns: "/blog/*\n\n /news/* ",
  words: "60",
  format: "CARD",
};

test("a new one begins with as many words as a passage may have, and without a key", () => {
  expect(placementDraftOf(undefined)).toMatchObject({ key: "", words: "60", format: "PASSAGE" });
});

test.each<[Partial<PlacementDraft>, object]>([
  [{}, {}],
  [{ name: " " }, { name: fieldErrors.required }],
  [{ key: "Below article" }, { placement: adErrors.placementKey }],
  [{ patterns: "/blog/*\nblog" }, { path_patterns: adErrors.pathPattern }],
  [{ words: "9" }, { max_words: "Enter a whole number from 10 to 60." }],
  [{ words: "61" }, { max_words: "Enter a whole number from 10 to 60." }],
])("of %j it says %j", (part, faults) => {
  expect(placementFaults({ ...fine, ...part })).toEqual(faults);
});

test("lines become patterns", () => {
  expect(placementFieldsOf(fine)).toEqual({
    name: "Below the article",
    path_patterns: ["/blog/*", "/news/*"],
    max_words: 60,
    format: "CARD",
  });
});
