import { later } from "@citelens/contract/base/days";
import { type Place, placeOfJob } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { changeCampaign, dueRuns, listDue, lockDue } from "../store/campaigns.sql.ts";
import { beginScheduledRun, isUnderWay, scheduleAfterNow } from "./begin-run.ts";
import type { CampaignPlace } from "./campaign-topics.ts";
import { pullBackRuns } from "./runs-ahead.sql.ts";

const atOnce = 200;
/** How long a run that is due waits for the end of the one that is under way, before it is asked again. */
const putOffMs = 5 * 60_000;

/** Begins the runs that are due, of any workspace. */
export async function startDueRuns(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDue(tools, { limit: atOnce }), {
    sweep: dueRuns,
    idOf: ({ campaignId }) => campaignId,
    run: (due) => inTransaction(tools, (within) => startDueRun(within, { ...due, ...placeOfJob(due) })),
  });
}

/** Begins those of one workspace, all or none. */
export async function startDueRunsOf(within: Tools, place: Place): Promise<void> {
  for (const { campaignId } of await listDue(within, { limit: atOnce, place }))
    await startDueRun(within, { ...place, campaignId });
}

/** Begins a due run, once of two workers; without credits the campaign stops and says why, while switched off it waits. */
async function startDueRun(within: Tools, place: CampaignPlace): Promise<void> {
  const { campaignId } = place;
  if (!(await lockDue(within, place, campaignId))) return;
  if (await isUnderWay(within, place)) {
    const changes = { next_run_at: later(within.now(), putOffMs) };
    await changeCampaign(within, place, { campaignId, changes });
    return;
  }
  try {
    await inTransaction(within, (attempt) => beginScheduledRun(attempt, place));
  } catch (error) {
    if (error instanceof Refusal && error.code === "FEATURE_OFF") {
      await scheduleAfterNow(within, place);
      await changeCampaign(within, place, { campaignId, changes: { stop_reason: error.message } });
      return;
    }
    const reason = reasonToStop(error);
    if (reason === undefined) throw error;
    const changes = { status: "STOPPED", stop_reason: reason } as const;
    await changeCampaign(within, place, { campaignId, changes });
  }
}

/** Reason that keeps a campaign from running until somebody does something about it, in a sentence for them. */
function reasonToStop(error: unknown): string | undefined {
  if (error instanceof FieldRefusal) return "It has no queries to ask. Add at least one, then activate it.";
  return error instanceof Refusal && error.code === "NOT_ENOUGH_CREDITS" ? error.message : undefined;
}

/** Runs that were planned while the clock stood ahead are due within their frequency again. Can be repeated. */
export async function pullBackRunsAhead(tools: Tools): Promise<void> {
  const count = await pullBackRuns(tools);
  if (count > 0) tools.log.warn({ count }, "Runs of campaigns lay further ahead than their frequency");
}
