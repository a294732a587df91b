import type { Visit } from "@citelens/contract/traffic/visits";
import type { KeyOwner } from "#features/api-keys/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { simulatedIdentity } from "../identity/simulated-identity.ts";
import { openSeenProbes } from "../probes/seen-probes.ts";
import { openCounters } from "./counters.ts";
import { readSettings } from "./reporters.ts";
import { openTakenTables } from "./taken-tables.ts";
import { openTracker } from "./tracker.ts";
import { openUnnamed } from "./unnamed-visits.ts";

interface Batch {
  readonly visits: readonly Visit[];
  /** Visits that were stored under the same token before are not stored again. */
  readonly token: string;
}

/**
 * Takes visits as the tracking endpoint does, up to 1,000 of them, and stores them once however often it is called; their
 * counters are the caller's transaction's. For what no website reported: simulated calendars, and test visits.
 */
export async function trackOnce(within: Tools, owner: KeyOwner, { visits, token }: Batch): Promise<void> {
  const settings = await readSettings(within, owner.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");

  const counters = openCounters(within);
  const atOnce = { ...within, journalDir: undefined };
  const newToken = (): string => token;
  const identity = simulatedIdentity(within);
  const unnamed = openUnnamed(atOnce, { identity, newToken });
  const tables = openTakenTables(atOnce, { newToken });
  const probes = openSeenProbes(within);
  const tracker = openTracker(within, counters, { tables, identity, unnamed, probes });
  await tracker.track({ ...owner, settings }, visits);
  await tables.drain();
  await Promise.all([counters.close(), probes.close()]);
}
