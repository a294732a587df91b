import type { ProductWithin } from "../within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

interface Place {
  readonly address: string;
  readonly projectId: string;
  readonly access: string;
}

const campaigns = 10;
const queries = 100;
const models = [
  "chatgpt",
  "claude",
  "gemini",
  "perplexity",
  "copilot",
  "grok",
  "meta-ai",
  "le-chat",
  "deepseek",
  "qwen",
  "kimi",
];
/** 90 days and the 90 before them in sums; answers of the later ones alone. */
const firstDay = "2026-04-04";
const firstAnsweredDay = "2026-07-02";
const lastDay = "2026-09-30";

/**
 * Ten campaigns of a hundred queries, asked of eleven models on each of 91 days: a million answers with what figures read
 * of them, and sums of 180 days in the shape that the product keeps.
 */
export async function fillInsights(
  pool: Pool,
  place: Place,
): Promise<{ readonly count: number; readonly campaignId: string }> {
  const ids: string[] = [];
  for (let index = 0; index < campaigns; index++) ids.push(await createCampaign(place, index));
  const { projectId } = place;
  await pool.query(
    "update campaigns set status = 'ACTIVE', launched_at = $2, last_run_at = now() where workspace_id = $1",
    [projectId, `${firstDay}T00:00:00Z`],
  );
  await pool.query("update campaign_queries set created = $2 where workspace_id = $1", [
    projectId,
    "2026-04-01T00:00:00Z",
  ]);
  const run = async (statement: string, values: unknown[] = []): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query("set statement_timeout = 0");
      await client.query(statement, values);
    } finally {
      client.release(true);
    }
  };
  await run(
    `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
    select campaign.workspace_id, gen_random_uuid(), campaign.id, workspace.organization_id, 'DONE',
      day + interval '6 hours', day + interval '7 hours'
    from campaigns as campaign join workspaces as workspace on workspace.id = campaign.workspace_id
    cross join generate_series($2::timestamptz, $3::timestamptz, interval '1 day') as day
    where campaign.workspace_id = $1`,
    [projectId, firstAnsweredDay, lastDay],
  );
  await run(
    `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
      operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, answered_at, model_id, text,
      preview, analyser_version, mentioned, position, cited, citation_count, negativity, negative_mentions,
      unknown_to_model)
    select run.workspace_id, gen_random_uuid(), run.id, run.campaign_id, run.organization_id, query.id, query.text,
      query.branded, model, model, 1, 0, 'en', 5, 'OK', run.created, run.created, run.created, 'model-1', 'text',
      'The beginning of an answer', 1, chance < 0.4, case when chance < 0.4 then 1 + (chance * 10)::int end,
      chance between 0.3 and 0.5, 3, case when chance between 0.35 and 0.38 then chance end,
      case when chance between 0.35 and 0.38 then 1 else 0 end, chance > 0.998
    from runs as run
    join campaign_queries as query on query.workspace_id = run.workspace_id and query.campaign_id = run.campaign_id
    cross join unnest($2::text[]) as model
    cross join lateral (select abs(hashtext(run.id::text || query.id::text || model)) % 1000 / 1000.0 as chance) as dice
    where run.workspace_id = $1`,
    [projectId, models],
  );
  await run(
    `insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment, score,
      sentiment_basis, spans)
    select workspace_id, id, campaign_id, 'Acme', true, 1, 'ORDER', 'NEGATIVE', 0.1, 'JUDGED', '[]'
    from answers where workspace_id = $1 and negative_mentions > 0`,
    [projectId],
  );
  await fillSums(run, projectId);
  await run("vacuum analyze");
  const { rows } = await pool.query("select count(*)::int as count from answers where workspace_id = $1", [
    projectId,
  ]);
  return { count: rows[0].count, campaignId: ids[0] ?? "" };
}

