import { readFile } from "node:fs/promises";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { sumsOf } from "./sums.test-helper.ts";

const migration = new URL("../../../../drizzle/0038_sums_of_lists.sql", import.meta.url);

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

test("a database from before these sums gets them from its answers: the same as are kept along", async () => {
  open.answer((question) => (question.includes("nothing") ? { text: "" } : usualAnswer(question)));
  const [first, second] = [await open.home(), await open.home()];
  await first.ask(updateWorkspace, { body: { time_zone: "Pacific/Auckland" } });
  const parts = { operator_models: ["chatgpt", "grok"], repeats: 2 };
  const campaignId = await first.launch({ ...parts, queries: ["best shoes", "is Acme good", "say nothing"] });
  await second.launch(parts);
  await open.world.answerAll();
  open.world.advance(3_600_000);
  await first.ask(campaigns.runCampaign, { params: { campaignId } });
  const query = async (statement: string) => (await open.world.postgres.pool.query(statement)).rows;
  const known = async () => [
    await sumsOf(open.world, first.projectId),
    await sumsOf(open.world, second.projectId),
    await query("select * from run_tallies order by run_id, operator_model"),
    await query("select campaign_id, time_zone from sum_versions order by campaign_id"),
  ];
  const kept = await known();

  await query("truncate cell_totals, asked_queries, run_tallies");
  for (const table of ["answer_days", "cell_days", "cell_weeks"]) {
    await query(`delete from ${table} where n = 0`);
    await query(`update ${table} set asked = 0, refused = 0, failed = 0`);
  }
  await query("update cell_days set last_created = null, last_answered = null");
  await query("update sum_versions set time_zone = 'UTC'");
  const [, fill = ""] = (await readFile(migration, "utf8")).split("-- What was asked before");
  await query(`begin; -- ${fill}; commit;`);

  expect(await known()).toEqual(kept);
  expect(JSON.stringify(kept)).toContain('"refused":');
});
