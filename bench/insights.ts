import { fillInsights } from "./insights/fill.ts";
import { measurePage } from "./insights/measure-page.ts";
import { type Account, signUp } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

const rounds = 20;
const newsRounds = 5;
const goalMs = 300;
const pageRounds = 5;
const lcpGoalMs = 2_000;
const days = { start_date: "2026-07-03", end_date: "2026-09-30" };

/** Every call of the Overview over a million answers of one workspace and 90 days, beside a count of the answers themselves. */
export function benchInsights(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases, address }: ProductWithin): Promise<BenchRow[]> {
  const { pool } = databases.postgres;
  const account = await signUp(address);
  const { projectId, access } = account;
  const { count, campaignId } = await fillInsights(pool, { address, projectId, access });
  const straightMs = await p95(() => countAnswers(pool, projectId), 3);
  const calls = [
    ["insights/summary", {}],
    ["brand-mentions", {}],
    ["industry-ranking", {}],
    ["influential-sources", {}],
    ["ai-operator-models", {}],
    ["performance-prompts", { limit: "10" }],
    ["insights/matrix", {}],
    ["insights/prompts-interval", {}],
    ["insights/annotations", {}],
    ["sentiment-analysis", { campaign_id: campaignId }],
    ["negative-sentiment-answers", { campaign_id: campaignId }],
    ["answers", { unknown_to_model: "true", counted: "true" }],
  ] as const;
  const rows: BenchRow[] = [];
  for (const [path, query] of calls) {
    const search = new URLSearchParams({ ...days, ...query });
    const url = `${address}/api/v1/projects/${projectId}/${path}/?${search}`;
    const call = async (): Promise<void> => {
      const reply = await fetch(url, { headers: { authorization: `Bearer ${access}` } });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      await reply.arrayBuffer();
    };
    const firstMs = await p95(call, 1);
    const newsMs = await p95(call, newsRounds, () => addNews(pool, { projectId, campaignId }));
    const ms = await p95(call, rounds);
    rows.push({
      what: `${path} over ${count.toLocaleString("en")} answers and 90 days, 95th percentile of ${rounds}`,
      value: `${ms.toFixed(0)} ms (after new answers ${newsMs.toFixed(0)}, first ${firstMs.toFixed(0)})`,
      ceiling: `a count of the answers themselves, ${straightMs.toFixed(0)} ms`,
      ratio: (ms / straightMs).toFixed(2),
      goal: `<= ${goalMs} ms`,
    });
  }
  return [...rows, ...(await pageRows(address, account, count))];
}

/** How long until the largest part of the page is painted, and until its cards show figures. */
async function pageRows(address: string, account: Account, count: number): Promise<BenchRow[]> {
  const { projectId, ...signIn } = account;
  const search = new URLSearchParams({ from: "03-07-26", to: "30-09-26" });
  const { lcpMs, filledMs } = await measurePage(address, signIn, {
    path: `/workspaces/${projectId}/insight/dashboard?${search}`,
    times: pageRounds,
  });
  const row = (what: string, ms: number): BenchRow => ({
    what: `the Overview in Chromium over ${count.toLocaleString("en")} answers, ${what}, median of ${pageRounds}`,
    value: `${(ms / 1000).toFixed(2)} s`,
    ceiling: "",
    ratio: (ms / lcpGoalMs).toFixed(2),
    goal: `<= ${(lcpGoalMs / 1000).toFixed(1)} s`,
  });
  return [row("largest contentful paint", lcpMs), row("until its cards show figures", filledMs)];
}

async function countAnswers(pool: Pool, workspaceId: string): Promise<void> {
  await pool.query(
    `select created::date, operator_model, count(*), count(*) filter (where mentioned), count(*) filter (where cited)
    from answers where workspace_id = $1 and status = 'OK' group by 1, 2`,
    [workspaceId],
  );
}

/** As answers of one campaign do, for whoever keeps what was made of its sums. */
async function addNews(
  pool: Pool,
  { projectId, campaignId }: { readonly projectId: string; readonly campaignId: string },
): Promise<void> {
  await pool.query(
    "update sum_versions set version = version + 1 where workspace_id = $1 and campaign_id = $2",
    [projectId, campaignId],
  );
}

async function p95(
  run: () => Promise<void>,
  times: number,
  before: () => Promise<void> = async () => undefined,
): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    await before();
    const startedAt = performance.now();
    await run();
    taken.push(performance.now() - startedAt);
  }
  return taken.toSorted((a, b) => a - b)[Math.ceil(0.95 * times) - 1] ?? 0;
}
