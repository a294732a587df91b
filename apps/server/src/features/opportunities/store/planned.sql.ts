import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { opportunities, opportunity_periods } from "./opportunities.tables.ts";
import { missedGone } from "./store-found.sql.ts";

interface PlannedRowsQuery {
  /** Days, both ends included, in which those are due that are done. */
  readonly due: { readonly from: string; readonly to: string };
  /** Listed too where they are done. */
  readonly ids: readonly string[];
}

/** Rows that people have picked and not done, and of what is done the given ones; as each stands in the longest period in which it does. */
export function listPlannedRows(tools: Tools, place: Place, { due, ids }: PlannedRowsQuery) {
  return withinWorkspace(tools, place, (db) =>
    db
      .selectDistinctOn([opportunities.id], {
        id: opportunities.id,
        kind: opportunities.kind,
        state: sql<"PLANNED" | "DONE">`${opportunities.state}`,
        is_gone: sql<boolean>`${opportunities.missed} >= ${missedGone}`,
        assignee_id: opportunities.assignee_id,
        due_on: opportunities.due_on,
        title: opportunity_periods.title,
        score: opportunity_periods.score,
        impact: opportunity_periods.impact,
        effort: opportunity_periods.effort,
      })
      .from(opportunities)
      .innerJoin(
        opportunity_periods,
        and(
          eq(opportunity_periods.workspace_id, opportunities.workspace_id),
          eq(opportunity_periods.opportunity_id, opportunities.id),
        ),
      )
      .where(
        and(
          eq(opportunities.workspace_id, place.workspaceId),
          or(
            eq(opportunities.state, "PLANNED"),
            and(
              eq(opportunities.state, "DONE"),
              or(
                sql`${opportunities.due_on} between ${due.from} and ${due.to}`,
                ids.length > 0 ? inArray(opportunities.id, [...ids]) : sql`false`,
              ),
            ),
          ),
        ),
      )
      .orderBy(
        opportunities.id,
        sql`array_position(array['90d', '30d', '7d'], ${opportunity_periods.period})`,
      ),
  );
}
