import { listAnswers } from "@citelens/contract/visibility/conversations";
import * as contract from "@citelens/contract/visibility/insight-cards";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { addCampaign, type PastAnswer, type PastSearch } from "#test/history.ts";
import { campaignOf, past } from "../histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const march = { start_date: "2026-03-01", end_date: "2026-03-31" };

function searched(of: string, cited: string, ...searches: readonly (string | PastSearch)[]): PastAnswer {
  return {
    ...past(of, "Acme", cited),
    searches: searches.map((one) => (typeof one === "string" ? { query: one } : one)),
  };
}

/** Answers of the page, in short. */
async function listed(home: Home, query: object = march) {
  const { answer } = await home.ask(contract.getSearches, { query });
  return answer.results.map((row) => [row.query, row.searches, row.answers]);
}

/** Two assistants that say what they search for, one that hides it, and one that does not search. */
const history = [
  searched("q1 chatgpt", "acme", "Best Shoes", { query: "acme shoes", times: 2 }),
  searched("q2 chatgpt", "review", "best  shoes"),
  searched("q1 chatgpt 2026-03-11", "review", { query: "best shoes", times: 3, foundOwned: true }),
  searched("q2 chatgpt 2026-03-11", ""),
  searched("q1 grok", "acme", { query: "BEST SHOES", foundOwned: false }, "boots"),
  searched("q1 gemini", "acme", { query: null }),
  searched("q1 kimi", ""),
];

describe("what assistants search for", () => {
  test("is counted by its folded words: searches, answers, assistants, own pages found and cited", async () => {
    const { home } = await campaignOf(open, history);

    const { answer } = await home.ask(contract.getSearches, { query: march });

    expect([answer.count, answer.n]).toEqual([3, 5]);
    expect(answer.results[0]).toMatchObject({
      query: "best shoes",
      searches: 6,
      answers: 4,
      percentage: 80,
      interval: { low: 37.55, high: 96.38 },
      // Found by the search itself, and by one answer's own sources; not by Grok's, which says what it found.
      found_owned: 2,
      found_unknown: 2,
      cited_owned: 2,
      last_searched: "2026-03-11T12:00:00.000Z",
    });
    expect(
      answer.results[0]?.models.map((one) => [one.operator_model.display_name, one.searches, one.answers]),
    ).toEqual([
      ["ChatGPT", 5, 3],
      ["Grok", 1, 1],
    ]);
    expect(answer.results.slice(1).map((row) => [row.query, row.searches, row.found_owned])).toEqual([
      ["acme shoes", 2, 1],
      ["boots", 1, 1],
    ]);
  });

  test("names the assistants: who reveals, who hides, who does not search", async () => {
    const { home } = await campaignOf(open, history);

    const { answer } = await home.ask(contract.getSearches, { query: march });

    expect(
      answer.models.map(({ operator_model, ...one }) => [
        operator_model.id,
        one.answers,
        one.searched,
        one.reveals,
      ]),
    ).toEqual([
      ["chatgpt", 4, 3, true],
      ["grok", 1, 1, true],
      ["gemini", 1, 1, false],
      ["kimi", 1, 0, false],
    ]);
  });

  test("follows the period, the campaign and whether queries are branded", async () => {
    const { home, campaignId } = await campaignOf(open, [
      searched("q1 chatgpt 2026-02-28", "", "before"),
      searched("q1 chatgpt 2026-03-01", "", "first"),
      { ...searched("q2 chatgpt 2026-03-31", "", "last"), branded: true },
      searched("q1 chatgpt 2026-04-01", "", "after"),
    ]);
    await addCampaign(open, home, { answers: [searched("q1 chatgpt", "", "other campaign")] });
    const texts = async (query: object) => (await listed(home, { ...march, ...query })).map(([text]) => text);

    expect(await texts({})).toEqual(["first", "last", "other campaign"]);
    expect(await texts({ campaign_id: campaignId })).toEqual(["first", "last"]);
    expect(await texts({ branded: "true" })).toEqual(["last"]);
    expect(await texts({ branded: "false", campaign_id: campaignId })).toEqual(["first"]);
    expect(await texts({ start_date: "2026-02-01" })).toContain("before");
  });

  test("leaves out the local index beside assistants, counts it where it is alone, and never what failed", async () => {
    const { home, campaignId } = await campaignOf(open, [
      searched("q1 chatgpt", "", "asked"),
      searched("q1 local-index", "", "looked up"),
      { ...searched("q2 chatgpt", "", "refused"), status: "REFUSED" },
    ]);
    const alone = await addCampaign(open, home, {
      answers: [searched("q1 local-index", "", "looked up alone")],
      parts: { operator_models: ["local-index"] },
    });

    expect(await listed(home, { ...march, campaign_id: campaignId })).toEqual([["asked", 1, 1]]);
    expect(await listed(home, { ...march, campaign_id: alone })).toEqual([["looked up alone", 1, 1]]);
  });

  test("is another workspace's where another one asks", async () => {
    const { home } = await campaignOf(open, [searched("q1 chatgpt", "", "mine")]);
    const { home: others, campaignId } = await campaignOf(open, [searched("q1 chatgpt", "", "theirs")]);

    expect(await listed(home)).toEqual([["mine", 1, 1]]);
    expect(await listed(others)).toEqual([["theirs", 1, 1]]);
    const foreign = await home.ask(contract.getSearches, { query: { ...march, campaign_id: campaignId } });
    expect(foreign.status).toBe(404);
  });

  test("is sorted, searched and paged on the server", async () => {
    const { home } = await campaignOf(open, [
      searched("q1 chatgpt", "acme", "a shoes", { query: "b boots", times: 5 }),
      searched("q2 chatgpt 2026-03-11", "", "Ä shoes", "c shoes"),
      searched("q1 grok", "", "c shoes"),
    ]);
    const texts = async (query: object) => (await listed(home, { ...march, ...query })).map(([text]) => text);

    expect(await texts({})).toEqual(["b boots", "Ä shoes", "c shoes"]);
    expect(await texts({ ordering: "-answers" })).toEqual(["Ä shoes", "c shoes", "b boots"]);
    expect(await texts({ ordering: "searches" })).toEqual(["Ä shoes", "c shoes", "b boots"]);
    expect(await texts({ ordering: "-query" })).toEqual(["c shoes", "b boots", "Ä shoes"]);
    expect(await texts({ ordering: "query", page_size: 1, page: 2 })).toEqual(["b boots"]);
    expect(await texts({ ordering: "-cited_owned", page_size: 1 })).toEqual(["b boots"]);
    expect(await texts({ search: " SHÖES" })).toEqual(["Ä shoes", "c shoes"]);
    expect(await texts({ search: "%" })).toEqual([]);
  });

  test("changes as soon as another answer is counted", async () => {
    const { home, campaignId } = await campaignOf(open, [searched("q1 chatgpt", "", "first")]);
    expect(await listed(home)).toEqual([["first", 1, 1]]);

    await addCampaign(open, home, { answers: [searched("q1 chatgpt", "", "second")] });

    expect(await listed(home)).toHaveLength(2);
    expect(await listed(home, { ...march, campaign_id: campaignId })).toHaveLength(1);
  });

  test("is empty where nothing was answered, and says who hides it where nobody reveals", async () => {
    const { home } = await campaignOf(open, []);
    const hidden = await campaignOf(open, [searched("q1 gemini", "", { query: null })]);

    const { answer: none } = await home.ask(contract.getSearches, { query: march });
    const { answer: some } = await hidden.home.ask(contract.getSearches, { query: march });

    expect(none).toEqual({ count: 0, next: null, previous: null, results: [], n: 0, models: [] });
    expect(some).toMatchObject({ count: 0, n: 0, models: [{ answers: 1, searched: 1, reveals: false }] });
  });
});

