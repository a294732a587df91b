import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_urls } from "../store/technical-audit.tables.ts";
import type { AheadUrl, FoundUrl } from "./audit-url.ts";
import type { WrittenPage } from "./written-page.ts";

/** Adds addresses that are to be read; of those that are known, only how they were found. */
export async function addUrls(
  tools: Tools,
  place: Place,
  { auditId, urls }: { readonly auditId: string; readonly urls: readonly FoundUrl[] },
): Promise<void> {
  if (urls.length === 0) return;
  const list = (of: (url: FoundUrl) => string | number | null) => sql.param(urls.map(of));
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      insert into ${audit_urls} (workspace_id, audit_id, hash, url, state, found_in, rank, lastmod)
      select ${place.workspaceId}, ${auditId}, hash, url, 'AHEAD', string_to_array(origins, ','), rank, lastmod
      from unnest(${list(({ hash }) => hash)}::text[], ${list(({ url }) => url)}::text[],
        ${list(({ found_in }) => found_in.join(","))}::text[], ${list(({ rank }) => rank)}::int[],
        ${list(({ lastmod }) => lastmod ?? null)}::text[]) as found(hash, url, origins, rank, lastmod)
      on conflict (workspace_id, audit_id, hash) do update set
        found_in = array(select distinct unnest(${audit_urls.found_in} || excluded.found_in) order by 1),
        rank = least(${audit_urls.rank}, excluded.rank),
        lastmod = coalesce(${audit_urls.lastmod}, excluded.lastmod)
      where not ${audit_urls.found_in} @> excluded.found_in or excluded.rank < ${audit_urls.rank}`),
  );
}

/** Keeps what was read of pages and what they show so far, whoever read them before. Names each page once. */
export async function storeRead(
  tools: Tools,
  place: Place,
  { auditId, pages }: { readonly auditId: string; readonly pages: readonly WrittenPage[] },
): Promise<void> {
  if (pages.length === 0) return;
  const rows = `[${pages.map(({ row }) => row).join()}]`;
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      insert into ${audit_urls} (workspace_id, audit_id, hash, url, state, found_in, rank, status, facts, first_bytes_ms,
        kind, title, description, canonical, counts, words, first_byte_ms, html_bytes)
      select ${place.workspaceId}, ${auditId}, row.* from jsonb_to_recordset(${rows}::jsonb) as row(
        hash text, url text, state text, found_in text[], rank smallint, status smallint, facts jsonb, first_bytes_ms int[],
        kind text, title text, description text, canonical text, counts jsonb, words int, first_byte_ms int, html_bytes int)
      on conflict (workspace_id, audit_id, hash) do update set
        state = excluded.state, status = excluded.status, facts = excluded.facts, first_bytes_ms = excluded.first_bytes_ms,
        kind = coalesce(excluded.kind, ${audit_urls.kind}), title = coalesce(excluded.title, ${audit_urls.title}),
        description = coalesce(excluded.description, ${audit_urls.description}),
        canonical = coalesce(excluded.canonical, ${audit_urls.canonical}),
        counts = coalesce(excluded.counts, ${audit_urls.counts}), words = coalesce(excluded.words, ${audit_urls.words}),
        first_byte_ms = coalesce(excluded.first_byte_ms, ${audit_urls.first_byte_ms}),
        html_bytes = coalesce(excluded.html_bytes, ${audit_urls.html_bytes})`),
  );
}

interface AheadQuery {
  readonly auditId: string;
  readonly limit: number;
  /** Ids of addresses that the worker has in hand. */
  readonly besides: readonly string[];
}

/** The next addresses, the most important first; the same audit gives the same order. */
export function listAhead(
  tools: Tools,
  place: Place,
  { auditId, limit, besides }: AheadQuery,
): Promise<AheadUrl[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        hash: audit_urls.hash,
        url: audit_urls.url,
        rank: audit_urls.rank,
        found_in: audit_urls.found_in,
      })
      .from(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          eq(audit_urls.state, "AHEAD"),
          sql`not ${audit_urls.hash} = any(${sql.param([...besides])}::text[])`,
        ),
      )
      .orderBy(asc(audit_urls.rank), asc(audit_urls.hash))
      .limit(limit),
  );
}

export interface CrawlCounts {
  readonly known: number;
  readonly read: number;
  readonly failed: number;
  readonly ahead: number;
}

export async function countUrls(tools: Tools, place: Place, auditId: string): Promise<CrawlCounts> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ known: number; read: number; failed: number; ahead: number }>(sql`
      select count(*)::int as known, (count(*) filter (where state = 'DONE'))::int as read,
        (count(*) filter (where state = 'AHEAD'))::int as ahead,
        (count(*) filter (where state = 'DONE' and (status is null or status >= 400)))::int as failed
      from ${audit_urls} where workspace_id = ${place.workspaceId} and audit_id = ${auditId}`),
  );
  return rows[0] ?? { known: 0, read: 0, failed: 0, ahead: 0 };
}

/** How many addresses with parameters an audit knows of each path. */
export async function countVariants(
  tools: Tools,
  place: Place,
  auditId: string,
): Promise<Map<string, number>> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ path: string; variants: number }>(sql`
      select split_part(url, '?', 1) as path, count(*)::int as variants from ${audit_urls}
      where workspace_id = ${place.workspaceId} and audit_id = ${auditId} and url like '%?%' group by 1`),
  );
  return new Map(rows.map(({ path, variants }) => [path, variants]));
}

/** Forgets what was never read, which takes room and says nothing once the crawl is over. */
export async function forgetAhead(tools: Tools, place: Place, auditId: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .delete(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          eq(audit_urls.state, "AHEAD"),
        ),
      ),
  );
}

/** Lets pages that were read be read again; resolves to how many of them there are. */
export async function putAhead(
  tools: Tools,
  place: Place,
  { auditId, hashes }: { readonly auditId: string; readonly hashes: readonly string[] },
): Promise<number> {
  if (hashes.length === 0) return 0;
  const put = await withinWorkspace(tools, place, (db) =>
    db
      .update(audit_urls)
      .set({ state: "AHEAD" })
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          inArray(audit_urls.hash, [...hashes]),
        ),
      )
      .returning({ hash: audit_urls.hash }),
  );
  return put.length;
}
