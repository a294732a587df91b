import { listCreditUses } from "@citelens/contract/billing/credits";
import * as contract from "@citelens/contract/content/content-studio";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Home } from "#test/answers-world.ts";
import { openaiAnswer } from "#test/fakes/ai/protocols/openai-responses.ts";
import { openStudioWorld, reviewOrigin, type StudioWorld } from "#test/studio-world.ts";
import { runModelSimulation } from "./run-model-simulation.ts";

let world: StudioWorld;
/** Questions put to models in simulations. */
let asked: string[] = [];
let reply: (material: string) => string;
beforeAll(async () => {
  world = await openStudioWorld();
});
const paths = ["/shoes", "/one", "/two", "/three"];
beforeEach(() => {
  world.reset();
  asked = [];
  reply = () => "They are dry [1]. So it is.";
  world.others.pages = Object.fromEntries(
    paths.map((path) => [path, rivalPage(`Waterproof shoes ${path.slice(1)}`)]),
  );
  world.open.answer((question) => {
    if (!question.startsWith("Question: "))
      return { text: "Acme and Beta.", cited: paths.map((path) => `${reviewOrigin}${path}`) };
    asked.push(question);
    return { text: reply(question) };
  });
});
afterAll(() => world.close());

const rivalPage = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>
  <p>We compared shoes for rain over two winters, and say which of them stay dry for longest [1]. Beta is one of them.</p></main></body></html>`;
const draftMark = "Our laboratory soaked them";
const models = { kind: "model", operator_models: ["chatgpt"] };

/** A text whose last section was written anew, and which four pages of others compete with. */
async function written() {
  const { home, campaignId, queryIds } = await world.asked();
  const queries = [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }];
  const { id } = await world.done(home, { queries, campaign_id: campaignId });
  const params = { optimizationId: id };
  const { answer: sections } = await home.ask(contract.listSections, { params });
  const section = sections[0];
  const markdown = `# Shoes for rain\n\n${draftMark}: Acme shoes for rain stay dry for nine hours.`;
  await home.ask(contract.updateSection, {
    params: { ...params, sectionId: section?.id ?? "" },
    body: { markdown, revision: section?.revision ?? 0 },
  });
  return { home, params };
}

const start = (home: Home, params: { readonly optimizationId: string }, body: object = models) =>
  home.ask(contract.startSimulation, { params, body });

async function simulated(home: Home, params: { readonly optimizationId: string }, body: object = models) {
  const { answer } = await start(home, params, body);
  await world.runJobs();
  const named = { ...params, simulationId: answer.id };
  return { named, shown: (await home.ask(contract.getSimulation, { params: named })).answer };
}

