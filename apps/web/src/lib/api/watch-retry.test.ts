import { expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { watchRetryMs } from "./watch-retry.ts";

const refusal = (status: number, retryAfterSeconds?: number) => new ApiProblem({ status, retryAfterSeconds });

test("waits before every new try, longer each time, up to a minute", () => {
  const waits = [0, 1, 2, 3, 4, 50].map((times) => watchRetryMs(undefined, times));

  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test.each([
  ["is refused because there are too many", refusal(429, 30), 30_000],
  ["finds the server busy", refusal(503, 2), 5_000],
  ["finds no server", refusal(0), 5_000],
  ["breaks off", new TypeError("network error"), 5_000],
])("comes again when it %s", (_, problem, ms) => {
  expect(watchRetryMs(problem, 0)).toBe(ms);
});

test.each([401, 403, 404])("stays away after a %s", (status) => {
  expect(watchRetryMs(refusal(status), 0)).toBeUndefined();
});
