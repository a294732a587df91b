import { signUp } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { fillTenants } from "./tenants/fill.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

const rounds = 10;
/** A call that is so slow is not asked as often. */
const patienceMs = 15_000;
const goalMs = 500;

/** Lists and figures of campaigns among 300 workspaces with a million answers, before and after the planner knows of them. */
export function benchTenants(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases, address }: ProductWithin): Promise<BenchRow[]> {
  const { pool } = databases.postgres;
  const account = await signUp(address);
  const tenants = await fillTenants(pool, { address, ...account });
  const rows: BenchRow[] = [];
  for (const state of ["never analysed", "analysed"] as const) {
    if (state === "analysed") await pool.query("vacuum analyze answers");
    for (const { what, projectId, campaignId } of tenants) {
      const straightMs = await p95(() => countAnswers(pool, projectId));
      const calls = {
        "campaign list": "campaigns/organic/",
        "campaign's details": `campaigns/organic/${campaignId}/`,
        "campaign's matrix": `campaigns/organic/${campaignId}/matrix/`,
        "campaign's runs": `campaigns/organic/${campaignId}/runs/`,
        "conversations of the campaign": `conversations/?campaign=${campaignId}`,
        "counted answers of the campaign": `answers/?counted=true&campaign=${campaignId}`,
        "counted answers of the workspace": "answers/?counted=true",
      };
      for (const [name, path] of Object.entries(calls)) {
        const url = `${address}/api/v1/projects/${projectId}/${path}`;
        const statuses = new Set<number>();
        const ms = await p95(async () => {
          const reply = await fetch(url, { headers: { authorization: `Bearer ${account.access}` } });
          await reply.arrayBuffer();
          statuses.add(reply.status);
        });
        rows.push({
          what: `${name}; ${what}; tables ${state}, 95th percentile`,
          value: `${ms.toFixed(0)} ms${statuses.has(200) ? "" : ` (answers ${[...statuses].join(", ")})`}`,
          ceiling: `a count of its answers, ${straightMs.toFixed(0)} ms`,
          ratio: (ms / straightMs).toFixed(2),
          goal: `<= ${goalMs} ms`,
        });
      }
    }
  }
  return rows;
}

async function countAnswers(pool: Pool, workspaceId: string): Promise<void> {
  await pool.query(
    `select count(*), count(*) filter (where mentioned) from answers
    where workspace_id = $1 and status = 'OK' and created >= now() - interval '60 days'`,
    [workspaceId],
  );
}

async function p95(run: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  const startedMs = performance.now();
  while (taken.length < rounds && (taken.length === 0 || performance.now() - startedMs < patienceMs)) {
    const roundMs = performance.now();
    await run();
    taken.push(performance.now() - roundMs);
  }
  return taken.toSorted((a, b) => a - b)[Math.ceil(0.95 * taken.length) - 1] ?? Number.NaN;
}