/** Cites the document that has a mark, wherever it stands. */
const citing = (mark: string) => (material: string) => {
  const at = /\[(\d)\][^[]*$/.exec(material.slice(0, material.indexOf(mark)))?.[1];
  return material.includes(mark) ? `Nine hours [${at}]. Others are silent.` : "Two winters [2] or [5].";
};

const held = (home: Home) =>
  world.query(
    "select key, amount, open from credit_holds where workspace_id = $1 and key like 'simulation:%'",
    [home.projectId],
  );

describe("a simulation with AI models", () => {
  test("tells beforehand what it asks and costs, and asks nobody", async () => {
    const { home, params } = await written();

    const { answer } = await home.ask(contract.estimateSimulation, { params, body: models });

    const { remaining } = await home.credits();
    expect(answer).toMatchObject({
      asks: 10,
      credits: 50,
      remaining_credits: remaining,
      queries: 1,
      problem: null,
    });
    expect(answer.models.map(({ id }) => id)).toContain("chatgpt");
    expect(answer.models.map(({ id }) => id)).not.toContain("local-index");
    expect(asked).toEqual([]);
  });

  test("finds that the draft is preferred, with every reply behind the figures, for five credits each", async () => {
    const { home, params } = await written();
    const before = await home.credits();
    reply = citing(draftMark);

    const { named, shown } = await simulated(home, params);

    expect(shown).toMatchObject({
      kind: "model",
      status: "DONE",
      is_current: true,
      credits: 50,
      progress: { done: 10, of: 10 },
      rivals: { cited: 4, read: 4 },
    });
    const { overall, models: ofModels, questions, masks } = shown.preference ?? expect.fail();
    expect(overall.cited).toMatchObject({
      draft: { hits: 5, n: 5, rate: 100 },
      change: { pairs: 5, clusters: 1 },
    });
    expect(overall.sentences.draft).toEqual({ hits: 5, n: 10, rate: 50 });
    expect(ofModels).toEqual([{ ...overall, id: "chatgpt", name: "ChatGPT" }]);
    expect(questions[0]?.models[0]?.places.map(({ place, draft }) => [place, draft.n])).toEqual(
      [1, 2, 3, 4, 5].map((place) => [place, 1]),
    );
    const { answer: replies } = await home.ask(contract.listSimulationReplies, {
      params: named,
      query: { arm: "draft" },
    });
    expect(replies.map(({ place, cited }) => [place, cited])).toEqual(
      [1, 2, 3, 4, 5].map((at) => [at, [at]]),
    );
    expect(asked).toHaveLength(10);
    expect(new Set(asked.map((one) => /<(material-\w+)>/.exec(one)?.[1])).size).toBe(10);
    expect(asked.every((one) => !/Acme|Beta\b|dry for longest \[1\]/.test(one))).toBe(true);
    expect(masks.map(({ name }) => name)).toEqual(["Acme", "Beta"]);
    const after = await home.credits();
    expect([after.used - before.used, before.remaining - after.remaining]).toEqual([50, 50]);
    const { answer: log } = await home.ask(listCreditUses, { query: { ordering: "-created_at" } });
    expect(log.results[0]).toMatchObject({
      action_type: 1,
      credits_used: 5,
      content_object_info: { type: "query", query: "shoes for rain", campaign_name: "Autumn" },
    });
  });

  test("costs what a reply of its model costs, as it was held", async () => {
    const { home, params } = await written();
    const before = await home.credits();
    const price = (credits: number) =>
      world.query(
        `insert into model_prices (model_id, credits_per_answer, reason, set_by, set_at)
         values ('chatgpt', $1, 'Test', $2, now()) on conflict (model_id) do update set credits_per_answer = excluded.credits_per_answer`,
        [credits, home.projectId],
      );
    await price(15);
    const { answer: estimate } = await home.ask(contract.estimateSimulation, { params, body: models });
    let isFirst = true;
    reply = (material) => {
      // Dearer meanwhile, which is nothing to one that has begun.
      if (isFirst) void price(20);
      isFirst = false;
      return citing(draftMark)(material);
    };

    const { shown } = await simulated(home, params);
    await world.query("delete from model_prices");

    expect([estimate.credits, estimate.models.find(({ id }) => id === "chatgpt")?.credits]).toEqual([
      150, 15,
    ]);
    expect(shown.credits).toBe(150);
    const after = await home.credits();
    expect([after.used - before.used, before.remaining - after.remaining]).toEqual([150, 150]);
  });

  test("finds no effect where a model cites what stands first", async () => {
    const { home, params } = await written();

    const { shown } = await simulated(home, params, { ...models, repeats: 10 });

    expect(shown.preference?.overall.cited).toMatchObject({
      old: { hits: 2, n: 10 },
      draft: { hits: 2, n: 10 },
      change: { points: 0 },
      verdict: "within_noise",
    });
  });

  test("asks for a new page with its text alone, and tells of no change", async () => {
    const { home, campaignId, queryIds } = await world.asked();
    const queries = [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }];
    const { id } = await world.done(home, { page_url: null, kind: "NEW", queries, campaign_id: campaignId });

    const { shown } = await simulated(home, { optimizationId: id });

    expect(shown.preference?.overall.cited).toMatchObject({
      old: null,
      draft: { n: 5 },
      change: null,
      verdict: null,
    });
  });

  test("leaves brands by their names where that is wanted", async () => {
    const { home, params } = await written();

    await simulated(home, params, { ...models, masked: false });

    expect(asked.some((one) => one.includes("Acme shoes"))).toBe(true);
  });
});

