import { deleteMe } from "@citelens/contract/accounts/accounts";
import { listCreditUses } from "@citelens/contract/billing/credits";
import { getAnswer } from "@citelens/contract/visibility/answers";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as conversations from "@citelens/contract/visibility/conversations";
import { listRuns } from "@citelens/contract/visibility/runs";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => {
  open.openai.asked.length = 0;
  open.answer(usualAnswer);
});

async function readRun(home: Home, campaignId: string) {
  const { answer } = await home.ask(listRuns, { params: { campaignId } });
  return answer.results[0];
}

describe("a run", () => {
  test("asks each query once and word for word, and uses five credits an answer", async () => {
    const home = await open.home();
    const before = await home.credits();
    const queries = [
      "best running shoes",
      "shoes for rain",
      '  is Acme "good"?\u00a0 '.trim(),
      "кроссовки 鞋",
    ];
    const campaignId = await home.launch({ queries });

    const asked = await open.world.answerAll();

    const after = await home.credits();
    expect(asked).toBe(4);
    expect(open.questions().sort()).toEqual([...queries].sort());
    expect(after).toEqual({ used: before.used + 20, remaining: before.remaining - 20 });
    expect(await readRun(home, campaignId)).toMatchObject({
      status: "DONE",
      answers_total: 4,
      answers_ok: 4,
      credits_used: 20,
      models: [{ id: "chatgpt", total: 4, ok: 4, failed: 0, problem: null }],
    });
    const { answer: log } = await home.ask(listCreditUses);
    expect(log.results).toHaveLength(4);
    expect(log.results[0]).toMatchObject({
      action_type: 1,
      credits_used: 5,
      content_object_info: { type: "query", campaign_name: "Autumn", campaign_type: "BRAND" },
    });
  });

  test("keeps each answer with its brands, places, sources and searches", async () => {
    const home = await open.home();
    const campaignId = await home.launch({ queries: ["best running shoes"] });
    await open.world.answerAll();

    const { answer: list } = await home.ask(conversations.listConversations, {
      query: { campaign: campaignId },
    });
    const line = list.results[0]?.answers[0];
    const { answer } = await home.ask(getAnswer, { params: { answerId: line?.id } });

    expect(list.results[0]).toMatchObject({ text: "best running shoes", answer_count: 1, branded: false });
    expect(line).toMatchObject({
      status: "OK",
      mentioned: true,
      position: 2,
      cited: true,
      citation_count: 2,
    });
    expect(answer).toMatchObject({
      access: "api",
      model_id: "gpt-6-luna-2026-01-01",
      located: "nowhere",
      searched: true,
      search_queries: ["best running shoes 2026"],
      mentions: [
        { brand: "Beta", is_client: false, position: 1, basis: "LIST" },
        { brand: "Acme", is_client: true, position: 2, basis: "LIST", sentiment: "POSITIVE" },
      ],
      citations: [
        { url: "https://www.review.example/shoes", domain: "review.example", cited: true, position: 1 },
        { domain: "acme.example", kind: "OWNED", cited: true, position: 2 },
        { domain: "shop.example", cited: false, position: 1 },
      ],
    });
    const [beta] = answer.mentions;
    expect(answer.text.slice(beta?.spans[0]?.start, beta?.spans[0]?.end)).toBe("Beta");
  });

  test("counts for the campaign: answers, visibility and authority of the last 30 days", async () => {
    const home = await open.home();
    const campaignId = await home.launch();
    await open.world.answerAll();

    const { answer } = await home.ask(campaigns.getCampaign, { params: { campaignId } });

    expect(answer).toMatchObject({
      answer_count: 2,
      brand_visibility: { brand: { visibility_score: 50, visibility_score_change: 0, n: 2 } },
      content_authority: { client: { score: 100, n: 2 } },
    });
  });

  test("leaves branded queries out of the campaign's visibility", async () => {
    const home = await open.home();
    const campaignId = await home.launch({ queries: ["shoes for rain", "is Acme good"] });
    await open.world.answerAll();

    const { answer } = await home.ask(campaigns.getCampaign, { params: { campaignId } });

    expect(answer.brand_visibility.brand).toMatchObject({ visibility_score: 0, n: 1 });
  });

  test("is streamed live, event by event, until it is done", async () => {
    const home = await open.home();
    const campaignId = await home.launch();
    const path = `/api/v1/projects/${home.projectId}/campaigns/organic/${campaignId}/events/`;
    const watching = open.world.app.inject({
      url: path,
      headers: { authorization: `Bearer ${home.access}` },
    });
    await open.world.answerAll();

    const { body, headers } = await watching;

    expect(headers["content-type"]).toContain("text/event-stream");
    const events = body.split("\n\n").filter((one) => one.startsWith("event: run\ndata: "));
    const last = JSON.parse(events.at(-1)?.slice("event: run\ndata: ".length) ?? "{}");
    expect(last).toMatchObject({ status: "DONE", answers_ok: 2 });
  });

  test("is under way for lists until its last answer came, and no second one begins by hand", async () => {
    const home = await open.home();
    const campaignId = await home.launch();

    const during = await home.ask(campaigns.listRunningCampaigns);
    const again = await home.ask(campaigns.runCampaign, { params: { campaignId } });
    await open.world.answerAll();
    const after = await home.ask(campaigns.listRunningCampaigns);
    const later = await home.ask(campaigns.runCampaign, { params: { campaignId } });

    expect(during.answer.running_campaigns).toEqual([
      { id: campaignId, name: "Autumn", answers_done: 0, answers_total: 2 },
    ]);
    expect(again).toMatchObject({
      status: 409,
      body: { detail: "A run of this campaign is in progress. Wait until it has ended." },
    });
    expect(after.answer.running_campaigns).toEqual([]);
    expect(later.status).toBe(200);
  });
});

