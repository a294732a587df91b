import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { placeOfJob } from "#platform/place.ts";
import { openPostgres, type Postgres } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { cases } from "../../../../../../scripts/testing/cases.ts";
import { askAnswer } from "../ask/ask-answer.ts";
import { takeNext } from "../ask/take-next.ts";
import type { Outcome } from "../store/outcome.ts";
import { storeOutcomes } from "./store-outcomes.ts";

const rounds = cases(6, 20);

let open: AnswersWorld;
/** Two processes, each with a pool of its own. */
let pools: Postgres[];
let instances: Tools[];
beforeAll(async () => {
  open = await openAnswersWorld();
  const url = String(open.world.postgres.pool.options.connectionString);
  pools = [0, 1].map(() => openPostgres(url, open.world.tools.log));
  instances = pools.map(({ db }) => ({ ...open.world.tools, db }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await open.close();
});
beforeEach(() => open.answer(usualAnswer));

async function query(text: string, values: unknown[] = []) {
  return (await open.world.postgres.pool.query(text, values)).rows;
}

/** Outcomes of a run's questions. */
async function askedOf(home: Home, queries: number): Promise<Outcome[]> {
  await home.launch({ queries: Array.from({ length: queries }, (_, nth) => `question ${nth}`) });
  const { tools } = open.world;
  const until = new Date(tools.now().getTime() + 60_000);
  const place = placeOfJob({ workspaceId: home.projectId });
  const taken = await takeNext(tools, { lane: "openai", limit: 100, until, workerId: newId(), place });
  const { signal } = new AbortController();
  return Promise.all(taken.map((row) => askAnswer(tools, row, { signal })));
}

async function deadlocks(): Promise<number> {
  // What the server counts shows a moment later.
  await query("select pg_stat_clear_snapshot()");
  const [row] = await query("select deadlocks::int from pg_stat_database where datname = current_database()");
  return row.deadlocks;
}

test("two workers that store one run at the same time never wait for each other in a circle", async () => {
  const before = await deadlocks();
  const homes: Home[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const home = await open.home();
    homes.push(home);
    const outcomes = await askedOf(home, 40);
    const [even, odd] = [0, 1].map((part) => outcomes.filter((_, nth) => nth % 2 === part));

    // None is tried again here: one that PostgreSQL ends fails the test.
    await Promise.all([
      storeOutcomes(instances[0] as Tools, even ?? []),
      storeOutcomes(instances[1] as Tools, (odd ?? []).toReversed()),
    ]);
  }

  for (const { projectId } of homes) {
    const [run] = await query(
      `select run.status, (select count(*)::int from answers where workspace_id = $1 and status = 'OK') as ok,
        (select sum(n)::int from answer_days where workspace_id = $1) as counted,
        (select count(*)::int from credit_uses where workspace_id = $1) as charged,
        (select sum(ok)::int from run_tallies where workspace_id = $1) as tallied
      from runs as run where workspace_id = $1`,
      [projectId],
    );
    expect(run).toEqual({ status: "DONE", ok: 40, counted: 40, charged: 40, tallied: 40 });
  }
  expect(await deadlocks()).toBe(before);
});

test("nor do two that store the same answers, since a lease had expired, in batches of several organizations", async () => {
  const before = await deadlocks();
  for (let round = 0; round < rounds; round += 1) {
    const homes = [await open.home(), await open.home(), await open.home()];
    const outcomes = (await Promise.all(homes.map((home) => askedOf(home, 10)))).flat();

    await Promise.all([
      storeOutcomes(instances[0] as Tools, outcomes),
      storeOutcomes(instances[1] as Tools, outcomes.toReversed()),
    ]);

    for (const { projectId } of homes) {
      const charged = "select count(*)::int as charged from credit_uses where workspace_id = $1";
      expect(await query(charged, [projectId])).toEqual([{ charged: 10 }]);
    }
  }
  await eventually(async () => expect(await deadlocks()).toBe(before));
});
