import fc from "fast-check";
import { expect, test } from "vitest";
import { shownText } from "../shown-text.rules.ts";
import { eachWord, wordCount } from "./words.rules.ts";

test.each([
  ["", 0],
  ["   ", 0],
  ["one", 1],
  ["one two  three", 3],
  ["It doesn’t matter, it's well-known.", 5],
  ["1,299.00 € and 5 %", 3],
  ["Größe, où, señor", 3],
  ["see www.tea.example/a-b", 2],
  ["end.\nStart", 2],
  ["— – …", 0],
  ["a\u00a0b", 2],
  ["नमस्ते दुनिया", 2],
  ["привет мир", 2],
  ["안녕하세요 세계", 2],
])("%j has %i words", (text, words) => {
  expect(wordCount(text)).toBe(words);
});

test.each([
  ["绿茶很好喝", 3],
  ["緑茶はおいしい", 4],
  ["ชาเขียว", 4],
  ["绿茶 is green tea", 4],
  ["一 二", 2],
])("%j, without spaces between its words, has %i words, two characters each", (text, words) => {
  expect(wordCount(text)).toBe(words);
});

test("tells of words until it is told that these are enough", () => {
  const told: string[] = [];

  eachWord("one, two 绿茶 three", (word, isSpaceless) => told.push(`${word}${isSpaceless ? "!" : ""}`) < 3);

  expect(told).toEqual(["one", "two", "绿茶!"]);
});

test("never has more words than characters, and the words of two texts are those of both", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, other) => {
      expect(wordCount(one)).toBeLessThanOrEqual(one.length);
      expect(wordCount(`${one}\n${other}`)).toBe(wordCount(one) + wordCount(other));
    }),
  );
});

test.each([
  ["  a \n\t b ", "a b"],
  ["a\u00a0\u2003b", "a b"],
  ["a\u0000b", "a b"],
  ["größer  \n als", "größer als"],
  ["half \ud800", "half \ufffd"],
  ["“Tea” — 茶", "“Tea” — 茶"],
  ["a\u007f", "a"],
])("shows %j as %j", (text, shown) => {
  expect(shownText(text, 100)).toBe(shown);
});

test("shows text that can be stored, as long as it may be, and nothing twice differently", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 30 }), (text, max) => {
      const shown = shownText(text, max);

      expect(shown.length).toBeLessThanOrEqual(max);
      expect(shown).not.toMatch(/\p{Cc}/u);
      expect(shown.isWellFormed()).toBe(true);
      expect(shownText(shown, max)).toBe(shown);
    }),
  );
});
