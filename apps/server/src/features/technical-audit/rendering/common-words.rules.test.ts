import { expect, test } from "vitest";
import { commonShare, lostSentences, wordsOf } from "./common-words.rules.ts";

test.each([
  ["Green tea, 149,00 €.", ["green", "tea", "149", "00"]],
  ["über-groß", ["über", "groß"]],
  ["緑茶は good", ["緑", "茶", "は", "good"]],
  ["  ", []],
  ["", []],
])("reads %j as words in lower case", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ["all of them", "a b c", "c b a d", 1],
  ["half of them", "a b c d", "a c", 0.5],
  ["each as often as it is there", "a a a a", "a", 0.25],
  ["none", "a b", "c", 0],
  ["none of an empty text", "a b", "", 0],
  ["a text without words", "", "a", 1],
])("says how many words are common: %s", (_, words, others, share) => {
  expect(commonShare(wordsOf(words), wordsOf(others))).toBe(share);
});

test("gives the sentences that the other side does not have, in their order", () => {
  const text = `Green tea keeps for a year. It is sent from Uji within two days! Menu
The price is 149 € with tax.
緑茶は一年もちます。送料は無料です。`;

  expect(lostSentences(text, wordsOf("Green tea keeps for a year. 緑茶は一年もちます。"))).toEqual([
    "It is sent from Uji within two days!",
    "The price is 149 € with tax.",
    "送料は無料です。",
  ]);
});

test("takes a sentence that was only cut in another way for known", () => {
  expect(
    lostSentences("Tea keeps for a year in the dark", wordsOf("Tea keeps\nfor a year, in the fridge")),
  ).toEqual([]);
});

test("gives five sentences of 200 characters at most, each once", () => {
  const sentences = Array.from({ length: 9 }, (_, n) => `Sentence ${"of words ".repeat(40)} number ${n}.`);

  const lost = lostSentences(sentences.join("\n"), []);

  expect(lost.length).toBeLessThanOrEqual(5);
  expect(Math.max(...lost.map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect(lostSentences("The same four words.\n".repeat(3), [])).toEqual(["The same four words."]);
});

test.each([
  ["one word", "a".repeat(1_000_000)],
  ["many words", "a ".repeat(500_000)],
  ["many ends", ". ".repeat(500_000)],
  ["white space", " \n".repeat(500_000)],
  ["halves of characters", "\ud800".repeat(500_000)],
])("takes a time that grows with the length alone: %s", (_, text) => {
  const begunMs = performance.now();

  commonShare(wordsOf(text), wordsOf(text));
  lostSentences(text, wordsOf(text));

  expect(performance.now() - begunMs).toBeLessThan(2_000);
});