test("every number is that of the answers behind it", async () => {
  const { home } = await campaignOf(open, history);
  const count = async (query: object) => {
    const { answer } = await home.ask(listAnswers, { query: { ...march, counted: "true", ...query } });
    return answer.count;
  };

  expect(await count({ searched_for: " best SHOES " })).toBe(4);
  expect(await count({ searched_for: "best shoes", operator_model: "grok" })).toBe(1);
  expect(await count({ searched_for: "best shoes", found_owned: "true" })).toBe(2);
  expect(await count({ searched_for: "best shoes", found_owned: "false" })).toBe(2);
  expect(await count({ searched_for: "best shoes", cited: "true" })).toBe(2);
  expect(await count({ searched_for: "best" })).toBe(0);
});

test("the whole list can be downloaded, with formulas defused", async () => {
  const { home } = await campaignOf(open, [searched("q1 chatgpt", "acme", "=best shoes", "boots")]);
  const { body } = await home.ask(contract.getSearches, { query: { ...march, format: "csv" } });

  expect(String(body).trim().split(/\r?\n/)).toEqual([
    expect.stringMatching(/^.?Search,Searches,Answers,/),
    "'=best shoes,1,1,1,100,20.65,100,ChatGPT 1,1,1,1,2026-03-10T12:00:00.000Z",
    "boots,1,1,1,100,20.65,100,ChatGPT 1,1,1,1,2026-03-10T12:00:00.000Z",
  ]);
});
