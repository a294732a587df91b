import type { Reanalysis } from "@citelens/contract/visibility/brand-names";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { reanalyseNext } from "../analysis/reanalyse.ts";
import {
  countAnswers,
  endReanalysis,
  findReanalysis,
  listReanalysisRows,
  noteProgress,
  tryHoldReanalysis,
} from "./campaign-reanalyses.sql.ts";

/**
 * Reads a campaign's answers again from where it was left, to the end. Each slice notes in its own transaction how far it
 * came, so that a killed process loses one slice at most. Where another process reads them, that one goes on, and from
 * the start if it has to.
 */
export async function readAgain(tools: Tools, place: Place, campaignId: string): Promise<void> {
  for (;;) {
    const isMoreToDo = await inTransaction(tools, (within) => readSlice(within, place, campaignId));
    if (!isMoreToDo) return;
  }
}

async function readSlice(within: Tools, place: Place, campaignId: string): Promise<boolean> {
  if (!(await tryHoldReanalysis(within, campaignId))) return false;
  const row = await findReanalysis(within, place, campaignId);
  if (!row) return false;

  const total = row.total ?? (await countAnswers(within, place, campaignId));
  const read = await reanalyseNext(within, place, { campaignId, after: row.after });
  if (!read) return !(await endReanalysis(within, place, row));

  await noteProgress(within, place, { ...row, after: read.last, done: row.done + read.count, total });
  return true;
}

/** The campaigns of a workspace whose answers are read again now, or wait for it. */
export async function listOwnReanalyses(tools: Tools, member: Member): Promise<Reanalysis[]> {
  const rows = await listReanalysisRows(tools, member);
  const shown = await campaigns.listRows(
    tools,
    member,
    rows.map(({ campaign_id }) => campaign_id),
  );
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ campaign_id, done, total }) => {
    const campaign = names.get(campaign_id);
    // Answers that came meanwhile are read as well.
    return campaign === undefined ? [] : [{ campaign_id, campaign, done, total: Math.max(total ?? 0, done) }];
  });
}
