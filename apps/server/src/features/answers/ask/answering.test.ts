import { listRuns } from "@citelens/contract/visibility/runs";
import { afterEach, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { answerAll } from "./answer-all.ts";
import { type AnsweringWorker, startAnswering } from "./answering.ts";
import { takeNext } from "./take-next.ts";

let open: AnswersWorld | undefined;
let workers: AnsweringWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await open?.close();
  open = undefined;
});

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A campaign of so many queries, and a double that counts how many are asked at the same time. */
async function openRun(queries: number, options: Parameters<typeof openAnswersWorld>[0] = {}) {
  const world = await openAnswersWorld(options);
  open = world;
  const load = { now: 0, most: 0 };
  world.openai.answerWith(async () => {
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    await wait(30);
    load.now -= 1;
    return "success" as const;
  });
  const home = await world.home();
  const campaignId = await home.launch({ queries: Array.from({ length: queries }, (_, n) => `query ${n}`) });
  const run = async () => (await home.ask(listRuns, { params: { campaignId } })).answer.results[0];
  return { ...world, home, campaignId, load, run };
}

test("two workers ask each question once, and together no more at once than the provider takes", async () => {
  const { world, load, run, questions, home } = await openRun(40);

  workers = [startAnswering(world.tools), startAnswering(world.tools)];

  await eventually(async () => expect((await run())?.status).toBe("DONE"), 20_000);
  expect(new Set(questions()).size).toBe(40);
  expect(questions()).toHaveLength(40);
  expect(load.most).toBeLessThanOrEqual(4);
  expect((await home.credits()).used).toBe(200);
});

test("a worker that stops gives back what it had taken, and another one goes on", async () => {
  const { world, run, questions } = await openRun(30);
  const first = startAnswering(world.tools);
  workers = [first];
  await eventually(async () => expect(questions().length).toBeGreaterThan(3));

  await first.stop();
  const asked = questions().length;
  workers = [startAnswering(world.tools)];

  await eventually(async () => expect((await run())?.status).toBe("DONE"), 20_000);
  expect(asked).toBeLessThan(30);
  expect(questions()).toHaveLength(30);
});

test("what a dead worker had taken is taken again when its time is over, and stored and charged once", async () => {
  const { world, run, home } = await openRun(6);
  const until = new Date(world.tools.now().getTime() + 60_000);
  const dead = await takeNext(world.tools, { lane: "openai", limit: 4, until, workerId: newId() });

  const meanwhile = await answerAll(world.tools);
  world.advance(61_000);
  const later = await answerAll(world.tools);

  expect([dead.length, meanwhile, later]).toEqual([4, 2, 4]);
  expect(await run()).toMatchObject({ status: "DONE", answers_ok: 6, credits_used: 30 });
  expect((await home.credits()).used).toBe(30);
});

test("an organization asks so many questions in a day, and the rest on the next", async () => {
  const { world, questions } = await openRun(10, { answersPerDayMax: 50 });
  await world.postgres.pool.query(
    `insert into asked_days select organization_id, $1::date, 50 from workspaces on conflict do nothing`,
    [world.tools.now().toISOString().slice(0, 10)],
  );

  const today = await answerAll(world.tools);
  world.advance(86_400_000);
  const tomorrow = await answerAll(world.tools);

  expect([today, tomorrow]).toEqual([0, 10]);
  expect(questions()).toHaveLength(10);
});
