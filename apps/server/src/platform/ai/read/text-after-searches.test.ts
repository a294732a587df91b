import { expect, test } from "vitest";
import { textAfterSearches, type WrittenPart } from "./text-after-searches.ts";

const plain = (text: string): WrittenPart => ({ text, isCited: false });
const cited = (text: string): WrittenPart => ({ text, isCited: true });

test.each<readonly [string, readonly WrittenPart[], string]>([
  ["all of it without a search", [plain("Acorn"), plain(" does.")], "Acorn does."],
  [
    "what comes after the last search",
    [plain("Let me see."), "search", plain("Acorn "), cited("does.")],
    "Acorn does.",
  ],
  [
    "what is cited before it too, as a paragraph of its own",
    [
      plain("I look."),
      "search",
      cited("Acorn is best,"),
      plain(" they say."),
      "search",
      plain("It costs 300 euros."),
    ],
    "Acorn is best, they say.\n\nIt costs 300 euros.",
  ],
  [
    "nothing that announces a second search",
    [plain("A."), "search", plain("More."), "search", cited("Acorn.")],
    "Acorn.",
  ],
  ["what there is, if nothing comes after the last search", [plain("Acorn does."), "search"], "Acorn does."],
  ["nothing where nothing was written", ["search"], ""],
])("the answer is %s", (_, parts, expected) => {
  expect(textAfterSearches(parts)).toBe(expected);
});
