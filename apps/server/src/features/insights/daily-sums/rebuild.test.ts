import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as contract from "@citelens/contract/visibility/insights";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { openPostgres } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { beginRebuild, type RebuildScope, rebuild, rebuildSlice } from "./rebuild.ts";
import { finishSums } from "./rebuild-insights.ts";
import { holdState } from "./sum-states.sql.ts";
import { expectRightSums, sumsOf } from "./sums.test-helper.ts";

let open: AnswersWorld;
/** The same product once more, on the same databases. */
let other: Tools;
let close: () => Promise<void>;
beforeAll(async () => {
  open = await openAnswersWorld();
  const { tools, postgres } = open.world;
  const { rows } = await postgres.pool.query("select current_database() as name");
  const url = new URL(String(postgres.pool.options.connectionString));
  url.pathname = `/${rows[0]?.name}`;
  const second = openPostgres(url.href, tools.log);
  other = { ...tools, db: second.db };
  close = second.close;
});
afterAll(async () => {
  await close();
  await open.close();
});
beforeEach(() => open.answer(usualAnswer));

const parts = { operator_models: ["chatgpt", "grok"], repeats: 3 };

interface LaunchedScene {
  readonly home: Home;
  readonly campaign: RebuildScope;
}

/** A campaign whose first run is done, and whose second waits to be answered. */
async function running(): Promise<LaunchedScene> {
  const home = await open.home();
  const campaignId = await home.launch(parts);
  await open.world.answerAll();
  open.world.advance(60_000);
  await home.ask(campaigns.runCampaign, { params: { campaignId } });
  return { home, campaign: { ...placeOfJob({ workspaceId: home.projectId }), campaignId } };
}

const answersIn = async (home: Home) => {
  const { answer } = await home.ask(contract.getInsightSummary, { query: { branded: "false" } });
  return [answer.total_answers, answer.brand_mentions];
};

