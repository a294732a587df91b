import { and, asc, eq, gt, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { type Db, withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_campaigns, ad_entries, ad_figures } from "../store/ads.tables.ts";
import { listWorkspacesWith } from "../store/workspaces-with.sql.ts";
import type { BookableSum, BookedDay, BookedSum } from "./entries.rules.ts";
import { nobody } from "./figures.sql.ts";

/** Advertisers who spent something on pages of the network on some days: what of it is to be booked is looked for in the rows of each alone. */
export function listSpending(
  tools: Pick<Tools, "db">,
  { since, before }: { readonly since: string; readonly before: string },
): Promise<string[]> {
  const { publisher_id, day, spend_micros } = ad_figures;
  return listWorkspacesWith(
    tools,
    ad_figures,
    and(gte(day, since), lt(day, before), ne(publisher_id, nobody), gt(spend_micros, 0)),
  );
}

export interface ToBook {
  /** Days that are not in the books, and those after them, in the order of days. */
  readonly bookable: readonly BookableSum[];
  /** Days of these in the books already. */
  readonly booked: readonly BookedDay[];
  /** Sums spent and booked in the same places on the days before. */
  readonly before: readonly BookedSum[];
}

/** Days that an advertiser has to book before a day: of each campaign and place from its first day that is not in the books on. */
export function listToBook(tools: Tools, place: Place, before: string): Promise<ToBook> {
  const { campaign_id, placement_id, day } = ad_entries;
  const ofSide = and(eq(ad_entries.workspace_id, place.workspaceId), eq(ad_entries.side, "advertiser"));
  return withinWorkspace(tools, place, async (db) => {
    const unbooked = db
      .select({
        campaign_id: ad_figures.campaign_id,
        placement_id: ad_figures.placement_id,
        day: ad_figures.day,
      })
      .from(ad_figures)
      .where(isOfNetwork(place, before))
      .except(db.select({ campaign_id, placement_id, day }).from(ad_entries).where(ofSide))
      .as("unbooked");
    const places = await db
      .select({
        campaign_id: unbooked.campaign_id,
        placement_id: unbooked.placement_id,
        first: sql<string>`min(${unbooked.day})`,
      })
      .from(unbooked)
      .groupBy(unbooked.campaign_id, unbooked.placement_id);
    if (places.length === 0) return { bookable: [], booked: [], before: [] };

    const open = openOf(places);
    const isOpen = sql`open.campaign_id = ${campaign_id} and open.placement_id = ${placement_id}`;
    const booked = await db
      .select({
        campaign_id,
        placement_id,
        day,
        spend_cents: ad_entries.spend_cents,
        earnings_cents: ad_entries.earnings_cents,
      })
      .from(ad_entries)
      .innerJoin(open, sql`${isOpen} and ${day} >= open.first`)
      .where(ofSide);
    const entered = await db
      .select({
        campaign_id,
        placement_id,
        cents: sumOf(ad_entries.spend_cents),
        earned: sumOf(ad_entries.earnings_cents),
      })
      .from(ad_entries)
      .innerJoin(open, sql`${isOpen} and ${day} < open.first`)
      .where(ofSide)
      .groupBy(campaign_id, placement_id);
    const spent = { place, before, places };
    return {
      bookable: await listBookable(db, spent),
      booked,
      before: withSpent(entered, await sumSpent(db, spent)),
    };
  });
}

interface OpenPlace {
  readonly campaign_id: string;
  readonly placement_id: string;
  /** First day that is not in the books. */
  readonly first: string;
}

/** Places as rows of a statement, however many they are: an array is one value. */
function openOf(places: readonly OpenPlace[]): SQL {
  const of = (field: keyof OpenPlace): SQL => sql`${sql.param(places.map((place) => place[field]))}`;
  return sql`unnest(${of("campaign_id")}::uuid[], ${of("placement_id")}::uuid[], ${of("first")}::date[])
    as open (campaign_id, placement_id, first)`;
}

function isOfNetwork({ workspaceId }: Place, before: string): SQL | undefined {
  return and(
    eq(ad_figures.workspace_id, workspaceId),
    ne(ad_figures.publisher_id, nobody),
    lt(ad_figures.day, before),
  );
}

interface SpendQuery {
  readonly place: Place;
  readonly before: string;
  readonly places: readonly OpenPlace[];
}

const isOpenFigure = sql`open.campaign_id = ${ad_figures.campaign_id} and open.placement_id = ${ad_figures.placement_id}`;

function listBookable(db: Db, { place, before, places }: SpendQuery): Promise<BookableSum[]> {
  const open = openOf(places);
  const { campaign_id, publisher_id, placement_id, day } = ad_figures;
  return db
    .select({
      campaign_id,
      campaign_name: ad_campaigns.name,
      publisher_id,
      placement_id,
      day,
      reads: sumOf(ad_figures.agent_reads),
      proven: provenOf,
      billable: sumOf(ad_figures.billable_reads),
      micros: sumOf(ad_figures.spend_micros),
      parts: sumOf(ad_figures.earned_parts),
    })
    .from(ad_figures)
    .innerJoin(open, sql`${isOpenFigure} and ${day} >= open.first`)
    .innerJoin(
      ad_campaigns,
      and(eq(ad_campaigns.workspace_id, ad_figures.workspace_id), eq(ad_campaigns.id, campaign_id)),
    )
    .where(isOfNetwork(place, before))
    .groupBy(campaign_id, ad_campaigns.name, publisher_id, placement_id, day)
    .orderBy(asc(day), asc(placement_id));
}

/** Unknown as soon as it is of one creative of the place. */
const provenOf = sql<
  number | null
>`case when bool_and(${ad_figures.proven_reads} is not null) then sum(${ad_figures.proven_reads}) end`.mapWith(
  (sum: unknown) => (sum === null ? null : Number(sum)),
);

type SpentBefore = Pick<BookedSum, "campaign_id" | "placement_id" | "micros" | "parts">;

function sumSpent(db: Db, { place, before, places }: SpendQuery): Promise<SpentBefore[]> {
  const open = openOf(places);
  const { campaign_id, placement_id, day } = ad_figures;
  return db
    .select({
      campaign_id,
      placement_id,
      micros: sumOf(ad_figures.spend_micros),
      parts: sumOf(ad_figures.earned_parts),
    })
    .from(ad_figures)
    .innerJoin(open, sql`${isOpenFigure} and ${day} < open.first`)
    .where(isOfNetwork(place, before))
    .groupBy(campaign_id, placement_id);
}

function withSpent(
  entered: readonly Omit<BookedSum, "micros" | "parts">[],
  spent: readonly SpentBefore[],
): BookedSum[] {
  const sums = new Map(spent.map((row) => [`${row.campaign_id} ${row.placement_id}`, row]));
  return entered.map((row) => {
    const { micros = 0, parts = 0 } = sums.get(`${row.campaign_id} ${row.placement_id}`) ?? {};
    return { ...row, micros, parts };
  });
}

function sumOf(what: PgColumn | SQL): SQL<number> {
  return sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);
}
