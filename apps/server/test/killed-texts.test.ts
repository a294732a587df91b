import { setTimeout as delay } from "node:timers/promises";
import * as contract from "@citelens/contract/content/content-studio";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { creditPurchases } from "#features/credits/ledger/public.ts";
import type { Home } from "./answers-world.ts";
import { goodKey } from "./fakes/ai/ai-server.ts";
import { openaiAnswer, openaiQuestion } from "./fakes/ai/protocols/openai-responses.ts";
import { writerDouble } from "./fakes/writer.ts";
import { runJobNamed } from "./jobs.ts";
import { openProcesses, type Processes } from "./servers/processes.ts";
import { openStudioWorld, reviewOrigin, type StudioWorld } from "./studio-world.ts";
import { eventually } from "./world.ts";

/** Most time of a text or a simulation whose worker was killed, until it is at work again. */
const againMsMax = 60_000;
const deadlineMs = 100_000;
const soonMs = 15_000;
const paths = ["/shoes", "/one", "/two", "/three"];

let world: StudioWorld;
let processes: Processes;
/** Prompts that models got: headings of sections, and questions of simulations. */
let asked: string[] = [];
/** Told of each before it is answered. */
let onAsk: (what: string) => Promise<void> | undefined;
beforeAll(async () => {
  // That a model is there is all that the API needs to know.
  world = await openStudioWorld({ writer: writerDouble("openai/gpt-5-mini", () => undefined) });
  processes = await openProcesses(world.open.world, {
    roles: "worker",
    env: {
      OPENAI_API_KEY: goodKey,
      OPENAI_BASE_URL: `${world.open.openai.address}/v1`,
      WRITER_MODEL: "openai/gpt-5-mini",
      OPERATOR_LIMITS: "openai=2/6000",
      SPEND_PER_DAY_MAX_USD: "1000",
      RENDER_BROWSER: "none",
    },
  });
});
beforeEach(() => {
  world.reset();
  asked = [];
  onAsk = () => undefined;
  world.others.pages = Object.fromEntries(paths.map((path) => [path, rivalPage(path)]));
  world.open.openai.answerWith(async (request) => {
    const question = openaiQuestion(request);
    const heading = /== The section to write ==\n#* ?(.*)/.exec(question)?.[1];
    if (heading === undefined && !question.startsWith("Question: "))
      return openaiAnswer(request, {
        text: "Acme and Beta.",
        cited: paths.map((path) => `${reviewOrigin}${path}`),
      });
    asked.push(heading ?? "simulation");
    await onAsk(heading ?? "simulation");
    const written = { markdown: `## ${heading}\n\nDry feet need care.`, changes: [] };
    return openaiAnswer(request, {
      text: heading === undefined ? "They are dry [1]." : JSON.stringify(written),
    });
  });
});
afterAll(async () => {
  await processes.close();
  await world.close();
}, 60_000);

const rivalPage = (path: string): string =>
  `<!doctype html><html lang="en"><head><title>Shoes ${path}</title></head><body><main><h1>Waterproof shoes compared</h1>
  <p>We compared shoes for rain over two winters, and say which of them stay dry for longest.</p>
  <h2>What do shoes for rain weigh?</h2><p>A pair of waterproof shoes for rain has a weight of 640 g on average.</p>
  <h2>What do shoes for rain cost?</h2><p>Waterproof shoes for rain cost 90 € to 140 €.</p></main></body></html>`;

interface BegunScene {
  readonly home: Home;
  readonly params: { readonly optimizationId: string };
  readonly simulation: { readonly optimizationId: string; readonly simulationId: string };
  readonly before: number;
}

/** A text that a model is to write, and a simulation of another one. */
async function begin(): Promise<BegunScene> {
  const { home, campaignId, queryIds } = await world.asked();
  const [row] = await world.query("select organization_id from workspaces where id = $1", [home.projectId]);
  await creditPurchases.add(world.tools(), {
    organizationId: String(row?.organization_id),
    key: `bought ${home.projectId}`,
    credits: 2_000,
    reason: "Bought",
  });
  const given = {
    queries: [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }],
    campaign_id: campaignId,
  };
  // Its rivals are read by it, and known to processes, which reach nobody.
  const brief = await world.done(home, given);
  const body = { ...given, kind: "NEW", mode: "FULL" };
  const { answer: draft } = await home.ask(contract.createOptimization, { body });
  const before = (await home.credits()).used;
  const params = { optimizationId: draft.id };
  await home.ask(contract.generateOptimization, { params });
  const started = await home.ask(contract.startSimulation, {
    params: { optimizationId: brief.id },
    body: { kind: "model", operator_models: ["chatgpt"] },
  });
  expect(started.status, JSON.stringify(started.body)).toBe(201);
  return { home, params, before, simulation: { optimizationId: brief.id, simulationId: started.answer.id } };
}

