import { expect, test } from "vitest";
import { turnsOf } from "./history.rules.ts";

const said = (message_type: "AI" | "User", text: string) => ({
  message_type,
  parts: [{ kind: "text" as const, text }],
});

test("a model is told the last twenty turns, beginning with a question", () => {
  const messages = Array.from({ length: 31 }, (_, at) => said(at % 2 === 0 ? "User" : "AI", `${at}`));

  const turns = turnsOf(messages);

  expect(turns.map(({ content }) => content)).toEqual(Array.from({ length: 19 }, (_, at) => `${at + 12}`));
  expect(turns[0]?.role).toBe("user");
});

test("what is too long is left out from its beginning, and the question never is", () => {
  const messages = [
    said("User", "a".repeat(20_000)),
    said("AI", "b".repeat(3_000)),
    said("User", "c".repeat(4_000)),
  ];

  expect(turnsOf(messages).map(({ content }) => content[0])).toEqual(["c"]);
  expect(turnsOf([said("User", "a".repeat(30_000))])).toHaveLength(1);
});

test("a reply of which nothing came is not told", () => {
  expect(turnsOf([said("User", "one"), said("AI", " "), said("User", "two")])).toHaveLength(2);
});
