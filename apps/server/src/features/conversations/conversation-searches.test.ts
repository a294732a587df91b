import { getAnswer } from "@citelens/contract/visibility/answers";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as conversations from "@citelens/contract/visibility/conversations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => open.answer(usualAnswer));

async function queryIdOf(home: Home, text: string): Promise<string> {
  const { answer } = await home.ask(conversations.listConversations, { query: { search: text } });
  return answer.results[0]?.id ?? "";
}

test("a conversation lists what each model searched for before it answered this query, and no other", async () => {
  const home = await open.home();
  const campaignId = await home.launch();
  await open.world.answerAll();
  open.answer((question) => ({ text: "Beta.", searches: [`${question} 2026`, "Beta  reviews"] }));
  open.world.advance(60_000);
  await home.ask(campaigns.runCampaign, { params: { campaignId } });
  await open.world.answerAll();
  const queryId = await queryIdOf(home, "running");

  const { answer } = await home.ask(conversations.getConversationSearches, { params: { queryId } });

  expect(answer).toMatchObject({ count: 2, n: 2, models: [{ answers: 2, searched: 2, reveals: true }] });
  expect(answer.models[0]?.operator_model.id).toBe("chatgpt");
  expect(
    answer.results.map((row) => [row.query, row.searches, row.percentage, row.found_owned, row.cited_owned]),
  ).toEqual([
    ["best running shoes 2026", 2, 100, 1, 1],
    ["Beta  reviews", 1, 50, 0, 0],
  ]);
  const { answer: behind } = await home.ask(conversations.listAnswers, {
    query: { query: queryId, searched_for: "beta reviews", counted: "true" },
  });
  expect(behind.count).toBe(1);
});

test("a conversation's searches follow its days, and are nobody else's", async () => {
  const [home, stranger] = [await open.home(), await open.home()];
  await home.launch({ queries: ["best running shoes"] });
  await open.world.answerAll();
  const params = { queryId: await queryIdOf(home, "running") };

  const { answer } = await home.ask(conversations.getConversationSearches, {
    params,
    query: { start_date: "2020-01-01", end_date: "2020-01-31" },
  });
  const foreign = await stranger.ask(conversations.getConversationSearches, { params });

  expect([answer.count, answer.n, answer.models]).toEqual([0, 0, []]);
  expect(foreign.status).toBe(404);
});

test("an answer lists its searches in their order", async () => {
  const home = await open.home();
  open.answer(() => ({ text: "Beta.", cited: ["https://beta.example/"], searches: ["shoes", "boots"] }));
  await home.launch({ queries: ["best running shoes"] });
  await open.world.answerAll();
  const { answer: list } = await home.ask(conversations.listConversations, {});
  const answerId = list.results[0]?.answers[0]?.id;

  const { answer } = await home.ask(getAnswer, { params: { answerId } });

  expect(answer.searches.map(({ query }) => query)).toEqual(["shoes", "boots"]);
});
