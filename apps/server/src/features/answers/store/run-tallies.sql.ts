import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "./answers.tables.ts";
import type { AnswerChanges } from "./answers-counted.ts";
import type { Key } from "./keys-as-rows.sql.ts";
import { runTallies } from "./run-tallies.rules.ts";
import { run_tallies } from "./run-tallies.tables.ts";
import { lockRuns } from "./runs.sql.ts";
import { ofRun } from "./tallies.sql.ts";

/** Adds changes of answers to what is known of their runs, which are held from then on. */
export async function addRunTallies(tools: Tools, changes: AnswerChanges): Promise<void> {
  const rows = runTallies(changes);
  if (rows.length === 0) return;
  await lockRuns(
    tools,
    rows.map(({ workspace_id, run_id }) => ({ workspace_id, id: run_id })),
  );
  await tools.db.execute(sql`
    insert into ${run_tallies} as known (workspace_id, campaign_id, run_id, operator_model, lane, asked, ok, refused, failed,
      credits, failure_kind)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(workspace_id uuid, campaign_id uuid,
      run_id uuid, operator_model text, lane text, asked int, ok int, refused int, failed int, credits int,
      failure_kind text)
    on conflict (workspace_id, campaign_id, run_id, operator_model) do update set
      asked = known.asked + excluded.asked, ok = known.ok + excluded.ok, refused = known.refused + excluded.refused,
      failed = known.failed + excluded.failed, credits = known.credits + excluded.credits,
      failure_kind = coalesce(excluded.failure_kind, known.failure_kind)`);
}

/** Tally of a run's answers of one model. */
export type Tally = typeof run_tallies.$inferSelect & {
  /** Why what waits to be asked again did not come. */
  readonly again_kind: typeof run_tallies.$inferSelect.failure_kind;
};

export function listRunTallies(tools: Tools, place: Place, runIds: readonly string[]): Promise<Tally[]> {
  if (runIds.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({ tally: run_tallies, again_kind: againKind })
      .from(run_tallies)
      .where(
        and(
          eq(run_tallies.workspace_id, place.workspaceId),
          inArray(run_tallies.run_id, [...runIds]),
          sql`${run_tallies.asked} > 0`,
        ),
      )
      .orderBy(asc(run_tallies.operator_model));
    return rows.map(({ tally, again_kind }) => ({ ...tally, again_kind }));
  });
}

/** One step through an index for a run and model in which something waits. */
const againKind: SQL<Tally["again_kind"]> = sql`
  case when ${run_tallies.asked} > ${run_tallies.ok} + ${run_tallies.refused} + ${run_tallies.failed} then (
    select again.failure_kind from ${answers} as again
    where again.workspace_id = ${run_tallies.workspace_id} and again.run_id = ${run_tallies.run_id}
      and again.operator_model = ${run_tallies.operator_model}
      and again.status = 'PENDING' and again.failure_kind is not null
    limit 1) end`;

/** Tallies of all runs of a workspace. */
export function listWorkspaceTallies(
  tools: Tools,
  place: Place,
): Promise<(typeof run_tallies.$inferSelect)[]> {
  return withinWorkspace(tools, place, (db) =>
    db.select().from(run_tallies).where(eq(run_tallies.workspace_id, place.workspaceId)),
  );
}

/** Counts a run's answers once more, while the run is held. */
export async function recountRun(tools: Tools, run: Key): Promise<void> {
  await lockRuns(tools, [run]);
  await tools.db.execute(sql`
    delete from ${run_tallies} where workspace_id = ${run.workspace_id} and run_id = ${run.id}`);
  await tools.db.execute(sql`
    insert into ${run_tallies} (workspace_id, campaign_id, run_id, operator_model, lane, cost_usd, failure_kind, asked, ok,
      refused, failed, credits)
    select workspace_id, campaign_id, run_id, operator_model, max(lane), sum(cost_usd + judge_cost_usd),
      max(failure_kind) filter (where status = 'FAILED'), ${ofRun}
    from ${answers} where workspace_id = ${run.workspace_id} and run_id = ${run.id}
    group by workspace_id, campaign_id, run_id, operator_model`);
}
