import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";

/**
 * The message for a failed change: the server's reasons as "field: message" joined by commas, its single
 * message, or the fallback.
 */
export function workspaceProblem(problem: unknown, fallback: string): string {
  if (!(problem instanceof ApiProblem)) return fallback;
  if (problem.status === 0) return problemMessage(problem);

  const reasons = Object.entries(problem.fields).map(
    ([field, sentences]) => `${field}: ${sentences.join(", ")}`,
  );
  return reasons.length > 0 ? reasons.join(", ") : (problem.detail ?? fallback);
}
