import type { WorkspaceDetails, WorkspaceRun } from "@citelens/contract/platform/admin-workspace";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listReanalysisRows } from "../names/campaign-reanalyses.sql.ts";
import { readAgainSoon } from "../names/reanalyse-campaign.ts";
import { failureSentence } from "../store/retry.rules.ts";
import { listRunTallies } from "../store/run-tallies.sql.ts";
import { listRunRows } from "../store/runs.sql.ts";
import { listAnalysedCampaigns } from "../store/store.sql.ts";
import { countFailures } from "./failures.sql.ts";

/** Views and acts of superusers on a workspace's answers, without any text of them. */
export const workspaceAnswers = { listRuns, listReanalyses, reanalyse } as const;

/** One page of the runs of all campaigns, the newest first, with why answers of them failed. */
async function listRuns(
  tools: Tools,
  place: Place,
  range: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: WorkspaceRun[] }> {
  const { count, rows } = await listRunRows(tools, place, range);
  const ids = rows.map(({ id }) => id);
  const tallies = Map.groupBy(await listRunTallies(tools, place, ids), ({ run_id }) => run_id);
  const failed = ids.filter((id) => sumOf(tallies.get(id) ?? [], "failed") > 0);
  const failures = Map.groupBy(await countFailures(tools, place, failed), ({ run_id }) => run_id);
  const campaignIds = [...new Set(rows.map(({ campaign_id }) => campaign_id))];
  const shown = await campaigns.listRows(tools, place, campaignIds);
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  const runs = rows.map((row): WorkspaceRun => {
    const own = tallies.get(row.id) ?? [];
    return {
      id: row.id,
      campaign_id: row.campaign_id,
      campaign_name: names.get(row.campaign_id) ?? "",
      status: row.status,
      created: row.created.toISOString(),
      finished: row.finished_at?.toISOString() ?? null,
      asked: sumOf(own, "asked"),
      ok: sumOf(own, "ok"),
      refused: sumOf(own, "refused"),
      failed: sumOf(own, "failed"),
      errors: (failures.get(row.id) ?? []).map(({ kind, answers }) => ({
        kind,
        words: kind === null ? "No reason was kept." : failureSentence(kind),
        answers,
      })),
    };
  });
  return { count, rows: runs };
}

type Tallies = Readonly<Record<"asked" | "ok" | "refused" | "failed", number>>;

function sumOf(tallies: readonly Tallies[], what: keyof Tallies): number {
  return tallies.reduce((sum, tally) => sum + tally[what], 0);
}

/** The campaigns whose answers are read again now, or wait for it. */
async function listReanalyses(tools: Tools, place: Place): Promise<WorkspaceDetails["analysis"]> {
  const rows = await listReanalysisRows(tools, place);
  return rows.map(({ campaign_id, done, total }) => ({
    campaign_id,
    done,
    // Answers that came meanwhile are read as well.
    total: total === null ? null : Math.max(total, done),
  }));
}

/** Has all stored answers analysed again, in the caller's transaction; what is read again already goes on. */
async function reanalyse(within: Tools, place: Place): Promise<void> {
  const underWay = new Set((await listReanalysisRows(within, place)).map(({ campaign_id }) => campaign_id));
  const ids = await listAnalysedCampaigns(within, place);
  await readAgainSoon(
    within,
    place,
    ids.filter((id) => !underWay.has(id)),
  );
}
