import { gunzipSync } from "node:zlib";
import { answerCounting } from "#features/campaigns/counting/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { isPostgresPassing } from "#platform/postgres.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { reviewRun } from "../after/review-run.ts";
import { announceReopened } from "../counts/announce-count-changes.ts";
import { storeOutcomes } from "../keep/store-outcomes.ts";
import type { Outcome } from "../store/outcome.ts";
import { messageOf } from "./set-aside.ts";
import {
  countUnstored,
  findUnstored,
  listUnstored,
  noteTry,
  reopen,
  takeUnstored,
  type UnstoredRow,
} from "./unstored-answers.sql.ts";

/** Answers that were paid for and could not be stored, of all workspaces; for superusers. */
export const unstoredAnswers = {
  list: listUnstored,
  count: countUnstored,
  find: findUnstored,
  retry: retryUnstored,
} as const;

type AnsweredOutcome = Extract<Outcome, { kind: "answered" }>;

/**
 * Stores what could not be stored, as if it had come now: with what the analysis finds in it, and in the figures of the day on
 * which it was asked. It is not charged: its run has given back what it held. Resolves to why it still cannot be stored.
 * Throws NOT_FOUND for an answer of which nothing waits.
 */
async function retryUnstored(tools: Tools, answerId: string): Promise<string | null> {
  const row = await findUnstored(tools, answerId);
  if (!row) throw new Refusal("NOT_FOUND");

  try {
    await inTransaction(tools, (within) => storeNow(within, row));
    return null;
  } catch (error) {
    if (error instanceof Refusal || isPostgresPassing(error)) throw error;
    const message = messageOf(error);
    tools.log.error({ err: error, answer: answerId }, "An answer could not be stored once more");
    await noteTry(tools, row, message);
    return message;
  }
}

async function storeNow(within: Tools, kept: UnstoredRow): Promise<void> {
  const { workspace_id, answer_id: id } = kept;
  if (!(await takeUnstored(within, kept))) throw new Refusal("NOT_FOUND");
  await answerCounting.hold(within, [kept]);
  const key = { workspace_id, id };
  const fence = await announceReopened(within, key, () => reopen(within, key));
  if (fence === undefined) return;

  const { row, at, ...outcome } = JSON.parse(gunzipSync(kept.outcome).toString()) as AnsweredOutcome; // written by setAside() alone
  const reopened = { ...row, fence, credits: 0 };
  await storeOutcomes(within, [{ ...outcome, row: reopened, at: new Date(at) }]);
  const { campaign_id: campaignId, run_id: runId } = row;
  await enqueue(within, reviewRun, { workspaceId: workspace_id, campaignId, runId });
}
