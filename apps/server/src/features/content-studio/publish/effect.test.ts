import { dayMs, shiftDay } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/content-studio";
import type { Effect } from "@citelens/contract/content/effect-fields";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Home } from "#test/answers-world.ts";
import { addCampaign, type PastAnswer } from "#test/history.ts";
import { openStudioWorld, origin, type StudioWorld } from "#test/studio-world.ts";
import { checkDueLive } from "./check-live.ts";

let world: StudioWorld;
beforeAll(async () => {
  world = await openStudioWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const texts = ["target", "q1", "q2", "q3", "q4", "q5"];
const models = ["chatgpt", "grok"];

function today(): string {
  return world.open.world.tools.now().toISOString().slice(0, 10);
}

/** Answers of so many days before today and of the days since: on each day each model answers each query twice. */
function historyOf(since: number, { lifts }: { readonly lifts: readonly string[] }): PastAnswer[] {
  const days = Array.from({ length: 2 * since }, (_, index) => shiftDay(today(), 1 - 2 * since + index));
  const cells = texts.flatMap((query) => models.map((model) => ({ query, model })));
  return days.flatMap((day, index) =>
    cells.flatMap(({ query, model }) => {
      const isLifted = index >= since && lifts.includes(query);
      return [0, 1].map((repeat) => answerOf(isLifted || (index + repeat) % 4 === 0, { day, query, model }));
    }),
  );
}

function answerOf(isNamed: boolean, cell: Pick<PastAnswer, "day" | "query" | "model">): PastAnswer {
  return {
    ...cell,
    named: isNamed ? ["Acme"] : ["Beta"],
    cited: isNamed ? ["acme.example"] : ["wiki.example"],
  };
}

async function publishedFor(
  since: number,
  how: { readonly lifts: readonly string[]; readonly queries?: readonly object[] },
): Promise<{ readonly home: Home; readonly effect: Effect; readonly published: Optimization }> {
  const home = await world.open.home();
  const campaignId = await addCampaign(world.open, home, {
    answers: historyOf(since, how),
    parts: { queries: texts },
  });
  const done = await world.done(home, {
    queries: how.queries ?? [{ text: "Target " }],
    campaign_id: campaignId,
  });
  const { answer: published } = await home.ask(contract.publishOptimization, {
    params: { optimizationId: done.id },
    body: { url: `${origin}/rain`, published_at: `${shiftDay(today(), 1 - since)}T00:00:00Z` },
  });
  await world.runJobs();
  const { answer: effect } = await home.ask(contract.getEffect, { params: { optimizationId: done.id } });
  return { home, effect, published };
}

describe("an effect", () => {
  test("is what changed for the target queries beyond what changed for the campaign's others", async () => {
    const { effect } = await publishedFor(8, { lifts: ["target"] });

    const [first, second, third] = effect.windows;
    expect(effect).toMatchObject({ problem: null, campaign: { name: "Autumn" } });
    expect(first).toMatchObject({
      days: 7,
      state: "OVER",
      after: { start: shiftDay(today(), -7), end: shiftDay(today(), -1) },
      before: { start: shiftDay(today(), -14), end: shiftDay(today(), -8) },
      named: {
        target: { after: { hits: 28, n: 28, rate: 100 } },
        prompts: { target: 1, others: 5 },
        verdict: "moved",
      },
      cited: { target: { after: { hits: 28, n: 28, rate: 100 } }, verdict: "moved" },
    });
    const { named } = first ?? {};
    expect(named?.target.before.n).toBe(28);
    expect(named?.others.before.n).toBe(140);
    expect(named?.points).toBeCloseTo((named?.target.change ?? 0) - (named?.others.change ?? 0), 1);
    expect(named?.interval?.low).toBeGreaterThan(0);
    expect(second).toMatchObject({ days: 14, state: "RUNNING", named: { verdict: null } });
    expect(third).toEqual({ days: 28, state: "AHEAD", after: null, before: null, named: null, cited: null });
  });

  test("is none where all queries of the campaign rose alike", async () => {
    const { effect } = await publishedFor(8, { lifts: texts });

    expect(effect.windows[0]?.named).toMatchObject({ points: 0, verdict: "within_noise" });
    expect(effect.windows[0]?.named?.target.change).toBeGreaterThan(50);
  });

  test("has no verdict before its days are over, and its figures so far", async () => {
    const { effect } = await publishedFor(3, { lifts: ["target"] });

    expect(effect.windows.map(({ state }) => state)).toEqual(["RUNNING", "AHEAD", "AHEAD"]);
    expect(effect.windows[0]).toMatchObject({
      after: { start: shiftDay(today(), -2), end: today() },
      named: { target: { after: { hits: 12, n: 12 } }, verdict: null },
    });
  });

  test("cannot be told without others to compare with, nor without queries that a campaign asks", async () => {
    const all = await publishedFor(8, {
      lifts: ["target"],
      queries: texts.slice(0, 5).map((text) => ({ text })),
    });
    const none = await publishedFor(8, { lifts: [], queries: [{ text: "nobody asks this" }] });

    expect(all.effect.windows[0]?.named).toMatchObject({
      points: null,
      interval: null,
      verdict: "not_comparable",
    });
    expect(none.effect).toMatchObject({ problem: "NO_QUERIES" });
    expect(none.effect.windows.map(({ named }) => named)).toEqual([null, null, null]);
  });
});

describe("a published text", () => {
  test("is looked for at its address, at once and once a week", async () => {
    const { effect, published } = await publishedFor(3, { lifts: [] });
    const seen = async () => {
      const [row] = await world.query(
        "select live_checked_at, live_share, live_problem from optimizations where id = $1",
        [published.id],
      );
      return row;
    };
    expect(published).toMatchObject({ published_url: `${origin}/rain` });
    expect(effect.live).toMatchObject({ is_live: true, share: 100, problem: null });
    const first = await seen();

    delete world.site.pages["/rain"];
    const sweep = async (): Promise<void> => {
      await checkDueLive.run(world.tools(), {});
      await world.runJobs();
    };
    world.open.world.advance(6 * dayMs);
    await sweep();
    const early = await seen();
    world.open.world.advance(2 * dayMs);
    await sweep();

    expect(early).toEqual(first);
    expect(await seen()).toMatchObject({ live_share: null, live_problem: expect.stringContaining("404") });
  });

  test("is not taken for live where another text stands there", async () => {
    const home = await world.open.home();
    const done = await world.done(home);
    const params = { optimizationId: done.id };
    const body = { url: `${origin}/`, published_at: world.open.world.tools.now().toISOString() };

    await home.ask(contract.publishOptimization, { params, body });
    await world.runJobs();

    const { live } = (await home.ask(contract.getEffect, { params })).answer;
    expect(live).toMatchObject({ is_live: false, problem: null });
    expect(live?.share).toBeLessThan(20);
  });

  test("needs a text that is done, and a time that has come", async () => {
    const home = await world.open.home();
    const { answer: draft } = await home.ask(contract.createOptimization, {
      body: { page_url: `${origin}/rain`, queries: [{ text: "shoes for rain" }] },
    });
    const done = await world.done(home);
    const now = world.open.world.tools.now();
    const publish = (optimizationId: string, at: Date) =>
      home.ask(contract.publishOptimization, {
        params: { optimizationId },
        body: { url: `${origin}/rain`, published_at: at.toISOString() },
      });

    expect((await publish(draft.id, now)).status).toBe(409);
    const ahead = await publish(done.id, new Date(now.getTime() + 3_600_000));
    expect([ahead.status, ahead.body]).toEqual([400, { published_at: ["This time lies ahead."] }]);
    const unpublished = await home.ask(contract.getEffect, { params: { optimizationId: done.id } });
    expect([unpublished.status, unpublished.body]).toMatchObject([409, { code: "NOT_PUBLISHED" }]);
  });

  test("is counted in the summary beside drafts and texts that wait for approval", async () => {
    const { home, published } = await publishedFor(3, { lifts: [] });
    await home.ask(contract.createOptimization, {
      body: { page_url: `${origin}/rain`, queries: [{ text: "shoes for rain" }] },
    });

    const { answer } = await home.ask(contract.getOptimizationSummary);

    const { last_published: last, ...counts } = answer;
    expect(counts).toEqual({
      writer: null,
      drafts: 1,
      working: 0,
      failed: 0,
      unapproved: 1,
      with_open_claims: 0,
      approved: 0,
      published: 1,
    });
    expect(last.map(({ id }) => id)).toEqual([published.id]);
  });
});
