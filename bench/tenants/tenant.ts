import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Account, signUp } from "../product.ts";
import type { Pool } from "./with-cluster.ts";

/** Runs a statement however long it takes. */
export type Run = (statement: string, values?: unknown[]) => Promise<void>;

export interface TenantShape {
  readonly what: string;
  readonly models: readonly string[];
  readonly answers: number;
  /** Time that its lists may take. */
  readonly goalMs: number;
}

/** Somebody's workspace with one campaign. */
export interface Tenant extends Account {
  readonly what: string;
  readonly campaignId: string;
  readonly goalMs: number;
  /** How long the product took to make the sums of its answers again. */
  readonly rebuildMs: number;
}

const runs = 50;
const queries = 100;
/** No workspace begins with it, so that all sums are made again. */
const timeZone = "Europe/Berlin";
const patienceMs = 900_000;

export function runOn(pool: Pool): Run {
  return async (statement, values = []) => {
    const client = await pool.connect();
    try {
      await client.query("set statement_timeout = 0");
      await client.query(statement, values);
    } finally {
      client.release(true);
    }
  };
}

/** An account with a workspace whose campaign was asked once a day, with the parts of each answer and their sums. */
export async function createTenant(pool: Pool, address: string, shape: TenantShape): Promise<Tenant> {
  const tenant = await createUncounted(pool, address, shape);
  await pool.query(
    "insert into sum_versions (workspace_id, campaign_id, version, time_zone) values ($1, $2, 1, 'UTC')",
    [tenant.projectId, tenant.campaignId],
  );
  const startedMs = performance.now();
  await makeSums(pool, address, tenant);
  return { ...tenant, rebuildMs: performance.now() - startedMs };
}

/** The same without sums, which a worker makes. */
export async function createUncounted(
  pool: Pool,
  address: string,
  shape: TenantShape,
): Promise<Omit<Tenant, "rebuildMs">> {
  const run = runOn(pool);
  const account = await signUp(address);
  const campaignId = await createCampaign(address, account, { models: shape.models, queries });
  await run(
    `update campaigns set status = 'ACTIVE', launched_at = now() - interval '50 days', last_run_at = now(),
      next_run_at = null, answer_count = $2 where workspace_id = $1`,
    [account.projectId, shape.answers],
  );
  await run(
    `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
    select campaign.workspace_id, gen_random_uuid(), campaign.id, workspace.organization_id, 'DONE', at, at
    from campaigns as campaign join workspaces as workspace on workspace.id = campaign.workspace_id
    cross join generate_series(1, ${runs}) as ago
    cross join lateral (select now() - ago * interval '1 day' as at) as time
    where campaign.workspace_id = $1`,
    [account.projectId],
  );
  await answer(run, account.projectId, shape);
  return { ...account, what: shape.what, goalMs: shape.goalMs, campaignId };
}

export async function createCampaign(
  address: string,
  { projectId, access }: Pick<Account, "projectId" | "access">,
  { models, queries: count }: { readonly models: readonly string[]; readonly queries: number },
): Promise<string> {
  const reply = await fetch(`${address}/api/v1/projects/${projectId}/campaigns/organic/`, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify({
      name: `Of ${count} questions ${randomUUID()}`,
      brand: { name: "Acme", domains: ["acme.example"] },
      competitors: [{ name: "Beta" }],
      queries: Array.from({ length: count }, (_, one) => `question ${one + 1}`),
      operator_models: models,
    }),
  });
  if (reply.status !== 201) throw new Error(`No campaign: ${await reply.text()}`);
  const { id } = (await reply.json()) as { id: string }; // the contract's answer
  return id;
}

