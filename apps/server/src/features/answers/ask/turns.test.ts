import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { askAgain, giveBack, type TakenAnswer } from "../store/queue.sql.ts";
import { listLanes, mendTurns, noteDue, takeTurns } from "../store/turns.sql.ts";
import { type AnsweringOptions, type AnsweringWorker, startAnswering } from "./answering.ts";
import { takeNext } from "./take-next.ts";

let open: AnswersWorld;
let workers: AnsweringWorker[] = [];
beforeEach(async () => {
  open = await openAnswersWorld({ answersPerDayMax: 50 });
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await open.close();
});

const queries = (count: number) => Array.from({ length: count }, (_, nth) => `question ${nth}`);

async function query(text: string, values: unknown[] = []) {
  return (await open.world.postgres.pool.query(text, values)).rows;
}

const workerId = newId();
function take(limit: number, tools: Tools = open.world.tools): Promise<TakenAnswer[]> {
  const until = new Date(tools.now().getTime() + 60_000);
  return takeNext(tools, { lane: "openai", limit, until, workerId });
}

async function turns() {
  const found = await query("select lane, organization_id, next_at from lane_turns order by next_at");
  return found.map(({ next_at, ...turn }) => ({
    ...turn,
    inMs: next_at.getTime() - open.world.tools.now().getTime(),
  }));
}

async function organizationOf({ projectId }: Home): Promise<string> {
  const [row] = await query("select organization_id from workspaces where id = $1", [projectId]);
  return row.organization_id;
}

describe("organizations take turns in a lane", () => {
  test("a small campaign is asked beside giants of another organization, whose runs are many", async () => {
    const [giant, small] = [await open.home(), await open.home()];
    for (let run = 0; run < 3; run += 1) await giant.launch({ queries: queries(20) });
    const campaignId = await small.launch({ queries: queries(3) });

    const first = await take(4);
    const second = await take(4);

    const ofSmall = [...first, ...second].filter((row) => row.campaign_id === campaignId);
    expect([first.length, second.length]).toEqual([4, 3]);
    expect(ofSmall).toHaveLength(3);
    // One after the other, so that nobody waits for all that others were given.
    const isSmall = first.map((row) => row.campaign_id === campaignId);
    expect(new Set(isSmall.slice(0, 2))).toEqual(new Set([true, false]));
  });

  test("within one organization, a small campaign goes between the questions of a long one", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(30) });
    const campaignId = await home.launch({ queries: queries(3) });

    const taken = await take(6);

    expect(taken.filter((row) => row.campaign_id === campaignId)).toHaveLength(3);
  });

  test("organizations at their daily ceiling are put off to their next day, and stand before nobody", async () => {
    const full = [await open.home(), await open.home(), await open.home()];
    for (const home of full) await home.launch({ queries: queries(2) });
    await query(
      "insert into asked_days select organization_id, $1::date, 50 from workspaces on conflict do nothing",
      [open.world.tools.now().toISOString().slice(0, 10)],
    );
    const home = await open.home();
    await home.launch({ queries: queries(2) });

    const taken = await take(2);
    const again = await take(2);

    const organization = await organizationOf(home);
    expect(taken.map(({ organization_id }) => organization_id)).toEqual([organization, organization]);
    expect(again).toEqual([]);
    const rest = (await turns()).filter(({ organization_id }) => organization_id !== organization);
    expect(rest).toHaveLength(3);
    for (const { inMs } of rest) expect(inMs).toBeGreaterThan(0);
    open.world.advance(24 * 3_600_000);
    expect(await take(10)).toHaveLength(8);
  });

  test("an organization is asked no more in a day than it may, to the question", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(60) });

    const taken = [...(await take(40)), ...(await take(40))];

    expect(taken).toHaveLength(50);
    expect(await query("select asked from asked_days")).toEqual([{ asked: 50 }]);
  });
});

