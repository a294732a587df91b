import { expect, test } from "vitest";
import { type Figure, figureFinder } from "./figures.rules.ts";

const from = (text: string, call: string | null): Figure => ({ text, call_id: call });

/** Each figure that is found, with where it comes from. */
function found(texts: readonly string[], figures: readonly Figure[]): string[] {
  const find = figureFinder(figures);
  return texts.flatMap((text) =>
    find(text).flatMap(({ text: written, figure }) =>
      figure ? [`${written}=${figure.call_id ?? "none"}`] : [],
    ),
  );
}

test.each<[what: string, texts: string[], figures: Figure[], expected: string[]]>([
  ["one figure", ["You are named in 42 % of them."], [from("42 %", "a")], ["42 %=a"]],
  ["one that stands in no result", ["Up by 7."], [from("7", null)], ["7=none"]],
  ["none that is not listed", ["Up by 7 and 8."], [from("8", "a")], ["8=a"]],
  ["none within a longer one", ["142 of 42,000; 4.42; 42.5; H42"], [from("42", "a")], []],
  ["the longer one first", ["42.5 and 42."], [from("42", "a"), from("42.5", "b")], ["42.5=b", "42=a"]],
  ["at the end of a sentence", ["It is 42."], [from("42", "a")], ["42=a"]],
  ["the same one in order", ["3 here, 3 there"], [from("3", "a"), from("3", "b")], ["3=a", "3=b"]],
  ["more often than listed", ["3, 3, 3"], [from("3", "a"), from("3", "b")], ["3=a", "3=b", "3=b"]],
  ["across texts", ["3 here", "3 there"], [from("3", "a"), from("3", null)], ["3=a", "3=none"]],
  [
    "signs that mean something in patterns",
    ["$1.50 (or +3)"],
    [from("$1.50", "a"), from("+3", "b")],
    ["$1.50=a", "+3=b"],
  ],
  ["a dash", ["-3 to 2–4"], [from("-3", "a"), from("2–4", "b")], ["-3=a", "2–4=b"]],
  ["nothing of an empty one", ["Nothing"], [from("", "a")], []],
])("finds %s", (_, texts, figures, expected) => {
  expect(found(texts, figures)).toEqual(expected);
});

test("takes a text apart without losing a letter", () => {
  const text = "Of 20 answers, 12 name you.";

  const pieces = figureFinder([from("20", "a"), from("12", "b")])(text);

  expect(pieces.map((piece) => piece.text)).toEqual(["Of ", "20", " answers, ", "12", " name you."]);
});