/** Two in five mention the client, one in five cites it; each has two brands, three pages and, but for the local index, a search. */
async function answer(run: Run, projectId: string, { models, answers }: TenantShape): Promise<void> {
  await run(
    `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
      operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, answered_at, model_id,
      searched, text, preview, analyser_version, mentioned, position, cited, citation_count)
    select run.workspace_id, gen_random_uuid(), run.id, run.campaign_id, run.organization_id, query.id, query.text,
      query.branded, model, model, 1 + nth / (${queries} * $3::int), 0, 'en', 5, 'OK', run.created, run.created, run.created,
      'model-1', true, repeat('words of an answer ', 30), 'The beginning of an answer', 1, dice < 2,
      case when dice < 2 then 1 + dice end, dice = 1, 3
    from (select * from runs where workspace_id = $1) as run
    cross join generate_series(0, $4::int / ${runs} - 1) as nth
    cross join lateral (select ($2::text[])[1 + nth / ${queries} % $3::int] as model) as asked
    join (
      select *, row_number() over (order by position) as place from campaign_queries where workspace_id = $1
    ) as query on query.place = 1 + nth % ${queries}
    cross join lateral (select abs(hashtext(run.id::text || nth)) % 5 as dice) as chance`,
    [projectId, models, models.length, answers],
  );
  await run(
    `insert into answer_raws (workspace_id, answer_id, raw, sources)
    select workspace_id, id, decode(md5(id::text), 'hex'), '[]' from answers where workspace_id = $1`,
    [projectId],
  );
  await run(
    `insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment,
      sentiment_basis, spans)
    select answer.workspace_id, answer.id, brand.id, brand.name, brand.is_client, 1, 'ORDER', 'NEUTRAL', 'NONE', '[]'
    from answers as answer
    cross join lateral (
      select campaign_id as id, 'Acme' as name, true as is_client where answer.mentioned
      union all
      (select id, name, false from competitors where workspace_id = answer.workspace_id limit 1)
    ) as brand
    where answer.workspace_id = $1`,
    [projectId],
  );
  await run(
    `insert into answer_citations (workspace_id, answer_id, cited, position, url, domain, kind)
    select workspace_id, id, true, nth, 'https://' || domain || '/page-' || seed / 300 % 20, domain, 'OTHER'
    from answers cross join generate_series(1, 3) as nth
    cross join lateral (select abs(hashtext(id::text || nth)) as seed) as chance
    cross join lateral (select case when cited and nth = 1 then 'acme.example' else 'site-' || seed % 300 || '.example' end
      as domain) as site
    where workspace_id = $1`,
    [projectId],
  );
  await run(
    `insert into answer_searches (workspace_id, answer_id, position, campaign_id, operator_model, branded, created, query,
      query_key, searches, found_owned, answer_found_owned, answer_cited_owned)
    select workspace_id, id, 1, campaign_id, operator_model, branded, created, words, words, 1, cited, cited, cited
    from answers cross join lateral (select 'words ' || abs(hashtext(id::text)) % 5000 as words) as search
    where workspace_id = $1 and operator_model <> 'local-index'`,
    [projectId],
  );
}

/** Asks the product for them, as a change of the time zone does, and waits for the worker that makes them. */
async function makeSums(pool: Pool, address: string, { projectId, access }: Account): Promise<void> {
  const reply = await fetch(`${address}/api/v1/projects/${projectId}/`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify({ time_zone: timeZone }),
  });
  if (!reply.ok) throw new Error(`No other time zone: ${await reply.text()}`);
  await until(pool, {
    what: "the sums of a workspace",
    query: `select from sum_versions
      where workspace_id = $1 and time_zone = '${timeZone}' and next_generation is null`,
    values: [projectId],
  });
}

/** Waits until a query finds something. */
export async function until(
  pool: Pool,
  { what, query, values }: { readonly what: string; readonly query: string; readonly values: unknown[] },
): Promise<void> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < patienceMs) {
    const { rowCount } = await pool.query(query, values);
    if (rowCount) return;
    await wait(50);
  }
  throw new Error(`Not within ${patienceMs / 60_000} minutes: ${what}`);
}
