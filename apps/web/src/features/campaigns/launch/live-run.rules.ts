import type { RunProgress } from "@citelens/contract/visibility/runs";

/** A page of runs with one run updated; unchanged when the page does not contain it. */
export function withRun(known: unknown, run: RunProgress): unknown {
  if (typeof known !== "object" || known === null || !("results" in known)) return known;
  const { results } = known as { results: readonly RunProgress[] }; // the type of the data under the runs key
  return { ...known, results: results.map((one) => (one.id === run.id ? run : one)) };
}
