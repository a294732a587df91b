import type { ProductWithin } from "../within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];
type Run = (statement: string, values?: unknown[]) => Promise<void>;

const others = 297;
const answersOfOthers = 1_313;
const days = 50;
const queries = 100;
/** A campaign asks the same questions again and again. */
const queryId = `overlay(overlay(md5(run.campaign_id::text || nth % ${queries}) placing '4' from 13) placing '8' from 17)::uuid`;
const models = ["chatgpt", "claude", "gemini", "perplexity", "grok", "le-chat"];

/** A workspace with one campaign, and what it was asked of. */
export interface Tenant {
  readonly what: string;
  readonly projectId: string;
  readonly campaignId: string;
}

interface Place {
  readonly address: string;
  readonly projectId: string;
  readonly access: string;
}

/**
 * 300 workspaces and a million answers of the last 50 days: one campaign of the local index alone with 10,000 answers, one
 * with 300,000, one of six models and the local index with 300,000, and the rest in small ones. Nothing is analysed yet,
 * as while campaigns grow.
 */
export async function fillTenants(pool: Pool, first: Place): Promise<readonly Tenant[]> {
  const run: Run = async (statement, values = []) => {
    const client = await pool.connect();
    try {
      await client.query("set statement_timeout = 0");
      await client.query(statement, values);
    } finally {
      client.release(true);
    }
  };
  await run("alter table answers set (autovacuum_enabled = false)");
  const large = await createWorkspaces(first);
  const shapes = [
    { what: "local index alone, 10,000 answers", asked: ["local-index"], count: 10_000 },
    { what: "local index alone, 300,000 answers", asked: ["local-index"], count: 300_000 },
    {
      what: "six models and the local index, 300,000 answers",
      asked: [...models, "local-index"],
      count: 300_000,
    },
  ];
  const tenants: Tenant[] = [];
  for (const [index, { what, asked, count }] of shapes.entries()) {
    const projectId = large[index] ?? "";
    const campaignId = await createCampaign({ ...first, projectId });
    await answer(run, { projectId, asked, count });
    tenants.push({ what, projectId, campaignId });
  }
  await copyWorkspace(run, { projectId: first.projectId });
  await fillSums(run);
  await run(
    "update campaigns set status = 'ACTIVE', launched_at = now() - interval '50 days', last_run_at = now(), next_run_at = null",
  );
  return tenants;
}

async function createWorkspaces({ address, projectId, access }: Place): Promise<string[]> {
  const ids = [projectId];
  for (const name of ["Second", "Third"]) {
    ids.push(await post(`${address}/api/v1/projects/`, access, { name, url: `https://${name}.example.com` }));
  }
  return ids;
}

/** Two months of answers, each half a day's work of a query and model. */
async function answer(
  run: Run,
  {
    projectId,
    asked,
    count,
  }: { readonly projectId: string; readonly asked: readonly string[]; readonly count: number },
): Promise<void> {
  await run(
    `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
    select campaign.workspace_id, gen_random_uuid(), campaign.id, workspace.organization_id, 'DONE', at, at
    from campaigns as campaign join workspaces as workspace on workspace.id = campaign.workspace_id
    cross join generate_series(1, ${days}) as ago
    cross join lateral (select now() - ago * interval '1 day' as at) as time
    where campaign.workspace_id = $1`,
    [projectId],
  );
  await run(
    `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
      operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, answered_at, model_id, text,
      preview, analyser_version, mentioned, position, cited, citation_count)
    select run.workspace_id, gen_random_uuid(), run.id, run.campaign_id, run.organization_id, ${queryId},
      'question ' || nth % ${queries}, false, model, model, 1 + nth / ${queries}, 0, 'en', 5, 'OK', run.created, run.created,
      run.created, 'model-1', 'text', 'The beginning of an answer', 1, nth % 5 < 2, case when nth % 5 < 2 then 1 + nth % 4 end, nth % 5 = 1, 3
    from (select *, row_number() over (order by created) as number from runs where workspace_id = $1) as run
    cross join generate_series(1, $3::int / ${days}) as nth
    cross join lateral (select ($2::text[])[1 + nth % cardinality($2::text[])] as model) as asked`,
    [projectId, asked, count],
  );
}

