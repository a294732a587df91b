import { dayMs } from "@citelens/contract/base/days";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { type AnsweringWorker, startAnswering } from "./answering.ts";

const spending = {
  installationUsd: 1_000,
  organizationUsd: undefined,
  providersUsd: new Map<string, number>(),
};
let open: AnswersWorld;
let workers: AnsweringWorker[] = [];
beforeAll(async () => {
  open = await openAnswersWorld({ spending, ai: { OPERATOR_PRICES: "chatgpt=0.1/0.5/10,grok=1.25/2.5/5" } });
});
afterAll(() => open.close());
beforeEach(async () => {
  Object.assign(spending, { installationUsd: 1_000, organizationUsd: undefined, providersUsd: new Map() });
  open.openai.asked.length = 0;
  open.answer(usualAnswer);
  await open.world.postgres.pool.query(
    "delete from operator_switches; delete from spending_totals; delete from spending_days; delete from runs",
  );
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

const questions = (count: number) => Array.from({ length: count }, (_, nth) => `shoes ${nth}`);

async function answersOf(home: Home) {
  const { rows } = await open.world.postgres.pool.query(
    `select query_text, operator_model, status, failure_kind, attempts, cost_usd::float, cost_is_exact
     from answers where workspace_id = $1 order by query_text`,
    [home.projectId],
  );
  return rows;
}

async function runOf(home: Home, campaignId: string) {
  return (await home.ask(listRuns, { params: { campaignId } })).answer.results[0];
}

async function sums() {
  const { rows } = await open.world.postgres.pool.query(
    `select (select sum(cost_usd)::float from spending_days) as booked, (select sum(cost_usd)::float from answers) as answers,
       (select sum(cost_usd)::float from runs) as runs, (select sum(credits)::int from spending_days) as credits`,
  );
  return rows[0];
}

describe("what an answer costs", () => {
  test("stands with it, with its run, and in the day's book, to the millionth", async () => {
    const home = await open.home();
    await home.launch({ queries: questions(3), operator_models: ["chatgpt"] });

    await open.world.answerAll();

    const rows = await answersOf(home);
    expect(rows.every(({ cost_usd, status }) => status === "OK" && cost_usd > 0)).toBe(true);
    const { booked, answers, runs, credits } = await sums();
    expect(booked).toBeGreaterThan(0);
    expect([answers, runs]).toEqual([booked, booked]);
    expect(credits).toBe(15);
  });

  test("is counted for what cannot be read too, which is bought twice at most", async () => {
    const home = await open.home();
    await home.launch({ queries: questions(1) });
    open.openai.answerWith("garbage");

    for (let nth = 0; nth < 8; nth += 1) {
      await open.world.answerAll();
      open.world.advance(30 * 60_000);
    }

    const [row] = await answersOf(home);
    expect(open.openai.asked).toHaveLength(2);
    expect(row).toMatchObject({ status: "FAILED", failure_kind: "garbage" });
    expect(row.cost_usd).toBeGreaterThan(0);
    const { booked, answers, runs } = await sums();
    expect([answers, runs]).toEqual([booked, booked]);
  });

  test("is nothing where the provider turned the question away", async () => {
    const home = await open.home();
    await home.launch({ queries: questions(1) });
    open.openai.answerWith({ status: 400, body: { error: { message: "Too long.", code: "x" } } });

    await open.world.answerAll();

    expect(await answersOf(home)).toMatchObject([
      { status: "FAILED", failure_kind: "rejected", cost_usd: 0 },
    ]);
  });
});

describe("a bound of the day's spending", () => {
  test("stops a run within the calls under way, shows why, and the run goes on on the next day", async () => {
    const home = await open.home();
    Object.assign(spending, { installationUsd: 0.05 });
    const campaignId = await home.launch({ queries: questions(30) });

    workers = [startAnswering(open.world.tools), startAnswering(open.world.tools)];
    const reached = "select from spending_totals where reached_usd is not null";
    await eventually(
      async () => expect((await open.world.postgres.pool.query(reached)).rowCount).toBe(1),
      20_000,
    );
    await Promise.all(workers.map((worker) => worker.stop()));
    const asked = open.openai.asked.length;

    expect(asked).toBeLessThanOrEqual(5);
    expect((await sums()).booked).toBeLessThanOrEqual(0.05);
    const run = await runOf(home, campaignId);
    expect(run).toMatchObject({ status: "RUNNING", answers_ok: asked });
    expect(run?.models[0]?.problem).toBe(
      "The day's spending limit for AI models was reached. Nothing was charged.",
    );
    expect(
      (await answersOf(home)).filter(({ status }) => status === "PENDING").map(({ attempts }) => attempts),
    ).toEqual(Array.from({ length: 30 - asked }, () => 0));
    expect(await open.world.answerAll()).toBe(0);

    open.world.advance(dayMs);
    Object.assign(spending, { installationUsd: 1_000 });
    await open.world.answerAll();
    expect(open.openai.asked).toHaveLength(30);
  });

  test("that others have reached is told to those who wait for it, and to nobody whose model goes on", async () => {
    const [first, second] = [await open.home(), await open.home()];
    Object.assign(spending, { providersUsd: new Map([["openai", 0.001]]) });
    await first.launch({ queries: questions(1) });
    await open.world.answerAll();
    const campaignId = await second.launch({ queries: questions(2), operator_models: ["chatgpt", "grok"] });

    const waiting = await runOf(second, campaignId);

    expect(open.openai.asked).toHaveLength(0);
    expect(waiting?.models.map(({ id, problem }) => [id, problem])).toEqual([
      ["chatgpt", "The day's spending limit for AI models was reached. Nothing was charged."],
      ["grok", null],
    ]);
  });

  test("of one provider lets the other ones go on", async () => {
    const home = await open.home();
    Object.assign(spending, { providersUsd: new Map([["openai", 0.001]]) });
    await home.launch({ queries: questions(3), operator_models: ["chatgpt", "grok"] });

    await open.world.answerAll();

    const states = (await answersOf(home)).map(({ operator_model, status }) => `${operator_model} ${status}`);
    expect(new Set(states)).toEqual(new Set(["chatgpt PENDING", "grok OK"]));
  });
});
