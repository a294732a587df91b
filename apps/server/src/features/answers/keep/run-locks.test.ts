import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/tools.ts";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { addRunCosts } from "../store/run-costs.sql.ts";
import { finishRuns, lockRunning } from "../store/runs.sql.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

/** Two changes of a row within a transaction make PostgreSQL lock the keys that it refers to until its end. */
test("whoever stores answers of a run holds up nobody who adds to its cost, ends it or looks whether it runs", async () => {
  const { tools, postgres } = open.world;
  open.answer(usualAnswer);
  const home = await open.home();
  await home.launch({ queries: ["best shoes"] });
  const { rows } = await postgres.pool.query("select workspace_id, id from runs");
  const [run] = rows;
  const place = { workspaceId: run.workspace_id };

  await inTransaction(tools, async (storing) => {
    for (const preview of ["first", "second"])
      await storing.db.execute(sql`update answers set preview = ${preview} where run_id = ${run.id}`);

    await inTransaction(tools, async (other) => {
      await other.db.execute(sql`set local lock_timeout = '2s'`);
      await addRunCosts(other, [{ ...run, operator_model: "chatgpt", usd: 0.5, is_guessed: false }]);
      await finishRuns(other, [run]);
      expect(await lockRunning(other, place as never, undefined)).toHaveLength(1);
    });
  });

  const { rows: after } = await postgres.pool.query("select status, cost_usd::float from runs");
  const { rows: ofModels } = await postgres.pool.query(
    "select operator_model, asked, cost_usd::float from run_tallies",
  );
  expect(after).toEqual([{ status: "RUNNING", cost_usd: 0.5 }]);
  expect(ofModels).toEqual([{ operator_model: "chatgpt", asked: 1, cost_usd: 0.5 }]);
});
