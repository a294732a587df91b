import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_entries, ad_figures } from "../store/ads.tables.ts";
import { nobody } from "./figures.sql.ts";

/** Reads of a day in a place, as an advertiser's books have them. */
export interface BookedReads {
  readonly campaign_id: string;
  readonly day: string;
  readonly publisher_id: string;
  readonly placement_id: string;
  readonly reads: number;
  readonly billable: number;
  /** Whether proven reads were told apart when it was booked, or nothing was. */
  readonly is_told_apart: boolean;
}

/** Reads of all places where anything was counted on those days, also where the books have nothing. */
export function listBookedReads(
  tools: Pick<Tools, "db">,
  place: Place,
  { since, before }: { readonly since: string; readonly before: string },
): Promise<BookedReads[]> {
  return readWithin<BookedReads>(
    tools,
    place,
    sql`
      select figure.ad_campaign_id as campaign_id, figure.day::text as day, figure.publisher_id, figure.placement_id,
        coalesce(entry.reads, 0)::float8 as reads, coalesce(entry.billable_reads, 0)::float8 as billable,
        num_nulls(entry.reads, entry.proven_reads) <> 1 as is_told_apart
      from (
        select distinct ad_campaign_id, day, publisher_id, placement_id from ${ad_figures}
        where workspace_id = ${place.workspaceId} and publisher_id <> ${nobody} and day >= ${since} and day < ${before}
      ) as figure
      left join ${ad_entries} as entry on entry.workspace_id = ${place.workspaceId} and entry.side = 'advertiser'
        and entry.ad_campaign_id = figure.ad_campaign_id and entry.day = figure.day
        and entry.placement_id = figure.placement_id`,
  );
}
