import type { StoredVerdict } from "@citelens/contract/traffic/identity";
import { perCent } from "#lib/figures.ts";

interface VisitCounts {
  readonly visits: number;
  readonly verified: number;
}

/** How many of an agent's visits proved who they were, in a word. */
export function identityOf({ visits, verified }: VisitCounts): {
  readonly verdict: StoredVerdict;
  readonly text: string;
} {
  if (verified <= 0 || visits <= 0) return { verdict: "unverifiable", text: "None verified" };
  if (verified >= visits) return { verdict: "verified", text: "Verified" };
  // Neither all nor none, however little is missing.
  const percent = Math.min(99, Math.max(1, Math.round((verified / visits) * 100)));
  return { verdict: "verified", text: `${perCent(percent)} verified` };
}