const textOf = async ({ home, params }: BegunScene) =>
  (await home.ask(contract.getOptimization, { params })).answer;
const simulationOf = async ({ home, simulation: params }: BegunScene) =>
  (await home.ask(contract.getSimulation, { params })).answer;

const storedAsks = async ({ simulation }: BegunScene): Promise<number> =>
  Number(
    (
      await world.query("select done from optimization_simulations where id = $1", [simulation.simulationId])
    )[0]?.done,
  );

/** Both are done, the text was paid once, and each reply once. */
async function expectWhole(begun: BegunScene): Promise<void> {
  const { home, before } = begun;
  const text = await textOf(begun);
  expect(text).toMatchObject({ status: "DONE", credits: 500 });
  const simulation = await simulationOf(begun);
  expect(simulation.status).toBe("DONE");
  expect((await home.credits()).used - before).toBe(500 + simulation.credits);
  const open = await world.query("select key, open from credit_holds where workspace_id = $1 and open > 0", [
    home.projectId,
  ]);
  expect(open).toEqual([]);
  await runJobNamed(world.open.world, "credits.prove");
  expect(await world.query("select * from wrong_counts")).toEqual([]);
}

const timesOf = (): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(asked, (what) => what)].map(([what, times]) => [what, times.length]));

/** Lets what is asked be answered until both a section and a reply were stored; the next of each waits for ever, or for so long. */
function holdLater(ms: number): { readonly held: () => boolean } {
  const seen = { section: 0, simulation: 0 };
  onAsk = (what) => {
    const kind = what === "simulation" ? "simulation" : "section";
    seen[kind] += 1;
    return seen[kind] > (kind === "simulation" ? 2 : 1) ? delay(ms, undefined, { ref: false }) : undefined;
  };
  return { held: () => seen.section > 1 && seen.simulation > 3 };
}

test(
  "a text and a simulation whose worker is killed go on within a minute: nothing that was stored is asked again, and nothing is charged twice",
  async () => {
    const begun = await begin();
    const { held } = holdLater(600_000);
    const worker = await processes.start();
    await eventually(async () => expect(held(), worker.printed()).toBe(true), soonMs);
    const stored = await storedAsks(begun);
    const before = timesOf();
    onAsk = () => undefined;
    const other = await processes.start();
    const killedAt = performance.now();
    worker.process.kill("SIGKILL");
    await worker.ended;

    const againMs = new Map<string, number>();
    onAsk = (what) => {
      const kind = what === "simulation" ? "simulation" : "section";
      if (!againMs.has(kind)) againMs.set(kind, performance.now() - killedAt);
      return undefined;
    };
    await eventually(() => expectWhole(begun), deadlineMs);
    await other.stop();

    expect([...againMs.keys()].toSorted()).toEqual(["section", "simulation"]);
    expect(Math.max(...againMs.values()), other.printed()).toBeLessThan(againMsMax);
    const times = timesOf();
    const sections = [...times].filter(([what]) => what !== "simulation");
    // The one that was being written when it was killed.
    expect(sections.filter(([, count]) => count > 1)).toHaveLength(1);
    expect(sections.every(([, count]) => count <= 2)).toBe(true);
    const underWay = (before.get("simulation") ?? 0) - stored;
    expect(times.get("simulation")).toBe((await storedAsks(begun)) + underWay);
  },
  5 * 60_000,
);

test(
  "a worker that is told to stop hands both back at once: what was asked is stored, and another goes on, which asks nothing again",
  async () => {
    const begun = await begin();
    const { held } = holdLater(1_500);
    const worker = await processes.start();
    await eventually(async () => expect(held(), worker.printed()).toBe(true), soonMs);
    const code = await worker.stop();
    const left = await world.query(
      `select lease_until from optimizations where id = $1 union all
        select lease_until from optimization_simulations where id = $2`,
      [begun.params.optimizationId, begun.simulation.simulationId],
    );
    const waiting = await world.query(
      `select name, state from jobs.job
        where name in ('content-studio.write', 'content-studio.ask-models') and state <> 'completed' and start_after <= now()
          and data->>'workspaceId' = $1 order by name`,
      [begun.home.projectId],
    );
    const asks = asked.length;
    onAsk = () => undefined;
    const other = await processes.start();
    await eventually(() => expectWhole(begun), soonMs);
    await other.stop();

    expect(code, worker.printed()).toBe(0);
    expect(left).toEqual([{ lease_until: null }, { lease_until: null }]);
    expect(waiting).toEqual([
      { name: "content-studio.ask-models", state: "retry" },
      { name: "content-studio.write", state: "retry" },
    ]);
    expect(asked.length).toBeGreaterThan(asks);
    expect(timesOf().get("simulation")).toBe(await storedAsks(begun));
    expect([...timesOf()].filter(([what, count]) => what !== "simulation" && count > 1)).toEqual([]);
  },
  2 * 60_000,
);
