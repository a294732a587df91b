import { getAnswer } from "@citelens/contract/visibility/answers";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as contract from "@citelens/contract/visibility/insights";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { addCampaign } from "#test/history.ts";
import { campaignOf, past } from "./histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const march = { start_date: "2026-03-01", end_date: "2026-03-31" };

test("days without answers are gaps, and a score of nothing is null and never 0", async () => {
  const { home } = await campaignOf(open, [
    past("q1 chatgpt 2026-03-02", "Acme", ""),
    past("q1 chatgpt 2026-03-05", "Beta", ""),
  ]);

  const { answer } = await home.ask(contract.getBrandMentions, { query: march });
  const { answer: april } = await home.ask(contract.getBrandMentions, {
    query: { start_date: "2026-04-01", end_date: "2026-04-30" },
  });

  expect(answer.daily_data_by_entity.Acme?.map(({ date, percentage }) => [date, percentage])).toEqual([
    ["2026-03-02", 100],
    ["2026-03-05", 0],
  ]);
  expect(april).toMatchObject({
    brand_mentions: 0,
    mention_percentage: null,
    total_answers: 0,
    share_of_voice: null,
    interval: null,
    daily_data_by_entity: { Acme: [] },
    previous: { start_date: "2026-03-02", end_date: "2026-03-31", total_answers: 2 },
  });
});

test("ties are settled by mean position, mentions, and the name", async () => {
  const { home } = await campaignOf(open, [
    past("q1 chatgpt", "Beta Gamma", ""),
    past("q1 grok", "Gamma Beta", ""),
    past("q2 chatgpt", "Acme Beta Gamma", ""),
    past("q2 grok", "Acme", ""),
  ]);

  const { answer } = await home.ask(contract.getIndustryRanking, { query: march });

  expect(
    answer.rankings.map((row) => [row.rank, row.brand_name, row.visibility_score, row.average_position]),
  ).toEqual([
    [1, "Beta", 75, 1.667],
    [2, "Gamma", 75, 2],
    [3, "Acme", 50, 1],
  ]);
});

test("the client keeps its true rank below the top five", async () => {
  const rivals = ["Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"];
  const { home } = await campaignOf(
    open,
    [past("q1 chatgpt", rivals.join(" "), ""), past("q1 grok", "", "")],
    { competitors: rivals.map((name) => ({ name })) },
  );

  const { answer } = await home.ask(contract.getIndustryRanking, { query: march });
  const { answer: all } = await home.ask(contract.getIndustryRanking, { query: { ...march, limit: "10" } });

  expect(answer.rankings.map(({ rank, brand_name }) => [rank, brand_name])).toEqual([
    [1, "Beta"],
    [2, "Gamma"],
    [3, "Delta"],
    [4, "Epsilon"],
    [5, "Zeta"],
    [7, "Acme"],
  ]);
  expect(answer.rankings.at(-1)).toMatchObject({ visibility_score: 0, average_position: null, mentions: 0 });
  expect([answer.total_brands, all.rankings.length]).toEqual([7, 7]);
});

test("branded queries are told from the others, and all count together", async () => {
  const { home } = await campaignOf(open, [
    { ...past("q1 chatgpt", "Acme", "acme"), branded: true },
    { ...past("q1 grok", "Acme", ""), branded: true },
    past("q2 chatgpt", "Beta", "wiki"),
    past("q2 grok", "Acme Beta", "wiki"),
  ]);
  const figures = async (query: object) => {
    const { answer } = await home.ask(contract.getBrandMentions, { query: { ...march, ...query } });
    const { answer: prompts } = await home.ask(contract.getPerformancePrompts, {
      query: { ...march, ...query },
    });
    return [answer.total_answers, answer.mention_percentage, answer.share_of_voice, prompts.total_queries];
  };

  expect(await figures({})).toEqual([4, 75, 60, 2]);
  expect(await figures({ branded: "true" })).toEqual([2, 100, 100, 1]);
  expect(await figures({ branded: "false" })).toEqual([2, 50, 33.33, 1]);
});

test("refused, failed and waiting answers are in no denominator", async () => {
  const { home } = await campaignOf(open, [
    past("q1 chatgpt", "Acme", "acme"),
    { ...past("q1 grok", "", ""), status: "REFUSED" },
    { ...past("q2 chatgpt", "", ""), status: "FAILED" },
  ]);

  const { answer } = await home.ask(contract.getInsightSummary, { query: march });

  expect(answer).toMatchObject({
    total_answers: 1,
    visibility: { value: 100, n: 1, interval: { low: 20.65, high: 100 } },
    content_authority: { value: 100, n: 1 },
    queries: 1,
    models: 1,
  });
});

test("without competitors the brand alone is ranked, and has the whole voice or none", async () => {
  const { home } = await campaignOf(
    open,
    [past("q1 chatgpt", "Acme", ""), past("q1 grok 2026-03-11", "", "")],
    { competitors: [] },
  );

  const { answer } = await home.ask(contract.getBrandMentions, { query: march });
  const { answer: ranking } = await home.ask(contract.getIndustryRanking, { query: march });

  expect(answer).toMatchObject({ mention_percentage: 50, share_of_voice: 100 });
  expect(answer.daily_data_by_entity.Acme?.map((day) => day.share_of_voice)).toEqual([100, null]);
  expect(ranking.rankings.map(({ rank, brand_name }) => [rank, brand_name])).toEqual([[1, "Acme"]]);
});

