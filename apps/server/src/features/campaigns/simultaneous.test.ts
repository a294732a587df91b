import * as contract from "@citelens/contract/visibility/campaigns";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { openPostgres } from "#platform/postgres.ts";
import { inTransaction } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { eventually, type Reply } from "#test/world.ts";
import { startDueRuns } from "./runs/start-due-runs.ts";
import { lockCampaign } from "./store/campaigns.sql.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

type Transition = typeof contract.runCampaign;

const codeOf = ({ status, body }: Reply<Transition>) =>
  status < 300 ? status : (body as { code: string }).code;

async function doneOnce(): Promise<{ readonly home: Home; readonly campaignId: string }> {
  const home = await open.home();
  const campaignId = await home.launch();
  await open.world.answerAll();
  return { home, campaignId };
}

const runsOf = async (home: Home, campaignId: string) =>
  (await home.ask(listRuns, { params: { campaignId } })).answer.results.map((run) => [
    run.status,
    run.answers_total,
  ]);

/** Sends them all while somebody else holds the campaign, so that each has asked before the first may go on. */
async function atOnce<T>(campaignId: string, home: Home, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const { tools, postgres } = open.world;
  const sent: Promise<T>[] = [];
  await inTransaction(tools, async (within) => {
    await lockCampaign(within, placeOfJob({ workspaceId: home.projectId }), campaignId);
    for (const call of calls) sent.push(call());
    await eventually(async () => {
      const { rowCount } = await postgres.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBeGreaterThanOrEqual(calls.length);
    }, 20_000);
  });
  return Promise.all(sent);
}

describe("clicks that come at the same time", () => {
  test("six of Run now, at two instances, begin one run, which is charged once", async () => {
    const { home, campaignId } = await doneOnce();
    const { used } = await home.credits();
    const second = await open.world.secondInstance();
    const params = { projectId: home.projectId, campaignId };
    const [one, other] = [open.world, second].map(
      ({ call }) =>
        () =>
          call(contract.runCampaign, { params }, home.access),
    );
    if (!one || !other) throw new Error("There are two instances");

    const replies = await atOnce(campaignId, home, [one, other, one, other, one, other]);

    expect(replies.map(codeOf).sort()).toEqual([200, ...Array(5).fill("CAMPAIGN_RUNNING")]);
    expect(await runsOf(home, campaignId)).toEqual([
      ["RUNNING", 2],
      ["DONE", 2],
    ]);
    await open.world.answerAll();
    expect((await home.credits()).used).toBe(used + 10);
    const { rows } = await open.world.postgres.pool.query(
      `select query_text, count(*)::int as answers, count(distinct run_id)::int as runs,
        array_agg((select sum(credits)::int from credit_uses where key = 'answer:' || answers.id)) as charged
      from answers where campaign_id = $1 group by query_text order by query_text`,
      [campaignId],
    );
    expect(rows).toEqual(
      ["best running shoes", "shoes for rain"].map((query_text) => ({
        query_text,
        answers: 2,
        runs: 2,
        charged: [5, 5],
      })),
    );
  });

  test("Run now beside the schedule of another server begins one run; the schedule waits for its end", async () => {
    const { home, campaignId } = await doneOnce();
    const { postgres, tools } = open.world;
    const { used } = await home.credits();
    await postgres.pool.query(
      "update campaigns set next_run_at = now() - interval '1 minute' where id = $1",
      [campaignId],
    );
    const other = openPostgres(String(postgres.pool.options.connectionString), tools.log);

    const [reply] = await Promise.all([
      home.ask(contract.runCampaign, { params: { campaignId } }),
      startDueRuns({ ...tools, db: other.db }),
    ]);
    const begun = await runsOf(home, campaignId);
    await open.world.answerAll();
    open.world.advance(6 * 60_000);
    await startDueRuns({ ...tools, db: other.db });
    await other.close();

    expect([200, "CAMPAIGN_RUNNING"]).toContain(codeOf(reply));
    expect(begun).toEqual([
      ["RUNNING", 2],
      ["DONE", 2],
    ]);
    const isSchedulesTurn = codeOf(reply) === 200;
    expect(await runsOf(home, campaignId)).toHaveLength(isSchedulesTurn ? 3 : 2);
    await open.world.answerAll();
    expect((await home.credits()).used).toBe(used + (isSchedulesTurn ? 20 : 10));
  });

  test("a pause beside Run now leaves nothing to be asked", async () => {
    const { home, campaignId } = await doneOnce();
    const { used } = await home.credits();
    const params = { campaignId };

    const [paused] = await atOnce(campaignId, home, [
      () => home.ask(contract.pauseCampaign, { params }),
      () => home.ask(contract.runCampaign, { params }),
    ]);
    await open.world.answerAll();

    expect(paused?.status).toBe(200);
    expect((await home.ask(contract.getCampaign, { params })).answer.status).toBe("PAUSED");
    expect((await home.credits()).used).toBe(used);
  });

  test("a copy has the queries from before a change or those from after it, never a mixture", async () => {
    const { home, campaignId } = await doneOnce();
    const params = { campaignId };
    const after = Array.from({ length: 20 }, (_, index) => `after ${index}`);

    const [, copied] = await atOnce<Reply<Transition>>(campaignId, home, [
      () => home.ask(contract.updateCampaign, { params, body: { queries: after } }) as never,
      () => home.ask(contract.duplicateCampaign, { params }),
    ]);

    const { answer } = await home.ask(contract.getCampaign, { params: { campaignId: copied?.answer.id } });
    const texts = answer.queries.map(({ text }) => text);
    expect([["best running shoes", "shoes for rain"], after]).toContainEqual(texts);
    expect(answer.query_count).toBe(texts.length);
  });

  test("a launch beside a change that takes the queries away begins nothing that is not there", async () => {
    const home = await open.home();
    const draft = { name: "Autumn", queries: ["one"], operator_models: ["chatgpt"] };
    const { id: campaignId } = (await home.ask(contract.createCampaign, { body: draft })).answer;
    const params = { campaignId };

    const [changed, launched] = await atOnce<Reply<Transition>>(campaignId, home, [
      () => home.ask(contract.updateCampaign, { params, body: { queries: [] } }) as never,
      () => home.ask(contract.launchCampaign, { params }),
    ]);

    expect([changed?.status, launched?.status].sort()).toEqual([200, 400]);
    const { answer } = await home.ask(contract.getCampaign, { params });
    expect([answer.status, answer.queries.length]).toEqual(
      launched?.status === 200 ? ["ACTIVE", 1] : ["DRAFT", 0],
    );
  });

  test("a deletion beside Run now holds no credits for answers that nobody gets", async () => {
    const { home, campaignId } = await doneOnce();
    const before = await home.credits();
    const params = { campaignId };

    const [deleted] = await atOnce<Reply<Transition>>(campaignId, home, [
      () => home.ask(contract.deleteCampaign, { params }) as never,
      () => home.ask(contract.runCampaign, { params }),
    ]);

    expect(deleted?.status).toBe(204);
    expect(await home.credits()).toEqual(before);
  });
});
