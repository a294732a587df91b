import { listAnswers } from "@citelens/contract/visibility/conversations";
import { getInsightMatrix } from "@citelens/contract/visibility/insight-cards";
import * as contract from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import type { PastAnswer } from "#test/history.ts";
import { rebuildWorkspace } from "./daily-sums/rebuild-insights.ts";
import { campaignOf, past } from "./histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const days = { start_date: "2026-03-01", end_date: "2026-03-31" };

/** Two queries, two models, three runs; one of the twelve failed. */
const workedExample: readonly PastAnswer[] = [
  past("q1 chatgpt", "Beta Acme", "acme review", "POSITIVE"),
  past("q1 chatgpt", "Acme", "acme", "POSITIVE"),
  past("q1 chatgpt", "Beta Gamma", "review"),
  past("q1 grok", "Gamma Beta Acme", "review beta", "NEGATIVE"),
  past("q1 grok", "", ""),
  past("q1 grok", "Beta", "beta"),
  past("q2 chatgpt", "Acme Beta", "acme acme wiki", "NEUTRAL"),
  past("q2 chatgpt", "Beta Acme", "wiki", "NEGATIVE"),
  past("q2 chatgpt", "Acme", "acme review", "UNKNOWN"),
  past("q2 grok", "Beta", ""),
  past("q2 grok", "Beta Gamma", "review"),
  { ...past("q2 grok", "", ""), status: "FAILED" },
];

test.each([
  [{ start_date: "0000-01-01" }, { start_date: ["Enter a date as yyyy-MM-dd."] }],
  [{ end_date: "0001-01-01" }, { compare_start_date: ["Enter a date as yyyy-MM-dd."] }],
  [
    { start_date: "0001-01-01", end_date: "0001-12-31" },
    { compare_start_date: ["Enter a date as yyyy-MM-dd."] },
  ],
  [{ start_date: "1400-01-01" }, { start_date: ["The range may have at most 400 days."] }],
  [{ compare_start_date: "2001-01-01" }, { compare_start_date: ["The range may have at most 400 days."] }],
])("days that cannot be summed are refused: %j", async (query, errors) => {
  const home = await open.home();

  for (const endpoint of [
    contract.getBrandMentions,
    contract.getInsightSummary,
    contract.listInsightAnnotations,
  ]) {
    const { status, body } = await home.ask(endpoint, { query });

    expect([status, body]).toEqual([400, errors]);
  }
});