describe("a period before", () => {
  const queries = ["q1", "q2", "q3", "q4", "q5"];
  const byDay = (day: string, named: string, count: number) =>
    queries.flatMap((query) =>
      ["chatgpt", "grok"].flatMap((model) =>
        Array.from({ length: count }, () => past(`${query} ${model} ${day}`, named, "wiki")),
      ),
    );

  test("is as long as the one that is shown, and a change that is too large for chance has moved", async () => {
    const { home } = await campaignOf(
      open,
      [...byDay("2026-03-10", "Beta", 8), ...byDay("2026-03-20", "Acme Beta", 8)],
      { queries },
    );
    const query = { start_date: "2026-03-16", end_date: "2026-03-25" };

    const { answer } = await home.ask(contract.getInsightSummary, { query });
    const { answer: ranking } = await home.ask(contract.getIndustryRanking, { query });

    expect(answer).toMatchObject({
      previous_start_date: "2026-03-06",
      previous_end_date: "2026-03-15",
      incomparable: [],
      visibility: {
        value: 100,
        previous: 0,
        change_points: 100,
        change_percent: 0,
        verdict: "moved",
        paired: { points: 100, pairs: 10, prompts: 5 },
      },
      share_of_voice: { value: 50, previous: 0, verdict: "moved" },
    });
    expect(ranking.rankings.map((row) => [row.brand_name, row.change_points, row.verdict])).toEqual([
      ["Acme", 100, "moved"],
      ["Beta", 0, "within_noise"],
      ["Gamma", 0, "within_noise"],
    ]);
  });

  test("that differs by little is within noise", async () => {
    const { home } = await campaignOf(
      open,
      [
        ...byDay("2026-03-10", "Acme Beta", 1),
        ...byDay("2026-03-20", "Acme Beta", 1).map((one, index) =>
          index === 0 ? { ...one, named: [] } : one,
        ),
      ],
      { queries },
    );

    const { answer } = await home.ask(contract.getInsightSummary, {
      query: { start_date: "2026-03-16", end_date: "2026-03-25" },
    });

    expect(answer.visibility).toMatchObject({
      value: 90,
      previous: 100,
      change_points: -10,
      change_percent: -10,
      verdict: "within_noise",
    });
  });

  test("can be chosen", async () => {
    const { home } = await campaignOf(
      open,
      [...byDay("2026-02-10", "Acme", 1), ...byDay("2026-03-20", "Acme Beta", 1)],
      { queries },
    );

    const { answer } = await home.ask(contract.getBrandMentions, {
      query: { ...march, compare_start_date: "2026-02-01", compare_end_date: "2026-02-28" },
    });

    expect(answer).toMatchObject({
      share_of_voice: 50,
      previous: { start_date: "2026-02-01", end_date: "2026-02-28", share_of_voice: 100 },
    });
  });

  const query = { start_date: "2026-03-16", end_date: "2026-03-25" };

  test("does not compare where no model answers as the version of before and the same analysis reads", async () => {
    const { home } = await campaignOf(
      open,
      [
        ...byDay("2026-03-10", "Beta", 8),
        ...byDay("2026-03-20", "Acme Beta", 8).map((one) => ({
          ...one,
          ...(one.model === "grok" ? { modelId: "model-2" } : { analyserVersion: 2 }),
        })),
      ],
      { queries },
    );

    const { answer } = await home.ask(contract.getInsightSummary, { query });
    const { answer: ranking } = await home.ask(contract.getIndustryRanking, { query });
    const { answer: marks } = await home.ask(contract.listInsightAnnotations, { query });

    expect(answer.incomparable).toEqual(["models_changed", "analyser_changed"]);
    expect(answer.visibility).toMatchObject({ verdict: "not_comparable", paired: null });
    expect(ranking.rankings.map(({ verdict }) => verdict)).toEqual(Array(3).fill("not_comparable"));
    expect(marks.annotations).toEqual([
      { date: "2026-03-20", kind: "model_changed", label: "Grok: model-1 → model-2", campaign_id: null },
      { date: "2026-03-20", kind: "analyser_changed", label: "Analysis version 2", campaign_id: null },
    ]);
  });

  test("compares the models that answer as before, and says which part that is", async () => {
    const { home } = await campaignOf(
      open,
      [
        ...byDay("2026-03-10", "Beta", 8),
        ...byDay("2026-03-20", "Acme Beta", 8).map((one) =>
          one.model === "grok" ? { ...one, modelId: "model-2" } : one,
        ),
      ],
      { queries },
    );

    const { answer } = await home.ask(contract.getInsightSummary, { query });
    const { answer: channels } = await home.ask(contract.getAiChannels, { query });

    expect(answer).toMatchObject({
      incomparable: [],
      compared: { prompts: 5, of_prompts: 5, models: 1, of_models: 2, changes: ["models_changed"] },
      visibility: { n: 80, verdict: "moved", paired: { points: 100, pairs: 5, prompts: 5 } },
    });
    expect(new Map(channels.channels.map((row) => [row.operator_model_id, row.verdict]))).toEqual(
      new Map([
        ["chatgpt", "moved"],
        ["grok", "not_comparable"],
      ]),
    );
  });

  test("compares the prompts that were asked in both after some were added, and counts all in the figure", async () => {
    const added = { queries: [...queries, "q6"] };
    const { home } = await campaignOf(
      open,
      [
        ...byDay("2026-03-10", "Beta", 2),
        ...byDay("2026-03-20", "Acme Beta", 2),
        past("q6 grok 2026-03-20", "Beta", ""),
      ],
      added,
    );

    const { answer } = await home.ask(contract.getInsightSummary, { query });

    expect(answer).toMatchObject({
      incomparable: [],
      compared: { prompts: 5, of_prompts: 6, models: 2, of_models: 2, changes: ["queries_changed"] },
      visibility: { value: 95.24, n: 21, verdict: "moved", paired: { points: 100, pairs: 10, prompts: 5 } },
    });
  });

  test("is marked where queries were added", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { home, campaignId } = await campaignOf(open, byDay(today, "Beta", 1), { queries });
    const { answer: campaign } = await home.ask(campaigns.getCampaign, { params: { campaignId } });
    await home.ask(campaigns.updateCampaign, {
      params: { campaignId },
      body: { queries: [...campaign.queries.map(({ id, text }) => ({ id, text })), { text: "q6" }] },
    });

    const { answer: marks } = await home.ask(contract.listInsightAnnotations, {
      query: { start_date: today, end_date: today },
    });

    expect(marks.annotations.map(({ kind, label }) => [kind, label])).toEqual([
      ["campaign_launched", "Autumn launched"],
      ["queries_changed", "Autumn: 1 query added"],
    ]);
  });
});

