import { and, desc, eq, gte, inArray, isNotNull, lt, ne } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { optimizations } from "../store/content-studio.tables.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";

/** Opportunities from which a text was begun that was published within a time. */
export async function listPublishedOpportunities(
  tools: Tools,
  place: Place,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<string[]> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .selectDistinct({ id: optimizations.opportunity_id })
      .from(optimizations)
      .where(
        and(
          eq(optimizations.workspace_id, place.workspaceId),
          isNotNull(optimizations.opportunity_id),
          gte(optimizations.published_at, from),
          lt(optimizations.published_at, to),
        ),
      ),
  );
  return rows.flatMap(({ id }) => id ?? []);
}

/** The text that was begun last from each opportunity, and was not canceled; one that is published before any other. */
export async function listNewestOfOpportunities(
  tools: Tools,
  place: Place,
  ids: readonly string[],
): Promise<OptimizationRow[]> {
  if (ids.length === 0) return [];
  return withinWorkspace(tools, place, (db) =>
    db
      .selectDistinctOn([optimizations.opportunity_id])
      .from(optimizations)
      .where(
        and(
          eq(optimizations.workspace_id, place.workspaceId),
          inArray(optimizations.opportunity_id, [...ids]),
          ne(optimizations.status, "CANCELED"),
        ),
      )
      .orderBy(
        optimizations.opportunity_id,
        desc(isNotNull(optimizations.published_at)),
        desc(optimizations.created),
        desc(optimizations.id),
      ),
  );
}