describe("the worked example", () => {
  let home: Home;
  let campaignId: string;
  beforeAll(async () => {
    ({ home, campaignId } = await campaignOf(open, workedExample));
  });

  test("gives visibility, share of voice and their intervals", async () => {
    const { answer } = await home.ask(contract.getBrandMentions, { query: days });
    const { answer: summary } = await home.ask(contract.getInsightSummary, { query: days });

    expect(answer).toMatchObject({
      brand_mentions: 6,
      mention_percentage: 54.55,
      total_answers: 11,
      n: 11,
      share_of_voice: 35.29,
      interval: { low: 28.01, high: 78.73, of: "prompts" },
    });
    expect(Object.keys(answer.daily_data_by_entity)).toEqual(["Acme", "Beta", "Gamma"]);
    expect(answer.daily_data_by_entity.Beta).toEqual([
      {
        date: "2026-03-10",
        mentions: 8,
        answers: 11,
        percentage: 72.73,
        share_of_voice: 47.06,
        total_mentions: 17,
        is_brand: false,
        interval: null,
      },
    ]);
    expect(summary).toMatchObject({
      total_answers: 11,
      brand_mentions: 6,
      visibility: {
        value: 54.55,
        previous: null,
        n: 11,
        interval: { low: 28.01, high: 78.73, of: "prompts" },
      },
      share_of_voice: { value: 35.29 },
      average_position: { value: 1.667 },
      content_authority: { value: 44.44, n: 9 },
      queries: 2,
      models: 2,
      runs: 2.8,
      evidence_grade: "exploratory",
      incomparable: ["no_previous_answers"],
    });
  });

  test("ranks Beta, Acme, Gamma with their mean positions", async () => {
    const { answer } = await home.ask(contract.getIndustryRanking, { query: days });

    expect(
      answer.rankings.map((row) => [
        row.rank,
        row.brand_name,
        row.visibility_score,
        row.average_position,
        row.is_client_brand,
        row.previous_visibility_score,
      ]),
    ).toEqual([
      [1, "Beta", 72.73, 1.25, false, null],
      [2, "Acme", 54.55, 1.667, true, null],
      [3, "Gamma", 27.27, 1.667, false, null],
    ]);
    expect(answer.rankings.map(({ favicon }) => favicon)).toEqual([
      null,
      expect.stringMatching(/^\/api\/v1\/favicons\/acme\.example\?s=/),
      null,
    ]);
  });

  test("ranks the sources of nine answers", async () => {
    const { answer } = await home.ask(contract.getInfluentialSources, { query: days });

    expect(answer).toMatchObject({ n: 9, total_domains: 4 });
    expect(
      answer.sources.map((row) => [
        row.rank,
        row.domain,
        row.use_count,
        row.usage_percentage,
        row.avg_position,
        row.is_client_domain,
      ]),
    ).toEqual([
      [1, "review.example", 5, 55.56, 1.4, false],
      [2, "acme.example", 4, 44.44, 1, true],
      [3, "beta.example", 2, 22.22, 1.5, false],
      [4, "wiki.example", 2, 22.22, 1.5, false],
    ]);
  });

  test("tells the channels, the prompts and the matrix", async () => {
    const { answer: channels } = await home.ask(contract.getAiChannels, { query: days });
    const { answer: prompts } = await home.ask(contract.getPerformancePrompts, { query: days });
    const { answer: matrix } = await home.ask(getInsightMatrix, { query: days });

    expect(
      channels.channels.map((row) => [row.display_name, row.mentions, row.owned_content_used, row.n]),
    ).toEqual([
      ["ChatGPT", 5, 4, 6],
      ["Grok", 1, 0, 5],
    ]);
    expect(prompts.total_queries).toBe(2);
    expect(
      prompts.most_performing.map((row) => [row.query_text, row.mention_rate, row.mention_position]),
    ).toEqual([
      ["q2", 60, 1.333],
      ["q1", 50, 2],
    ]);
    expect(matrix).toMatchObject({ n: 11, named_and_cited: 4, named_only: 2, cited_only: 0, absent: 5 });
  });

  test("leads from each number to as many answers", async () => {
    const count = async (query: object) => {
      const { answer } = await home.ask(listAnswers, { query: { ...days, counted: "true", ...query } });
      return answer.count;
    };

    expect(await count({})).toBe(11);
    expect(await count({ mentioned: "true" })).toBe(6);
    expect(await count({ mentioned: "true", cited: "true" })).toBe(4);
    expect(await count({ mentioned: "false", cited: "false" })).toBe(5);
    expect(await count({ citing: "true" })).toBe(9);
    expect(await count({ domain: "review.example" })).toBe(5);
    expect(await count({ url: "https://acme.example/2" })).toBe(1);
    expect(await count({ brand: campaignId, sentiment: "POSITIVE" })).toBe(2);
    expect(await count({ operator_model: "grok", mentioned: "true" })).toBe(1);
  });

  test("tells the sentiment of six mentions", async () => {
    const { answer } = await home.ask(contract.getSentimentAnalysis, {
      query: { ...days, campaign_id: campaignId },
    });

    expect(answer.brands.Acme).toEqual({
      total_mentions: 6,
      sentiment_counts: { POSITIVE: 2, NEGATIVE: 2, NEUTRAL: 1, UNKNOWN: 1 },
      sentiment_percentages: { POSITIVE: 33.33, NEGATIVE: 33.33, NEUTRAL: 16.67, UNKNOWN: 16.67 },
      overall: "POSITIVE",
      is_brand: true,
    });
    expect(answer.summary.basis).toBe("JUDGED");
  });

  test("shows a remark that many answers make once, and those about the client first", async () => {
    const { pool } = open.world.postgres;
    const said = (brand: string, evidence: string | null) =>
      pool.query(
        `update answer_mentions set evidence = $2
         where sentiment = 'NEGATIVE' and brand = $3 and answer_id in (select id from answers where campaign_id = $1)`,
        [campaignId, evidence, brand],
      );
    const worst = async () => {
      const { answer } = await home.ask(contract.listNegativeAnswers, {
        query: { ...days, campaign_id: campaignId },
      });
      return [
        answer.total_count,
        answer.remark_count,
        ...answer.answers.map((one) => [
          one.primary_brand,
          one.negative_sentence,
          one.said_in_answers,
          one.said_on_days,
        ]),
      ];
    };

    await said("Acme", "Acme is *slow*");
    const alike = await worst();
    await said("Acme", null);
    const apart = await worst();

    expect(alike).toEqual([2, 1, ["Acme", "Acme is slow", 2, expect.any(Number)]]);
    expect(apart).toEqual([2, 2, ["Acme", null, 1, 1], ["Acme", null, 1, 1]]);
  });

  test("tells what the labels of the worst answers and of all rest on", async () => {
    const query = { ...days, campaign_id: campaignId };
    const basis = async () => (await home.ask(contract.getSentimentAnalysis, { query })).answer.summary.basis;
    const worst = async () => {
      const { answer } = await home.ask(contract.listNegativeAnswers, { query });
      return new Set(answer.answers.map((one) => one.basis));
    };
    const estimate = async (where: string) => {
      await open.world.postgres.pool.query(
        `update answer_mentions set sentiment_basis = 'ESTIMATED'
         where sentiment <> 'UNKNOWN' and answer_id in (select id from answers where campaign_id = $1) and ${where}`,
        [campaignId],
      );
      await rebuildWorkspace(open.world.tools, home.projectId);
    };

    const judged = [await basis(), await worst()];
    await estimate("sentiment = 'NEGATIVE'");
    const mixed = [await basis(), await worst()];
    await estimate("true");

    expect(judged).toEqual(["JUDGED", new Set(["JUDGED"])]);
    expect(mixed).toEqual(["MIXED", new Set(["ESTIMATED"])]);
    expect(await basis()).toBe("ESTIMATED");
  });
});