describe("a provider in trouble", () => {
  const outcomes = [
    [
      "quota",
      "The account behind this model is used up; its administrator has been notified. Nothing was charged.",
    ],
    ["length", "The answer was cut off because it grew too long. Nothing was charged."],
  ] as const;

  test.each(outcomes)(
    "with %s leaves the other models' answers complete and charges nothing",
    async (outcome, why) => {
      const home = await open.home();
      const before = await home.credits();
      open.openai.answerWith(({ body }) => (String(body.model).startsWith("grok") ? outcome : "success"));
      const campaignId = await home.launch({ operator_models: ["chatgpt", "grok"] });

      await open.world.answerAll();

      const run = await readRun(home, campaignId);
      expect(run).toMatchObject({ status: "DONE", answers_ok: 2, answers_failed: 2, credits_used: 10 });
      expect(run?.models.find(({ id }) => id === "grok")).toMatchObject({ ok: 0, failed: 2, problem: why });
      expect(await home.credits()).toEqual({ used: before.used + 10, remaining: before.remaining - 10 });
      await open.world.postgres.pool.query("update operator_switches set paused_until = null");
    },
  );

  test("that declines has answered: it is charged, and counts in no figure", async () => {
    const home = await open.home();
    open.openai.answerWith("refusal");
    const campaignId = await home.launch({ queries: ["best running shoes"] });

    await open.world.answerAll();

    expect(await readRun(home, campaignId)).toMatchObject({ answers_refused: 1, credits_used: 5 });
    const { answer } = await home.ask(conversations.listConversations, { query: { campaign: campaignId } });
    const { answer: shown } = await home.ask(getAnswer, {
      params: { answerId: answer.results[0]?.answers[0]?.id },
    });
    expect(shown).toMatchObject({ status: "REFUSED", failure: "The model declined to answer.", text: "" });
    const { answer: campaign } = await home.ask(campaigns.getCampaign, { params: { campaignId } });
    expect(campaign.brand_visibility.brand).toMatchObject({ visibility_score: null, n: 0 });
  });

  test.each(["rate limit", "overload", "garbage", "reset", "empty"] as const)(
    "with %s is asked again later, and then nothing was lost or charged twice",
    async (outcome) => {
      const home = await open.home();
      const before = await home.credits();
      open.openai.answerWith(outcome);
      const campaignId = await home.launch({ queries: ["best running shoes"] });
      await open.world.answerAll();
      const waiting = await readRun(home, campaignId);

      open.answer(usualAnswer);
      open.world.advance(60_000);
      await open.world.answerAll();

      expect(waiting).toMatchObject({ status: "RUNNING", answers_ok: 0, answers_failed: 0 });
      expect(waiting?.models[0]?.problem).toContain("Nothing was charged.");
      expect(await readRun(home, campaignId)).toMatchObject({ status: "DONE", answers_ok: 1 });
      expect((await home.credits()).used).toBe(before.used + 5);
    },
  );

  test("is given up after six attempts, and its credits come back", async () => {
    const home = await open.home();
    open.openai.answerWith("overload");
    const campaignId = await home.launch({ queries: ["best running shoes"] });

    for (let attempt = 0; attempt < 8; attempt += 1) {
      await open.world.answerAll();
      open.world.advance(20 * 60_000);
    }

    expect(open.openai.asked).toHaveLength(6);
    const { rows } = await open.world.postgres.pool.query(
      "select status, failure_kind from answers where campaign_id = $1",
      [campaignId],
    );
    expect(rows).toEqual([{ status: "FAILED", failure_kind: "overloaded" }]);
    const { rows: lots } = await open.world.postgres.pool.query(
      `select sum(lot.held)::int as held from credit_lots as lot
       join workspaces on workspaces.organization_id = lot.organization_id where workspaces.id = $1`,
      [home.projectId],
    );
    expect(lots).toEqual([{ held: 0 }]);
  });
});

