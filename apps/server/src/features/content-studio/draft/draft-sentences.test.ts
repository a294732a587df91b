import { expect, test } from "vitest";
import { draftSentences } from "./draft-sentences.rules.ts";
import { readDraft } from "./read-draft.ts";

test("tells sentences with their sections and lines", () => {
  const draft = readDraft("One. Two!\n\n## Prices\n\n- Three.\n\n```\ncode\n```\n\n> Four.");

  expect(draftSentences(draft, "en").map(({ text, section, line }) => `${section} @${line} ${text}`)).toEqual(
    ["0 @1 One.", "0 @1 Two!", "1 @3 Prices", "1 @5 Three.", "1 @11 Four."],
  );
});

test("reads rows of tables with what their columns are called", () => {
  const draft = readDraft("| Plan | Price | |\n|-|-|-|\n| Team | $49 | per month |\n| Free | |\n");

  expect(draftSentences(draft, "en").map(({ text }) => text)).toEqual([
    "Plan: Team; Price: $49; per month",
    "Plan: Free",
  ]);
});
