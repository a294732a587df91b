import * as contract from "@citelens/contract/content/content-studio";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStudioWorld, reviewOrigin, type StudioWorld } from "#test/studio-world.ts";
import { runSimulation } from "./run-simulation.ts";

let world: StudioWorld;
beforeAll(async () => {
  world = await openStudioWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const answering =
  "## Waterproof shoes price\n\nWaterproof shoes for rain cost 90 € to 140 €.\n\n## Waterproof shoes weight\n\nWaterproof shoes for rain have a weight of 640 g.";

/** A text whose last section is written anew. */
async function written(markdown: string) {
  const { home, queryIds } = await world.asked();
  const queries = [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }];
  const { id } = await world.done(home, { queries });
  const params = { optimizationId: id };
  const edit = async (text: string) => {
    const { answer: sections } = await home.ask(contract.listSections, { params });
    const section = sections.at(-1);
    await home.ask(contract.updateSection, {
      params: { ...params, sectionId: section?.id ?? "" },
      body: { markdown: text, revision: section?.revision ?? 0 },
    });
  };
  await edit(markdown);
  const simulate = async () => {
    const { answer } = await home.ask(contract.startSimulation, { params, body: {} });
    await world.runJobs();
    const named = { ...params, simulationId: answer.id };
    return (await home.ask(contract.getSimulation, { params: named })).answer;
  };
  return { home, params, edit, simulate };
}

test("a draft that answers what is searched for is cited where its old page is not", async () => {
  const { simulate } = await written(answering);

  const simulated = await simulate();

  expect(simulated).toMatchObject({
    kind: "local",
    status: "DONE",
    is_current: true,
    rivals: { cited: 1, read: 1 },
    problem: null,
    result: { n: 3, clusters: 1 },
  });
  const { old, draft, questions } = simulated.result ?? expect.fail();
  expect(questions.map(({ text }) => text)).toEqual([
    "shoes for rain",
    "waterproof shoes price",
    "waterproof shoes weight",
  ]);
  expect(draft.cited.hits).toBeGreaterThan(old.cited.hits);
  expect(draft.cited.interval?.of).toBe("prompts");
  const won = questions.find((one) => one.draft.cited && !one.old.cited);
  expect(won?.draft.passage).not.toBeNull();
  expect(won?.old.cited_instead[0]?.url).toBe(`${reviewOrigin}/shoes`);
});

test("the same text is simulated to the same figures, and another one is not current any more", async () => {
  const { home, params, edit, simulate } = await written(answering);

  const [first, second] = [await simulate(), await simulate()];
  await edit("## Weight\n\nLight.");

  expect(second.result).toEqual(first.result);
  const { answer: listed } = await home.ask(contract.listSimulations, { params });
  expect(listed.map(({ id, is_current }) => [id, is_current])).toEqual([
    [second.id, false],
    [first.id, false],
  ]);
});

test("a word that stands too often is told", async () => {
  const { simulate } = await written(`## Shoes\n\n${"Waterproof shoes are waterproof. ".repeat(30)}`);

  const { result } = await simulate();

  expect(result?.stuffing).toMatchObject({ term: "waterproof" });
});

test("there is no rate where too few of the pages that answers cite could be read", async () => {
  const { simulate } = await written(answering);
  await world.query("delete from local_pages where host like '%review.example'");
  world.others.pages = {};

  const simulated = await simulate();

  expect(simulated).toMatchObject({
    rivals: { cited: 1, read: 0 },
    problem: "Too few rivals read",
    result: { n: 3, draft: { cited: { rate: null, interval: null } } },
  });
});

test("one that fails by our fault says so, and another one can begin", async () => {
  const { home, params, simulate } = await written(answering);
  await world.query("delete from local_pages where host like '%review.example'");
  const { answer } = await home.ask(contract.startSimulation, { params, body: {} });
  const broken = { ...world.tools().web, get: () => Promise.reject(new Error("bug")) };
  const payload = { workspaceId: home.projectId, ...params, simulationId: answer.id };

  await runSimulation.run({ ...world.tools(), web: broken }, payload);

  const { answer: listed } = await home.ask(contract.listSimulations, { params });
  expect(listed[0]).toMatchObject({
    id: answer.id,
    status: "FAILED",
    problem: expect.stringContaining("Try again"),
  });
  expect(await simulate()).toMatchObject({ status: "DONE" });
});

test("many clicks begin one simulation", async () => {
  const { home, params } = await written(answering);

  const clicks = await Promise.all(
    Array.from({ length: 8 }, () => home.ask(contract.startSimulation, { params, body: {} })),
  );

  expect(new Set(clicks.map(({ answer }) => answer.id)).size).toBe(1);
});

test("of a draft that is not written yet there is none", async () => {
  const home = await world.open.home();
  const { answer } = await home.ask(contract.createOptimization, {
    body: { queries: [{ text: "shoes for rain" }] },
  });

  const { status } = await home.ask(contract.startSimulation, {
    params: { optimizationId: answer.id },
    body: {},
  });

  expect(status).toBe(409);
});
