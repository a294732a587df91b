import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";

export interface Targets {
  readonly campaignId: string;
  readonly queryIds: ReadonlySet<string>;
}

/** Queries of its campaign that a text is written for, by name or by words; without one, of the campaign asking the first of them. */
export async function targetsOf(
  tools: Tools,
  place: Place,
  { campaign_id, queries }: OptimizationRow,
): Promise<Targets | undefined> {
  const campaignId = campaign_id ?? (await campaignOf(tools, place, queries));
  if (campaignId === undefined) return undefined;
  const named = new Set(queries.map(({ query_id }) => query_id));
  const texts = new Set(queries.map(({ text }) => folded(text)));
  const asked = await campaigns.listQueries(tools, place, campaignId);
  const queryIds = new Set(
    asked.filter(({ id, text }) => named.has(id) || texts.has(folded(text))).map(({ id }) => id),
  );
  return queryIds.size === 0 ? undefined : { campaignId, queryIds };
}

async function campaignOf(
  tools: Tools,
  place: Place,
  queries: OptimizationRow["queries"],
): Promise<string | undefined> {
  for (const { query_id } of queries) {
    const query = query_id === null ? undefined : await campaigns.findQuery(tools, place, query_id);
    if (query) return query.campaign_id;
  }
  return undefined;
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
