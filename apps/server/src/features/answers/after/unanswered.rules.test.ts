import { expect, test } from "vitest";
import { unansweredNote } from "./unanswered.rules.ts";

const counted = (asked: number, failed: number, name = "ChatGPT") => ({
  name,
  asked,
  failed,
  reason: failed > 0 ? "The provider was overloaded." : null,
});

test.each([
  [12, 12, "ChatGPT answered none of 12 questions of the newest run. The provider was overloaded."],
  [12, 6, "ChatGPT answered 6 of 12 questions of the newest run. The provider was overloaded."],
  [12, 5, undefined],
  [3, 3, "ChatGPT answered none of 3 questions of the newest run. The provider was overloaded."],
  [2, 2, undefined],
  [12, 0, undefined],
])("of %i questions %i failed: %s", (asked, failed, note) => {
  expect(unansweredNote([counted(asked, failed)])).toBe(note);
});

test("names each model that hardly answered, and why where that is known", () => {
  const models = [counted(4, 4), counted(4, 0, "Gemini"), { ...counted(8, 7, "Claude"), reason: null }];

  expect(unansweredNote(models)).toBe(
    "ChatGPT answered none of 4 questions of the newest run. The provider was overloaded. " +
      "Claude answered 1 of 8 questions of the newest run.",
  );
});
