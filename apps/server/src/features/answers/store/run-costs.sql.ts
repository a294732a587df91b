import { and, eq, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers, runs } from "./answers.tables.ts";
import type { Key } from "./keys-as-rows.sql.ts";
import { run_tallies } from "./run-tallies.tables.ts";
import { lockRuns } from "./runs.sql.ts";

/** The id is the run's. */
export interface RunCost extends Key {
  readonly operator_model: string;
  readonly usd: number;
  /** No price list knew what it costs. */
  readonly is_guessed: boolean;
}

/**
 * Adds what asking and judging has cost to the runs and models that it was for, locked in the order in which runs are ended; and so that
 * others may go on to store answers that refer to them.
 */
export async function addRunCosts(tools: Tools, costs: readonly RunCost[]): Promise<void> {
  const paid = costs.filter(({ usd }) => usd > 0);
  if (paid.length === 0) return;
  // A statement of its own: one that locked rows of its snapshot and then changed them could wait for one that waits for it.
  await lockRuns(tools, paid);
  await tools.db.execute(sql`
    update ${runs} as run set cost_usd = run.cost_usd + cost.usd,
      cost_is_guessed = greatest(run.cost_is_guessed, cost.is_guessed)
    from (
      select workspace_id, id, sum(usd) as usd, bool_or(is_guessed) as is_guessed
      from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
        as cost(workspace_id uuid, id uuid, usd numeric(14, 6), is_guessed boolean)
      group by workspace_id, id
    ) as cost
    where run.workspace_id = cost.workspace_id and run.id = cost.id`);
  await tools.db.execute(sql`
    update ${run_tallies} as tally set cost_usd = tally.cost_usd + cost.usd
    from (
      select workspace_id, id, operator_model, sum(usd) as usd
      from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
        as cost(workspace_id uuid, id uuid, operator_model text, usd numeric(14, 6))
      group by workspace_id, id, operator_model
    ) as cost
    where tally.workspace_id = cost.workspace_id and tally.run_id = cost.id
      and tally.operator_model = cost.operator_model`);
}

/** Cost of all runs of a campaign, and whether any of it was guessed. */
export async function sumRunCosts(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<{ readonly usd: number; readonly isGuessed: boolean }> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        usd: sql<number>`coalesce(sum(${runs.cost_usd}), 0)::float8`,
        isGuessed: sql<boolean>`coalesce(bool_or(${runs.cost_is_guessed}), false)`,
      })
      .from(runs)
      .where(and(eq(runs.workspace_id, place.workspaceId), eq(runs.campaign_id, campaignId))),
  );
  return row ?? { usd: 0, isGuessed: false };
}

/** Cost of judging all answers of a campaign. */
export async function sumJudgeCosts(tools: Tools, place: Place, campaignId: string): Promise<number> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ usd: sql<number>`coalesce(sum(${answers.judge_cost_usd}), 0)::float8` })
      .from(answers)
      .where(and(eq(answers.workspace_id, place.workspaceId), eq(answers.campaign_id, campaignId))),
  );
  return row?.usd ?? 0;
}
