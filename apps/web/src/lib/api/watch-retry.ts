import { ApiProblem } from "./api-problem.ts";

const firstMs = 5_000;
const longestMs = 60_000;

/**
 * How long to wait before a stream is opened again that ended or was refused for the n-th time in a row, counted from 0;
 * undefined when it is over for good: signed out, not allowed, or not there any more. Never at once: a server that ends
 * every stream must not be asked in a loop.
 */
export function watchRetryMs(problem: unknown, timesInARow: number): number | undefined {
  const refusal = problem instanceof ApiProblem ? problem : undefined;
  if (refusal && [401, 403, 404].includes(refusal.status)) return undefined;
  return Math.max((refusal?.retryAfterSeconds ?? 0) * 1000, Math.min(firstMs * 2 ** timesInARow, longestMs));
}