/** The workspaces of others, each with a campaign of its own, some of which ask the local index alone. */
async function copyWorkspace(run: Run, { projectId }: { readonly projectId: string }): Promise<void> {
  const copy = (table: string, change: string, from: string): string =>
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${change})).* from ${from}`;
  await run(
    copy(
      "workspaces",
      `jsonb_build_object('id', gen_random_uuid(), 'name', 'Other ' || nth)`,
      `workspaces as one cross join generate_series(1, ${others}) as nth where one.id = $1`,
    ),
    [projectId],
  );
  await run(
    copy(
      "campaigns",
      `jsonb_build_object('id', gen_random_uuid(), 'workspace_id', other.id)`,
      `campaigns as one cross join (select id from workspaces where name like 'Other %') as other
        where one.workspace_id = $1`,
    ),
    [projectId],
  );
  await run(
    `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
    select campaign.workspace_id, gen_random_uuid(), campaign.id, workspace.organization_id, 'DONE',
      now() - interval '1 day', now()
    from campaigns as campaign join workspaces as workspace on workspace.id = campaign.workspace_id
    where workspace.name like 'Other %'`,
  );
  await run(
    `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
      operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, analyser_version, text)
    select run.workspace_id, gen_random_uuid(), run.id, run.campaign_id, run.organization_id, ${queryId},
      'question ' || nth % ${queries}, false, model, model, 1 + nth / ${queries}, 0, 'en', 5, 'OK', run.created, run.created,
      1, 'text'
    from runs as run join workspaces as workspace on workspace.id = run.workspace_id
    cross join generate_series(1, ${answersOfOthers}) as nth
    cross join lateral (
      select case when hashtext(run.id::text) % 2 = 0 then 'local-index' else ($1::text[])[1 + nth % 6] end as model
    ) as asked
    where workspace.name like 'Other %'`,
    [models],
  );
}

/** The sums that lists are told by, in the shape that the product keeps. */
async function fillSums(run: Run): Promise<void> {
  const key = "workspace_id, campaign_id, branded, operator_model = 'local-index', operator_model";
  const sums = `count(*), count(*) filter (where status = 'OK'), count(*) filter (where mentioned),
    coalesce(sum(position) filter (where mentioned), 0), count(*) filter (where cited)`;
  const columns = "asked, n, mentions, position_sum, cited";
  await run(
    `insert into sum_versions (workspace_id, campaign_id, version)
    select distinct workspace_id, campaign_id, 1 from answers`,
  );
  await run(
    `insert into answer_days (workspace_id, campaign_id, branded, is_local, operator_model, day, ${columns}, citing)
    select ${key}, created::date, ${sums}, count(*) filter (where citation_count > 0)
    from answers group by 1, 2, 3, 4, 5, 6`,
  );
  for (const [table, day] of [
    ["cell_days", "created::date"],
    ["cell_weeks", "date_trunc('week', created)::date"],
  ])
    await run(
      `insert into ${table} (workspace_id, campaign_id, branded, is_local, operator_model, query_id, day, ${columns},
        last_created, last_answered)
      select ${key}, query_id, ${day}, ${sums}, max(created), max(answered_at) from answers group by 1, 2, 3, 4, 5, 6, 7`,
    );
  await run(
    `insert into cell_totals (workspace_id, campaign_id, branded, is_local, operator_model, query_id, ${columns},
      last_created, last_answered)
    select ${key}, query_id, ${sums}, max(created), max(answered_at) from answers group by 1, 2, 3, 4, 5, 6`,
  );
  await run(
    `insert into asked_queries (workspace_id, campaign_id, query_id, query_text, branded, language, last_created, asked)
    select workspace_id, campaign_id, query_id, min(query_text), false, 'en', max(created), count(*)
    from answers group by 1, 2, 3`,
  );
  await run(
    `insert into run_tallies (workspace_id, campaign_id, run_id, operator_model, lane, asked, ok, credits)
    select workspace_id, campaign_id, run_id, operator_model, min(lane), count(*), count(*) filter (where status = 'OK'),
      sum(credits)
    from answers group by 1, 2, 3, 4`,
  );
}

function createCampaign({ address, projectId, access }: Place): Promise<string> {
  return post(`${address}/api/v1/projects/${projectId}/campaigns/organic/`, access, {
    name: "Large",
    brand: { name: "Acme", domains: ["acme.example"] },
    queries: ["best running shoes"],
    operator_models: models,
  });
}

async function post(url: string, access: string, body: object): Promise<string> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (reply.status !== 201) throw new Error(`${url}: ${await reply.text()}`);
  const { id } = (await reply.json()) as { id: string }; // the contract's answer
  return id;
}
