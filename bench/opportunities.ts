import { refreshNow } from "../apps/server/src/features/opportunities/public.ts";
import { placeOfJob } from "../apps/server/src/platform/place.ts";
import { fillInsights } from "./insights/fill.ts";
import { logIn, signUp } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

const rounds = 20;
const refreshGoalMs = 30_000;
const listGoalMs = 300;
/** The last day of the answers. */
const now = new Date("2026-09-30T20:00:00Z");
const ownPages = 60;

/** Looking for what a million answers of one workspace and 90 days call for, and the list of what was found. */
export function benchOpportunities(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases, address, tools }: ProductWithin): Promise<BenchRow[]> {
  const { pool } = databases.postgres;
  const account = await signUp(address);
  const { projectId, access } = account;
  const { count } = await fillInsights(pool, { address, projectId, access });
  await fillEvidence(pool, projectId);

  const straightMs = await taken(() => readAll(pool, projectId));
  const place = placeOfJob({ workspaceId: projectId });
  const refreshMs = await taken(() => refreshNow({ ...tools, now: () => now }, place));
  const url = `${address}/api/v1/projects/${projectId}/opportunities/?page_size=20`;
  const again = await logIn(address, account);
  const listMs: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round++)
    listMs.push(
      await taken(async () => {
        const reply = await fetch(url, { headers: { authorization: `Bearer ${again}` } });
        found = ((await reply.json()) as { count: number }).count;
      }),
    );
  const p95 = listMs.toSorted((one, other) => one - other)[Math.ceil(0.95 * rounds) - 1] ?? 0;
  const answers = count.toLocaleString("en");
  return [
    {
      what: `looking for opportunities in ${answers} answers to 1,000 queries, for three periods`,
      value: `${(refreshMs / 1000).toFixed(1)} s, ${found} found for 30 days`,
      ceiling: `their mentions and citations read once, ${(straightMs / 1000).toFixed(1)} s`,
      ratio: (refreshMs / straightMs).toFixed(2),
      goal: `<= ${refreshGoalMs / 1000} s`,
    },
    {
      what: `the list of ${found} opportunities, 95th percentile of ${rounds}`,
      value: `${p95.toFixed(0)} ms`,
      ceiling: "",
      ratio: "",
      goal: `<= ${listGoalMs} ms`,
    },
  ];
}

/** Two mentions and three citations of each answer on average, and the pages of the client's site. */
async function fillEvidence(pool: Pool, projectId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    const run = (statement: string): Promise<unknown> => client.query(statement, [projectId]);
    await run(
      `insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment, score,
        sentiment_basis, spans)
      select answer.workspace_id, answer.id, competitor.competitor_id, 'Beta', false, 1, 'ORDER', 'NEUTRAL', 0, 'ESTIMATED', '[]'
      from answers as answer join campaign_competitors as competitor
        on competitor.workspace_id = answer.workspace_id and competitor.campaign_id = answer.campaign_id
      where answer.workspace_id = $1 and abs(hashtext(answer.id::text || competitor.competitor_id::text)) % 10 < 5
      on conflict do nothing`,
    );
    await run(
      `insert into answer_citations (workspace_id, answer_id, cited, position, url, page, domain, kind)
      select workspace_id, id, true, place, 'https://' || site || '/' || page, 'https://' || site || '/' || page, site,
        case when site = 'acme.example' then 'OWNED' else 'EDITORIAL' end
      from answers as answer
      cross join generate_series(1, 3) as place
      cross join lateral (select abs(hashtext(answer.id::text || place)) as dice) as thrown
      cross join lateral (select case when place = 1 and cited then 'acme.example' else 'site' || (dice % 400) || '.example' end as site,
        'page' || (dice / 400 % 20) as page) as named
      where answer.workspace_id = $1`,
    );
    await client.query(
      `insert into local_pages (workspace_id, url, host, status, title, language, passages, fetched_at)
      select $1, 'https://www.acme.example/page' || number, 'acme.example', 'READ', 'Page ' || number, 'en',
        jsonb_build_array(jsonb_build_object('heading', 'Shoes ' || number, 'text', 'Running shoes for rain, number ' || number || '.')),
        now()
      from generate_series(1, $2::int) as number`,
      [projectId, ownPages],
    );
    await client.query(
      "insert into local_sites (workspace_id, host, read_at, pages_read) select $1, host, now(), $2 from (values ('acme.example'), ('www.acme.example')) as site(host)",
      [projectId, ownPages],
    );
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}

async function readAll(pool: Pool, projectId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(
      "select count(*), count(distinct answer_id) from answer_mentions where workspace_id = $1",
      [projectId],
    );
    await client.query(
      "select count(*), count(distinct domain) from answer_citations where workspace_id = $1",
      [projectId],
    );
  } finally {
    client.release(true);
  }
}

async function taken(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
