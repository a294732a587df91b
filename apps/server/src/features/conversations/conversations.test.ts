import { diffAnswers } from "@citelens/contract/visibility/answers";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as conversations from "@citelens/contract/visibility/conversations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => open.answer(usualAnswer));

describe("conversations", () => {
  test("are found by campaign, model, words, mention and citation", async () => {
    const home = await open.home();
    const campaignId = await home.launch({ operator_models: ["chatgpt", "grok"] });
    await open.world.answerAll();
    const texts = async (query: object) => {
      const { answer } = await home.ask(conversations.listConversations, { query });
      return answer.results.map(({ text }) => text).sort();
    };

    const both = ["best running shoes", "shoes for rain"];
    expect(await texts({})).toEqual(both);
    expect(await texts({ campaign: campaignId, operator_model: "grok" })).toEqual(both);
    expect(await texts({ operator_model: "claude" })).toEqual([]);
    expect(await texts({ mentioned: "true" })).toEqual(["best running shoes"]);
    expect(await texts({ mentioned: "false" })).toEqual(["shoes for rain"]);
    expect(await texts({ cited: "false" })).toEqual([]);
    expect(await texts({ search: "RAIN" })).toEqual(["shoes for rain"]);
    expect(await texts({ branded: "true" })).toEqual([]);
    expect(await texts({ start_date: "2020-01-01", end_date: "2020-01-31" })).toEqual([]);
  });

  test("refuse days in the wrong order", async () => {
    const home = await open.home();

    const { status, body } = await home.ask(conversations.listConversations, {
      query: { start_date: "2026-02-01", end_date: "2026-01-01" },
    });

    expect([status, body]).toEqual([400, { end_date: ["The end date must not be before the start date."] }]);
  });

  test("refuse days of the year 0", async () => {
    const home = await open.home();

    const { status, body } = await home.ask(conversations.listConversations, {
      query: { start_date: "0000-01-01" },
    });

    expect([status, body]).toEqual([400, { start_date: ["Enter a date as yyyy-MM-dd."] }]);
  });

  test("show the newest answer of each model, the history, and what changed between two", async () => {
    const home = await open.home();
    const campaignId = await home.launch({ queries: ["best running shoes"] });
    await open.world.answerAll();
    open.answer(() => ({ text: "The best is Acme alone.", cited: ["https://acme.example/new"] }));
    open.world.advance(60_000);
    await home.ask(campaigns.runCampaign, { params: { campaignId } });
    await open.world.answerAll();

    const { answer: list } = await home.ask(conversations.listConversations, {});
    const queryId = list.results[0]?.id;
    const { answer } = await home.ask(conversations.getConversation, { params: { queryId } });
    const newest = answer.answers[0];
    const { answer: diff } = await home.ask(diffAnswers, { params: { answerId: newest?.id } });

    expect(answer.answers.map(({ text }) => text)).toEqual(["The best is Acme alone."]);
    expect(answer.history).toHaveLength(2);
    expect(newest?.previous_answer_id).toBe(answer.history[1]?.id);
    expect(diff.brands).toEqual([
      { brand: "Acme", is_client: true, before: 2, after: 1 },
      { brand: "Beta", is_client: false, before: 1, after: null },
    ]);
    expect(diff.sources.map(({ domain, change }) => [domain, change])).toEqual([
      ["acme.example", "added"],
      ["review.example", "removed"],
      ["acme.example", "removed"],
    ]);
    const text = (kinds: string[]) =>
      diff.parts
        .filter(({ kind }) => kinds.includes(kind))
        .map((part) => part.text)
        .join("");
    expect(text(["same", "added"])).toBe(diff.after.text);
    expect(text(["same", "removed"])).toBe(diff.before.text);
  });

  test("are counted by query and model with their interval", async () => {
    const home = await open.home();
    const campaignId = await home.launch();
    await open.world.answerAll();

    const { answer } = await home.ask(conversations.getCampaignMatrix, { params: { campaignId } });

    expect(answer.models.map(({ display_name }) => display_name)).toEqual(["ChatGPT"]);
    expect(answer.queries.map(({ text, cells }) => [text, cells[0]?.visibility, cells[0]?.n])).toEqual([
      ["best running shoes", 100, 1],
      ["shoes for rain", 0, 1],
    ]);
    expect(answer.queries[0]?.cells[0]).toMatchObject({
      average_position: 2,
      cited: 1,
      refused: 0,
      failed: 0,
    });
    expect(answer.queries[0]?.cells[0]?.interval?.low).toBeCloseTo(20.65, 1);
  });
});