describe("what it costs", () => {
  test("is held once of twenty-five clicks", async () => {
    const { home, params } = await written();

    const clicks = await Promise.all(Array.from({ length: 25 }, () => start(home, params)));

    const ids = new Set(clicks.filter(({ status }) => status === 201).map(({ answer }) => answer.id));
    expect(ids.size).toBe(1);
    expect(await held(home)).toMatchObject([{ amount: 50, open: 50 }]);
  });

  test("is nothing where there are too few credits, and nothing is left", async () => {
    const { home, params } = await written();

    const refused = await start(home, params, { ...models, repeats: 50 });

    expect([refused.status, refused.body]).toMatchObject([402, { code: "NOT_ENOUGH_CREDITS" }]);
    expect(await held(home)).toEqual([]);
    expect((await home.ask(contract.listSimulations, { params })).answer).toEqual([]);
  });

  test("is given back of what brought no reply", async () => {
    const { home, params } = await written();
    const before = await home.credits();
    world.open.openai.answerWith("refusal");

    const { shown } = await simulated(home, params);

    expect(shown).toMatchObject({
      status: "FAILED",
      credits: 0,
      problem: expect.stringContaining("declined"),
    });
    expect(await home.credits()).toEqual(before);
  });

  test("is given back where nothing more may be asked on this day, and nobody is asked", async () => {
    const { home, params } = await written();
    const before = await home.credits();
    await world.query(
      "update asked_days set asked = 2000000000 where organization_id = (select organization_id from workspaces where id = $1)",
      [home.projectId],
    );

    const { shown } = await simulated(home, params);

    expect(shown).toMatchObject({ status: "FAILED", credits: 0, problem: expect.stringContaining("limit") });
    expect(asked).toEqual([]);
    expect(await home.credits()).toEqual(before);
  });

  test("is given back with the text that is deleted", async () => {
    const { home, params } = await written();
    const before = await home.credits();
    await start(home, params);

    await home.ask(contract.deleteOptimization, { params });
    await world.runJobs();

    expect(await home.credits()).toEqual(before);
    expect(asked).toEqual([]);
  });

  test.each([0, 1, 4, 9])("is charged once where a worker dies after %i replies", async (many) => {
    const { home, params } = await written();
    const before = await home.credits();
    const { answer } = await start(home, params);
    const payload = { workspaceId: home.projectId, ...params, simulationId: answer.id };
    // Several are asked at once. Whoever worked at it is nobody from then on: what comes to them later is not stored.
    world.open.openai.answerWith(async (request) => {
      if (asked.push("") === many + 1)
        await world.query("update optimization_simulations set fence = fence + 1 where id = $1", [answer.id]);
      return openaiAnswer(request, { text: "Dry [1]." });
    });
    await runModelSimulation.run(world.tools(), payload);
    const [stored] = await world.query("select done, status from optimization_simulations where id = $1", [
      answer.id,
    ]);
    await world.query(
      "update optimization_simulations set lease_until = now() - interval '1 minute' where id = $1",
      [answer.id],
    );

    await runModelSimulation.run(world.tools(), payload);
    await runModelSimulation.run(world.tools(), payload);

    expect(stored?.status).toBe("ASKING");
    expect(Number(stored?.done)).toBeLessThan(10);
    const { answer: shown } = await home.ask(contract.getSimulation, {
      params: { ...params, simulationId: answer.id },
    });
    expect(shown).toMatchObject({ status: "DONE", progress: { done: 10, of: 10 }, credits: 50 });
    const after = await home.credits();
    expect(after.used - before.used).toBe(50);
    expect(await held(home)).toMatchObject([{ open: 0 }]);
  });
});

test("queries that too few pages are cited for are named, and without any nothing begins", async () => {
  const home = await world.open.home();
  const { id } = await world.done(home);
  const params = { optimizationId: id };

  const { answer } = await home.ask(contract.estimateSimulation, { params, body: models });
  const refused = await start(home, params);

  expect(answer).toMatchObject({ asks: 0, problem: "NO_RIVALS", left_out: [{ text: "shoes for rain" }] });
  expect(refused.body).toMatchObject({ code: "RIVALS_MISSING" });
});
