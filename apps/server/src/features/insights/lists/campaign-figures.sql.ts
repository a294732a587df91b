import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_days } from "../store/insights.tables.ts";
import type { Period } from "../store/periods.rules.ts";
import { isShown } from "../store/sums.sql.ts";

/** Sums of the answers of a campaign to unbranded queries about the client in one of two periods. */
export interface CampaignSums {
  readonly campaign_id: string;
  readonly is_now: boolean;
  readonly n: number;
  readonly mentions: number;
  readonly cited: number;
  readonly citing: number;
}

/** The index of this installation counts only in campaigns in which nothing else has ever answered. */
export function sumCampaigns(
  tools: Tools,
  place: Place,
  {
    campaignIds,
    now,
    before,
  }: { readonly campaignIds: readonly string[]; readonly now: Period; readonly before: Period },
): Promise<CampaignSums[]> {
  const { workspaceId } = place;
  const shown = sql`workspace_id = ${workspaceId} and ${isShown(place, campaignIds)}`;
  return readWithin(
    tools,
    place,
    sql`with asked as materialized (
        select distinct campaign_id from ${answer_days} where ${shown} and not is_local and n > 0)
      select campaign_id, day >= ${now.start}::date as is_now, sum(n)::int as n, sum(mentions)::int as mentions,
        sum(cited)::int as cited, sum(citing)::int as citing
      from ${answer_days}
      where ${shown} and day between ${before.start} and ${now.end} and not branded
        and is_local = (campaign_id not in (select campaign_id from asked))
      group by 1, 2`,
  );
}