describe("nothing that waits is forgotten", () => {
  test("a run that begins while its lane is found empty has its turn all the same", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(1) });
    const organization = await organizationOf(home);
    const { tools } = open.world;
    let launched: Promise<string> | undefined;

    await inTransaction(tools, async (leasing) => {
      const day = tools.now().toISOString().slice(0, 10);
      expect(await takeTurns(leasing, { lane: "openai", day, limit: 1 })).toHaveLength(1);
      launched = home.launch({ queries: queries(2) });
      await eventually(async () => {
        const waiting = await query("select from pg_stat_activity where wait_event_type = 'Lock'");
        expect(waiting.length).toBeGreaterThan(0);
      }, 20_000);
      // As a lease does that has seen nothing of the new run.
      await leasing.db.execute(`delete from lane_turns where organization_id = '${organization}'`);
    });
    await launched;

    expect(await take(10)).toHaveLength(3);
  });

  test("what waits for its time comes back at that time, and not before", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(1) });
    const { tools } = open.world;
    const [row] = await take(1);
    const at = new Date(tools.now().getTime() + 30_000);
    await inTransaction(tools, async (within) => {
      const again = { failure_kind: "overloaded", failure: "busy", is_unusable: false };
      await askAgain(within, [{ ...(row as TakenAnswer), ...again, not_before: at.toISOString() }]);
      await noteDue(within, [{ ...(row as TakenAnswer), at }]);
    });

    const early = await take(1);
    open.world.advance(31_000);

    expect(early).toEqual([]);
    expect((await turns())[0]?.inMs).toBeLessThanOrEqual(0);
    expect(await take(1)).toMatchObject([{ id: row?.id, fence: 2, attempts: 2 }]);
  });

  test("rows that lost their turn are found again, those of an expired lease too", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(2), operator_models: ["chatgpt", "grok"] });
    await take(1);
    await query("delete from lane_turns");
    const lost = await listLanes(open.world.tools);

    open.world.advance(61_000);
    const mended = await mendTurns(open.world.tools, 0);

    expect([lost, mended]).toEqual([[], 2]);
    expect(await open.world.answerAll()).toBe(4);
  });

  test("a turn ends when nothing waits any more", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(2) });

    await open.world.answerAll();
    open.world.advance(601_000);
    await take(1);

    expect(await turns()).toEqual([]);
  });

  test("what is given back can be taken at once by another worker", async () => {
    const home = await open.home();
    await home.launch({ queries: queries(2) });
    const taken = await take(2);
    const nothing = await take(2);

    await giveBack(open.world.tools, taken);

    expect(nothing).toEqual([]);
    expect(await take(2)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    expect(await query("select asked from asked_days")).toEqual([{ asked: 2 }]);
  });
});

test("a worker with nothing to do hardly asks the database, and begins new work at once", async () => {
  const home = await open.home();
  const { tools, postgres } = open.world;
  let asked = 0;
  const db = new Proxy(tools.db, {
    get: (target, name) => {
      if (["execute", "select", "insert", "update", "delete", "transaction"].includes(String(name)))
        asked += 1;
      return Reflect.get(target, name, target);
    },
  });
  const url = String(postgres.pool.options.connectionString);
  workers = [startAnswering({ ...tools, db }, { url })];
  await eventually(async () => {
    const listens = "application_name = 'citelens notices' and query like 'listen%' and state = 'idle'";
    expect(await query(`select from pg_stat_activity where ${listens}`)).toHaveLength(1);
  });
  await eventually(() => Promise.resolve(expect(asked).toBeGreaterThan(1)));
  await wait(500);

  asked = 0;
  await wait(2_000);
  const idle = asked;
  await home.launch({ queries: queries(1) });

  expect(idle).toBeLessThanOrEqual(1);
  await eventually(() => Promise.resolve(expect(open.questions()).toHaveLength(1)));
});

test("a few questions of another organization are asked before what a worker had taken ahead of a giant", async () => {
  const [giant, small] = [await open.home(), await open.home()];
  const { tools, postgres } = open.world;
  const asked: { readonly of: string; readonly end: () => void }[] = [];
  let isOver = false;
  const ask: AskedBy = (_, row) =>
    new Promise((resolve) => {
      const end = () => resolve(rests(row));
      if (isOver) end();
      else asked.push({ of: row.campaign_id, end });
    });
  await giant.launch({ queries: queries(40) });
  workers = [startAnswering(tools, { ask, url: String(postgres.pool.options.connectionString) })];
  await eventually(async () => {
    expect(await query("select from answers where leased_by is not null")).toHaveLength(8);
  });

  const campaignId = await small.launch({ queries: queries(3) });
  await eventually(async () => {
    const taken = "select from answers where leased_by is not null and campaign_id = $1";
    expect(await query(taken, [campaignId])).toHaveLength(3);
  });
  for (let nth = 0; nth < 6; nth += 1) {
    asked[nth]?.end();
    await eventually(() => Promise.resolve(expect(asked).toHaveLength(5 + nth)));
  }

  isOver = true;
  for (const { end } of asked) end();
  expect(asked.slice(4).filter(({ of }) => of === campaignId)).toHaveLength(3);
});

type AskedBy = NonNullable<AnsweringOptions["ask"]>;

/** Outcome that could not be asked for now. */
function rests(row: TakenAnswer): Awaited<ReturnType<AskedBy>> {
  return { kind: "rests", row, failure: undefined, cost: { usd: 0, isExact: true } };
}
