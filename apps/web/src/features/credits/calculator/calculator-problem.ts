import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";

/** The message for a failed calculation: the server's own if it rejected the input. */
export function calculatorProblem(problem: unknown): string {
  const fallback = "Failed to calculate costs";
  const isRefusal = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
  if (!isRefusal) return fallback;
  return problem.fields.error?.[0] ?? problemMessage(problem, fallback);
}
