import { expect, test } from "vitest";
import { tooSlow } from "#test/growth.ts";
import { faultsOf } from "./creatives/lint.rules.ts";
import { isAmong } from "./matching/match.rules.ts";
import { readPassages } from "./network/read-passages.ts";

const readers: [string, (text: string) => unknown, number][] = [
  ["a creative", (text) => faultsOf({ title: text, body: text, facts: [] }), 20_000],
  ["a pattern of paths", (text) => isAmong(`/${"a1".repeat(1_000)}`, [`/${text}`, "/*a*1*a*b"]), 2_000],
  ["a path", (text) => isAmong(`/${text}`, ["/*a*a*a*b", "/*1*,*"]), 8_000],
  ["a page of a publisher", readPassages, 400_000],
  ["a passage", (text) => readPassages(`<p data-sponsored>${text}`), 400_000],
];

test.each(readers)(
  "no text makes reading %s take longer than it is long",
  async (_, reads, length) => {
    expect(await tooSlow(reads, length)).toEqual([]);
  },
  180_000,
);
