import { expect, test } from "vitest";
import { describeCheck, type OperatorCheck } from "./check-result.rules.ts";

const before = { display_name: "Claude", paused_until: null };

function check(parts: Partial<OperatorCheck>): OperatorCheck {
  return { answered: false, failure_kind: null, failure: null, ...parts } as OperatorCheck; // all that is read
}

test("a model that answers is reported as well", () => {
  expect(describeCheck(check({ answered: true }), before)).toEqual({
    tone: "pos",
    word: "Answered",
    sentence: "Claude answered.",
  });
});

test("a model that answers in its pause is no longer paused", () => {
  const paused = { ...before, paused_until: "2026-11-21T10:00:00Z" };

  expect(describeCheck(check({ answered: true }), paused).sentence).toBe(
    "Claude answered. It is no longer paused.",
  );
});

test.each([
  ["bad_key", "Invalid x-api-key", "Key refused", "Claude: Key refused. Invalid x-api-key"],
  ["timeout", null, "Timed out", "Claude: Timed out"],
  ["quota", "", "Out of quota", "Claude: Out of quota"],
  [null, "Connection closed", "Not answered", "Claude: Not answered. Connection closed"],
  [null, null, "Not answered", "Claude: Not answered"],
] as const)(
  "a failure of the kind %s with the reason %j reads %s",
  (failure_kind, failure, word, sentence) => {
    expect(describeCheck(check({ failure_kind, failure }), before)).toEqual({ tone: "neg", word, sentence });
  },
);
