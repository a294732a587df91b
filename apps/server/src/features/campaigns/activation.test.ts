import { readdir, readFile } from "node:fs/promises";
import * as contract from "@citelens/contract/visibility/campaigns";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { startDueRuns } from "./runs/start-due-runs.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

async function campaignOf(parts: object = {}) {
  const home = await open.home();
  const campaignId = await home.launch(parts);
  const params = { campaignId };
  await open.world.answerAll();
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await open.world.postgres.pool.query(text, [campaignId, ...values])).rows;
  return {
    ...home,
    params,
    query,
    read: async () => (await home.ask(contract.getCampaign, { params })).answer,
    runs: async () => (await home.ask(listRuns, { params })).answer.count,
    pause: () => home.ask(contract.pauseCampaign, { params }),
    archive: () => home.ask(contract.archiveCampaign, { params }),
    activate: () => home.ask(contract.activateCampaign, { params }),
    /** As if it had been due so long ago. */
    miss: (days = 3) =>
      query(`update campaigns set next_run_at = now() - $2 * interval '1 day' where id = $1`, [days]),
    spendAll: () =>
      query(`update credit_lots set available = 0
        where organization_id = (select organization_id from runs where campaign_id = $1 limit 1)`),
  };
}

describe("activating a campaign", () => {
  test("that missed nothing goes on with its schedule and costs nothing, however often it is toggled", async () => {
    const campaign = await campaignOf();
    const before = { ...(await campaign.read()), ...(await campaign.credits()) };

    const paused = [];
    for (const halt of [campaign.pause, campaign.archive, campaign.pause]) {
      await halt();
      const { on_activate, next_run } = await campaign.read();
      paused.push({ on_activate, next_run });
      await campaign.activate();
      await open.world.answerAll();
    }

    const halted = {
      next_run: null,
      on_activate: { runs_now: false, credits: 0, next_run: before.next_run },
    };
    expect(paused).toEqual([halted, halted, halted]);
    expect({ ...(await campaign.read()), ...(await campaign.credits()) }).toEqual(before);
    expect(await campaign.runs()).toBe(1);
  });

  test("that missed runs begins one of them at once, at the cost that was shown, and keeps its hour", async () => {
    const campaign = await campaignOf();
    const { next_run: planned } = await campaign.read();
    const { used } = await campaign.credits();
    await campaign.pause();
    await campaign.miss();
    const shown = (await campaign.read()).on_activate;

    const { answer } = await campaign.activate();
    await open.world.answerAll();

    expect(shown).toEqual({ runs_now: true, credits: 10, next_run: null });
    expect(answer).toMatchObject({
      status: "ACTIVE",
      next_run: planned,
      stop_reason: null,
      on_activate: null,
    });
    expect((await campaign.credits()).used).toBe(used + 10);
    expect(await campaign.runs()).toBe(2);
  });

  test("of six clicks at the same time begins one run", async () => {
    const campaign = await campaignOf();
    const { used } = await campaign.credits();
    await campaign.pause();
    await campaign.miss();

    const clicks = await Promise.all(Array.from({ length: 6 }, () => campaign.activate()));
    await open.world.answerAll();

    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await campaign.credits()).used).toBe(used + 10);
  });

  test("without the credits for what it missed is active all the same, says why, and tries again when it is due", async () => {
    const campaign = await campaignOf();
    const { next_run: planned } = await campaign.read();
    await campaign.pause();
    await campaign.miss();
    await campaign.spendAll();

    const { status, answer } = await campaign.activate();
    await startDueRuns(open.world.tools);
    const later = await campaign.read();

    expect(status).toBe(200);
    expect(answer).toMatchObject({ status: "ACTIVE", next_run: planned });
    expect(answer.stop_reason).toMatch(
      /^The run that was due did not begin: .* Plan & Billing says how to get more\. /,
    );
    expect(later).toMatchObject({ status: "ACTIVE", next_run: planned });
    expect(await campaign.runs()).toBe(1);
  });

  test("whose runs are switched off stays active, says whom to ask, and begins the next one after they are on again", async () => {
    const campaign = await campaignOf();
    const { next_run: planned } = await campaign.read();
    const turn = (off: string) =>
      campaign.query(
        `update organizations set features_off = $2
         where id = (select organization_id from runs where campaign_id = $1 limit 1)`,
        [off],
      );
    await turn("{campaign_runs}");
    await campaign.miss(1);

    await startDueRuns(open.world.tools);
    const waiting = await campaign.read();
    const runs = await campaign.runs();
    await turn("{}");
    await campaign.miss(1);
    await startDueRuns(open.world.tools);

    expect(waiting).toMatchObject({ status: "ACTIVE", next_run: planned });
    expect(waiting.stop_reason).toMatch(/^This feature is switched off for your organization\. .* write to /);
    expect(await campaign.read()).toMatchObject({ status: "ACTIVE", stop_reason: null });
    expect([runs, await campaign.runs()]).toEqual([1, 2]);
  });

  test("that stopped for want of credits runs at once when there are some again", async () => {
    const campaign = await campaignOf();
    const lots = await campaign.query(
      "select l.id, l.available from credit_lots l join runs r using (organization_id) where r.campaign_id = $1",
    );
    await campaign.spendAll();
    await campaign.miss(1);
    await startDueRuns(open.world.tools);
    const stopped = await campaign.read();
    for (const { id, available } of lots)
      await open.world.postgres.pool.query("update credit_lots set available = $2 where id = $1", [
        id,
        available,
      ]);

    const { answer } = await campaign.activate();

    expect(stopped).toMatchObject({
      status: "STOPPED",
      on_activate: { runs_now: true, credits: 10, next_run: null },
    });
    expect(answer).toMatchObject({ status: "ACTIVE", stop_reason: null });
    expect(await campaign.runs()).toBe(2);
    await open.world.answerAll();
  });

  test("does not ask again what a pause cancelled, and its credits are given back", async () => {
    const home = await open.home();
    const before = await home.credits();
    const campaignId = await home.launch();
    const params = { campaignId };
    await home.ask(contract.pauseCampaign, { params });

    const { answer } = await home.ask(contract.activateCampaign, { params });
    await open.world.answerAll();

    expect(answer.status).toBe("ACTIVE");
    expect(Date.parse(answer.next_run ?? "")).toBeGreaterThan(open.world.tools.now().getTime());
    expect(await home.credits()).toEqual(before);
  });

  test("of a pre-audit asks nothing more: it is asked once", async () => {
    const campaign = await campaignOf({ campaign_type: "PRE_AUDIT" });
    await campaign.pause();

    const { on_activate } = await campaign.read();
    await campaign.activate();

    expect(on_activate).toEqual({ runs_now: false, credits: 0, next_run: null });
    expect(await campaign.runs()).toBe(1);
  });
});

