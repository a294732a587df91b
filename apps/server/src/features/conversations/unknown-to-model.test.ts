import { getAnswer } from "@citelens/contract/visibility/answers";
import {
  getCampaignMatrix,
  getConversation,
  listAnswers,
  listConversations,
} from "@citelens/contract/visibility/conversations";
import { getInsightMatrix } from "@citelens/contract/visibility/insight-cards";
import {
  getBrandMentions,
  getIndustryRanking,
  getInsightSummary,
  getSentimentAnalysis,
} from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const denial = "I'm not familiar with Acme, which is a terrible name. Beta is a reliable maker of shoes.";

/** A workspace in which one of two answers says that it does not know the client. */
async function homeWithDenial(): Promise<{ readonly home: Home; readonly campaignId: string }> {
  open.answer((question) => ({ text: question.includes("rain") ? denial : "1. Beta\n2. Acme" }));
  const home = await open.home();
  const campaignId = await home.launch({ competitors: [{ name: "Beta" }] });
  await open.world.answerAll();
  return { home, campaignId };
}

/** Figures that every place shows of the same answers. */
async function figuresOf(home: Home, campaignId: string) {
  const { answer: summary } = await home.ask(getInsightSummary);
  const { answer: cells } = await home.ask(getInsightMatrix);
  const { answer: matrix } = await home.ask(getCampaignMatrix, { params: { campaignId } });
  const { answer: behind } = await home.ask(listAnswers, {
    query: { unknown_to_model: "true", counted: "true" },
  });
  const { answer: asked } = await home.ask(listConversations, { query: { unknown_to_model: "true" } });
  const sum = (of: (cell: (typeof matrix.queries)[number]["cells"][number]) => number): number =>
    matrix.queries.flatMap((query) => query.cells).reduce((total, cell) => total + of(cell), 0);
  return {
    unknown: [
      summary.unknown_to_model,
      cells.unknown_to_model,
      sum((cell) => cell.unknown_to_model),
      behind.count,
      asked.count,
    ],
    mentions: [
      summary.brand_mentions,
      cells.named_only + cells.named_and_cited,
      sum(({ mentions }) => mentions),
    ],
    answers: [summary.total_answers, cells.n, sum(({ n }) => n)],
    visibility: summary.visibility.value,
  };
}

test("an answer that does not know the client is no mention, and all figures say so alike", async () => {
  const { home, campaignId } = await homeWithDenial();

  const figures = await figuresOf(home, campaignId);
  const { answer: voice } = await home.ask(getBrandMentions);
  const { answer: ranking } = await home.ask(getIndustryRanking);

  expect(figures).toEqual({
    unknown: [1, 1, 1, 1, 1],
    mentions: [1, 1, 1],
    answers: [2, 2, 2],
    visibility: 50,
  });
  expect(voice.share_of_voice).toBeCloseTo(100 / 3, 1);
  const own = ranking.rankings.find(({ is_client_brand }) => is_client_brand);
  expect(own).toMatchObject({ mentions: 1, average_position: 2, visibility_score: 50 });
});

test("it has no place and no sentiment, and says of which brands it knows nothing", async () => {
  const { home } = await homeWithDenial();
  const { answer: list } = await home.ask(listAnswers, { query: { unknown_to_model: "true" } });
  const [line] = list.results;

  const { answer } = await home.ask(getAnswer, { params: { answerId: line?.id } });
  const { answer: conversation } = await home.ask(getConversation, { params: { queryId: line?.query.id } });
  const { answer: sentiment } = await home.ask(getSentimentAnalysis);

  expect(line).toMatchObject({ mentioned: false, unknown_to_model: true, position: null, sentiment: null });
  expect(conversation.history).toMatchObject([{ unknown_to_model: true, mentioned: false }]);
  expect(answer.unknown_brands).toMatchObject([{ brand: "Acme", is_client: true }]);
  expect(answer.mentions.map(({ brand, position }) => [brand, position])).toEqual([["Beta", 1]]);
  expect(JSON.stringify(sentiment)).not.toContain("terrible");
});