describe("a campaign that is", () => {
  test("paused drops what waits, gives its credits back and is done", async () => {
    const home = await open.home();
    const before = await home.credits();
    const campaignId = await home.launch();

    await home.ask(campaigns.pauseCampaign, { params: { campaignId } });
    const asked = await open.world.answerAll();

    expect(asked).toBe(0);
    expect(await home.credits()).toEqual(before);
    expect(await readRun(home, campaignId)).toMatchObject({ status: "DONE", answers_total: 0 });
  });

  test("deleted takes its answers along, and nothing stays held", async () => {
    const home = await open.home();
    const before = await home.credits();
    const campaignId = await home.launch();

    const { status } = await home.ask(campaigns.deleteCampaign, { params: { campaignId } });

    expect(status).toBe(204);
    expect(await open.world.answerAll()).toBe(0);
    expect(await home.credits()).toEqual(before);
  });

  test.each([
    ["workspace", (home: Home) => home.ask(deleteWorkspace)],
    ["account", (home: Home) => home.ask(deleteMe, { body: { password: home.password } })],
  ])("of a deleted %s is asked no more, and what it held is free at once", async (_, end) => {
    const home = await open.home();
    const other = await open.home();
    await home.launch({ queries: ["asked by nobody any more"] });
    await other.launch({ queries: ["asked by another"] });

    const { status } = await end(home);
    const { rows: held } = await open.world.postgres.pool.query(
      `select hold.open from credit_holds hold where hold.workspace_id = $1`,
      [home.projectId],
    );
    const asked = open.questions().length;
    await open.world.answerAll();

    expect([status, held]).toEqual([204, [{ open: 0 }]]);
    const since = open.questions().slice(asked).join(" ");
    expect(since).toContain("asked by another");
    expect(since).not.toContain("asked by nobody any more");
  });

  test("short of credits is not launched, and says so", async () => {
    const home = await open.home();
    const { answer } = await home.ask(campaigns.createCampaign, {
      body: {
        name: "Large",
        queries: Array.from({ length: 100 }, (_, n) => `query ${n}`),
        operator_models: ["chatgpt", "grok"],
        repeats: 5,
      },
    });

    const { status } = await home.ask(campaigns.launchCampaign, { params: { campaignId: answer.id } });

    expect(status).toBe(402);
    expect(await readRun(home, answer.id)).toBeUndefined();
  });
});
