import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_urls } from "./technical-audit.tables.ts";

export type ReadPageRow = Pick<
  typeof audit_urls.$inferSelect,
  "hash" | "url" | "found_in" | "lastmod" | "rendering" | "first_bytes_ms"
> & { readonly facts: NonNullable<(typeof audit_urls.$inferSelect)["facts"]> };

const rowsAtOnce = 200;

/** The pages that an audit has read, with their facts, a few at a time and each once. */
export async function* readPages(
  tools: Tools,
  place: Place,
  auditId: string,
): AsyncGenerator<readonly ReadPageRow[]> {
  for (let after = ""; ; ) {
    const rows = await listRead(tools, place, { auditId, after });
    yield rows.flatMap(({ facts, ...row }) => (facts ? [{ ...row, facts }] : []));
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.hash ?? after;
  }
}

function listRead(
  tools: Tools,
  place: Place,
  { auditId, after }: { readonly auditId: string; readonly after: string },
) {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        hash: audit_urls.hash,
        url: audit_urls.url,
        found_in: audit_urls.found_in,
        lastmod: audit_urls.lastmod,
        rendering: audit_urls.rendering,
        first_bytes_ms: audit_urls.first_bytes_ms,
        facts: audit_urls.facts,
      })
      .from(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          eq(audit_urls.state, "DONE"),
          gt(audit_urls.hash, after),
        ),
      )
      .orderBy(asc(audit_urls.hash))
      .limit(rowsAtOnce),
  );
}

/** Their hashes alone. */
export async function listReadHashes(tools: Tools, place: Place, auditId: string): Promise<Set<string>> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ hash: audit_urls.hash })
      .from(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          eq(audit_urls.state, "DONE"),
        ),
      ),
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Addresses that the sitemaps name, whether they were read or not. */
export function listSitemapUrls(
  tools: Tools,
  place: Place,
  { auditId, limit }: { readonly auditId: string; readonly limit: number },
): Promise<{ readonly hash: string; readonly url: string; readonly lastmod: string | null }[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ hash: audit_urls.hash, url: audit_urls.url, lastmod: audit_urls.lastmod })
      .from(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          sql`${audit_urls.found_in} @> '{SITEMAP}'`,
        ),
      )
      .orderBy(asc(audit_urls.hash))
      .limit(limit),
  );
}

/** Every address that an audit knows, read or not. */
export function listKnownUrls(
  tools: Tools,
  place: Place,
  { auditId, limit }: { readonly auditId: string; readonly limit: number },
): Promise<{ readonly url: string; readonly found_in: string[] }[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ url: audit_urls.url, found_in: audit_urls.found_in })
      .from(audit_urls)
      .where(and(eq(audit_urls.workspace_id, place.workspaceId), eq(audit_urls.audit_id, auditId)))
      .orderBy(asc(audit_urls.hash))
      .limit(limit),
  );
}
