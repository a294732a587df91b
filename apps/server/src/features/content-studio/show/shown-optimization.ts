import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { OptimizationFailure } from "@citelens/contract/content/studio-words";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";
import { isWorking } from "../store/status.rules.ts";

const remedies: Readonly<Record<OptimizationFailure, string>> = {
  PAGE_UNREADABLE: "Check the address, or that the page answers, and try again.",
  PAGE_CLOSED: "Let CitelensBot read it in robots.txt, or begin with a new page, and try again.",
  PAGE_EMPTY: "The page may be filled by scripts: see the technical audit. Or begin with a new page.",
  MODEL_REFUSED: "Choose other queries or notes, and try again.",
  MODEL_FAILED: "Try again in a while; nothing was charged.",
  NOT_ENOUGH_CREDITS:
    "Get credits, and write it again: what was written by then is kept, and the whole costs what one text costs.",
  INTERNAL: "Try again; nothing was charged. If it fails again, ask whoever runs this installation.",
};

export async function showOptimization(
  tools: Tools,
  place: Place,
  row: OptimizationRow,
): Promise<Optimization> {
  const [shown] = await showOptimizations(tools, place, [row]);
  if (!shown) throw new Error("An optimization was not shown");
  return shown;
}

/** Rows as lists show them; a campaign that is gone is none. */
export async function showOptimizations(
  tools: Tools,
  place: Place,
  rows: readonly OptimizationRow[],
): Promise<Optimization[]> {
  const ids = [...new Set(rows.flatMap(({ campaign_id }) => campaign_id ?? []))];
  const found = ids.length === 0 ? [] : await campaigns.listRows(tools, place, ids);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const name = row.campaign_id === null ? undefined : names.get(row.campaign_id);
    const { failure, step } = row;
    return {
      id: row.id,
      title: row.title,
      kind: row.kind,
      mode: row.mode,
      status: row.status,
      failure: failure && { reason: failure, seen: row.failure_seen ?? "", remedy: remedies[failure] },
      page_url: row.page_url,
      campaign: row.campaign_id !== null && name !== undefined ? { id: row.campaign_id, name } : null,
      opportunity_id: row.opportunity_id,
      queries: [...row.queries],
      notes: row.notes,
      language: row.language,
      progress: isWorking(row.status) && step ? { step, done: row.done, of: row.of } : null,
      score_before: row.readiness_before?.score ?? null,
      score_after: row.readiness_after?.score ?? null,
      claims_open: row.claims_open,
      credits: row.credits,
      model: row.model,
      created: row.created.toISOString(),
      finished: row.finished_at?.toISOString() ?? null,
      approved_at: row.approved_at?.toISOString() ?? null,
      published_url: row.published_url,
      published_at: row.published_at?.toISOString() ?? null,
    };
  });
}
