import { and, asc, count, desc, eq, inArray, lt, max, sql, sum } from "drizzle-orm";
import { changeHeld, isLeaseOver, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { local_pages, local_sites } from "./local-index.tables.ts";

export type SiteRow = typeof local_sites.$inferSelect;
export type PageRow = typeof local_pages.$inferSelect;
export type NewPage = Pick<PageRow, "url" | "host" | "status" | "title" | "language" | "passages" | "links">;

export function listSites(tools: Tools, place: Place, hosts: readonly string[]): Promise<SiteRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(local_sites)
      .where(and(eq(local_sites.workspace_id, place.workspaceId), inArray(local_sites.host, [...hosts])))
      .orderBy(asc(local_sites.host)),
  );
}

interface DueSite {
  readonly host: string;
  /** Read before that, it is read again. */
  readonly staleBefore: Date;
  /** The same for one that gave nothing. */
  readonly emptyBefore: Date;
}

function leasedRow(place: Place, host: string): LeasedRow<typeof local_sites> {
  const where = and(eq(local_sites.workspace_id, place.workspaceId), eq(local_sites.host, host));
  return { table: local_sites, place, where };
}

/** The lease of the reading of a site; there is none where it is not due. */
export function leaseOfSite(
  tools: Tools,
  place: Place,
  { host, staleBefore, emptyBefore }: DueSite,
): Lease<SiteRow> {
  return {
    ...leaseOf(tools, leasedRow(place, host), { what: { host } }),
    take: async (until) => {
      await withinWorkspace(tools, place, (db) =>
        db.insert(local_sites).values({ workspace_id: place.workspaceId, host }).onConflictDoNothing(),
      );
      const { read_at, pages_read } = local_sites;
      const where = sql`(${read_at} is null or ${read_at} < ${staleBefore}
        or (${pages_read} = 0 and ${read_at} < ${emptyBefore}))`;
      return takeLease(tools, leasedRow(place, host), { until, where });
    },
  };
}

/** Notes what was read for the holder of the lease; false where it is somebody else's by now. */
export function settleSite(
  tools: Tools,
  place: Place,
  { host, fence, ...read }: Pick<SiteRow, "host" | "fence" | "read_at" | "pages_read" | "note">,
): Promise<boolean> {
  const changes = { ...read, ...letGo(local_sites) };
  return changeHeld(tools, leasedRow(place, host), { fence, changes });
}

/** A site that somebody else has read: as fresh as after a reading of our own, unless one is under way. */
export async function settleReadSite(
  tools: Tools,
  place: Place,
  { host, pages_read }: Pick<SiteRow, "host" | "pages_read">,
): Promise<void> {
  const now = tools.now();
  const read = { read_at: now, pages_read, note: null };
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(local_sites)
      .values({ workspace_id: place.workspaceId, host, ...read })
      .onConflictDoUpdate({
        target: [local_sites.workspace_id, local_sites.host],
        set: read,
        setWhere: isLeaseOver(local_sites.lease_until, { now }),
      }),
  );
}

export async function writePages(tools: Tools, place: Place, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return;
  const rows = pages.map((page) => ({
    ...page,
    passages: [...page.passages],
    links: [...page.links],
    workspace_id: place.workspaceId,
    fetched_at: tools.now(),
  }));
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(local_pages)
      .values(rows)
      .onConflictDoUpdate({
        target: [local_pages.workspace_id, local_pages.url],
        set: {
          host: sql`excluded.host`,
          status: sql`excluded.status`,
          title: sql`excluded.title`,
          language: sql`excluded.language`,
          passages: sql`excluded.passages`,
          links: sql`excluded.links`,
          fetched_at: sql`excluded.fetched_at`,
          writes: sql`${local_pages.writes} + 1`,
        },
      }),
  );
}

/** Forgets pages: what nothing has read for so long is no page of the site any more. */
export async function forgetPages(
  tools: Tools,
  place: Place,
  { host, before }: { readonly host: string; readonly before: Date },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .delete(local_pages)
      .where(
        and(
          eq(local_pages.workspace_id, place.workspaceId),
          eq(local_pages.host, host),
          lt(local_pages.fetched_at, before),
        ),
      ),
  );
}