test("a run by hand is the last run, and moves no scheduled one", async () => {
  const campaign = await campaignOf();
  const before = await campaign.read();
  open.world.advance(60_000);

  const { answer } = await campaign.ask(contract.runCampaign, { params: campaign.params });

  expect(Date.parse(answer.last_run ?? "") - Date.parse(before.last_run ?? "")).toBeGreaterThanOrEqual(
    60_000,
  );
  expect(answer.next_run).toBe(before.next_run);
  await open.world.answerAll();
});

test("campaigns that were halted before their schedule was kept find it again", async () => {
  const campaign = await campaignOf();
  const { next_run } = await campaign.read();
  await campaign.pause();
  await campaign.query("update campaigns set next_run_at = null where id = $1");
  const folder = new URL("../../../drizzle/", import.meta.url);
  const file = (await readdir(folder)).find((name) => name.endsWith("_kept_schedules.sql")) ?? "";
  const repair = (await readFile(new URL(file, folder), "utf8")).split("--> statement-breakpoint").at(-1);

  await open.world.postgres.pool.query(repair ?? "");

  expect((await campaign.read()).on_activate).toEqual({ runs_now: false, credits: 0, next_run });
});

test("the schedule begins nothing of a campaign that is paused, however long ago it was due", async () => {
  const campaign = await campaignOf();
  await campaign.pause();
  await campaign.miss(40);

  await startDueRuns(open.world.tools);

  expect(await campaign.runs()).toBe(1);
  expect((await campaign.read()).status).toBe("PAUSED");
});
