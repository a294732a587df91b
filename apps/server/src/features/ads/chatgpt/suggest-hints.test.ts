import * as contract from "@citelens/contract/content/ads-campaigns";
import { getCampaign } from "@citelens/contract/visibility/campaigns";
import { expect, onTestFinished, test } from "vitest";
import { openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

test("context hints come from queries whose answers name competitors and not the brand", async () => {
  const answers = await openAnswersWorld();
  onTestFinished(() => answers.close());
  const home = await answers.home();
  const campaignId = await home.launch();
  answers.answer(usualAnswer);
  await answers.world.answerAll();
  await answers.world.runJobs();
  const root = await answers.world.signUpRoot();
  const params = { projectId: home.projectId };

  const reply = await answers.world.call(contract.suggestContextHints, { params }, root.access);

  const { answer } = await home.ask(getCampaign, { params: { campaignId } });
  const rain = answer.queries.find(({ text }) => text === "shoes for rain");
  expect(reply.status).toBe(200);
  expect(reply.answer).toEqual([
    {
      hint: 'Somebody asks: "shoes for rain".',
      query_id: rain?.id,
      campaign_id: campaignId,
      n: 1,
      competitors: 1,
    },
  ]);
});

test("a workspace that asks nothing gets none", async () => {
  const answers = await openAnswersWorld();
  onTestFinished(() => answers.close());
  const { projectId } = await answers.home();
  const root = await answers.world.signUpRoot();

  const { answer } = await answers.world.call(
    contract.suggestContextHints,
    { params: { projectId } },
    root.access,
  );

  expect(answer).toEqual([]);
});
