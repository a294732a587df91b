import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { evenClock } from "#platform/jobs/even-clock.ts";
import { findFailedJob, listFailedJobs, retrySlice } from "#platform/jobs/failed-jobs.sql.ts";
import { job } from "#platform/jobs/job.ts";
import { migrateJobs } from "#platform/jobs/job-migrations.ts";
import { openJobQueue } from "#platform/jobs/job-queue.ts";
import { listDueQueues, listQueues } from "#platform/jobs/job-states.sql.ts";
import { runDueJobs, startJobWorkers } from "#platform/jobs/job-workers.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { pullBackStamps } from "#platform/jobs/stamps-ahead.sql.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { openLog } from "#platform/log.ts";
import { openPostgres, type Postgres } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { createTestDatabase, type TestDatabase } from "#test/postgres.ts";
import { eventually } from "#test/world.ts";

const log = openLog("silent");
let database: TestDatabase;
let postgres: Postgres;
let tools: Tools;
let aheadMs = 0;
let ran: string[] = [];
let fails = 0;

const greet = job({
  name: "tests.greet",
  payload: z.object({ who: z.string() }),
  run: async (_, { who }) => {
    if (fails > 0) {
      fails -= 1;
      throw new Error(`cannot greet ${who}`);
    }
    ran.push(who);
  },
});
const stubborn = job({
  name: "tests.stubborn",
  payload: z.object({}),
  retryLimit: 0,
  run: async () => {
    throw new Error("never");
  },
});

const distant = job({
  name: "tests.distant",
  payload: z.object({}),
  retryLimit: 1,
  run: async () => {
    throw new FetchFailure("dns", "example.test has no address");
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.url, [greet, stubborn, distant]);
  postgres = openPostgres(database.url, log, { connectionsMax: 4 });
  const jobs = await openJobQueue(postgres.pool, log);
  // Jobs need the database, the queues, the log and the clock; the rest of the tools is for rooms.
  tools = { db: postgres.db, jobs, log, now: () => new Date(Date.now() + aheadMs) } as unknown as Tools;
});
afterAll(async () => {
  await tools.jobs.close();
  await postgres.close();
  await database.drop();
});

