import {
  and,
  arrayOverlaps,
  asc,
  eq,
  exists,
  inArray,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { ad_campaigns, ad_creatives, ad_matches, ad_publishers, ad_refusals } from "./ads.tables.ts";
import { isLooking } from "./campaigns.sql.ts";
import { ofCampaign } from "./creatives.sql.ts";

type DbTools = Pick<Tools, "db">;

/** Creatives of an advertiser that changed: all of some campaigns, or one. */
interface ChangedCreatives {
  readonly advertiserId: string;
  readonly campaignIds?: readonly string[];
  readonly creativeId?: string;
}

/** Tells whoever keeps publishers in memory that creatives changed which may stand on their pages. */
export async function bumpPublishersOf({ db }: DbTools, changed: ChangedCreatives): Promise<void> {
  await db
    .update(ad_publishers)
    .set({ version: sql`${ad_publishers.version} + 1` })
    .where(isHeld({ db }, showsAny({ db }, changed)));
}

/**
 * The same where creatives changed in whom they fit, what they pay or when they run, and has the sites look for matches again on which
 * they stand, or could: a site whose rules take nothing of them is left alone. Of which languages its pages are is only seen while it is
 * looked through.
 */
export async function markPublishersOf({ db }: DbTools, changed: ChangedCreatives): Promise<void> {
  if (changed.campaignIds?.length === 0) return;
  const shows = showsAny({ db }, changed);
  const mayShow = and(eq(ad_publishers.match_due, false), exists(taken({ db }, changed)));
  await db
    .update(ad_publishers)
    .set({
      version: sql`case when ${shows} then ${ad_publishers.version} + 1 else ${ad_publishers.version} end`,
      match_due: true,
    })
    .where(isHeld({ db }, or(shows, mayShow)));
}

/** Holds the rows in the order of their ids, so that two who change many never wait for each other. */
function isHeld({ db }: DbTools, where: SQL | undefined): SQL {
  const { workspace_id } = ad_publishers;
  return inArray(
    workspace_id,
    db.select({ workspace_id }).from(ad_publishers).where(where).orderBy(asc(workspace_id)).for("update"),
  );
}

const one = { one: sql`1` };

/** Condition for all sites at once, since a creative may have a match on many pages of each. */
function showsAny({ db }: DbTools, changed: ChangedCreatives): SQL {
  const sites = db
    .selectDistinct({ workspace_id: ad_matches.workspace_id })
    .from(ad_matches)
    .innerJoin(
      ad_creatives,
      and(
        eq(ad_creatives.workspace_id, ad_matches.advertiser_id),
        eq(ad_creatives.id, ad_matches.creative_id),
      ),
    )
    .where(isAmong(changed));
  return inArray(ad_publishers.workspace_id, sites);
}

/** Creatives of them that a site takes, the same as takes() says, which looks at each page as well. */
function taken({ db }: DbTools, changed: ChangedCreatives) {
  const { categories_allowed: allowed, categories_blocked: blocked, countries } = ad_publishers;
  return db
    .select(one)
    .from(ad_creatives)
    .innerJoin(ad_campaigns, and(ofCampaign, isLooking))
    .where(
      and(
        isAmong(changed),
        eq(ad_creatives.state, "APPROVED"),
        ne(ad_publishers.workspace_id, changed.advertiserId),
        not(sql`${ad_campaigns.category} = any(${blocked})`),
        or(isEmpty(allowed), sql`${ad_campaigns.category} = any(${allowed})`),
        or(
          isEmpty(countries),
          isEmpty(ad_campaigns.countries),
          arrayOverlaps(ad_campaigns.countries, sql`${countries}`),
        ),
        notExists(
          db
            .select(one)
            .from(ad_refusals)
            .where(
              and(
                eq(ad_refusals.workspace_id, ad_publishers.workspace_id),
                eq(ad_refusals.creative_id, ad_creatives.id),
              ),
            ),
        ),
      ),
    );
}

function isEmpty(column: PgColumn): SQL {
  return sql`cardinality(${column}) = 0`;
}

function isAmong({ advertiserId, campaignIds, creativeId }: ChangedCreatives): SQL | undefined {
  return and(
    eq(ad_creatives.workspace_id, advertiserId),
    campaignIds && inArray(ad_creatives.campaign_id, [...campaignIds]),
    creativeId === undefined ? undefined : eq(ad_creatives.id, creativeId),
  );
}
