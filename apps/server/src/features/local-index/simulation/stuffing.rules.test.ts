import { expect, test } from "vitest";
import { stuffingOf } from "./stuffing.rules.ts";

/** So many different words that say something, and then these. */
function text(fillers: number, ...more: readonly string[]): string {
  const letters = "bcdfghklmnprstvz";
  const words = Array.from({ length: fillers }, (_, at) => {
    const [one, other] = [letters[at % 16], letters[Math.floor(at / 16) % 16]];
    return `${one}a${other}o${one}u${other}${at % 7}`;
  });
  return [...words, ...more].join(" ");
}

const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word);
const of = (written: string, language = "en") =>
  stuffingOf({ title: "", language, passages: [{ heading: "", text: written }] });

test.each([
  ["a word that makes more than 3 %", text(211, ...times(7, "desk")), { term: "desk", times: 7 }],
  [
    "a word in several forms, told as the most frequent one,",
    text(192, ...times(5, "desks"), "desk", "Desk", "desk"),
    { term: "desks", times: 8, share: 0.04 },
  ],
  [
    "the most frequent one of several",
    text(180, ...times(8, "oak"), ...times(9, "desk")),
    { term: "desk", times: 9 },
  ],
  ["what a short text repeats", text(10, ...times(7, "desk")), { term: "desk", times: 7 }],
])("%s is flagged", (_, written, expected) => {
  expect(of(written)).toMatchObject(expected);
});

test.each([
  ["a word that makes 3 % and no more", text(291, ...times(9, "desk"))],
  ["what a few sentences are about", text(40, ...times(6, "desk"))],
  ["a word that says nothing", text(180, ...times(20, "the"))],
  ["a word in which anything is asked", text(180, ...times(20, "want"))],
  ["a number", text(180, ...times(20, "2026"))],
  ["nothing", ""],
])("%s is not", (_, written) => {
  expect(of(written)).toBeNull();
});

test.each([
  ["a long word of a language that nothing is known of", "pl", text(80, ...times(9, "biurko")), "biurko"],
  ["a short one of it, which may say nothing,", "pl", text(80, ...times(9, "się")), undefined],
  ["a word of Chinese characters", "zh", `${text(40)} ${"书桌很好。".repeat(9)}`, "书桌"],
  ["an ending in Japanese", "ja", `${text(40)} ${"です。".repeat(9)}`, undefined],
])("%s is told apart", (_, language, written, expected) => {
  expect(of(written, language)?.term).toBe(expected);
});

test("the title and each heading count once", () => {
  const passages = Array.from({ length: 9 }, () => ({ heading: "Desk", text: "Here it is." }));

  expect(stuffingOf({ title: "", language: "en", passages })).toBeNull();
  expect(
    stuffingOf({
      title: "Desk desk desk, desk desk desk desk",
      language: "en",
      passages: [{ heading: "", text: text(60) }],
    }),
  ).toMatchObject({ term: "desk", times: 7 });
});
