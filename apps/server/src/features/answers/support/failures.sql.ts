import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";

export interface Failures {
  readonly run_id: string;
  readonly kind: (typeof answers.$inferSelect)["failure_kind"];
  readonly answers: number;
}

/** Why answers of these runs failed, the commonest first. */
export function countFailures(tools: Tools, place: Place, runIds: readonly string[]): Promise<Failures[]> {
  if (runIds.length === 0) return Promise.resolve([]);
  const { workspace_id, run_id, status, failure_kind } = answers;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ run_id, kind: failure_kind, answers: count() })
      .from(answers)
      .where(and(eq(workspace_id, place.workspaceId), inArray(run_id, [...runIds]), eq(status, "FAILED")))
      .groupBy(run_id, failure_kind)
      .orderBy(desc(count()), failure_kind),
  );
}