describe("sums that are made again", () => {
  test("count every answer once that comes meanwhile, before and after the slice that it is of", async () => {
    const { home, campaign } = await running();

    await beginRebuild(open.world.tools, campaign);
    await rebuildSlice(open.world.tools, campaign, 17);
    await open.world.answerAll();
    const meanwhile = await answersIn(home);
    const kept = await sumsOf(open.world, home.projectId);
    while ((await rebuildSlice(open.world.tools, campaign, 5)) !== undefined);
    await rebuild(open.world.tools, campaign);

    expect(meanwhile).toEqual([24, 12]);
    expect(await answersIn(home)).toEqual([24, 12]);
    expect(await sumsOf(open.world, home.projectId)).toEqual(kept);
    await expectRightSums(open.world, home);
  });

  test("go on where a killed process stopped, on another instance", async () => {
    const { home, campaign } = await running();
    await beginRebuild(open.world.tools, campaign);
    await rebuildSlice(open.world.tools, campaign, 10);
    const lost = inTransaction(open.world.tools, async (within) => {
      await rebuildSlice(within, campaign, 10);
      throw new Error("killed");
    });
    await expect(lost).rejects.toThrow("killed");
    await open.world.answerAll();

    const counted = await rebuild(other, campaign);

    expect(counted).toBe(14);
    expect(await answersIn(home)).toEqual([24, 12]);
    await expectRightSums(open.world, home);
  });

  test("are right when two instances make them at the same time, and answers come", async () => {
    const { home, campaign } = await running();

    await Promise.all([
      rebuild(open.world.tools, campaign),
      open.world.answerAll(),
      rebuild(other, campaign),
    ]);

    expect(await answersIn(home)).toEqual([24, 12]);
    await expectRightSums(open.world, home);
  });

  test("leave nothing of the earlier ones behind when the process is killed between the swap and the end", async () => {
    const { home, campaign } = await running();
    await open.world.answerAll();
    await beginRebuild(open.world.tools, campaign);
    while ((await rebuildSlice(open.world.tools, campaign)) !== undefined);
    const leftOver = async () =>
      (
        await open.world.postgres.pool.query(
          `select from cell_days as one join sum_versions as known using (workspace_id, campaign_id)
          where workspace_id = $1 and one.generation <> known.generation`,
          [home.projectId],
        )
      ).rowCount;
    const before = await leftOver();

    await finishSums.run(other, {});
    await finishSums.run(other, {});

    expect(before).toBeGreaterThan(0);
    expect(await leftOver()).toBe(0);
    expect(await answersIn(home)).toEqual([24, 12]);
    await expectRightSums(open.world, home);
  });

  test("of a campaign that fails are made later, and those of others once, at the first try", async () => {
    const { home, campaign } = await running();
    const wellId = await home.launch(parts);
    await open.world.answerAll();
    const { pool } = open.world.postgres;
    const generations = async () => {
      const { rows } = await pool.query(
        "select campaign_id, generation, time_zone from sum_versions where workspace_id = $1",
        [home.projectId],
      );
      return [campaign.campaignId, wellId].map((id) => rows.find((row) => row.campaign_id === id));
    };
    await pool.query(`create function refuse_sums() returns trigger language plpgsql as $$
      begin raise exception 'sums are broken'; end $$`);
    await pool.query(`create trigger refuse_sums before insert on answer_days for each row
      when (new.campaign_id = '${campaign.campaignId}') execute function refuse_sums()`);

    const time_zone = "Pacific/Kiritimati";
    await home.ask(updateWorkspace, { body: { time_zone } });
    await open.world.runJobs();
    const first = await generations();
    for (let tries = 0; tries < 10; tries += 1) {
      open.world.advance(3_600_000);
      await open.world.runJobs();
    }
    await finishSums.run(other, {});
    const failed = await pool.query("select sweep from failed_items where item = $1", [campaign.campaignId]);
    await pool.query("drop function refuse_sums cascade");
    open.world.advance(3_600_000);
    await finishSums.run({ ...other, now: open.world.tools.now }, {});

    expect(first).toMatchObject([{ generation: 1 }, { generation: 2, time_zone }]);
    expect(failed.rows).toEqual([{ sweep: "insights.finish-sums" }]);
    expect(await generations()).toMatchObject([
      { generation: 2, time_zone },
      { generation: 2, time_zone },
    ]);
    expect((await pool.query("select from failed_items")).rowCount).toBe(0);
    await expectRightSums(open.world, home);
  });

  test("let answers of other campaigns be stored while a slice is counted", async () => {
    const first = await running();
    await open.world.answerAll();
    const second = await running();

    await inTransaction(other, async (within) => {
      await holdState(within, first.campaign, first.campaign.campaignId);
      await open.world.answerAll();
      expect(await answersIn(second.home)).toEqual([24, 12]);
    });

    await expectRightSums(open.world, second.home);
  });

  test("are those of the new days once the time zone changed while answers came, and whole until then", async () => {
    const { home, campaign } = await running();
    await beginRebuild(open.world.tools, campaign);
    await rebuildSlice(open.world.tools, campaign, 5);

    await home.ask(updateWorkspace, { body: { time_zone: "Pacific/Kiritimati" } });
    await rebuildSlice(open.world.tools, campaign, 5);
    await open.world.answerAll();
    const meanwhile = await answersIn(home);
    await home.ask(updateWorkspace, { body: { time_zone: "Pacific/Pago_Pago" } });
    await open.world.runJobs();

    expect(meanwhile).toEqual([24, 12]);
    expect(await answersIn(home)).toEqual([24, 12]);
    const { rows } = await open.world.postgres.pool.query(
      `select distinct day::text, (created at time zone 'Pacific/Pago_Pago')::date::text as expected
      from answers join answer_days using (workspace_id, campaign_id) where workspace_id = $1`,
      [home.projectId],
    );
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ expected }) => expected));
    await expectRightSums(open.world, home);
  });
});
