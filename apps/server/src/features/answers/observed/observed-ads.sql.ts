import type { AdPlace } from "@citelens/contract/content/ads-words";
import type { ClusterMoments } from "@citelens/statistics";
import { type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";
import { observed_ads } from "../store/observed-ads.tables.ts";
import { run_tallies } from "../store/run-tallies.tables.ts";

/** An ad as it was seen with a query and model, however often. */
export interface ObservedAdRow {
  readonly advertiser: string;
  readonly title: string;
  readonly place: AdPlace;
  /** Address of the newest answer that showed it, as all that follows but the counts. */
  readonly url: string | null;
  readonly answer_id: string;
  readonly query_text: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly answers: number;
  readonly first_seen: string;
  readonly last_seen: string;
}

interface AdSearchQuery {
  /** In the advertiser's name, the title, the address or the query. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The ads of a workspace's answers, the last seen first, and how many there are in all. */
export async function listObservedAds(
  tools: Tools,
  place: Place,
  { search, limit, offset }: AdSearchQuery,
): Promise<{ readonly count: number; readonly rows: ObservedAdRow[] }> {
  const [page] = await readWithin<{ count: number; rows: ObservedAdRow[] }>(
    tools,
    place,
    sql`with ad as materialized (
        select advertiser, title, place, campaign_id, query_id, operator_model, count(*)::int as answers,
          min(created) as first_seen, max(created) as last_seen
        from ${observed_ads}
        where workspace_id = ${place.workspaceId} and ${isOfCampaignThere(sql`campaign_id`, place)} ${matching(search)}
        group by advertiser, title, place, campaign_id, query_id, operator_model
      ), shown as (
        select *, row_number() over (
          order by last_seen desc, advertiser, title, place, query_id, operator_model, campaign_id) as nth
        from ad order by nth limit ${limit} offset ${offset}
      ), newest as (
        select shown.*, seen.url, seen.answer_id, seen.query_text
        from shown cross join lateral (
          select url, answer_id, query_text from ${observed_ads} as one
          where one.workspace_id = ${place.workspaceId} and one.query_id = shown.query_id
            and one.created = shown.last_seen and one.advertiser = shown.advertiser and one.title = shown.title
            and one.place = shown.place and one.campaign_id = shown.campaign_id
            and one.operator_model = shown.operator_model
          order by answer_id limit 1) as seen
      )
      select (select count(*)::int from ad) as count,
        (select coalesce(jsonb_agg(to_jsonb(newest) - 'nth' order by nth), '[]') from newest) as rows`,
  );
  return page ?? { count: 0, rows: [] };
}

function matching(search: string): SQL {
  if (search === "") return sql``;
  return sql`and strpos(lower(concat_ws(e'\n', advertiser, title, url, query_text)), lower(${search})) > 0`;
}

/** How many answers of a model came, and of those that tell whether they showed ads how many did, by query. */
export interface ModelWithAds {
  readonly operator_model: string;
  readonly came: number;
  /** Null where no answer tells. */
  readonly with_ads: ClusterMoments | null;
}

/** By model, of all time. */
export function countByModel(tools: Tools, place: Place): Promise<ModelWithAds[]> {
  const there = isOfCampaignThere(sql`campaign_id`, place);
  return readWithin(
    tools,
    place,
    sql`with came as (
        select operator_model, sum(ok)::int as came from ${run_tallies}
        where workspace_id = ${place.workspaceId} and ${there} and ok > 0 group by operator_model
      ), query as (
        select operator_model, query_id, count(*)::float as total, (count(*) filter (where ads_seen > 0))::float as hits
        from ${answers} where workspace_id = ${place.workspaceId} and ads_seen is not null and ${there}
        group by operator_model, query_id
      ), model as (
        select operator_model, jsonb_build_object('clusters', count(*), 'hits', sum(hits), 'total', sum(total),
          'hits_squared', sum(hits * hits), 'hits_by_total', sum(hits * total), 'total_squared', sum(total * total),
          'with_hits', count(*) filter (where hits > 0), 'with_misses', count(*) filter (where hits < total)) as with_ads
        from query group by operator_model
      )
      select operator_model, came, with_ads from came left join model using (operator_model) order by operator_model`,
  );
}

/** Query with its answers of which it is known whether they showed ads, and those that did. */
export interface QueryWithAds {
  readonly query_id: string;
  readonly looked_at: number;
  readonly with_ads: number;
}

/** By query, of answers that were asked for from one moment up to another. Queries that no such answer has are missing. */
export function countByQuery(
  tools: Tools,
  place: Place,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<QueryWithAds[]> {
  return readWithin(
    tools,
    place,
    sql`select query_id, count(*)::int as looked_at, (count(*) filter (where ads_seen > 0))::int as with_ads
      from ${answers}
      where workspace_id = ${place.workspaceId} and ads_seen is not null
        and created >= ${from}::timestamptz and created < ${until}::timestamptz
        and ${isOfCampaignThere(sql`campaign_id`, place)}
      group by query_id`,
  );
}
