import { ApiProblem } from "./api-problem.ts";

const firstMs = 5_000;
const longestMs = 60_000;

/**
 * How long to wait before reopening a stream that ended or was refused for the n-th time in a row, starting
 * at 0; undefined when it should not be reopened: signed out, forbidden, or not found. Never 0, so that a
 * server that ends every stream is not called in a tight loop.
 */
export function watchRetryMs(problem: unknown, timesInARow: number): number | undefined {
  const refusal = problem instanceof ApiProblem ? problem : undefined;
  if (refusal && [401, 403, 404].includes(refusal.status)) return undefined;
  return Math.max((refusal?.retryAfterSeconds ?? 0) * 1000, Math.min(firstMs * 2 ** timesInARow, longestMs));
}
