import { later } from "@citelens/contract/base/days";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { hasCampaigns } from "#features/campaigns/counting/public.ts";
import { isReporting } from "#features/visits/reads/public.ts";
import { openWorkspaces } from "#features/workspaces/lookup/public.ts";
import { changeHeld, isLeaseOver, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { site_pages, site_readings } from "./indexing.tables.ts";
import { isOfSite } from "./own-page.rules.ts";

export type ReadingRow = typeof site_readings.$inferSelect;
export type SitePageRow = Pick<
  typeof site_pages.$inferSelect,
  "path" | "in_sitemap_since" | "last_in_sitemap" | "lastmod"
>;

/** The sweep that reads the sites that are due. */
export const dueReadings = "indexing.read-sites";
const rowsAtOnce = 5_000;

/** The last one, of whichever address the workspace had then. */
async function findReading(tools: Tools, place: Place): Promise<ReadingRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(site_readings).where(eq(site_readings.workspace_id, place.workspaceId)),
  );
  return row;
}

/** The last one of a site; of another site than the one that was read, only whether somebody is reading. */
export async function findReadingOf(
  tools: Tools,
  place: Place,
  siteUrl: string,
): Promise<ReadingRow | undefined> {
  const row = await findReading(tools, place);
  if (!row || isOfSite(row.site_url ?? "", siteUrl)) return row;
  return { ...row, site_url: null, read_at: null, pages: 0, files: [], problems: [], robots: null };
}

/** Open workspaces with visits or campaigns whose site was not read since, or not at the address that it has now. */
export function listDue(
  tools: Tools,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<NamesWorkspace[]> {
  const isDue = ({ id, url }: Readonly<Record<"id" | "url", PgColumn>>): SQL =>
    sql`not exists (select from ${site_readings} as reading
        where reading.workspace_id = ${id} and reading.read_at >= ${before} and reading.site_url = ${url})
      and (${isReporting(id)} or ${hasCampaigns(id)}) and ${isTryable(tools, dueReadings, id)}`;
  return openWorkspaces.list(tools, isDue, limit);
}

function leasedRow(place: Place): LeasedRow<typeof site_readings> {
  return { table: site_readings, place, where: eq(site_readings.workspace_id, place.workspaceId) };
}

interface DueReading {
  readonly siteUrl: string;
  /** Read since then at this address, it is not read again. */
  readonly staleBefore: Date;
}

function isStale({ siteUrl, staleBefore }: DueReading): SQL {
  return sql`(${site_readings.read_at} is null or ${site_readings.read_at} < ${staleBefore}
    or ${site_readings.site_url} is distinct from ${siteUrl})`;
}

/** Notes that somebody waits for a reading; false where one was asked for since then, is under way, or is not due. */
export async function askForReading(
  tools: Tools,
  place: Place,
  { askedBefore, ...due }: DueReading & { readonly askedBefore: Date },
): Promise<boolean> {
  const now = tools.now();
  const { asked_at, lease_until, workspace_id } = site_readings;
  const asked = await withinWorkspace(tools, place, (db) =>
    db
      .insert(site_readings)
      .values({ workspace_id: place.workspaceId, asked_at: now })
      .onConflictDoUpdate({
        target: [workspace_id],
        set: { asked_at: now },
        setWhere: sql`${isLeaseOver(lease_until, { now })} and ${isStale(due)}
          and (${asked_at} is null or ${asked_at} < ${askedBefore})`,
      })
      .returning({ workspace_id }),
  );
  return asked.length > 0;
}

/** The lease of the reading of a site; there is none where it is not due. */
export function leaseOfReading(tools: Tools, place: Place, due: DueReading): Lease<ReadingRow> {
  const { workspaceId: workspace_id } = place;
  return {
    ...leaseOf(tools, leasedRow(place), { what: { workspace_id } }),
    take: async (until) => {
      await withinWorkspace(tools, place, (db) =>
        db.insert(site_readings).values({ workspace_id }).onConflictDoNothing(),
      );
      const changes = { asked_at: null };
      return takeLease(tools, leasedRow(place), { until, where: isStale(due), changes });
    },
  };
}

interface ReadingResult {
  /** Fence of the lease under which it was read. */
  readonly fence: number;
  readonly siteUrl: string;
  readonly pages: ReadonlyMap<string, string | null>;
  readonly files: readonly string[];
  readonly problems: readonly string[];
  readonly robots: string | null;
  /** Whether pages that are missing are missing in the sitemaps, and not only in what could be read of them. */
  readonly isWhole: boolean;
  readonly pagesMax: number;
}

/** Keeps what was found, all of it or nothing, for the holder of the lease; what the sitemaps name no longer goes, and so do pages of another site. */
export function storeReading(tools: Tools, place: Place, found: ReadingResult): Promise<void> {
  return inTransaction(tools, async (within) => {
    const now = within.now();
    const known = await findReading(within, place);
    if (!isOfSite(known?.site_url ?? "", found.siteUrl))
      await removePagesBefore(within, place, later(now, 1));
    const entries = [...found.pages];
    for (let at = 0; at < entries.length; at += rowsAtOnce)
      await putPages(within, place, entries.slice(at, at + rowsAtOnce));
    if (found.isWhole) await removePagesBefore(within, place, now);
    await keepNewest(within, place, found.pagesMax);
    const pages = await withinWorkspace(within, place, (db) =>
      db.$count(site_pages, eq(site_pages.workspace_id, place.workspaceId)),
    );
    const { fence, siteUrl: site_url, files, problems, robots } = found;
    const changes = { site_url, read_at: now, pages, files, problems, robots, ...letGo(site_readings) };
    if (!(await changeHeld(within, leasedRow(place), { fence, changes }))) throw new LeaseLost();
  });
}

async function putPages(
  tools: Tools,
  place: Place,
  pages: readonly (readonly [string, string | null])[],
): Promise<void> {
  const now = tools.now();
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      insert into ${site_pages} (workspace_id, path, in_sitemap_since, last_in_sitemap, lastmod)
      select ${place.workspaceId}, path, ${now}, ${now}, lastmod
      from unnest(${sql.param(pages.map(([path]) => path))}::text[], ${sql.param(pages.map(([, lastmod]) => lastmod))}::text[])
        as page(path, lastmod)
      on conflict (workspace_id, path)
        do update set last_in_sitemap = excluded.last_in_sitemap, lastmod = excluded.lastmod`),
  );
}

async function removePagesBefore(tools: Tools, place: Place, before: Date): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .delete(site_pages)
      .where(and(eq(site_pages.workspace_id, place.workspaceId), lt(site_pages.last_in_sitemap, before))),
  );
}

async function keepNewest(tools: Tools, place: Place, pagesMax: number): Promise<void> {
  const { workspaceId } = place;
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      delete from ${site_pages} where workspace_id = ${workspaceId} and path in (
        select old.path from ${site_pages} as old where old.workspace_id = ${workspaceId}
        order by old.last_in_sitemap desc, old.path offset ${pagesMax})`),
  );
}

/** All of them, or one alone. */
export function listSitePages(tools: Tools, place: Place, path?: string): Promise<SitePageRow[]> {
  const ofPlace = eq(site_pages.workspace_id, place.workspaceId);
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        path: site_pages.path,
        in_sitemap_since: site_pages.in_sitemap_since,
        last_in_sitemap: site_pages.last_in_sitemap,
        lastmod: site_pages.lastmod,
      })
      .from(site_pages)
      .where(path === undefined ? ofPlace : and(ofPlace, eq(site_pages.path, path))),
  );
}
