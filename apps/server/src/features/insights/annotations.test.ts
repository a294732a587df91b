import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as contract from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { addCampaign } from "#test/history.ts";
import { campaignOf, past } from "./histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

test("competitors that came and went are marked on their day, of launched campaigns that count them alone", async () => {
  const today = open.world.tools.now().toISOString().slice(0, 10);
  const { home, campaignId } = await campaignOf(open, [past("q1 chatgpt", "Acme", "")]);
  const other = await addCampaign(open, home, {
    answers: [past("q1 chatgpt", "Acme", "")],
    parts: { name: "Other" },
  });
  const change = async (competitors: readonly string[]) =>
    home.ask(campaigns.updateCampaign, {
      params: { campaignId },
      body: { competitors: competitors.map((name) => ({ name, aliases: [], domains: [] })) },
    });
  const marks = async () => {
    const { answer } = await home.ask(contract.listInsightAnnotations, {
      query: { start_date: today, end_date: today },
    });
    return answer.annotations.flatMap((mark) =>
      mark.kind === "competitors_changed" ? [[mark.label, mark.campaign_id]] : [],
    );
  };
  expect(await marks()).toEqual([]);

  await change(["Gamma", "Delta"]);
  expect(await marks()).toEqual([["Autumn: Delta added, Beta removed", campaignId]]);
  await change(["Gamma", "Delta"]);
  expect(await marks()).toHaveLength(1);

  const { answer: rivals } = await home.ask(campaigns.listCompetitors, { query: { status: "accepted" } });
  const gamma = rivals.find(({ name }) => name === "Gamma");
  await home.ask(campaigns.updateCompetitor, {
    params: { competitorId: gamma?.id },
    body: { status: "ignored" },
  });
  expect(await marks()).toEqual([
    ["Autumn: Delta added, Beta and Gamma removed", campaignId],
    ["Other: Gamma removed", other],
  ]);
});
