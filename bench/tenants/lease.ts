import { randomUUID } from "node:crypto";
import { leaseAnswers } from "../../apps/server/src/features/answers/ask/queue.sql.ts";
import { takeTurns } from "../../apps/server/src/features/answers/ask/turns.sql.ts";
import type { Tools } from "../../apps/server/src/platform/tools.ts";
import { type BenchRow, quantile } from "../table.ts";
import type { BenchedCluster } from "./with-cluster.ts";

const rounds = 50;
const taken = 20;
const goalMs = 10;

/** Taking the next answers of a lane in which others work as well, undone each time. */
export async function leaseOf({ db, pool }: BenchedCluster, lane: string): Promise<BenchRow> {
  const day = new Date().toISOString().slice(0, 10);
  const { rows } = await pool.query<{ workspace_id: string; ids: string[] }>(
    `select workspace_id, array_agg(id) as ids from (
      select workspace_id, id from answers where status = 'PENDING' and is_ready and lane = $1 limit ${taken}) as one
    group by workspace_id`,
    [lane],
  );
  const lease = await timesOf(() =>
    undone(db, async (within) => {
      const turns = await takeTurns(within, { lane, day, limit: 10 });
      if (turns.length === 0) throw new Error("It is nobody's turn.");
      const share = Math.ceil(taken / turns.length);
      const shares = turns.map(({ organization_id }) => ({ organization_id, share }));
      const leasing = { lane, workerId: randomUUID(), until: new Date(Date.now() + 60_000) };
      const leased = await leaseAnswers(within, leasing, shares);
      if (leased.length === 0) throw new Error("Nothing was taken.");
    }),
  );
  const plain = await timesOf(async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(
        "update answers set leased_until = now() where workspace_id = $1 and id = any($2) and status = 'PENDING'",
        [rows[0]?.workspace_id, rows[0]?.ids],
      );
      await client.query("rollback");
    } finally {
      client.release();
    }
  });
  const [ms, p95, plainMs] = [quantile(lease, 0.5), quantile(lease, 0.95), quantile(plain, 0.5)];
  return {
    what: `taking ${taken} answers of a lane while two workers take from it, median (95th percentile)`,
    value: `${ms.toFixed(1)} ms (${p95.toFixed(1)})`,
    ceiling: `an update of ${taken} rows that wait, ${plainMs.toFixed(1)} ms`,
    ratio: (ms / plainMs).toFixed(2),
    goal: `<= ${goalMs} ms`,
  };
}

class Undone extends Error {}

/** These statements ask their tools for the database and the time alone. */
async function undone(db: Tools["db"], run: (within: Tools) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (transaction) => {
      await run({ db: transaction, now: () => new Date() } as unknown as Tools);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** It may be nobody's turn, since others hold them all: such rounds are not counted. */
async function timesOf(run: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const failures: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedMs = performance.now();
    const failure = await run().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) times.push(performance.now() - startedMs);
    else failures.push(failure);
  }
  if (failures.length > rounds / 2) throw failures[0];
  return times;
}
