import * as contract from "@citelens/contract/visibility/operators";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AiServer, goodKey, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { openaiResponses } from "#test/fakes/ai/protocols/openai-responses.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { askOperator } from "../asking/ask-operator.ts";

let world: World;
let openai: AiServer;
let root: Person;
beforeAll(async () => {
  openai = await openAiServer(openaiResponses);
  world = await openWorld({ ai: { OPENAI_API_KEY: goodKey, OPENAI_BASE_URL: `${openai.address}/v1` } });
  root = await world.signUpRoot();
});
afterAll(() => Promise.all([world.close(), openai.close()]));

async function ask(question: string): Promise<void> {
  await askOperator(world.tools, {
    operatorModelId: "chatgpt",
    question,
    language: "en",
    organizationId: null,
    signal: AbortSignal.timeout(30_000),
  });
}

function check() {
  const params = { operatorModelId: "chatgpt" };
  return world.call(contract.checkOperator, { params }, root.access);
}

async function figures(): Promise<contract.ModelFigures> {
  return (await world.call(contract.getModelFigures, {}, root.access)).answer;
}

test("shows what answers cost, how many failed and how long they took, but for checks", async () => {
  expect(await figures()).toMatchObject({ models: [], pauses: [] });
  openai.answerWith("success");
  await ask("Which shoes last?");
  await ask("Which boots last?");
  openai.answerWith("overload");
  await ask("Which socks last?");
  await check();

  const { models } = await figures();
  expect(models).toMatchObject([
    { id: "chatgpt", display_name: "ChatGPT", calls: 3, failed: 1, mean_ms: expect.any(Number) },
  ]);
  const { rows } = await world.postgres.pool.query(
    "select cost_usd::float8 as usd, timed from spending_days where purpose = 'ANSWER'",
  );
  expect(rows).toMatchObject([{ timed: 2 }]);
  expect(models[0]?.cost_per_answer_usd).toBeCloseTo(rows[0].usd / 2, 9);
  expect(models[0]?.error_rate).toBeCloseTo(100 / 3, 9);
  // Wilson's interval for 1 of 3.
  expect(models[0]?.error_interval?.low).toBeCloseTo(6.15, 1);
  expect(models[0]?.error_interval?.high).toBeCloseTo(79.23, 1);
});

test("keeps each pause once, with its reason and what ended it", async () => {
  openai.answerWith("quota");
  await Promise.all([check(), check()]);
  const [open, ...others] = (await figures()).pauses;
  openai.answerWith("success");
  await check();
  openai.answerWith("quota");
  await check();
  openai.answerWith("success");
  await ask("Which hats last?");

  expect(others).toEqual([]);
  expect(open).toMatchObject({ id: "chatgpt", ended_at: null, ended_by: null });
  expect(open?.reason).toContain("You exceeded your current quota");
  expect((await figures()).pauses.map(({ ended_by }) => ended_by)).toEqual(["ANSWER", "CHECK"]);
  const person = await world.signUp();
  expect((await world.call(contract.getModelFigures, {}, person.access)).status).toBe(403);
});
