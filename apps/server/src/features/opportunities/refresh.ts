import { dayMs, later } from "@citelens/contract/base/days";
import type { OpportunityRefresh } from "@citelens/contract/content/opportunities";
import { z } from "zod";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { unlessAborted } from "#platform/leases/unless-aborted.ts";
import { leaseOf, whileLeased } from "#platform/leases/while-leased.ts";
import type { Limit } from "#platform/limits/open-limit.ts";
import { type NamesWorkspace, type Place, placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findOpportunities } from "./find/find-opportunities.ts";
import { mayLook } from "./may-look.ts";
import { shownRefresh } from "./shown-refresh.ts";
import { leasedRefresh, noteAsked, settleRefresh, takeRefresh } from "./store/refreshes.sql.ts";

/** Time for what follows on a run, such as the sources that are resolved, to be there. */
const afterRunMs = 30_000;

/** Looks for a workspace's opportunities; of several at once one does, and once more where it was asked to meanwhile. */
export const refreshWorkspace = job({
  name: "opportunities.refresh",
  payload: z.object({ workspaceId: z.uuid() }),
  run: (tools, payload) => refreshNow(tools, placeOfJob(payload)),
});

export async function refreshNow(tools: Tools, place: Place): Promise<void> {
  if ((await mayLook.announce(tools, place)).includes(false)) return;
  const lease = {
    ...leaseOf(tools, leasedRefresh(place), { what: { workspaceId: place.workspaceId } }),
    take: (until: Date) => takeRefresh(tools, place, { until, next: later(tools.now(), dayMs) }),
  };
  const isAskedAgain = await whileLeased(tools, lease, async ({ fence }, signal) => {
    const answers = await unlessAborted(signal, findOpportunities(tools, place)).catch(
      async (error: unknown) => {
        if (!signal.aborted) await settleRefresh(tools, place, { fence, has_failed: true });
        throw error;
      },
    );
    const refreshed_at = tools.now();
    return settleRefresh(tools, place, { fence, has_failed: false, refreshed_at, answers });
  });
  if (isAskedAgain === true) await enqueueRefresh(tools, place);
}

/** Lets a workspace's opportunities be looked for, once however often that is asked for before it begins. */
export function enqueueRefresh(tools: Tools, { workspaceId }: NamesWorkspace): Promise<void> {
  return enqueue(tools, refreshWorkspace, { workspaceId }, { key: workspaceId });
}

/** The same, once what follows on the end of a run has had its time. */
export function enqueueRefreshSoon(tools: Tools, { workspaceId }: NamesWorkspace): Promise<void> {
  const startAfter = later(tools.now(), afterRunMs);
  return enqueue(tools, refreshWorkspace, { workspaceId }, { key: workspaceId, startAfter });
}

/** Looks for them because somebody asks, in the background. */
export async function askForRefresh(tools: Tools, member: Member, limit: Limit): Promise<OpportunityRefresh> {
  await limit.take(member.workspaceId);
  await inTransaction(tools, async (within) => {
    await noteAsked(within, member);
    await enqueueRefresh(within, member);
  });
  return shownRefresh(tools, member);
}
