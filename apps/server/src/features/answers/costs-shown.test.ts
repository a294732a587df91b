import { getAnswer, getSharedAnswer, shareAnswer } from "@citelens/contract/visibility/answers";
import { estimateCampaign } from "@citelens/contract/visibility/campaigns";
import { getConversation, listAnswers } from "@citelens/contract/visibility/conversations";
import { getCampaignCost, listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";

/** Prices of the double: 120 tokens in, 40 out and one search for an answer, 900 in and 100 out for a judgement. */
const ai = { OPERATOR_PRICES: "chatgpt=1/10/10,openai/judge=1/10" };
const answerUsd = 0.000_12 + 0.000_4 + 0.01;
const judgeUsd = 0.000_9 + 0.001;
/** Until there are enough judgements to go by: 1,500 tokens in and 500 out. */
const usualJudgeUsd = 0.001_5 + 0.005;
const judge = writerDouble("openai/judge", () => ({
  verdicts: [{ brand: "Acme", sentiment: "POSITIVE", score: 0.9, quote: "Acme" }],
}));

let sold: AnswersWorld;
let off: AnswersWorld;
beforeAll(async () => {
  sold = await openAnswersWorld({ ai, judge });
  off = await openAnswersWorld({ ai, judge, billing: { mode: "off" } });
  for (const open of [sold, off]) open.answer(usualAnswer);
});
afterAll(() => Promise.all([sold.close(), off.close()]));

/** A run of two answers, one of which names two brands, and everything that says what it has cost. */
async function seenBy(open: AnswersWorld, home: Home) {
  const campaignId = await home.launch({ name: "Costs" });
  await open.world.answerAll();
  await open.world.runJobs();
  const runs = await home.ask(listRuns, { params: { campaignId } });
  const lines = await home.ask(listAnswers, {});
  const answers = await Promise.all(
    lines.answer.results.map(
      async ({ id }) => (await home.ask(getAnswer, { params: { answerId: id } })).answer,
    ),
  );
  const conversations = await Promise.all(
    lines.answer.results.map(
      async ({ query: { id } }) => (await home.ask(getConversation, { params: { queryId: id } })).answer,
    ),
  );
  const body = {
    campaign_type: "PRE_AUDIT",
    operator_models: ["chatgpt"],
    queries: [{ text: "a" }, { text: "b" }],
  };
  const estimate = (await home.ask(estimateCampaign, { body })).answer;
  const campaign = (await home.ask(getCampaignCost, { params: { campaignId } })).answer;
  const newest = conversations.flatMap((conversation) => conversation.answers);
  return { run: runs.answer.results[0], answers, newest, estimate, campaign };
}

describe("what AI providers charged", () => {
  test("is shown to everybody where nobody else pays for it: of the answers, the run and the next one", async () => {
    const { run, answers, newest, estimate, campaign } = await seenBy(off, await off.home());

    const judged = { usd: expect.closeTo(answerUsd + judgeUsd, 6), judge_usd: expect.closeTo(judgeUsd, 6) };
    const each = { ...judged, is_exact: false, is_guessed: false };
    expect(answers.map(({ cost }) => cost)).toEqual([each, each]);
    expect(newest.map(({ cost }) => cost)).toEqual([each, each]);
    expect(run?.cost_usd).toBeCloseTo(2 * (answerUsd + judgeUsd), 6);
    expect(campaign.cost_usd).toBe(run?.cost_usd);
    expect([run, campaign, estimate].map((one) => one?.cost_is_guessed)).toEqual([false, false, false]);
    expect(run?.models[0]?.cost_usd).toBeCloseTo(2 * (answerUsd + judgeUsd), 6);
    expect(campaign.judge_usd).toBeCloseTo(2 * judgeUsd, 6);
    expect(estimate.cost_usd_first_run).toBeGreaterThan(2 * answerUsd);
    expect(estimate.judging).toMatchObject({ judge: "openai/judge", model: "openai/judge" });
    expect(estimate.judging?.usd_first_run).toBeCloseTo(2 * usualJudgeUsd, 6);
    expect(estimate.first_month.cost_usd).toBe(estimate.cost_usd_first_run);
  });

  test("is a secret of the installation where credits are sold, in links that are shared too", async () => {
    const home = await sold.home();
    const { run, answers, newest, estimate, campaign } = await seenBy(sold, home);
    const { answer: link } = await home.ask(shareAnswer, { params: { answerId: answers[0]?.id }, body: {} });
    const shared = await sold.world.call(getSharedAnswer, {
      params: { token: link.url.split("/").at(-1) ?? "" },
    });

    expect(shared.status).toBe(200);
    const all = [...answers, ...newest, shared.answer.answer];
    expect(all.map(({ cost }) => cost)).toEqual([null, null, null, null, null]);
    expect([run?.cost_usd, run?.models[0]?.cost_usd, campaign.cost_usd]).toEqual([null, null, null]);
    expect([estimate.cost_usd_first_run, estimate.first_month.cost_usd]).toEqual([null, null]);
    expect([estimate.judging, campaign.judge_usd]).toEqual([null, null]);
  });

  test("is shown to a superuser in workspaces of their own", async () => {
    const root = await sold.world.signUpRoot();
    const { id: projectId } = await sold.world.createWorkspace(root, "https://www.acme.example");
    const body = { operator_models: ["chatgpt"], queries: [{ text: "a" }] };

    const { answer } = await sold.world.call(
      estimateCampaign,
      { params: { projectId }, body } as never,
      root.access,
    );

    expect(answer.cost_usd_first_run).toBeGreaterThan(0);
  });
});

describe("where no price list knows the model that answers, or the one that judges", () => {
  test.each([
    ["the answers", { OPERATOR_MODELS: "chatgpt=gpt-unheard-of", OPERATOR_PRICES: "openai/judge=1/10" }],
    ["the judge", { OPERATOR_PRICES: "chatgpt=1/10/10" }],
  ])("what is shown says that it is guessed: %s", async (_, models) => {
    const open = await openAnswersWorld({ ai: models, judge, billing: { mode: "off" } });
    onTestFinished(() => open.close());
    open.answer(usualAnswer);

    const { run, answers, newest, estimate, campaign } = await seenBy(open, await open.home());

    expect([...answers, ...newest].map(({ cost }) => cost?.is_guessed)).toEqual([true, true, true, true]);
    expect([run, campaign, estimate].map((one) => one?.cost_is_guessed)).toEqual([true, true, true]);
    const { rows } = await open.world.postgres.pool.query(
      "select sum(guessed_usd)::float as guessed, sum(cost_usd - guessed_usd)::float as other from spending_days",
    );
    expect(rows[0].guessed).toBeGreaterThan(0);
    expect(rows[0].other).toBeGreaterThan(0);
  });
});

test("an estimate goes by what the organization's own answers have cost, once there are twenty", async () => {
  const home = await off.home();
  const body = { campaign_type: "PRE_AUDIT", operator_models: ["chatgpt"], queries: [{ text: "a" }] };
  const before = (await home.ask(estimateCampaign, { body })).answer.cost_usd_first_run;
  await home.launch({ queries: Array.from({ length: 20 }, (_, nth) => `query ${nth}`) });
  await off.world.answerAll();
  await off.world.runJobs();

  const { answer } = await home.ask(estimateCampaign, { body });

  expect(before).toBeGreaterThan(answerUsd + judgeUsd);
  expect(answer.cost_usd_first_run).toBeCloseTo(answerUsd + judgeUsd, 6);
});
