import { dayMs } from "@citelens/contract/base/days";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { pullBackRuns } from "./runs-ahead.sql.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

test.each([
  ["DAILY", 1],
  ["WEEKLY", 7],
  ["MONTHLY", 31],
])(
  "after a clock that was ahead and was set back, a run of %s is due within its frequency",
  async (frequency, days) => {
    const home = await open.home();
    const campaignId = await home.launch();
    const { pool } = open.world.postgres;
    const { tools } = open.world;
    const dueIn = async () => {
      const { rows } = await pool.query("select next_run_at from campaigns where id = $1", [campaignId]);
      return (rows[0].next_run_at.getTime() - tools.now().getTime()) / dayMs;
    };
    const planFor = (inDays: number) =>
      pool.query("update campaigns set frequency = $2, next_run_at = $3 where id = $1", [
        campaignId,
        frequency,
        new Date(tools.now().getTime() + inDays * dayMs),
      ]);
    await planFor(days);
    expect(await pullBackRuns(tools)).toBe(0);
    expect(await dueIn()).toBeCloseTo(days, 1);

    await planFor(90);

    expect(await pullBackRuns(tools)).toBe(1);
    expect(await dueIn()).toBeLessThanOrEqual(days);
    expect(await dueIn()).toBeGreaterThan(0.9);
  },
);
