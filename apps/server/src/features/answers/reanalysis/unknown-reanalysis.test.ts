import * as contract from "@citelens/contract/platform/reanalysis";
import { getInsightSummary } from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { reanalyseStored } from "./reanalyse-stored.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

/** Makes of the answer that does not know the client what version 4 made of it: a mention on the first place. */
async function readByOlderAnalysis(workspaceId: string): Promise<void> {
  const query = (text: string) => open.world.postgres.pool.query(text, [workspaceId]);
  for (const table of ["answer_days", "cell_days", "cell_weeks", "cell_totals"])
    await query(`update ${table} set mentions = mentions + 1, position_sum = position_sum + 1, unknown_to_model = 0
      where workspace_id = $1 and unknown_to_model = 1`);
  await query(`update brand_days as day set mentions = mentions + 1, position_sum = position_sum + 1, negative = negative + 1
    where workspace_id = $1 and brand_id = campaign_id`);
  await query(`insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis,
    sentiment, sentiment_basis, spans)
    select workspace_id, id, campaign_id, 'Acme', true, 1, 'ORDER', 'NEGATIVE', 'ESTIMATED', '[]' from answers
    where workspace_id = $1 and unknown_to_model`);
  await query(`update answers set analyser_version = 4, mentioned = true, position = 1, sentiment = 'NEGATIVE',
    unknown_to_model = false, unknown_brands = '[]' where workspace_id = $1 and unknown_to_model`);
  await query("update sum_versions set version = version + 1 where workspace_id = $1");
}

test("answers that an older analysis took for mentions are unknown to the model once they are read again, in all sums", async () => {
  const root = await open.world.signUpRoot();
  open.answer((question) => ({
    text: question.includes("rain") ? "I'm not familiar with Acme. Beta makes shoes." : "1. Beta\n2. Acme",
  }));
  const home = await open.home();
  await home.launch({ competitors: [{ name: "Beta" }] });
  await open.world.answerAll();
  const { answer: first } = await home.ask(getInsightSummary);
  await readByOlderAnalysis(home.projectId);
  const { answer: before } = await home.ask(getInsightSummary);

  const body = { reason: "A better analysis", key: newId() };
  await open.world.call(contract.startReanalysis, { body }, root.access);
  await runDueJobs(open.world.tools, [reanalyseStored]);
  const { answer: after } = await home.ask(getInsightSummary);

  expect(before).toMatchObject({ unknown_to_model: 0, brand_mentions: 2, total_answers: 2 });
  expect(after).toMatchObject({ unknown_to_model: 1, brand_mentions: 1, total_answers: 2 });
  expect(after).toMatchObject({ visibility: first.visibility, share_of_voice: first.share_of_voice });
  expect(after.visibility.value).toBe(50);
});
