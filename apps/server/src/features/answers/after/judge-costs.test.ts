import { afterEach, describe, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import type { WorldOptions } from "#test/world.ts";

/** 0.0019 dollars for each judgement of the double, which uses 900 tokens and writes 100; 0.0035 are expected. */
const prices = "chatgpt=0.1/0.5/10,openai/judge=1/10";
let open: AnswersWorld | undefined;
afterEach(() => open?.close());

async function openJudged(spending: WorldOptions["spending"], verdict: (text: string) => unknown) {
  const judged: string[] = [];
  const judge = writerDouble("openai/judge", (material) => {
    judged.push(material);
    return verdict(material);
  });
  const world = await openAnswersWorld({
    judge,
    ...(spending && { spending }),
    ai: { OPERATOR_PRICES: prices },
  });
  open = world;
  world.answer((question) => ({ text: `${question}: Acme is good.` }));
  const home = await world.home();
  await home.launch({ queries: Array.from({ length: 12 }, (_, nth) => `question ${nth}`) });
  const { rows } = await world.world.postgres.pool.query("select organization_id from runs");
  return { world: world.world, judged, organizationId: rows[0].organization_id };
}

const good = { verdicts: [{ brand: "Acme", sentiment: "POSITIVE", score: 0.9, quote: "Acme" }] };

async function booksOf({ postgres }: AnswersWorld["world"]) {
  const { rows } = await postgres.pool.query(
    `select (select sum(cost_usd)::float from spending_days where purpose = 'JUDGE') as booked,
       (select sum(judge_cost_usd)::float from answers) as answers,
       (select sum(cost_usd)::float from runs) as runs,
       (select sum(cost_usd)::float from spending_days) as all_booked,
       (select string_agg(distinct model || ' ' || calls || ' ' || failed || ' ' || coalesce(organization_id::text, ''), ',')
          from spending_days where purpose = 'JUDGE') as lines`,
  );
  return rows[0];
}

describe("what a judge costs", () => {
  test("stands with the answers, with the run and in the day's book of the organization", async () => {
    const { world, organizationId } = await openJudged(undefined, () => good);

    await world.answerAll();
    await world.runJobs();

    const { booked, answers, runs, all_booked, lines } = await booksOf(world);
    expect(booked).toBeCloseTo(12 * 0.0019, 6);
    expect(answers).toBe(booked);
    expect(runs).toBeCloseTo(all_booked, 6);
    expect(lines).toBe(`openai/judge 12 0 ${organizationId}`);
  });

  test("is bounded with everything else: it stops, and judges the rest once the bound is raised", async () => {
    const spending = {
      installationUsd: 1_000,
      organizationUsd: undefined,
      providersUsd: new Map<string, number>(),
    };
    const { world, judged } = await openJudged(spending, () => good);
    await world.answerAll();
    const { all_booked } = await booksOf(world);
    spending.installationUsd = all_booked + 0.01;

    await world.runJobs();
    const today = judged.length;
    const { rows } = await world.postgres.pool.query(
      "select state from jobs.job where name = 'answers.judge-run' and start_after > now() + interval '1 second'",
    );
    spending.installationUsd = 1_000;
    world.advance(15 * 60_000);
    await world.postgres.pool.query("update jobs.job set start_after = now() where state = 'created'");
    await world.runJobs();

    expect(today).toBeGreaterThan(0);
    expect(today).toBeLessThanOrEqual(5);
    expect(rows).toEqual([{ state: "created" }]);
    expect(new Set(judged).size).toBe(12);
    expect((await world.mailsTo("root@example.com")).map(({ kind }) => kind)).toEqual([
      "spending-bound-reached",
    ]);
  });

  test("counts for a verdict that cannot be used as well, which is bought twice at most", async () => {
    const { world, judged } = await openJudged(undefined, (text) =>
      /^question [0-4]:/.test(text) ? { nothing: true } : good,
    );

    await world.answerAll();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await world.runJobs();
      await world.postgres.pool.query("update jobs.job set start_after = now() where state = 'retry'");
    }

    const { booked, answers, lines } = await booksOf(world);
    expect(judged).toHaveLength(7 + 5 * 2);
    expect(booked).toBeCloseTo(17 * 0.0019, 6);
    expect(answers).toBe(booked);
    expect(lines).toMatch(/^openai\/judge 17 10 /);
    const { rows } = await world.postgres.pool.query(
      "select state from jobs.job where name = 'answers.judge-run'",
    );
    expect(rows).toEqual([{ state: "completed" }]);
  });
});
