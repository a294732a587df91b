import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationChange, OptimizationRow } from "../store/optimizations.sql.ts";
import { dropProposals } from "../store/parts.sql.ts";
import { dropText } from "./drop-text.ts";
import { giveBack } from "./paid-work.ts";

interface OptimizationEnding {
  /** Locked. */
  readonly row: OptimizationRow;
  readonly status: "FAILED" | "CANCELED";
  /** Whether text that a model has written by then waits, seen by nobody, for an attempt that pays for it. */
  readonly keepsText?: boolean;
}

/**
 * Ends an attempt that came to nothing: what it holds is given back, and what was written is dropped. A brief that a model was to write on
 * is the brief that it was. Resolves to what the row becomes.
 */
export async function endWithout(
  within: Tools,
  place: Place,
  { row, status, keepsText = false }: OptimizationEnding,
): Promise<OptimizationChange> {
  await giveBack(within, row);
  // Only a brief was finished before it was worked at.
  if (row.finished_at !== null) {
    if (!keepsText) await dropProposals(within, place, row.id);
    return { status: "DONE", mode: "BRIEF", step: "SCORE", model: null, lease_until: null };
  }
  const ended = { status, finished_at: within.now(), lease_until: null, model: null };
  if (keepsText) return ended;
  await dropText(within, place, row.id);
  return { ...ended, old_page: null, gaps: null };
}
