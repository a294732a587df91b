import type { RunProgress } from "@citelens/contract/runs";

/** A page of runs with the newer state of one of them; a page that does not show it stays as it is. */
export function withRun(known: unknown, run: RunProgress): unknown {
  if (typeof known !== "object" || known === null || !("results" in known)) return known;
  const { results } = known as { results: readonly RunProgress[] }; // what lies under the key of runs
  return { ...known, results: results.map((one) => (one.id === run.id ? run : one)) };
}
