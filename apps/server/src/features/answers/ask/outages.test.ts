import { connect, createServer, type Server, type Socket } from "node:net";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { placeOfJob } from "#platform/place.ts";
import { openPostgres, type Postgres } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { askAnswer } from "./ask-answer.ts";
import { createBackoff, openOutcomeStore } from "./outcome-store.ts";
import { takeNext } from "./take-next.ts";

let open: AnswersWorld;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => open.answer(usualAnswer));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function query(text: string, values: unknown[] = []) {
  return (await open.world.postgres.pool.query(text, values)).rows;
}

/** A run of so many questions that were asked, and what came of them, not stored yet. */
async function asked(home: Home, count: number) {
  const { tools } = open.world;
  const queries = Array.from({ length: count }, (_, nth) => `question ${nth}`);
  const campaignId = await home.launch({ queries });
  const until = new Date(tools.now().getTime() + 60_000);
  const place = placeOfJob({ workspaceId: home.projectId });
  const taken = await takeNext(tools, { lane: "openai", limit: count, until, workerId: newId(), place });
  const { signal } = new AbortController();
  return { campaignId, outcomes: await Promise.all(taken.map((row) => askAnswer(tools, row, { signal }))) };
}

/** Expects what its people see of a run that is done, and the ledger. */
async function expectDone(home: Home, campaignId: string, count: number): Promise<void> {
  const { answer } = await home.ask(listRuns, { params: { campaignId } });
  const run = { status: "DONE", answers_ok: count, answers_failed: 0, credits_used: 5 * count };
  expect(answer.results).toMatchObject([run]);
  const rows = await query(
    `select status, count(*)::int as answers, sum(credits)::int as credits,
      (select count(*)::int from credit_uses where workspace_id = $1) as charged,
      (select sum(n)::int from answer_days where workspace_id = $1) as counted
    from answers where workspace_id = $1 group by status`,
    [home.projectId],
  );
  expect(rows).toEqual([
    { status: "OK", answers: count, credits: 5 * count, charged: count, counted: count },
  ]);
}

/** A way to the database that can be cut, by which nothing but the storing goes. */
async function openCuttable(): Promise<{
  tools: Tools;
  cut(): void;
  mend(): void;
  tries(): number;
  busy(): number;
}> {
  const target = new URL(String(open.world.postgres.pool.options.connectionString));
  const { host, port } = open.world.postgres.pool.options;
  const sockets = new Set<Socket>();
  let isCut = false;
  let tries = 0;
  const server: Server = createServer((client) => {
    tries += 1;
    if (isCut) return void client.destroy();
    const socketDir = target.searchParams.get("host");
    const upstream = socketDir
      ? connect(`${socketDir}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(port ?? target.port), String(host ?? target.hostname));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const through = new URL(target);
  through.searchParams.delete("host");
  through.hostname = "127.0.0.1";
  through.port = String(typeof address === "object" && address ? address.port : 0);
  const postgres: Postgres = openPostgres(through.href, open.world.tools.log, { patienceMs: 2_000 });
  closing.push(
    () => new Promise((done) => server.close(done)),
    async () => {
      for (const socket of sockets) socket.destroy();
    },
    () => postgres.close(),
  );
  return {
    tools: { ...open.world.tools, db: postgres.db },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    tries: () => tries,
    busy: () => postgres.pool.totalCount - postgres.pool.idleCount,
  };
}

describe("answers that were paid for", () => {
  test("are stored once the database is back, however often it was tried, and charged once", async () => {
    const home = await open.home();
    const { campaignId, outcomes } = await asked(home, 20);
    const way = await openCuttable();
    const store = openOutcomeStore(way.tools, { backoffMs: () => 1 });

    way.cut();
    const stored = Promise.all(outcomes.map((outcome) => store.add(outcome)));
    // Ten minutes are twenty-odd tries with the usual waits.
    await eventually(async () => expect(way.tries()).toBeGreaterThan(40), 20_000);
    const meanwhile = await query(
      "select status from answers where workspace_id = $1 and status <> 'PENDING'",
      [home.projectId],
    );
    way.mend();
    await stored;

    expect(meanwhile).toEqual([]);
    await expectDone(home, campaignId, 20);
  });

  test("survive connections that are cut in the middle of storing them, again and again", async () => {
    const home = await open.home();
    const { campaignId, outcomes } = await asked(home, 20);
    const way = await openCuttable();
    const store = openOutcomeStore(way.tools, { backoffMs: () => 1 });
    let isDone = false;

    const stored = Promise.all(outcomes.map((outcome) => store.add(outcome))).then(() => {
      isDone = true;
    });
    for (let cuts = 0; cuts < 8 && !isDone; cuts += 1) {
      await new Promise((done) => setTimeout(done, 5 * cuts));
      way.cut();
      way.mend();
    }
    await stored;

    await expectDone(home, campaignId, 20);
    expect(way.busy()).toBe(0);
  });

  for (const code of ["57014", "40P01", "40001", "55P03", "53200", "57P03"]) {
    test(`are stored when the database has said ${code} for long`, async () => {
      const home = await open.home();
      const { campaignId, outcomes } = await asked(home, 6);
      const { mend } = await refuseAll(code, 25);
      const store = openOutcomeStore(open.world.tools, { backoffMs: () => 1 });

      await Promise.all(outcomes.map((outcome) => store.add(outcome)));
      await mend();

      await expectDone(home, campaignId, 6);
    });
  }

  /** The database fails so many times to close answers. */
  async function refuseAll(code: string, times: number): Promise<{ mend(): Promise<unknown> }> {
    const mend = () =>
      query(`drop trigger if exists refuse on answers; drop function if exists refuse();
        drop sequence if exists refusals`);
    await query(`create sequence refusals; create function refuse() returns trigger language plpgsql as $$ begin
        if new.status <> 'PENDING' and nextval('refusals') <= ${times} then
          raise exception 'not now' using errcode = '${code}';
        end if;
        return new; end $$;
      create trigger refuse before update on answers for each row execute function refuse()`);
    closing.push(mend);
    return { mend };
  }

  test("of one campaign whose sums are held by others do not keep those of other campaigns waiting", async () => {
    const [held, free] = [await open.home(), await open.home()];
    const first = await asked(held, 3);
    const second = await asked(free, 3);
    const { tools } = open.world;
    const store = openOutcomeStore(tools, { backoffMs: () => 50 });
    let all: Promise<unknown> = Promise.resolve();

    await inTransaction(tools, async (within) => {
      await within.db.execute(`select from campaigns where id = '${first.campaignId}' for update`);
      all = Promise.all([...first.outcomes, ...second.outcomes].map((outcome) => store.add(outcome)));
      await eventually(() => expectDone(free, second.campaignId, 3), 20_000);
    });
    await all;

    await expectDone(held, first.campaignId, 3);
  });
});

test("each try waits twice as long as the one before, half a minute at most, and not all the same", () => {
  const [least, most] = [createBackoff(() => 0), createBackoff(() => 1)];

  expect([1, 2, 3, 9, 10, 100].map(most)).toEqual([100, 200, 400, 25_600, 30_000, 30_000]);
  expect([1, 2, 100].map(least)).toEqual([50, 100, 15_000]);
});
