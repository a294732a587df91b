import { setTimeout as wait } from "node:timers/promises";
import { logIn } from "../product.ts";
import { type BenchRow, quantile } from "../table.ts";
import { type Tenant, until } from "./tenant.ts";
import type { Pool } from "./with-cluster.ts";

const calls = 200;
const sampleMs = 5;
const statementGoalMs = 1_000;

/** The largest campaign is deleted while somebody else reads a list. */
export async function removalOf(
  pool: Pool,
  address: string,
  { largest, reader }: { readonly largest: Tenant; readonly reader: Tenant },
): Promise<BenchRow[]> {
  const [owner, other] = [await logIn(address, largest), await logIn(address, reader)];
  const read = async (): Promise<number> => {
    const startedMs = performance.now();
    const reply = await fetch(`${address}/api/v1/projects/${reader.projectId}/campaigns/organic/`, {
      headers: { authorization: `Bearer ${other}` },
    });
    await reply.arrayBuffer();
    return performance.now() - startedMs;
  };
  const alone: number[] = [];
  for (let call = 0; call < calls; call += 1) alone.push(await read());

  const askedMs = performance.now();
  const reply = await fetch(
    `${address}/api/v1/projects/${largest.projectId}/campaigns/organic/${largest.campaignId}/`,
    { method: "DELETE", headers: { authorization: `Bearer ${owner}` } },
  );
  if (reply.status !== 204) throw new Error(await reply.text());
  const hiddenMs = performance.now() - askedMs;
  await pool.query("update deletions set not_before = now()");

  const beside: number[] = [];
  const startedMs = performance.now();
  const watched = watchStatements(pool);
  const gone = until(pool, {
    what: "the removal of a campaign",
    query: "select from deletions where subject_id = $1 and finished_at is not null",
    values: [largest.campaignId],
  });
  let isGone = false;
  const reading = (async () => {
    while (!isGone) beside.push(await read());
  })();
  let longest: Statement;
  try {
    await gone;
  } finally {
    isGone = true;
    await reading;
    longest = await watched.stop();
  }
  const seconds = (performance.now() - startedMs) / 1_000;
  const { rows } = await pool.query<{ removed: Record<string, number> }>(
    "select removed from deletions where subject_id = $1",
    [largest.campaignId],
  );
  const removed = Object.values(rows[0]?.removed ?? {}).reduce((sum, count) => sum + count, 0);
  const compared = (part: number, name: string, goal: string): BenchRow => ({
    what: `deleting the largest campaign: a list of another workspace meanwhile, ${name}`,
    value: `${quantile(beside, part).toFixed(1)} ms`,
    ceiling: `before, ${quantile(alone, part).toFixed(1)} ms`,
    ratio: (quantile(beside, part) / quantile(alone, part)).toFixed(2),
    goal,
  });
  return [
    {
      what: "deleting the largest campaign: until it is hidden",
      value: `${hiddenMs.toFixed(0)} ms`,
      ceiling: "",
      ratio: "",
      goal: `<= ${statementGoalMs} ms`,
    },
    {
      what: "deleting the largest campaign: until its rows are gone",
      value: `${seconds.toFixed(0)} s`,
      ceiling: `${removed.toLocaleString("en")} rows`,
      ratio: "",
      goal: "",
    },
    {
      what: "deleting the largest campaign: the longest statement of anybody",
      value: `${longest.ms.toFixed(0)} ms`,
      ceiling: longest.text,
      ratio: "",
      goal: `<= ${statementGoalMs} ms`,
    },
    compared(0.5, "median", "<= 1.20"),
    compared(0.95, "95th percentile", ""),
  ];
}

interface Statement {
  readonly ms: number;
  readonly text: string;
}

/** Looks every few milliseconds what the database is at; what began and ended in between is not seen. */
function watchStatements(pool: Pool): { stop(): Promise<Statement> } {
  let longest: Statement = { ms: 0, text: "" };
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const { rows } = await pool.query<Statement>(
        `select extract(epoch from clock_timestamp() - query_start)::float8 * 1000 as ms,
          left(regexp_replace(query, '\\s+', ' ', 'g'), 60) as text
        from pg_stat_activity
        where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'
        order by 1 desc limit 1`,
      );
      const [now] = rows;
      if (now && now.ms > longest.ms) longest = now;
      await wait(sampleMs);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await watching;
      return longest;
    },
  };
}