test("days are those of the workspace's time zone, also after it changed", async () => {
  const { home } = await campaignOf(open, [{ ...past("q1 chatgpt 2026-03-31", "Acme", ""), hour: "20:00" }]);
  const daysShown = async () => {
    const { answer } = await home.ask(contract.getBrandMentions, {
      query: { start_date: "2026-03-01", end_date: "2026-04-30" },
    });
    return answer.daily_data_by_entity.Acme?.map(({ date }) => date);
  };
  const utc = await daysShown();

  await home.ask(updateWorkspace, { body: { time_zone: "Asia/Tokyo" } });
  await open.world.runJobs();

  expect([utc, await daysShown()]).toEqual([["2026-03-31"], ["2026-04-01"]]);
});

test("what the local index answers is left out where a model is asked too, and counts where nothing else is", async () => {
  const { home, campaignId } = await campaignOf(open, [
    past("q1 chatgpt", "Beta", ""),
    past("q1 local-index", "Acme", ""),
  ]);
  const alone = await addCampaign(open, home, {
    answers: [past("q1 local-index", "Acme", "")],
    parts: { name: "Alone", operator_models: ["chatgpt"] },
  });
  const summary = async (campaign_id: string) => {
    const { answer } = await home.ask(contract.getInsightSummary, { query: { ...march, campaign_id } });
    return [
      answer.total_answers,
      answer.visibility.value,
      answer.local_answers_left_out,
      answer.is_local_only,
    ];
  };

  expect(await summary(campaignId)).toEqual([1, 0, true, false]);
  expect(await summary(alone)).toEqual([1, 100, false, true]);
});

test("prompts are sorted by half of the answers, place three, and any trace", async () => {
  const { home } = await campaignOf(
    open,
    [
      past("strong chatgpt", "Acme", ""),
      past("strong grok", "", ""),
      past("late chatgpt", "Beta Gamma Delta Acme", ""),
      past("cited chatgpt", "Beta", "wiki acme"),
      past("silent chatgpt", "Beta", "wiki"),
    ],
    {
      queries: ["strong", "late", "cited", "silent"],
      competitors: ["Beta", "Gamma", "Delta"].map((name) => ({ name })),
    },
  );

  const { answer } = await home.ask(contract.getPerformancePrompts, { query: march });

  const shown = (rows: readonly contract.PromptRow[]) =>
    rows.map((row) => [row.query_text, row.mention_rate, row.mention_position, row.source_position]);
  expect(shown(answer.most_performing)).toEqual([["strong", 50, 1, null]]);
  expect(shown(answer.promising)).toEqual([
    ["late", 100, 4, null],
    ["cited", 0, null, 2],
  ]);
  expect(shown(answer.underperforming)).toEqual([["silent", 0, null, null]]);
  expect(answer.counts).toEqual({ most_performing: 1, promising: 2, underperforming: 1 });
  const [cited] = answer.promising.slice(1);
  const { answer: example } = await home.ask(getAnswer, { params: { answerId: cited?.answer_id } });
  expect(example.citations.map(({ domain }) => domain)).toContain("acme.example");
});
