import { ApiProblem } from "#lib/api/api-problem.ts";

const failures = {
  pause: "Failed to pause campaign. Please try again.",
  activate: "Failed to activate campaign. Please try again.",
  duplicate: "Failed to duplicate campaign. Please try again.",
} as const;

/** The message for a failed action; a refusal that a retry cannot fix adds its reason. */
export function stepProblem(step: keyof typeof failures, problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return failures[step];
  const isRefused = problem.status === 402 || problem.status === 409;
  const reason = isRefused ? problem.detail : problem.fields.queries?.[0];
  return reason ? `${failures[step]} ${reason}` : failures[step];
}

/** The message in the frequency dialog: the server's reason, if it gave one. */
export function frequencyProblem(problem: unknown): string {
  const fallback = "Failed to update frequency";
  if (!(problem instanceof ApiProblem)) return fallback;

  const { error, frequency, non_field_errors } = problem.fields;
  return problem.detail ?? error?.[0] ?? frequency?.[0] ?? non_field_errors?.[0] ?? fallback;
}
