import { expect, test } from "vitest";
import { sumOf } from "./results.mjs";

test("the tests of all shards are summed, and those that needed a second try counted among the passed and by themselves", () => {
  const unit = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const browser = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };

  expect(sumOf([{ unit, browser }, { unit }, {}])).toEqual({ passed: 26, failed: 4, skipped: 9, retried: 1 });
});
