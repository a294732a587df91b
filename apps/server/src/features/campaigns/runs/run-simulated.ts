import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { changeCampaign, listActive, scheduleNext } from "../store/campaigns.sql.ts";
import { startDueRunsOf } from "./start-due-runs.ts";

interface SimulatedDay {
  /** Whether a day follows, before which the schedule of the real clock should begin nothing. */
  readonly isLast: boolean;
  /** Other work of this day; asks what the runs that began are to be asked. */
  readonly meanwhile: () => Promise<unknown>;
}

/** Begins what is due on a day of a simulated calendar, by the clock of its tools, in the caller's transaction. */
export async function runSimulated(
  within: Tools,
  place: Place,
  { isLast, meanwhile }: SimulatedDay,
): Promise<void> {
  const workspace = await findWorkspaceSettings(within, place.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");

  const timeZone = workspace.time_zone;
  for (const { id: campaignId, last_run_at } of await listActive(within, place)) {
    if (last_run_at)
      await scheduleNext({ ...within, now: () => last_run_at }, place, { campaignId, timeZone });
  }
  await startDueRunsOf(within, place);
  await meanwhile();
  if (isLast) return;

  for (const { id: campaignId } of await listActive(within, place))
    await changeCampaign(within, place, { campaignId, changes: { next_run_at: null } });
}
