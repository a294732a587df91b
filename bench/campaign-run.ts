import { setTimeout as wait } from "node:timers/promises";
import { startAnswering } from "../apps/server/src/features/answers/room.ts";
import { aiSettings, answerAfterAWhile, askMs, concurrency } from "./campaign-run/answers.ts";
import { benchFairTurns } from "./campaign-run/fair-turns.ts";
import { giveCredits, launch, type Workspace } from "./campaign-run/launch.ts";
import { type CpuTime, openCpuTime } from "./cpu-time.ts";
import { createWorkspace, fillWorkspace } from "./deletion/fill.ts";
import { type Account, signUp } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { fillOthers } from "./tenants/fill.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

/** Ten campaigns of 100 queries, each asked five times. */
const asked = { campaigns: 10, queries: 100, repeats: 5 };
const answers = asked.campaigns * asked.queries * asked.repeats;

interface Setting {
  readonly what: string;
  /** Fills what is there before; resolves to the workspace in which the run begins. */
  fill(product: ProductWithin, account: Account): Promise<Workspace>;
}

/** A workspace of its own that holds so many answers, each with its parts. */
function workspaceWith(count: number): Setting["fill"] {
  return async ({ databases, address }, { access }) => {
    const filling = { name: "Filled", answers: count };
    const { projectId } = await fillWorkspace(databases.postgres.pool, { address, access }, filling);
    return { projectId, access };
  };
}

const settings = [
  { what: "an empty database", fill: async (_, account) => account },
  { what: "a workspace that holds 100,000 answers", fill: workspaceWith(100_000) },
  { what: "a workspace that holds 1,000,000 answers", fill: workspaceWith(1_000_000) },
  {
    what: "a workspace beside 297 others with 1,000,000 answers",
    fill: async ({ databases, address }, account) => {
      const { pool } = databases.postgres;
      await fillOthers(pool, address);
      return { projectId: await createWorkspace({ address, ...account }, "Own"), access: account.access };
    },
  },
] as const satisfies Setting[];

/**
 * A run of 5,000 answers of 300 ms each, beside a plain pool that stores nothing: in an empty database, in workspaces that hold
 * more and more answers, and beside many others; and a small campaign beside a giant one.
 */
export async function benchCampaignRun(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let first: Run | undefined;
  for (const setting of settings) {
    const run = await withinProduct((product) => measure(product, setting), aiSettings);
    first ??= run;
    rows.push(...rowsOf(setting.what, run, first));
  }
  return [...rows, ...(await withinProduct(benchFairTurns, aiSettings))];
}

interface Run {
  readonly runMs: number;
  readonly poolMs: number;
  readonly cpu: CpuTime;
}

async function measure(product: ProductWithin, { fill }: Setting): Promise<Run> {
  const account = await signUp(product.address);
  const workspace = await fill(product, account);
  const { pool } = product.databases.postgres;
  await giveCredits(product, workspace.projectId);
  const poolMs = await plainPool();
  await launch(product, workspace, asked);
  const cpu = await openCpuTime(pool);
  const startedAt = performance.now();
  const answering = startAnswering(product.tools, { ask: answerAfterAWhile });
  await untilDone(pool);
  const runMs = performance.now() - startedAt;
  const used = await cpu.used();
  await answering.stop();
  const { rows } = await pool.query(
    `select count(*)::int as stored, sum(credits)::int as credits from answers
    where workspace_id = $1 and status = 'OK' and query_text like 'question % %'`,
    [workspace.projectId],
  );
  if (rows[0].stored !== answers || rows[0].credits !== answers * 5) throw new Error(JSON.stringify(rows[0]));
  return { runMs, poolMs, cpu: used };
}

function rowsOf(what: string, { runMs, poolMs, cpu }: Run, first: Run): BenchRow[] {
  const idealMs = (answers / concurrency) * askMs;
  const row = (compared: string, ms: number, goal: string): BenchRow => ({
    what: `campaign run: ${answers} answers of ${askMs} ms, ${concurrency} at once, paid for, stored and charged, in ${what}`,
    value: `${(runMs / 1000).toFixed(2)} s`,
    ceiling: `${compared}, ${(ms / 1000).toFixed(2)} s`,
    ratio: (runMs / ms).toFixed(2),
    goal,
  });
  const each = ({ processMs, postgresMs }: CpuTime): string =>
    `${(processMs / answers).toFixed(2)} ms and ${(postgresMs / answers).toFixed(2)} ms`;
  const all = ({ processMs, postgresMs }: CpuTime): number => processMs + postgresMs;
  return [
    row("ideal", idealMs, "<= 1.05"),
    row("plain pool", poolMs, "<= 1.05"),
    ...(first.runMs === runMs ? [] : [row("the same in an empty database", first.runMs, "<= 1.05")]),
    {
      what: `the same: processor time an answer, of our process and of PostgreSQL`,
      value: each(cpu),
      ceiling: `in an empty database, ${each(first.cpu)}`,
      ratio: (all(cpu) / all(first.cpu)).toFixed(2),
      goal: "<= 1.05",
    },
  ];
}

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

async function untilDone(pool: ProductWithin["databases"]["postgres"]["pool"]): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await pool.query("select 1 from runs where status = 'RUNNING' limit 1");
    if (rows.length === 0) return;
    if (performance.now() - startedAt > 600_000) throw new Error("The run did not end");
    await wait(100);
  }
}