describe("a job", () => {
  test("exists exactly when its transaction was committed", async () => {
    ran = [];
    const undone = inTransaction(tools, async (within) => {
      await enqueue(within, greet, { who: "nobody" });
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");

    await inTransaction(tools, (within) => enqueue(within, greet, { who: "Ada" }));

    expect(await runDueJobs(tools, [greet])).toBe(1);
    expect(ran).toEqual(["Ada"]);
  });

  test("waits for its time by the product's clock", async () => {
    ran = [];
    await enqueue(tools, greet, { who: "later" }, { startAfter: new Date(Date.now() + 600_000) });
    const early = await runDueJobs(tools, [greet]);

    aheadMs += 600_001;
    const late = await runDueJobs(tools, [greet]);

    expect([early, late]).toEqual([0, 1]);
    expect(ran).toEqual(["later"]);
  });

  test("waits once for each key, and any number of times without one", async () => {
    ran = [];
    await enqueue(tools, greet, { who: "first" }, { key: "k" });
    await enqueue(tools, greet, { who: "second" }, { key: "k" });
    await enqueue(tools, greet, { who: "third" });
    await enqueue(tools, greet, { who: "third" });

    await runDueJobs(tools, [greet]);

    expect(ran.sort()).toEqual(["first", "third", "third"]);
  });

  test("is refused at once with a payload that its schema does not take", async () => {
    await expect(enqueue(tools, greet, { who: 1 } as never)).rejects.toThrow();
  });

  test("that failed is tried again later, and one that fails for good waits for the administrator", async () => {
    ran = [];
    fails = 1;
    aheadMs = 0;
    await enqueue(tools, greet, { who: "again" });
    await enqueue(tools, stubborn, {});

    await runDueJobs(tools, [greet, stubborn]);
    const before = [...ran];
    aheadMs += 3_600_000;
    await runDueJobs(tools, [greet, stubborn]);
    const { asOf, rows } = await listFailedJobs(tools, { limit: 10, offset: 0 });
    const [failed] = rows;

    expect([before, ran]).toEqual([[], ["again"]]);
    expect(failed).toMatchObject({ queue: "tests.stubborn", error: "Error: never", attempts: 1 });
    expect(await findFailedJob(tools, failed?.id ?? "")).toMatchObject({ queue: "tests.stubborn" });
    expect(await listQueues(tools)).toContainEqual(
      expect.objectContaining({ name: "tests.stubborn", failed: 1, waiting: 0 }),
    );
    const again = { jobId: failed?.id, until: asOf, limit: 1 };
    expect(await retrySlice(tools, again)).toEqual([{ queue: "tests.stubborn", jobs: 1 }]);
    expect(await runDueJobs(tools, [stubborn])).toBe(1);
    expect(await retrySlice(tools, again)).toEqual([]);
  });

  test("that cannot reach another's server is a warning without a stack, until it was tried for the last time", async () => {
    const said: unknown[] = [];
    const noting = (level: string) => (facts: object, words: string) =>
      said.push([level, words, Object.keys(facts)]);
    const heard = {
      ...tools,
      log: { ...log, warn: noting("warn"), error: noting("error") },
    } as unknown as Tools;
    aheadMs = 0;
    await enqueue(tools, distant, {});

    await runDueJobs(heard, [distant]);
    aheadMs += 3_600_000;
    await runDueJobs(heard, [distant]);

    expect(said).toEqual([
      ["warn", "A job could not fetch; it is tried again", ["reason", "job", "id"]],
      ["error", "A job failed for the last time", ["err", "job", "id"]],
    ]);
  });
});

test("whose worker died is run by another", async () => {
  ran = [];
  await enqueue(tools, greet, { who: "orphan" });
  const claimed = await tools.jobs.boss.fetch(greet.name);

  await tools.db.execute(
    sql`update jobs.job set heartbeat_on = now() - interval '61 seconds' where state = 'active'`,
  );
  await tools.jobs.boss.supervise(greet.name);
  aheadMs += 3_600_000;
  await runDueJobs(tools, [greet]);

  expect(claimed).toHaveLength(1);
  expect(ran).toEqual(["orphan"]);
});

describe("the workers", () => {
  test("run a crowd of one transaction without a pause, and soon after its time what is due later", async () => {
    ran = [];
    const crowd = ["1", "2", "3", "4", "5", "6", "7"];
    const workers = await startJobWorkers(tools, [greet], database.url);
    onTestFinished(() => workers.stop());

    await inTransaction(tools, async (within) => {
      for (const who of crowd) await enqueue(within, greet, { who });
    });
    await eventually(async () => expect([...ran].sort()).toEqual(crowd));
    await enqueue(tools, greet, { who: "later" }, { startAfter: new Date(tools.now().getTime() + 100) });

    await eventually(async () => expect(ran).toContain("later"), 8_000);
  });

  test("find a job whose notification was lost", async () => {
    ran = [];
    const workers = await startJobWorkers(tools, [greet], database.url);
    onTestFinished(() => workers.stop());
    await tools.db.execute(sql`update jobs.queue set notify = false where name = ${greet.name}`);
    const silent = await openJobQueue(postgres.pool, log);
    onTestFinished(() => silent.close());

    await enqueue({ ...tools, jobs: silent }, greet, { who: "unheard" });

    await eventually(async () => expect(ran).toEqual(["unheard"]), 15_000);
    await tools.db.execute(sql`update jobs.queue set notify = true where name = ${greet.name}`);
  });

  test("of three instances run each job with a clock once for each time", async () => {
    const runs: string[] = [];
    const clocked = ["one", "two", "three"].map((name) =>
      job({
        name: `tests.clock-${name}`,
        payload: z.object({}),
        cron: "* * * * *",
        run: async () => {
          runs.push(name);
        },
      }),
    );
    await migrateJobs(database.url, clocked);
    await tools.db.execute(sql`update jobs.version set cron_on = null`); // as if nobody had looked at the clock lately
    const instances = await Promise.all([1, 2, 3].map(() => startJobWorkers(tools, clocked, database.url)));
    onTestFinished(async () => {
      await Promise.all(instances.map((workers) => workers.stop()));
    });

    await eventually(async () => expect(new Set(runs)).toEqual(new Set(["one", "two", "three"])), 25_000);

    const { rows } = await tools.db.execute<{ name: string; jobs: number }>(sql`
      select name, count(*)::int as jobs from jobs.job where name like 'tests.clock-%' group by name order by name`);
    expect(rows).toEqual(["one", "three", "two"].map((name) => ({ name: `tests.clock-${name}`, jobs: 1 })));
    expect(runs.toSorted()).toEqual(["one", "three", "two"]);
  });

  test("run what is added at once, and let a running job finish when they stop", async () => {
    ran = [];
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const slow = job({
      name: "tests.slow",
      payload: z.object({}),
      run: async () => {
        started.resolve();
        await release.promise;
        ran.push("slow");
      },
    });
    await migrateJobs(database.url, [slow]);
    const queue = await openJobQueue(postgres.pool, log);
    const workers = await startJobWorkers({ ...tools, jobs: queue }, [greet, slow], database.url);
    const before = performance.now();

    await enqueue({ ...tools, jobs: queue }, greet, { who: "now" });
    await eventually(async () => expect(ran).toEqual(["now"]));
    const tookMs = performance.now() - before;
    await enqueue({ ...tools, jobs: queue }, slow, {});
    await started.promise;
    const stopping = workers.stop();
    release.resolve();
    await stopping;

    expect(ran).toEqual(["now", "slow"]);
    expect(tookMs).toBeLessThan(4_000); // sooner than the next look without being woken
    await queue.close();
  });

  test("of a process that stops are others' at once, and that is no try", async () => {
    ran = [];
    const stops = job({
      name: "tests.stops",
      payload: z.object({}),
      retryLimit: 0,
      run: async () => {
        ran.push("stops");
        if (ran.length === 1) throw new HandedBack();
      },
    });
    await migrateJobs(database.url, [stops]);
    await enqueue(tools, stops, {});

    await runDueJobs(tools, [stops]);

    expect(ran).toEqual(["stops", "stops"]);
    const [queue] = (await listQueues(tools)).filter(({ name }) => name === stops.name);
    expect(queue).toMatchObject({ done: 1, failed: 0, retrying: 0 });
  });

  test("of a worker that says nothing any more are due with the next look, of none that does", async () => {
    const silent = job({
      name: "tests.silent",
      payload: z.object({}),
      aliveSeconds: 20,
      run: async () => undefined,
    });
    await migrateJobs(database.url, [silent]);
    await enqueue(tools, silent, {});
    const [taken] = await tools.jobs.boss.fetch(silent.name);
    const silentFor = (seconds: number) =>
      tools.db.execute(
        sql`update jobs.job set heartbeat_on = now() - ${seconds} * interval '1 second' where id = ${taken?.id}`,
      );

    await silentFor(15);
    const early = await listDueQueues(tools);
    await silentFor(21);
    const late = await listDueQueues(tools);

    expect([early, late].map((names) => names.includes(silent.name))).toEqual([false, true]);
    expect(await runDueJobs(tools, [silent])).toBe(1);
  });
});

describe("a clock that was ahead and is put right", () => {
  test("leaves pg-boss waiting for no moment that lies a year ahead", () => {
    const before = evenClock.now();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() - 365 * 24 * 3_600_000);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });

    const passed = evenClock.now() - before;

    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(60_000);
  });

  test("holds up neither schedules nor the jobs of that time", async () => {
    await inTransaction(tools, (within) => enqueue(within, greet, { who: "Ahead" }));
    await tools.db.execute(sql`update jobs.version set cron_on = now() + interval '1 year'`);
    await tools.db.execute(sql`update jobs.queue set monitor_claim_on = now() + interval '1 year'`);
    await tools.db.execute(
      sql`update jobs.job set created_on = created_on + interval '1 year', start_after = start_after + interval '1 year 2 minutes'
        where data->>'who' = 'Ahead'`,
    );

    await pullBackStamps(tools);

    const { rows } = await tools.db.execute(sql`
      select (select bool_and(cron_on <= now()) from jobs.version) as schedules,
        (select bool_and(monitor_claim_on <= now()) from jobs.queue) as queues,
        (select extract(epoch from start_after - now())::int from jobs.job where data->>'who' = 'Ahead') as waits`);
    expect(rows).toEqual([{ schedules: true, queues: true, waits: expect.closeTo(120, -1) }]);
    await tools.db.execute(sql`delete from jobs.job where data->>'who' = 'Ahead'`);
  });
});
