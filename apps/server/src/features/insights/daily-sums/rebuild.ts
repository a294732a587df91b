import { answerCounts } from "#features/answers/counts/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { placesOf } from "./placed.rules.ts";
import { rollUp } from "./roll-up.rules.ts";
import { addSums, summedTables } from "./roll-up.sql.ts";
import {
  beginNext,
  holdChanged,
  holdState,
  markFinished,
  moveNext,
  removeLeft,
  swap,
} from "./sum-states.sql.ts";

/** So many answers are counted while those who store others of the campaign wait. */
const answersAtOnce = 1_000;
const removedAtOnce = 5_000;

export interface RebuildScope extends Place {
  readonly campaignId: string;
}

/**
 * Makes the sums of a campaign again from its answers, beside those that are shown, and swaps them; resolves to how many
 * answers were counted. Whoever stores answers waits for one slice at most. It can end anywhere: the next one goes on.
 */
export async function rebuild(tools: Tools, rebuilding: RebuildScope): Promise<number> {
  if (!(await beginRebuild(tools, rebuilding))) return 0;
  let count = 0;
  for (;;) {
    const counted = await rebuildSlice(tools, rebuilding);
    if (counted === undefined) break;
    count += counted;
  }
  await removeOld(tools, rebuilding);
  return count;
}

/** Goes on with what is being made already, unless its days are no longer the workspace's. */
export function beginRebuild(tools: Tools, rebuilding: RebuildScope): Promise<boolean> {
  const { workspaceId, campaignId } = rebuilding;
  return inTransaction(tools, async (within) => {
    const settings = await findWorkspaceSettings(within, workspaceId);
    if (!settings) return false;
    const { time_zone } = settings;
    const [state] = await holdChanged(within, [
      { workspace_id: workspaceId, campaign_id: campaignId, time_zone },
    ]);
    if (!state) return false;
    if (state.next_generation === null || state.next_time_zone !== time_zone)
      await beginNext(within, state, time_zone);
    return true;
  });
}

/** Counts the next answers in the next generation; shows it once there are none, and then there is nothing more to do. */
export function rebuildSlice(
  tools: Tools,
  { campaignId, ...place }: RebuildScope,
  limit = answersAtOnce,
): Promise<number | undefined> {
  return inTransaction(tools, async (within) => {
    const state = await holdState(within, place, campaignId);
    if (!state?.next_until) return undefined;

    const after = await answerCounts.listOf(within, place, { campaignId, after: state.next_until, limit });
    const last = after.at(-1);
    if (!last) {
      await swap(within, state);
      return undefined;
    }
    const { next_generation: generation, next_time_zone: timeZone } = state;
    await addSums(
      within,
      rollUp(
        { before: [], after },
        placesOf([
          { ...state, generation: generation ?? 0, time_zone: timeZone ?? "UTC", next_generation: null },
        ]),
      ),
    );
    await moveNext(within, state, last.id);
    return after.length;
  });
}

/** Ends what a process has left that was killed: goes on with what is being made or has to be, or deletes what was shown before. */
export async function finish(tools: Tools, { campaignId, ...place }: RebuildScope): Promise<void> {
  const state = await holdState(tools, place, campaignId);
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  if (!state || !settings) return;
  const isMade = state.next_generation === null && state.time_zone === settings.time_zone;
  if (isMade) await removeOld(tools, { ...place, campaignId });
  else await rebuild(tools, { ...place, campaignId });
}

/** Deletes what is neither shown nor being made. */
async function removeOld(tools: Tools, { campaignId, ...place }: RebuildScope): Promise<void> {
  const state = await holdState(tools, place, campaignId);
  for (const table of Object.values(summedTables)) {
    for (;;) {
      const removed = await removeLeft(tools, table, { ...place, campaignId, limit: removedAtOnce });
      if (removed < removedAtOnce) break;
    }
  }
  if (state) await markFinished(tools, state);
}
