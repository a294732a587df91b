import { setTimeout as wait } from "node:timers/promises";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { endLateRuns } from "../end-late-runs.ts";
import { storeOutcomes } from "../keep/store-outcomes.ts";
import type { Outcome } from "../store/outcome.ts";
import { giveBack, renewLeases, type TakenAnswer } from "../store/queue.sql.ts";
import { askAnswer } from "./ask-answer.ts";
import { openLane } from "./lane.ts";
import { openOutcomeStore } from "./outcome-store.ts";
import { takeNext } from "./take-next.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld({ ai: { OPERATOR_PRICES: "chatgpt=0.1/0.5/10" } });
});
afterAll(() => open.close());
beforeEach(async () => {
  open.answer(usualAnswer);
  await open.world.postgres.pool.query("delete from runs; delete from lane_turns; delete from lane_limits");
});

async function query(text: string, values: unknown[] = []) {
  return (await open.world.postgres.pool.query(text, values)).rows;
}

function take(workerId: string, limit = 10): Promise<TakenAnswer[]> {
  const { tools } = open.world;
  return takeNext(tools, { lane: "openai", limit, until: untilNext(), workerId });
}

const untilNext = () => new Date(open.world.tools.now().getTime() + 60_000);
const ask = (row: TakenAnswer): Promise<Outcome> =>
  askAnswer(open.world.tools, row, { signal: new AbortController().signal });
const store = (...outcomes: Outcome[]) => storeOutcomes(open.world.tools, outcomes);

async function rowOf(home: Home) {
  const [row] = await query(
    `select id, status, leased_by, lease_until, fence, attempts, credits, cost_usd::float
     from answers where workspace_id = $1`,
    [home.projectId],
  );
  return row;
}

/** A worker was paused for longer than its lease lives, and another one has taken its row since. */
async function takeTwice() {
  const home = await open.home();
  const campaignId = await home.launch({ queries: ["best running shoes"] });
  const [paused, other] = [newId(), newId()];
  const [first] = (await take(paused)) as [TakenAnswer];
  open.world.advance(61_000);
  const [second] = (await take(other)) as [TakenAnswer];
  const run = async () => (await home.ask(listRuns, { params: { campaignId } })).answer.results[0];
  return { home, other, first, second, run };
}

describe("a worker that was paused", () => {
  test("does not renew what is another's", async () => {
    const { home, other, first } = await takeTwice();
    const before = await rowOf(home);

    const renewed = await renewLeases(open.world.tools, [first], new Date(Date.now() + 9e9));

    expect(renewed.size).toBe(0);
    expect(await rowOf(home)).toEqual(before);
    expect(before.leased_by).toBe(other);
  });

  test("does not give back what is another's, nor takes it off the day's count", async () => {
    const { home, first } = await takeTwice();
    const before = await rowOf(home);

    await giveBack(open.world.tools, [first]);

    expect(await rowOf(home)).toEqual(before);
    expect((await query("select sum(asked)::int as asked from asked_days"))[0].asked).toBeGreaterThan(1);
    expect(await take(newId())).toEqual([]);
  });

  test("does not put off what is another's: what its attempt has cost is added once, and the other goes on", async () => {
    const { home, other, first, second, run } = await takeTwice();
    open.openai.answerWith("garbage");
    const failed = await ask(first);
    open.answer(usualAnswer);
    const answered = await ask(second);

    await store(failed);
    await store(failed);
    const between = await rowOf(home);
    await store(answered);

    expect(failed).toMatchObject({ kind: "again" });
    expect(failed.cost.usd).toBeGreaterThan(0);
    expect(between).toMatchObject({
      status: "PENDING",
      leased_by: other,
      cost_usd: expect.closeTo(failed.cost.usd, 6),
    });
    const cost = failed.cost.usd + answered.cost.usd;
    expect((await rowOf(home)).cost_usd).toBeCloseTo(cost, 6);
    expect(
      (await run())?.cost_usd ?? (await query("select cost_usd::float from runs"))[0].cost_usd,
    ).toBeCloseTo(cost, 6);
  });

  test("has its answer counted where it comes first; the other's costs are added, and credits settle once", async () => {
    const { home, first, second, run } = await takeTwice();
    const { used } = await home.credits();
    const [early, late] = [await ask(first), await ask(second)];

    await store(early);
    await store(late);
    await store(late, early);

    const row = await rowOf(home);
    expect(row).toMatchObject({ status: "OK", credits: 5, leased_by: null, lease_until: null });
    expect(row.cost_usd).toBeCloseTo(early.cost.usd + late.cost.usd, 6);
    expect(await query("select cost_usd::float from runs")).toEqual([{ cost_usd: row.cost_usd }]);
    expect(await run()).toMatchObject({ status: "DONE", answers_ok: 1, credits_used: 5 });
    expect((await home.credits()).used).toBe(used + 5);
    const [sums] = await query("select sum(n)::int as n from answer_days where workspace_id = $1", [
      home.projectId,
    ]);
    expect(sums.n).toBe(1);
    const [booked] = await query(
      "select sum(cost_usd)::float as usd, sum(credits)::int as credits from spending_days where organization_id = $1",
      [first.organization_id],
    );
    expect(booked.usd).toBeCloseTo(row.cost_usd, 6);
    expect(booked.credits).toBe(5);
  });

  test("whose answer comes after its run was ended adds what it has cost, and charges nothing", async () => {
    const { home, second } = await takeTwice();
    const answered = await ask(second);
    open.world.advance(21 * 3_600_000);
    await endLateRuns(open.world.tools);

    await store(answered);

    expect(await rowOf(home)).toMatchObject({
      status: "FAILED",
      credits: 0,
      cost_usd: expect.closeTo(answered.cost.usd, 6),
    });
    const [run] = await query("select status, cost_usd::float from runs");
    expect(run).toEqual({ status: "DONE", cost_usd: expect.closeTo(answered.cost.usd, 6) });
    const charged = "select from credit_uses where workspace_id = $1";
    expect(await query(charged, [home.projectId])).toEqual([]);
  });
});

