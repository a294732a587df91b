import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findOptimization, type OptimizationRow } from "../optimizations.sql.ts";
import { isWorking } from "../status.rules.ts";

const lookEveryMs = 1_000;

/** It was canceled, deleted, or is somebody else's now. */
export class HeldNoMore extends Error {}

/** Runs something long for the holder of a lease, who learns within about a second that there is nothing to work at any more. */
export async function whileHeld<T>(
  tools: Tools,
  place: Place,
  { id, fence }: OptimizationRow,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    const row = await findOptimization(tools, place, id);
    if (!row || row.fence !== fence || !isWorking(row.status)) stop.abort(new HeldNoMore());
  };
  const looking = setInterval(() => {
    look().catch((error: unknown) =>
      tools.log.warn(
        { err: error, optimizationId: id },
        "Whether a text is still to be written is not known",
      ),
    );
  }, lookEveryMs);
  try {
    return await run(stop.signal);
  } finally {
    clearInterval(looking);
  }
}
