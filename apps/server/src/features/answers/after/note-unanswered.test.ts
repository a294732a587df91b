import * as campaigns from "@citelens/contract/visibility/campaigns";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { openaiAnswer, openaiQuestion } from "#test/fakes/ai/protocols/openai-responses.ts";
import { noteUnanswered } from "./note-unanswered.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

test("a campaign says which model hardly answered its newest run, until another one begins", async () => {
  const home = await open.home();
  const rejected = { status: 400, body: { error: { message: "It is too long.", code: "x" } } };
  let isGrokWell = false;
  open.openai.answerWith((request) => {
    const question = openaiQuestion(request);
    const isCheck = question.includes("capital of France");
    return isGrokWell || isCheck || !String(request.body.model).includes("grok")
      ? openaiAnswer(request, usualAnswer(question))
      : rejected;
  });
  const campaignId = await home.launch({
    queries: ["best running shoes", "shoes for rain", "shoes for snow"],
    operator_models: ["chatgpt", "grok"],
  });
  const params = { campaignId };
  const shown = async () => {
    const { answer: details } = await home.ask(campaigns.getCampaign, { params });
    const { answer: list } = await home.ask(campaigns.listCampaigns, {});
    expect(list.results[0]?.stop_reason).toBe(details.stop_reason);
    return [details.status, details.stop_reason];
  };
  const runAll = async () => {
    await open.world.answerAll();
    await open.world.runJobs();
  };

  await runAll();
  const afterFirst = await shown();
  const { answer: firstRuns } = await home.ask(listRuns, { params });
  isGrokWell = true;
  await home.ask(campaigns.runCampaign, { params });
  const whileSecond = await shown();
  const place = placeOfJob({ workspaceId: home.projectId });
  await noteUnanswered(open.world.tools, place, { campaignId, runId: firstRuns.results[0]?.id ?? "" });
  const lateNote = await shown();
  await runAll();

  expect(afterFirst).toEqual([
    "ACTIVE",
    "Grok answered none of 3 questions of the newest run. The provider does not take this question. Nothing was charged.",
  ]);
  expect(whileSecond).toEqual(["ACTIVE", null]);
  expect(lateNote).toEqual(["ACTIVE", null]);
  expect(await shown()).toEqual(["ACTIVE", null]);
});
