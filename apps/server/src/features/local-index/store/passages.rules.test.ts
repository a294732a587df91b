import { sentencesOf, wordCount } from "@citelens/words";
import { describe, expect, test } from "vitest";
import { passagesOf } from "./passages.rules.ts";

const sentence = "Ten words stand here in a row to be counted.";
const lines = (count: number) => Array.from({ length: count }, () => sentence).join("\n");

function of(text: string, headings: readonly string[] = []) {
  return passagesOf({ text, headings: headings.map((heading) => ({ text: heading })), language: "en" });
}

describe("passages", () => {
  test("hold 100 to 120 words, and the last one what is left", () => {
    const passages = of(lines(27));

    expect(passages.map(({ text }) => wordCount(text))).toEqual([100, 100, 70]);
  });

  test("never go over a heading, and say which they stand under", () => {
    const passages = of(["Above.", "Prices", lines(2), "Terms", lines(1)].join("\n"), ["Prices", "Terms"]);

    expect(passages).toEqual([
      { heading: "", text: "Above." },
      { heading: "Prices", text: `${sentence}\n${sentence}` },
      { heading: "Terms", text: sentence },
    ]);
  });

  test("pass over headings of other parts of the page", () => {
    const passages = of(`Prices\n${sentence}`, ["Menu", "Prices"]);

    expect(passages).toEqual([{ heading: "Prices", text: sentence }]);
  });

  test("end before a sentence that would make them longer than 120 words", () => {
    const long = `${"word ".repeat(49)}end.`;

    const passages = of([lines(8), long].join("\n"));

    expect(passages.map(({ text }) => wordCount(text))).toEqual([80, 50]);
  });

  test.each([
    ["words", "word ".repeat(500).trim(), 5],
    ["characters without spaces", "木".repeat(500), 3],
  ])("cut what never ends into pieces: %s", (_, text, pieces) => {
    const passages = of(text);

    expect(passages).toHaveLength(pieces);
    expect(passages.every((passage) => wordCount(passage.text) <= 120)).toBe(true);
    expect(
      passages
        .map((passage) => passage.text.replaceAll("\n", ""))
        .join("")
        .replaceAll(" ", ""),
    ).toBe(text.replaceAll(" ", ""));
  });

  test("of nothing are none", () => {
    expect(of("")).toEqual([]);
  });
});

test.each([
  ["One ends. Two ends! Three?", ["One ends.", "Two ends!", "Three?"]],
  ["Chairs, e.g. Oak ones. More.", ["Chairs, e.g. Oak ones.", "More."]],
  ["It costs 9.50 euros. Really.", ["It costs 9.50 euros.", "Really."]],
  ["No point", ["No point"]],
  ["Chairs etc.\nDesks\nno end", ["Chairs etc.", "Desks", "no end"]],
])("takes %j apart into %o", (line, expected) => {
  expect(sentencesOf(line, "en")).toEqual(expected);
});

test.each([
  ["letters with points", "A. ".repeat(16_000)],
  ["points and few words", `${"- ".repeat(20_000)}${"word ".repeat(500)}`],
  ["one word", "x".repeat(50_000)],
  ["lines", "a\n".repeat(25_000)],
])("takes %s apart before the test ends", (_, text) => {
  const found = of(text);

  expect(found.length).toBeGreaterThan(0);
});
