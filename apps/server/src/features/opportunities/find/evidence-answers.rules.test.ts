import { expect, test } from "vitest";
import { tellingAnswers } from "./evidence-answers.rules.ts";

const answer = (id: string, flags: string) => ({
  id,
  names_you: flags.includes("y"),
  names_competitor: flags.includes("c"),
  cites_you: flags.includes("o"),
  negative: flags.includes("n") ? {} : null,
});
const all = [
  answer("plain", ""),
  answer("cited", "o"),
  answer("both", "yc"),
  answer("bad", "yn"),
  answer("rival", "c"),
  answer("rival again", "c"),
];

test.each([
  ["FIX_REPUTATION", "bad"],
  ["NAME_OFFER", "cited"],
  ["REPAIR_LINK", "cited"],
  ["CREATE_PAGE", "rival"],
  ["EARN_MENTION", "rival"],
] as const)("the answer that tells most of %s is the first: %s", (kind, first) => {
  expect(tellingAnswers(kind, all)[0]?.id).toBe(first);
});

test("of equals the first ones stay first, and eight are enough", () => {
  const many = Array.from({ length: 12 }, (_, at) => answer(String(at), "c"));

  expect(tellingAnswers("CREATE_PAGE", many).map(({ id }) => id)).toEqual([..."01234567"]);
});
