import { setTimeout as wait } from "node:timers/promises";
import { startAnswering } from "../apps/server/src/features/answers/public.ts";
import { creditPurchases } from "../apps/server/src/features/credits/ledger/public.ts";
import { payPriced } from "../apps/server/src/features/spending/public.ts";
import { unknownUsage } from "../apps/server/src/platform/ai/operator.ts";
import type { Tools } from "../apps/server/src/platform/tools.ts";
import { signUp } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

const answers = 5_000;
const askMs = 300;
const concurrency = 100;

type Ask = NonNullable<NonNullable<Parameters<typeof startAnswering>[1]>["ask"]>;

/** A run of a campaign with 5,000 answers of 300 ms each, beside a plain pool that stores nothing. */
export function benchCampaignRun(): Promise<BenchRow[]> {
  const ai = { OPENAI_API_KEY: "bench", OPERATOR_LIMITS: `openai=${concurrency}/900000` };
  return withinProduct(measure, ai);
}

async function measure({ databases, tools, address }: ProductWithin): Promise<BenchRow[]> {
  const { projectId, access } = await signUp(address);
  const { pool } = databases.postgres;
  const { rows: workspaces } = await pool.query("select organization_id from workspaces where id = $1", [
    projectId,
  ]);
  const organizationId: string = workspaces[0].organization_id;
  await creditPurchases.add(tools, { organizationId, key: "bench", credits: 1_000_000, reason: "Bench" });
  const poolMs = await plainPool();
  await launch(address, { projectId, access });
  const startedAt = performance.now();
  const answering = startAnswering(tools, { ask: answerAfterAWhile });
  const runMs = await untilDone(tools, pool, startedAt);
  await answering.stop();
  const { rows } = await pool.query(
    "select count(*)::int as stored, count(distinct query_id)::int as queries, sum(credits)::int as credits from answers where status = 'OK'",
  );
  if (rows[0].stored !== answers || rows[0].credits !== answers * 5) throw new Error(JSON.stringify(rows[0]));

  const idealMs = (answers / concurrency) * askMs;
  const row = (ceiling: string, ms: number, goal: string): BenchRow => ({
    what: `campaign run: ${answers} answers of ${askMs} ms, ${concurrency} at once, paid for, stored and charged`,
    value: `${(runMs / 1000).toFixed(2)} s`,
    ceiling: `${ceiling}, ${(ms / 1000).toFixed(2)} s`,
    ratio: (runMs / ms).toFixed(2),
    goal,
  });
  return [row("ideal", idealMs, "<= 1.15"), row("plain pool", poolMs, "<= 1.08")];
}

const text =
  "The best are:\n\n1. **Beta** runs well.\n2. **Acme** is light and reliable, says [a review](https://review.example/shoes).";

/** Each is paid for like a real one: set aside before, and booked afterwards. */
const answerAfterAWhile: Ask = async (tools, row) => {
  const paid = await payPriced(tools, {
    priced: {
      provider: "openai",
      model: "bench",
      typical: { inputTokens: 100, outputTokens: 500, searches: 1 },
    },
    model: "chatgpt",
    purpose: "ANSWER",
    organizationId: row.organization_id,
    run: async () => {
      await wait(askMs);
      return answer;
    },
  });
  if (paid.failure) throw paid.failure;
  return { kind: "answered", row, at: tools.now(), answer: paid.value, cost: paid.cost };
};

const answer = {
  text,
  sources: [{ url: "https://review.example/shoes", title: null, cited: true }],
  searched: true,
  search_queries: [],
  searches: [],
  located: "nowhere" as const,
  model_id: "bench",
  usage: { ...unknownUsage, costUsd: 0.001 },
  latencyMs: askMs,
  raw: { text },
};

async function plainPool(): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < answers) {
      next += 1;
      await wait(askMs);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return performance.now() - startedAt;
}

async function launch(
  address: string,
  { projectId, access }: { readonly projectId: string; readonly access: string },
): Promise<void> {
  const campaigns = `${address}/api/v1/projects/${projectId}/campaigns/organic/`;
  // Ten campaigns of 100 queries, each asked five times.
  for (let campaign = 0; campaign < answers / 500; campaign += 1) {
    const parts = {
      name: `Bench ${campaign}`,
      brand: { name: "Acme", domains: ["acme.example"] },
      competitors: [{ name: "Beta" }],
      queries: Array.from({ length: 100 }, (_, n) => `question ${campaign} ${n}`),
      operator_models: ["chatgpt"],
      repeats: 5,
    };
    const { id } = (await (await post(campaigns, access, parts)).json()) as { id: string }; // of the contract
    const launched = await post(`${campaigns}${id}/launch/`, access, {});
    if (!launched.ok) throw new Error(await launched.text());
  }
}

function post(url: string, access: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function untilDone(
  tools: Tools,
  pool: ProductWithin["databases"]["postgres"]["pool"],
  startedAt: number,
): Promise<number> {
  for (;;) {
    const { rows } = await pool.query("select 1 from runs where status = 'RUNNING' limit 1");
    if (rows.length === 0) return performance.now() - startedAt;
    if (performance.now() - startedAt > 600_000) throw new Error("The run did not end");
    tools.log.debug("The run goes on");
    await wait(100);
  }
}
