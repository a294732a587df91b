import { expect, test } from "vitest";
import { tooSlow } from "#test/growth.ts";
import { nameOfRanked, namesIn } from "./language/names.rules.ts";
import { wantsList, wantsOthers } from "./language/question-kind.rules.ts";
import { stuffingOf } from "./simulation/stuffing.rules.ts";
import { passagesOf } from "./store/passages.rules.ts";

const language = "en";

const readers: [string, (text: string) => unknown, number][] = [
  ["a question", (text) => [wantsList({ text, language }), wantsOthers({ text, language })], 20_000],
  ["names", (text) => namesIn(text, language), 20_000],
  ["a heading of a list", nameOfRanked, 20_000],
  ["passages", (text) => passagesOf({ headings: [{ text: "Oil" }], text, language }), 100_000],
  [
    "stuffed words",
    (text) => stuffingOf({ title: text, language, passages: [{ heading: "", text }] }),
    40_000,
  ],
];

test.each(readers)(
  "no text makes reading %s take longer than it is long",
  async (_, reads, length) => {
    expect(await tooSlow(reads, length)).toEqual([]);
  },
  180_000,
);
