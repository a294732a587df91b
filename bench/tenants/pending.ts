import { runOn } from "./tenant.ts";
import type { AskedModel, Pool } from "./with-cluster.ts";

interface PendingAnswers {
  readonly projectId: string;
  readonly campaignId: string;
  readonly model: AskedModel;
  readonly answers: number;
}

/** A run of one campaign of which so many answers wait to be asked. */
export async function letWait(
  pool: Pool,
  { projectId, campaignId, model, answers }: PendingAnswers,
): Promise<void> {
  const run = runOn(pool);
  await run(
    `with run as (
      insert into runs (workspace_id, id, campaign_id, organization_id, status, created)
      select $1, gen_random_uuid(), $2, organization_id, 'RUNNING', now() from workspaces where id = $1 returning *
    ), waiting as (
      insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
        operator_model, lane, repeat, queue_order, language, credits, status, created, not_before)
      select run.workspace_id, gen_random_uuid(), run.id, run.campaign_id, run.organization_id, gen_random_uuid(),
        'question ' || nth, false, $3, $4, 1, nth, 'en', 0, 'PENDING', run.created, run.created
      from run cross join generate_series(1, $5::int) as nth
      returning run_id
    ), tallied as (
      insert into run_tallies (workspace_id, campaign_id, run_id, operator_model, lane, asked)
      select workspace_id, campaign_id, id, $3, $4, $5::int from run
    )
    insert into lane_turns (lane, organization_id, next_at)
    select $4, organization_id, now() from run on conflict (lane, organization_id) do nothing`,
    [projectId, campaignId, model.id, model.lane, answers],
  );
}

/**
 * So many answers of the others wait in lanes, of some organizations in each; one more has its answers of the day behind it, and a
 * tenth of them.
 */
export async function letOthersWait(
  pool: Pool,
  {
    models,
    answers,
    perDay,
  }: { readonly models: readonly AskedModel[]; readonly answers: number; readonly perDay: number },
): Promise<void> {
  const { rows } = await pool.query<{ id: string; workspace_id: string; organization_id: string }>(
    `select distinct on (organization_id) campaigns.id, campaigns.workspace_id, organization_id
    from campaigns join workspaces on workspaces.id = workspace_id where workspaces.name = 'Other'
    order by organization_id, campaigns.id limit 51`,
  );
  const [resting, ...others] = rows;
  if (!resting) throw new Error("There are no others.");
  const each = Math.ceil((answers * 0.9) / others.length);
  for (const [index, { id, workspace_id }] of others.entries()) {
    const model = models[index % models.length];
    if (model) await letWait(pool, { projectId: workspace_id, campaignId: id, model, answers: each });
  }
  await pool.query(
    "insert into asked_days (organization_id, day, asked) values ($1, (now() at time zone 'UTC')::date, $2)",
    [resting.organization_id, perDay],
  );
  const [model] = models;
  if (model)
    await letWait(pool, {
      projectId: resting.workspace_id,
      campaignId: resting.id,
      model,
      answers: answers / 10,
    });
}
