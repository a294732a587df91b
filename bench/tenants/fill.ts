import { createTenant, createUncounted, type Run, runOn, type Tenant, type TenantShape } from "./tenant.ts";
import type { Pool } from "./with-cluster.ts";

/** Workspaces beside those that are read, and how many of an organization each. */
const others = 297;
const organizations = 99;
const answersOfOthers = 2_324;
const largest: TenantShape = {
  what: "the largest workspace, six models and the local index, 300,000 answers",
  models: ["chatgpt", "claude", "gemini", "perplexity", "grok", "le-chat", "local-index"],
  answers: 300_000,
  goalMs: 500,
};
const local: TenantShape = {
  what: "a workspace of the local index alone, 10,000 answers",
  models: ["local-index"],
  answers: 10_000,
  goalMs: 300,
};
const small: TenantShape = {
  what: "a small workspace, 1,400 answers",
  models: ["chatgpt", "gemini"],
  answers: 1_400,
  goalMs: 300,
};

/**
 * 300 workspaces and a million answers of the last 50 days: 300,000 with all their parts in one campaign, 10,000 in one of the local
 * index alone, and the rest in small ones. Nothing is analysed, as while campaigns grow. The sums of those that are read are
 * made by the product itself.
 */
export async function fillTenants(pool: Pool, address: string): Promise<readonly Tenant[]> {
  const run = runOn(pool);
  for (const table of ["answers", "answer_mentions", "answer_citations", "answer_searches", "answer_raws"])
    await run(`alter table ${table} set (autovacuum_enabled = false)`);
  const tenants: Tenant[] = [];
  for (const shape of [small, largest, local]) tenants.push(await createTenant(pool, address, shape));
  await copyToOthers(run, tenants[0]?.projectId ?? "", answersOfOthers);
  await tally(run);
  return tenants;
}

/** Others alone, with a million answers, and analysed; it needs no worker. */
export async function fillOthers(pool: Pool, address: string): Promise<void> {
  const run = runOn(pool);
  const { projectId } = await createUncounted(pool, address, small);
  await copyToOthers(run, projectId, 1_000_000 / others);
  await tally(run);
  await run("analyze");
}

/** Organizations of others with three workspaces each, whose campaigns are copies of one with a month of answers. */
async function copyToOthers(run: Run, projectId: string, answers: number): Promise<void> {
  const copy = (table: string, change: string, from: string): string =>
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${change})).* from ${from}`;
  await run(
    copy(
      "users",
      "jsonb_build_object('id', gen_random_uuid(), 'email', nth || '@other.example', 'email_key', nth || '@other.example')",
      `(select users.* from users join organizations on owner_id = users.id
          join workspaces on organization_id = organizations.id where workspaces.id = $1) as one
        cross join generate_series(1, ${organizations}) as nth`,
    ),
    [projectId],
  );
  await run(
    `insert into organizations (id, owner_id, created) select gen_random_uuid(), id, now() from users
    where email like '%@other.example'`,
  );
  await run(
    copy(
      "workspaces",
      "jsonb_build_object('id', gen_random_uuid(), 'name', 'Other', 'organization_id', payer.id)",
      `workspaces as one cross join (
          select organizations.id from organizations join users on users.id = owner_id where email like '%@other.example'
        ) as payer cross join generate_series(1, ${others / organizations})
        where one.id = $1`,
    ),
    [projectId],
  );
  await run(
    copy(
      "campaigns",
      "jsonb_build_object('id', gen_random_uuid(), 'workspace_id', other.id)",
      `campaigns as one cross join (select id from workspaces where name = 'Other') as other where one.workspace_id = $1`,
    ),
    [projectId],
  );
  await run(
    copy(
      "campaign_queries",
      "jsonb_build_object('id', gen_random_uuid(), 'workspace_id', other.workspace_id, 'campaign_id', other.id)",
      `campaign_queries as one cross join (
          select campaigns.* from campaigns join workspaces on workspaces.id = workspace_id where workspaces.name = 'Other'
        ) as other where one.workspace_id = $1`,
    ),
    [projectId],
  );
  await run(
    `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
    select campaign.workspace_id, gen_random_uuid(), campaign.id, workspace.organization_id, 'DONE',
      now() - interval '1 day', now()
    from campaigns as campaign join workspaces as workspace on workspace.id = campaign.workspace_id
    where workspace.name = 'Other'`,
  );
  await run(
    `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
      operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, answered_at,
      analyser_version, text)
    select run.workspace_id, gen_random_uuid(), run.id, run.campaign_id, run.organization_id, query.id, query.text, false,
      model, model, 1 + nth / 100, 0, 'en', 5, 'OK', run.created, run.created, run.created, 1, 'text'
    from runs as run join workspaces as workspace on workspace.id = run.workspace_id
    cross join lateral (
      select case when hashtext(run.id::text) % 2 = 0 then 'local-index' else 'chatgpt' end as model
    ) as asked
    cross join generate_series(1, ${Math.round(answers)}) as nth
    join (select *, row_number() over (partition by campaign_id order by position) as place from campaign_queries) as query
      on query.campaign_id = run.campaign_id and query.place = 1 + nth % 100
    where workspace.name = 'Other'`,
  );
  await fillSums(run);
}

/** Fills the sums that lists of the others are told by; nobody reads them, but they stand in the same tables. */
async function fillSums(run: Run): Promise<void> {
  const key = "workspace_id, campaign_id, branded, operator_model = 'local-index', operator_model";
  const sums = "count(*), count(*), 0, 0, 0";
  const columns = "asked, n, mentions, position_sum, cited";
  const ofOthers = "from answers where workspace_id in (select id from workspaces where name = 'Other')";
  await run(
    `insert into sum_versions (workspace_id, campaign_id, version, time_zone)
    select distinct workspace_id, campaign_id, 1, 'UTC' ${ofOthers}`,
  );
  await run(
    `insert into answer_days (workspace_id, campaign_id, branded, is_local, operator_model, day, ${columns})
    select ${key}, created::date, ${sums} ${ofOthers} group by 1, 2, 3, 4, 5, 6`,
  );
  for (const [table, day] of [
    ["cell_days", "created::date"],
    ["cell_weeks", "date_trunc('week', created)::date"],
  ])
    await run(
      `insert into ${table} (workspace_id, campaign_id, branded, is_local, operator_model, query_id, day, ${columns},
        last_created, last_answered)
      select ${key}, query_id, ${day}, ${sums}, max(created), max(answered_at) ${ofOthers} group by 1, 2, 3, 4, 5, 6, 7`,
    );
  await run(
    `insert into cell_totals (workspace_id, campaign_id, branded, is_local, operator_model, query_id, ${columns},
      last_created, last_answered)
    select ${key}, query_id, ${sums}, max(created), max(answered_at) ${ofOthers} group by 1, 2, 3, 4, 5, 6`,
  );
  await run(
    `insert into asked_queries (workspace_id, campaign_id, query_id, query_text, branded, language, last_created, asked)
    select workspace_id, campaign_id, query_id, min(query_text), false, 'en', max(created), count(*) ${ofOthers}
    group by 1, 2, 3`,
  );
}

/** Tallies every run. */
async function tally(run: Run): Promise<void> {
  await run(
    `insert into run_tallies (workspace_id, campaign_id, run_id, operator_model, lane, asked, ok, credits)
    select workspace_id, campaign_id, run_id, operator_model, min(lane), count(*), count(*), sum(credits)
    from answers where status = 'OK' group by 1, 2, 3, 4
    on conflict do nothing`,
  );
}
