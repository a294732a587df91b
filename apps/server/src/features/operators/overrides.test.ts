import { listAudit } from "@citelens/contract/platform/admin";
import { estimateCampaign } from "@citelens/contract/visibility/campaigns";
import * as contract from "@citelens/contract/visibility/operators";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import type { Person } from "#test/world.ts";
import { limitsOfLane } from "./catalogue/lanes.ts";

let open: AnswersWorld;
let home: Home;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld();
  [root, home] = [await open.world.signUpRoot(), await open.home()];
  await home.credits();
});
afterAll(() => open.close());

const standard = { concurrency: 4, per_minute: 6_000 };

function setPrice(credits_per_answer: number | null, key = newId(), operatorModelId = "chatgpt") {
  const body = { credits_per_answer, reason: "Its provider is dearer", key };
  return open.world.call(contract.setModelPrice, { params: { operatorModelId }, body }, root.access);
}

function setLimits(limits: typeof standard | null, key = newId()) {
  const body = { limits, reason: "Its provider asked for it", key };
  return open.world.call(
    contract.setModelLimits,
    { params: { operatorModelId: "chatgpt" }, body },
    root.access,
  );
}

async function listed(id = "chatgpt") {
  const { answer } = await open.world.call(contract.listOperatorModels, {}, home.access);
  return answer.find((model) => model.id === id)?.credits_per_answer;
}

const questions = { queries: ["best running shoes"], operator_models: ["chatgpt"] };

async function estimated() {
  const body = {
    name: "Autumn",
    brand: { name: "Acme", domains: ["acme.example"] },
    competitors: [],
    ...questions,
  };
  return (await home.ask(estimateCampaign, { body })).answer.credits_first_run;
}

async function chargesOf(campaignId: string) {
  const { rows } = await open.world.postgres.pool.query(
    "select credits from answers where campaign_id = $1",
    [campaignId],
  );
  return rows.map(({ credits }) => credits);
}

async function audited(action: string) {
  const { answer } = await open.world.call(listAudit, { query: { action } }, root.access);
  return answer.results;
}

test("a price holds in lists, estimates and runs from then on; a run that has begun keeps its own", async () => {
  const before = await estimated();
  const begun = await home.launch(questions);
  const { status, answer } = await setPrice(7);

  expect(status).toBe(200);
  expect(answer).toMatchObject({
    credits_per_answer: 7,
    standard_credits_per_answer: 5,
    price_overridden: { by: root.email, reason: "Its provider is dearer" },
  });
  expect([await listed(), await listed("grok")]).toEqual([7, 5]);
  expect([before, await estimated()]).toEqual([5, 7]);
  expect(await chargesOf(begun)).toEqual([5]);
  expect(await chargesOf(await home.launch(questions))).toEqual([7]);

  const back = await setPrice(null);
  expect(back.answer).toMatchObject({ credits_per_answer: 5, price_overridden: null });
  expect([await listed(), await estimated()]).toEqual([5, 5]);
  expect((await audited("operator.price-taken-back"))[0]).toMatchObject({ details: { from: 7, to: null } });
});

test("the same key sets a price once", async () => {
  const key = newId();
  await setPrice(9, key);
  await setPrice(11);
  await setPrice(9, key);

  expect(await listed()).toBe(11);
  expect(await audited("operator.price-set")).toHaveLength(3); // with that of the test before
  await setPrice(null);
});

test("the same key with another price or other limits is refused", async () => {
  const [price, limits] = [newId(), newId()];
  await setPrice(7, price);
  await setLimits(standard, limits);

  const refused = [await setPrice(8, price), await setLimits({ ...standard, concurrency: 5 }, limits)];

  expect(refused.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
    [400, ["key"]],
    [400, ["key"]],
  ]);
  await setPrice(null);
  await setLimits(null);
});

test("limits hold for all models of a provider, and for whoever asks in its lane, until they are taken back", async () => {
  const limits = { concurrency: 3, per_minute: 90 };
  const { answer } = await setLimits(limits);

  expect(answer.limits).toMatchObject({ ...limits, standard, overridden: { by: root.email } });
  expect(await limitsOfLane(open.world.tools, "openai")).toEqual({ concurrencyMax: 3, perMinuteMax: 90 });
  expect(await limitsOfLane(open.world.tools, "xai")).toEqual({ concurrencyMax: 4, perMinuteMax: 6_000 });

  const back = await setLimits(null);
  expect(back.answer.limits).toEqual({ ...standard, standard, overridden: null });
  expect(await limitsOfLane(open.world.tools, "openai")).toMatchObject({ concurrencyMax: 4 });
});

test.each([0, -1, 1.5, 10_001])("a price of %d is refused, and its bounds are named", async (credits) => {
  const { status, body } = await setPrice(credits);

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("Enter a whole number from 1 to 10000.");
});

test("limits beyond the bounds are refused under their fields", async () => {
  const { status, body } = await setLimits({ concurrency: 0, per_minute: 60_001 });

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("Enter a whole number from 1 to 200.");
  expect(JSON.stringify(body)).toContain("Enter a whole number from 1 to 60000.");
});

test("the local index stays free, and what is no model is not found", async () => {
  const statuses = [await setPrice(5, newId(), "local-index"), await setPrice(5, newId(), "hal-9000")];

  expect(statuses.map(({ status }) => status)).toEqual([400, 404]);
});

test("members can change neither", async () => {
  const act = { reason: "For free", key: newId() };
  const params = { operatorModelId: "chatgpt" };
  const { call } = open.world;
  const replies = [
    await call(contract.setModelPrice, { params, body: { credits_per_answer: 1, ...act } }, home.access),
    await call(contract.setModelLimits, { params, body: { limits: standard, ...act } }, home.access),
  ];

  expect(replies.map(({ status }) => status)).toEqual([403, 403]);
});