test("a refill that comes when the lane has been stopped gives its rows back", async () => {
  const home = await open.home();
  await home.launch({ queries: ["one", "two", "three"] });
  const { tools, postgres } = open.world;
  const lane = openLane(tools, {
    name: "openai",
    workerId: newId(),
    store: openOutcomeStore(tools),
    ask: () => new Promise(() => undefined),
  });
  const holder = await postgres.pool.connect();
  await holder.query("begin; lock table asked_days in access exclusive mode");
  lane.wake();
  const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%asked_days%'";
  await eventually(async () => expect((await query(waits)).length).toBe(1));

  const stopped = lane.stop(50);
  await holder.query("commit");
  holder.release();
  await stopped;

  const rows = await query("select status, leased_by, attempts, is_ready from answers");
  expect(rows).toEqual(Array(3).fill({ status: "PENDING", leased_by: null, attempts: 0, is_ready: true }));
  expect(await take(newId())).toHaveLength(3);
});

describe("the next question", () => {
  interface Asked {
    readonly text: string;
    readonly answer: () => void;
    readonly pay: () => void;
  }

  const limitTo = (concurrency: number) =>
    query(
      `insert into lane_limits (lane, concurrency, per_minute, reason, set_by, set_at)
       values ('openai', $1, 6000, 'A test', $2, now())
       on conflict (lane) do update set concurrency = excluded.concurrency`,
      [concurrency, newId()],
    );

  /** A lane of two at once, whose answers come and are paid for when the test says so. */
  async function openTwo(queries: readonly string[]) {
    const home = await open.home();
    await home.launch({ queries });
    await limitTo(2);
    const { tools } = open.world;
    const asked: Asked[] = [];
    const store = openOutcomeStore(tools);
    const lane = openLane(tools, {
      name: "openai",
      workerId: newId(),
      store,
      ask: async (_, row, { onAnswer }) => {
        const outcome = await askAnswer(tools, row, { signal: new AbortController().signal });
        const answered = Promise.withResolvers<void>();
        const paid = Promise.withResolvers<void>();
        asked.push({ text: row.query_text, answer: answered.resolve, pay: paid.resolve });
        await answered.promise;
        onAnswer?.();
        await paid.promise;
        return outcome;
      },
    });
    const untilAsked = (count: number) =>
      eventually(() => Promise.resolve(expect(asked).toHaveLength(count)));
    return { home, asked, store, lane, untilAsked };
  }

  const five = ["one", "two", "three", "four", "five"];

  test("is asked within seconds as often as an operator says meanwhile", async () => {
    const { asked, store, lane, untilAsked } = await openTwo(five);
    lane.wake();
    await untilAsked(2);

    await limitTo(4);
    await wait(6_000);
    await untilAsked(4);

    for (const { answer, pay } of asked) {
      answer();
      pay();
    }
    await lane.stop(0);
    await store.close();
  });

  test("is asked when an answer has come, not when it is paid for, and as many are paid for as are asked", async () => {
    const { home, asked, store, lane, untilAsked } = await openTwo(five);
    lane.wake();
    await untilAsked(2);

    asked[0]?.answer();
    await untilAsked(3);
    asked[1]?.answer();
    await untilAsked(4);
    asked[2]?.answer();
    await wait(100);
    expect(asked.map(({ text }) => text)).toHaveLength(4); // three wait to be paid for
    asked[2]?.pay();
    await untilAsked(5);

    for (const { answer, pay } of asked) {
      answer();
      pay();
    }
    await lane.stop(10_000);
    await store.close();
    const rows = await query("select query_text, status, credits from answers where workspace_id = $1", [
      home.projectId,
    ]);
    expect(new Set(rows.map(({ query_text }) => query_text))).toEqual(new Set(five));
    expect(rows.every(({ status, credits }) => status === "OK" && credits === 5)).toBe(true);
  });

  test("is not asked any more once the lane stops, which waits for what is being paid for", async () => {
    const { home, asked, store, lane, untilAsked } = await openTwo(five);
    lane.wake();
    await untilAsked(2);
    asked[0]?.answer();
    await untilAsked(3);

    const stopped = lane.stop(10_000);
    asked[1]?.answer();
    asked[2]?.answer();
    await wait(50);
    for (const { pay } of asked) pay();
    await stopped;
    await store.close();

    expect(asked).toHaveLength(3);
    const counts = "select status, count(*)::int, bool_and(leased_by is null) as free from answers";
    expect(
      await query(`${counts} where workspace_id = $1 group by status order by status`, [home.projectId]),
    ).toEqual([
      { status: "OK", count: 3, free: true },
      { status: "PENDING", count: 2, free: true },
    ]);
  });
});
