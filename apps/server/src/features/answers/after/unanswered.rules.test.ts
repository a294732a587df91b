import { expect, test } from "vitest";
import { unansweredNote } from "./unanswered.rules.ts";

const models = new Map();
const tally = (asked: number, failed: number) =>
  ({ operator_model: "chatgpt", asked, failed, failure_kind: failed > 0 ? "overloaded" : null }) as const;

test.each([
  [
    12,
    12,
    "chatgpt answered none of 12 questions of the newest run. The provider was overloaded. Nothing was charged.",
  ],
  [
    12,
    6,
    "chatgpt answered 6 of 12 questions of the newest run. The provider was overloaded. Nothing was charged.",
  ],
  [12, 5, undefined],
  [
    3,
    3,
    "chatgpt answered none of 3 questions of the newest run. The provider was overloaded. Nothing was charged.",
  ],
  [2, 2, undefined],
  [12, 0, undefined],
])("of %i questions %i failed: %s", (asked, failed, note) => {
  expect(unansweredNote([tally(asked, failed)], models)).toBe(note);
});

test("names each model that hardly answered, and why", () => {
  const tallies = [
    tally(4, 4),
    tally(4, 0),
    { ...tally(8, 7), operator_model: "claude", failure_kind: null },
  ];

  expect(unansweredNote(tallies, models)).toBe(
    "chatgpt answered none of 4 questions of the newest run. The provider was overloaded. Nothing was charged. " +
      "claude answered 1 of 8 questions of the newest run.",
  );
});
