import { getInsightSummary } from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reanalyseAll } from "#features/answers/keep/reanalyse.ts";
import { rebuildWorkspace } from "#features/insights/daily-sums/rebuild-insights.ts";
import { type AnswersWorld, openAnswersWorld } from "./answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

test("answers that an older analysis took for mentions are unknown to the model once they are read again, in all sums", async () => {
  open.answer((question) => ({
    text: question.includes("rain") ? "I'm not familiar with Acme. Beta makes shoes." : "1. Beta\n2. Acme",
  }));
  const home = await open.home();
  await home.launch({ competitors: [{ name: "Beta" }] });
  await open.world.answerAll();
  const query = (text: string) => open.world.postgres.pool.query(text, [home.projectId]);
  await query(`update answers set analyser_version = 4, mentioned = true, position = 1, sentiment = 'NEGATIVE',
    unknown_to_model = false, unknown_brands = '[]' where workspace_id = $1 and unknown_to_model`);
  await query(`insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis,
    sentiment, sentiment_basis, spans)
    select workspace_id, id, campaign_id, 'Acme', true, 1, 'ORDER', 'NEGATIVE', 'ESTIMATED', '[]' from answers
    where workspace_id = $1 and analyser_version = 4`);
  await rebuildWorkspace(open.world.tools, home.projectId);
  const { answer: before } = await home.ask(getInsightSummary);

  await reanalyseAll(open.world.tools, {});
  const { answer: after } = await home.ask(getInsightSummary);
  await rebuildWorkspace(open.world.tools, home.projectId);
  const { answer: rebuilt } = await home.ask(getInsightSummary);

  expect(before).toMatchObject({ unknown_to_model: 0, brand_mentions: 2, total_answers: 2 });
  expect(after).toMatchObject({ unknown_to_model: 1, brand_mentions: 1, total_answers: 2 });
  expect(after.visibility.value).toBe(50);
  expect(rebuilt).toEqual(after);
});
