import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { type OptimizationStatus, workingStatuses } from "@citelens/contract/content/studio-words";
import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { optimizations } from "../store/content-studio.tables.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";

type Counts = Omit<OptimizationSummary, "last_published" | "writer">;

/** How many texts of a workspace stand where. */
export async function countStates(tools: Tools, place: Place): Promise<Counts> {
  const countOf = (is: SQL): SQL<number> => sql<number>`(count(*) filter (where ${is}))::int`;
  const isDone = hasStatus(["DONE"]);
  const isUnapproved = sql`${isDone} and ${optimizations.approved_at} is null`;
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        drafts: countOf(hasStatus(["DRAFT"])),
        working: countOf(hasStatus(workingStatuses)),
        failed: countOf(hasStatus(["FAILED"])),
        unapproved: countOf(isUnapproved),
        with_open_claims: countOf(sql`${isUnapproved} and ${optimizations.claims_open} > 0`),
        approved: countOf(sql`${isDone} and ${optimizations.approved_at} is not null`),
        published: countOf(sql`${optimizations.published_at} is not null`),
      })
      .from(optimizations)
      .where(eq(optimizations.workspace_id, place.workspaceId)),
  );
  if (!row) throw new Error("A count came to nothing");
  return row;
}

function hasStatus(statuses: readonly OptimizationStatus[]): SQL {
  return sql`${optimizations.status} = any(${`{${statuses.join(",")}}`}::text[])`;
}

/** The last ones that were published. */
export function listPublished(tools: Tools, place: Place, limit: number): Promise<OptimizationRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimizations)
      .where(and(eq(optimizations.workspace_id, place.workspaceId), isNotNull(optimizations.published_at)))
      .orderBy(desc(optimizations.published_at), desc(optimizations.id))
      .limit(limit),
  );
}
