import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";

/**
 * What to say when a workspace could not be changed: the server's reasons as "field: sentence" joined by commas, its
 * one sentence as it is, or the fallback where it gave none.
 */
export function workspaceProblem(problem: unknown, fallback: string): string {
  if (!(problem instanceof ApiProblem)) return fallback;
  if (problem.status === 0) return problemMessage(problem);

  const reasons = Object.entries(problem.fields).map(
    ([field, sentences]) => `${field}: ${sentences.join(", ")}`,
  );
  return reasons.length > 0 ? reasons.join(", ") : (problem.detail ?? fallback);
}
