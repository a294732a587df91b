import { expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { isWorthRetrying } from "./query-client.ts";

test.each([400, 401, 403, 404, 408, 409, 429])("takes a %d for an answer", (status) => {
  expect(isWorthRetrying(0, new ApiProblem({ status }))).toBe(false);
});

test.each([0, 500, 503])("asks once more after a failure with status %d, and then no more", (status) => {
  const problem = new ApiProblem({ status });

  expect(isWorthRetrying(0, problem)).toBe(true);
  expect(isWorthRetrying(1, problem)).toBe(false);
});
