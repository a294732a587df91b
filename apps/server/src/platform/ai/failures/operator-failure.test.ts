import { expect, test } from "vitest";
import { failureOfAnswer } from "./failure-of-answer.ts";
import { failureWithin } from "./failure-within.ts";
import { OperatorFailure } from "./operator-failure.ts";

const body = JSON.stringify({ error: { message: "no\0pe \ud83d" } });

test.each([
  ["an answer", failureOfAnswer({ status: 400, headers: {}, body }), "400: nope \ufffd"],
  ["a run", failureWithin({ code: "bad\0", message: "no\udc00pe" }, undefined), "bad: no\ufffdpe"],
  ["a page", new OperatorFailure("garbage", "x".repeat(100_000)), "x".repeat(2_000)],
])("what %s says of its failure can be stored, whatever it says", (_, { message }, expected) => {
  expect(message).toBe(expected);
});
