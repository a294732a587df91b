import type { PageKind } from "@citelens/contract/content/audit-words";
import type { AuditPageOrder } from "@citelens/contract/content/technical-audit";
import { and, asc, desc, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { PageFacts } from "../store/page-facts.rules.ts";
import { audit_urls } from "../store/technical-audit.tables.ts";

const listed = {
  hash: audit_urls.hash,
  url: audit_urls.url,
  title: audit_urls.title,
  kind: audit_urls.kind,
  found_in: audit_urls.found_in,
  status: audit_urls.status,
  score: audit_urls.score,
  counts: audit_urls.counts,
  words: audit_urls.words,
  depth: audit_urls.depth,
  links_in: audit_urls.links_in,
  first_byte_ms: audit_urls.first_byte_ms,
  html_bytes: audit_urls.html_bytes,
  ai_visits: audit_urls.ai_visits,
  citations: audit_urls.citations,
} as const;

type UrlRow = typeof audit_urls.$inferSelect;
export type PageRow = Pick<UrlRow, keyof typeof listed>;

interface PageListQuery {
  readonly auditId: string;
  readonly search?: string | undefined;
  readonly kind?: readonly PageKind[] | undefined;
  readonly order_by: AuditPageOrder;
  readonly limit: number;
  readonly offset: number;
}

const columns: Readonly<Record<string, PgColumn>> = {
  url: audit_urls.url,
  score: audit_urls.score,
  ai_visits: audit_urls.ai_visits,
  citations: audit_urls.citations,
  first_byte_ms: audit_urls.first_byte_ms,
  html_bytes: audit_urls.html_bytes,
};

/** Pages that an audit read; what has no figure stands last, whichever way they are ordered. */
export function listPageRows(
  tools: Tools,
  place: Place,
  { auditId, search, kind, order_by, limit, offset }: PageListQuery,
): Promise<{ readonly count: number; readonly rows: PageRow[] }> {
  const where = and(
    ofAudit(place, auditId),
    eq(audit_urls.state, "DONE"),
    search ? ilike(audit_urls.url, `%${search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    kind ? inArray(audit_urls.kind, [...kind]) : undefined,
  );
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(audit_urls, where),
    rows: await db
      .select(listed)
      .from(audit_urls)
      .where(where)
      .orderBy(...orderOf(order_by))
      .limit(limit)
      .offset(offset),
  }));
}

function orderOf(order: AuditPageOrder): SQL[] {
  const column = columns[order.replace("-", "")] ?? audit_urls.url;
  const by = order.startsWith("-") ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  return [by, desc(audit_urls.citations), asc(audit_urls.url)];
}

export async function findPageRow(
  tools: Tools,
  place: Place,
  { auditId, hash }: { readonly auditId: string; readonly hash: string },
): Promise<(PageRow & Pick<UrlRow, "facts" | "rendering" | "rendered_page">) | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        ...listed,
        facts: audit_urls.facts,
        rendering: audit_urls.rendering,
        rendered_page: audit_urls.rendered_page,
      })
      .from(audit_urls)
      .where(and(ofAudit(place, auditId), eq(audit_urls.hash, hash), eq(audit_urls.state, "DONE"))),
  );
  return row;
}

/** The facts of pages, by their hashes. */
export async function listFactsOf(
  tools: Tools,
  place: Place,
  { auditId, hashes }: { readonly auditId: string; readonly hashes: readonly string[] },
): Promise<ReadonlyMap<string, PageFacts>> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ hash: audit_urls.hash, facts: audit_urls.facts })
      .from(audit_urls)
      .where(and(ofAudit(place, auditId), inArray(audit_urls.hash, [...hashes]))),
  );
  return new Map(rows.flatMap(({ hash, facts }) => (facts ? [[hash, facts] as const] : [])));
}

export async function findStart(tools: Tools, place: Place, auditId: string): Promise<PageFacts | null> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ facts: audit_urls.facts })
      .from(audit_urls)
      .where(and(ofAudit(place, auditId), sql`${audit_urls.found_in} @> '{START}'`))
      .limit(1),
  );
  return row?.facts ?? null;
}

/** Pages that were answered with HTML, those first that matter most. */
export function listFindable(
  tools: Tools,
  place: Place,
  { auditId, limit }: { readonly auditId: string; readonly limit: number },
): Promise<{ readonly url: string; readonly title: string | null }[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ url: audit_urls.url, title: audit_urls.title })
      .from(audit_urls)
      .where(and(ofAudit(place, auditId), eq(audit_urls.status, 200), sql`${audit_urls.words} is not null`))
      .orderBy(desc(audit_urls.citations), asc(audit_urls.rank), asc(audit_urls.url))
      .limit(limit),
  );
}

function ofAudit(place: Place, auditId: string): SQL | undefined {
  return and(eq(audit_urls.workspace_id, place.workspaceId), eq(audit_urls.audit_id, auditId));
}