/** Addresses of those pages that were tried since then, whatever came of it. */
export async function listTriedUrls(
  tools: Tools,
  place: Place,
  { urls, since }: { readonly urls: readonly string[]; readonly since: Date },
): Promise<Set<string>> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ url: local_pages.url })
      .from(local_pages)
      .where(
        and(
          eq(local_pages.workspace_id, place.workspaceId),
          inArray(local_pages.url, [...urls]),
          sql`${local_pages.fetched_at} >= ${since}`,
        ),
      ),
  );
  return new Set(rows.map(({ url }) => url));
}

/** How reading went, by address; none of those that were never tried. */
export async function listStatuses(
  tools: Tools,
  place: Place,
  urls: readonly string[],
): Promise<Map<string, PageRow["status"]>> {
  if (urls.length === 0) return new Map();
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ url: local_pages.url, status: local_pages.status })
      .from(local_pages)
      .where(and(eq(local_pages.workspace_id, place.workspaceId), inArray(local_pages.url, [...urls]))),
  );
  return new Map(rows.map(({ url, status }) => [url, status]));
}

/** Differs whenever the workspace's pages have changed. */
export async function pagesVersion(tools: Tools, place: Place): Promise<string> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        pages: count(),
        writes: sum(local_pages.writes),
        fetched_at: max(local_pages.fetched_at),
      })
      .from(local_pages)
      .where(eq(local_pages.workspace_id, place.workspaceId)),
  );
  return `${row?.pages ?? 0} ${row?.writes ?? 0} ${row?.fetched_at?.toISOString() ?? ""}`;
}

/** Rows of those pages that were read, by their addresses. */
export async function findReadPages(
  tools: Tools,
  place: Place,
  urls: readonly string[],
): Promise<Map<string, Pick<PageRow, "url" | "title" | "language" | "passages">>> {
  if (urls.length === 0) return new Map();
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        url: local_pages.url,
        title: local_pages.title,
        language: local_pages.language,
        passages: local_pages.passages,
      })
      .from(local_pages)
      .where(
        and(
          eq(local_pages.workspace_id, place.workspaceId),
          eq(local_pages.status, "READ"),
          inArray(local_pages.url, [...urls]),
        ),
      ),
  );
  return new Map(rows.map((row) => [row.url, row]));
}

/** The pages of these domains and of the hosts under them that were read, as many of each domain, in the order of their addresses. */
export async function listPagesUnder(
  tools: Tools,
  place: Place,
  { domains, ofDomainMax }: { readonly domains: readonly string[]; readonly ofDomainMax: number },
): Promise<(Pick<PageRow, "url" | "title" | "language" | "passages"> & { readonly domain: string })[]> {
  if (domains.length === 0) return [];
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      select domain, url, title, language, passages from (
        select wanted.domain, page.url, page.title, page.language, page.passages,
          row_number() over (partition by wanted.domain order by page.url) as number
        from ${local_pages} as page
        join jsonb_array_elements_text(${JSON.stringify(domains)}::jsonb) as wanted(domain)
          on (page.host = wanted.domain or right(page.host, length(wanted.domain) + 1) = '.' || wanted.domain)
        where page.workspace_id = ${place.workspaceId} and page.status = 'READ') as numbered
      where number <= ${ofDomainMax}
      order by domain, url`),
  );
  // The parse boundary: the statement names each column.
  return rows as unknown as Awaited<ReturnType<typeof listPagesUnder>>;
}

/** Pages that were read last. */
export function listReadPages(tools: Tools, place: Place, pagesMax: number): Promise<PageRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(local_pages)
      .where(and(eq(local_pages.workspace_id, place.workspaceId), eq(local_pages.status, "READ")))
      .orderBy(desc(local_pages.fetched_at), asc(local_pages.url))
      .limit(pagesMax),
  );
}
