import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "../src/fold-text.ts";
import { indexNames, mentions } from "../src/mentions.ts";

const names = [
  "Acme",
  "Acme Cloud",
  "Cloud Nine",
  "Nine",
  "McNeil's",
  "Ünder",
  "Яблоко",
  "華為",
  "삼성",
  "アクメ",
  "O2 World",
];
const brands = names.map((name) => ({ id: name, name, isClient: false, aliases: [], domains: [] }));

/** The same rule a second time, slowly: one regular expression a name, then the longest first. */
function byRegularExpression(text: string): { brandId: string; start: number; end: number }[] {
  const { units, length, from } = foldText(text);
  const folded = String.fromCharCode(...units.subarray(0, length));
  const found = patterns.flatMap(({ name, pattern }) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 1: written = "" }) => ({
      brandId: name,
      start: index,
      end: index + written.length,
    })),
  );
  const taken: typeof found = [];
  for (const one of found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (taken.every(({ start, end }) => one.end <= start || end <= one.start)) taken.push(one);
  return taken
    .sort((a, b) => a.start - b.start)
    .map(({ brandId, start, end }) => ({
      brandId,
      start: from[start] ?? -1,
      end: (from[end - 1] ?? -2) + 1,
    }));
}

const patterns = names.map((name) => {
  const words = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .split(" ")
    .map((word) => word.replaceAll("'", "'?"));
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name);
  const edge = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}_]";
  const syllable = "(?![\\u1160-\\u11ff])";
  const source = words.join("[ -]?") + (isSpaced ? `(?!${edge})` : syllable);
  return { name, pattern: new RegExp(`${isSpaced ? `(?<!${edge})` : ""}(?=(${source}))`, "gu") };
});

const pieces = fc.constantFrom(
  ...names,
  ...names.map((name) => name.toUpperCase()),
  "acme",
  "cloud",
  "NINE",
  "mcneils",
  "under",
  "s",
  "x",
  "9",
  "は",
  "가",
  "각",
  "的",
  "я",
  " ",
  " ",
  " ",
  "-",
  "\n",
  "\n\n",
  ", ",
  ". ",
  "'",
  "’",
  "**",
  "`",
  "_",
  "(",
  "|",
  "!",
);

test("finds what one regular expression for each name finds, on any text", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const text = parts.join("");

      expect(mentions(text, indexed)).toEqual(byRegularExpression(text));
    }),
    { numRuns: 3000 },
  );
});

test("gives spans of the stored text that read back as a spelling of the name", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: "binary" })), { maxLength: 30 }), (parts) => {
      const text = parts.join("");

      for (const { brandId, start, end } of mentions(text, indexed)) {
        expect(end).toBeGreaterThan(start);
        expect(mentions(text.slice(start, end), indexed).map((one) => one.brandId)).toContain(brandId);
      }
    }),
    { numRuns: 1000 },
  );
});

const indexed = indexNames(brands);
