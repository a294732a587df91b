import type { ProductWithin } from "../within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

interface Place {
  readonly address: string;
  readonly projectId: string;
  readonly access: string;
}

interface FilledCampaign {
  readonly projectId: string;
  readonly campaignId: string;
}

const answersOfRun = 10_000;

/** A workspace with a campaign of so many answers, each with its parts, beside the one that stands already. */
export async function fillWorkspace(
  pool: Pool,
  { address, access }: Omit<Place, "projectId">,
  { name, answers }: { readonly name: string; readonly answers: number },
): Promise<FilledCampaign> {
  const projectId = await createWorkspace({ address, access }, name);
  const campaignId = await createCampaign({ address, access, projectId });
  await pool.query("update campaigns set status = 'ACTIVE', launched_at = now() where id = $1", [campaignId]);
  for (let run = 0; run < answers / answersOfRun; run += 1)
    await fillRun(pool, { projectId, campaignId, daysAgo: run });
  await pool.query("analyze");
  return { projectId, campaignId };
}

async function fillRun(
  pool: Pool,
  { projectId, campaignId, daysAgo }: FilledCampaign & { readonly daysAgo: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(
      `with run as (
        insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
        select $1, gen_random_uuid(), $2, organization_id, 'DONE', now() - $3 * interval '1 day', now()
        from workspaces where id = $1 returning *),
      answered as (
        insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
          operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, answered_at,
          text, preview, analyser_version)
        select $1, gen_random_uuid(), run.id, $2, run.organization_id, gen_random_uuid(), 'question ' || nth, false,
          'chatgpt', 'openai', 1, 0, 'en', 5, 'OK', run.created, run.created, run.created,
          repeat('words of an answer ', 30), 'The beginning', 1
        from run cross join generate_series(1, ${answersOfRun}) as nth returning *),
      raws as (
        insert into answer_raws (workspace_id, answer_id, raw, sources)
        select workspace_id, id, decode(md5(id::text), 'hex'), '[]' from answered),
      mentions as (
        insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment,
          sentiment_basis, spans)
        select workspace_id, id, gen_random_uuid(), 'Brand', false, nth, 'ORDER', 'NEUTRAL', 'NONE', '[]'
        from answered cross join generate_series(1, 2) as nth),
      citations as (
        insert into answer_citations (workspace_id, answer_id, cited, position, url, domain, kind)
        select workspace_id, id, true, nth, 'https://review.example/' || nth, 'review.example', 'OTHER'
        from answered cross join generate_series(1, 3) as nth)
      insert into cell_days (workspace_id, campaign_id, day, branded, is_local, query_id, operator_model, n)
      select workspace_id, campaign_id, created::date, false, false, query_id, operator_model, 1 from answered`,
      [projectId, campaignId, daysAgo],
    );
  } finally {
    client.release(true);
  }
}

export function createWorkspace(
  { address, access }: Omit<Place, "projectId">,
  name: string,
): Promise<string> {
  const url = `https://${name.toLowerCase()}.example.com`;
  return post(`${address}/api/v1/projects/`, access, { name, url });
}

export function createCampaign({ address, projectId, access }: Place): Promise<string> {
  return post(`${address}/api/v1/projects/${projectId}/campaigns/organic/`, access, {
    name: "Large",
    brand: { name: "Acme", domains: ["acme.example"] },
    queries: ["best running shoes"],
    operator_models: ["chatgpt"],
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