async function fillSums(
  run: (statement: string, values?: unknown[]) => Promise<void>,
  projectId: string,
): Promise<void> {
  const keys = "campaign.workspace_id, campaign.id, day::date";
  const from = `from campaigns as campaign
    cross join generate_series('${firstDay}'::date, '${lastDay}'::date, interval '1 day') as day`;
  await run(
    "insert into sum_versions (workspace_id, campaign_id, version) select workspace_id, id, 1 from campaigns where workspace_id = $1",
    [projectId],
  );
  const cellSums = "n, mentions, position_sum, cited, cited_rank_sum, asked";
  const at = "day::date + time '06:00' at time zone 'UTC'";
  await run(
    `insert into cell_days (workspace_id, campaign_id, day, branded, is_local, query_id, operator_model, ${cellSums},
      last_created, last_answered)
    select ${keys}, query.branded, false, query.id, model, 1, (chance < 0.4)::int, (chance < 0.4)::int * 2,
      (chance between 0.3 and 0.5)::int, (chance between 0.3 and 0.5)::int, 1, ${at}, ${at}
    ${from} join campaign_queries as query
      on query.workspace_id = campaign.workspace_id and query.campaign_id = campaign.id
    cross join unnest($2::text[]) as model
    cross join lateral (select abs(hashtext(day::text || query.id::text || model)) % 1000 / 1000.0 as chance) as dice
    where campaign.workspace_id = $1 order by day, campaign.id, query.id, model`,
    [projectId, models],
  );
  const cellKey = "workspace_id, campaign_id, branded, is_local, query_id, operator_model";
  const week = "date_trunc('week', day)::date";
  await run(
    `insert into cell_weeks (day, ${cellKey}, ${cellSums}, last_created, last_answered)
    select ${week}, ${cellKey}, ${added(cellSums)}, max(last_created), max(last_answered)
    from cell_days where workspace_id = $1 group by 1, ${cellKey} order by 1, ${cellKey}`,
    [projectId],
  );
  await run(
    `insert into cell_totals (${cellKey}, ${cellSums}, last_created, last_answered)
    select ${cellKey}, ${added(cellSums)}, max(last_created), max(last_answered)
    from cell_days where workspace_id = $1 group by ${cellKey}`,
    [projectId],
  );
  await run(
    `insert into asked_queries (workspace_id, campaign_id, query_id, query_text, branded, language, last_created, asked)
    select cell.workspace_id, cell.campaign_id, cell.query_id, query.text, query.branded, 'en', max(cell.last_created),
      sum(cell.asked)
    from cell_totals as cell join campaign_queries as query
      on query.workspace_id = cell.workspace_id and query.id = cell.query_id
    where cell.workspace_id = $1 group by 1, 2, 3, 4, 5`,
    [projectId],
  );
  await run(
    `insert into answer_days (workspace_id, campaign_id, day, branded, is_local, operator_model, n, mentions,
      position_sum, cited, mentioned_and_cited, citing, asked)
    select ${keys}, branded, false, model, 50, 20, 40, 10, 5, 45, 50 ${from}
    cross join unnest(array[true, false]) as branded cross join unnest($2::text[]) as model
    where campaign.workspace_id = $1`,
    [projectId, models],
  );
  await run(
    `insert into version_days (workspace_id, campaign_id, day, branded, is_local, operator_model, model_id,
      analyser_version, n)
    select ${keys}, branded, false, model, 'model-1', 1, 50 ${from}
    cross join unnest(array[true, false]) as branded cross join unnest($2::text[]) as model
    where campaign.workspace_id = $1`,
    [projectId, models],
  );
  await run(
    `insert into brand_days (workspace_id, campaign_id, day, branded, is_local, brand_id, mentions, position_sum,
      positive, negative, neutral, unknown)
    select ${keys}, branded, false, brand_id, 200, 400, 50, 20, 100, 30 ${from}
    cross join unnest(array[true, false]) as branded
    cross join lateral (select campaign.id as brand_id union all
      select id from competitors where competitors.workspace_id = campaign.workspace_id) as brand
    where campaign.workspace_id = $1`,
    [projectId],
  );
  const siteKey = "workspace_id, campaign_id, branded, is_local, domain, kind";
  const siteSums = "uses, rank_sum, retrieved";
  await run(
    `insert into source_days (workspace_id, campaign_id, day, branded, is_local, domain, kind, ${siteSums})
    select ${keys}, branded, false, 'site-' || site || '.example', 'OTHER', 1 + 300 / site, 2 + 600 / site,
      350 / site + 1 ${from}
    cross join unnest(array[true, false]) as branded cross join generate_series(1, 150) as site
    where campaign.workspace_id = $1 order by day, campaign.id, branded, site`,
    [projectId],
  );
  await run(
    `insert into source_weeks (day, ${siteKey}, ${siteSums})
    select ${week}, ${siteKey}, ${added(siteSums)}
    from source_days where workspace_id = $1 group by 1, ${siteKey} order by 1, ${siteKey}`,
    [projectId],
  );
}

function added(columns: string): string {
  return columns.replaceAll(/\w+/g, "sum($&)");
}

async function createCampaign({ address, projectId, access }: Place, index: number): Promise<string> {
  const reply = await fetch(`${address}/api/v1/projects/${projectId}/campaigns/organic/`, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify({
      name: `Campaign ${index + 1}`,
      brand: { name: "Acme", domains: ["acme.example"] },
      competitors: Array.from({ length: 10 }, (_, one) => ({ name: `Rival ${one + 1}` })),
      queries: Array.from({ length: queries }, (_, one) => `question ${one + 1} of ${index + 1}`),
      operator_models: models,
    }),
  });
  if (reply.status !== 201) throw new Error(`Not created: ${await reply.text()}`);
  const { id } = (await reply.json()) as { id: string }; // the contract's answer
  return id;
}
