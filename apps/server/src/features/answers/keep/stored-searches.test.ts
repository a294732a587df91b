import { readFile } from "node:fs/promises";
import { later } from "@citelens/contract/base/days";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Answer, Search } from "#platform/ai/operator.ts";
import { unknownUsage } from "#platform/ai/usage.ts";
import { newId } from "#platform/ids.ts";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { reanalyse } from "../analysis/reanalyse.ts";
import { takeNext } from "../ask/take-next.ts";
import { storeOutcomes } from "./store-outcomes.ts";

const migration = new URL("../../../../drizzle/0022_answer_searches.sql", import.meta.url);

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => open.answer(usualAnswer));

const own = "https://acme.example/shoes";
const review = "https://review.example/shoes";

/** Stores for each question that waits an answer made by hand. */
async function answerBy(home: Home, make: () => Partial<Answer> & { readonly searches: readonly Search[] }) {
  const { tools } = open.world;
  const until = later(tools.now(), 60_000);
  const place = placeOfJob({ workspaceId: home.projectId });
  const taken = await takeNext(tools, { lane: "openai", limit: 10, until, workerId: newId(), place });
  await storeOutcomes(
    tools,
    taken.map((row) => ({
      kind: "answered",
      row,
      at: tools.now(),
      cost: { usd: 0, isExact: true },
      answer: {
        text: "Acme is good.",
        sources: [],
        searched: true,
        search_queries: [],
        located: "nowhere",
        model_id: "made by hand",
        usage: unknownUsage,
        latencyMs: 1,
        raw: null,
        ...make(),
      },
    })),
  );
}

async function rowsOf(home: Home) {
  const { rows } = await open.world.postgres.pool.query(
    `select search.position, search.query, search.query_key, search.searches, search.found_owned,
      search.answer_found_owned, search.answer_cited_owned, search.operator_model, search.branded,
      search.campaign_id = answer.campaign_id and search.created = answer.created as is_of_its_answer
    from answer_searches as search
    join answers as answer on answer.workspace_id = search.workspace_id and answer.id = search.answer_id
    where search.workspace_id = $1 order by answer.query_text, search.position`,
    [home.projectId],
  );
  return rows;
}

const ofAnswer = { operator_model: "chatgpt", branded: false, is_of_its_answer: true };

describe("the searches of an answer", () => {
  test("are stored with it: words, folded words, how often, and whether the client was found", async () => {
    const home = await open.home();
    await home.launch({ queries: ["best running shoes"] });

    await answerBy(home, () => ({
      sources: [{ url: review, title: null, cited: true }],
      searches: [
        { query: "Running  Shoes", found: [review] },
        { query: "acme shoes", found: [own, review] },
        { query: "running shoes", found: [review] },
        { query: "unseen\0", found: null },
      ],
    }));

    const both = { ...ofAnswer, answer_found_owned: false, answer_cited_owned: false };
    expect(await rowsOf(home)).toEqual([
      {
        ...both,
        position: 1,
        query: "Running  Shoes",
        query_key: "running shoes",
        searches: 2,
        found_owned: false,
      },
      { ...both, position: 2, query: "acme shoes", query_key: "acme shoes", searches: 1, found_owned: true },
      { ...both, position: 3, query: "unseen", query_key: "unseen", searches: 1, found_owned: null },
    ]);
  });

  test("say what they found, what the answer was made from, and what it cites", async () => {
    const home = await open.home();
    await home.launch({ queries: ["best running shoes"] });

    await open.world.answerAll();

    expect(await rowsOf(home)).toEqual([
      {
        ...ofAnswer,
        position: 1,
        query: "best running shoes 2026",
        query_key: "best running shoes 2026",
        searches: 1,
        found_owned: true,
        answer_found_owned: true,
        answer_cited_owned: true,
      },
    ]);
  });

  test("are one without words where it searched and nobody says what for, and none where it did not", async () => {
    const home = await open.home();
    await home.launch({ queries: ["best running shoes", "shoes for rain"] });
    const made = [
      { searched: true, searches: [] },
      { searched: false, searches: [] },
    ];

    await answerBy(home, () => made.shift() ?? { searches: [] });

    expect(await rowsOf(home)).toMatchObject([{ query: null, query_key: null, found_owned: null }]);
  });

  test("are looked through again when the client's sites change, and another workspace's stay", async () => {
    const [home, others] = [await open.home(), await open.home()];
    for (const one of [home, others]) {
      await one.launch({ queries: ["best running shoes"] });
      await answerBy(one, () => ({ searches: [{ query: "shoes", found: [review] }] }));
    }
    const { tools, postgres } = open.world;
    const change = "update campaigns set brand_domains = '{review.example}' where workspace_id = $1";
    await postgres.pool.query(change, [home.projectId]);

    await reanalyse(tools, placeOfJob({ workspaceId: home.projectId }), { all: true });

    expect((await rowsOf(home)).map(({ found_owned }) => found_owned)).toEqual([true]);
    expect((await rowsOf(others)).map(({ found_owned }) => found_owned)).toEqual([false]);
  });

  test("go with their campaign", async () => {
    const home = await open.home();
    const campaignId = await home.launch({ queries: ["best running shoes"] });
    await open.world.answerAll();
    expect(await rowsOf(home)).toHaveLength(1);

    await home.ask(campaigns.deleteCampaign, { params: { campaignId } });
    await open.world.runJobs();

    expect(await rowsOf(home)).toEqual([]);
  });
});

test("answers from before searches were stored have theirs by their words, then and after another analysis", async () => {
  const home = await open.home();
  await home.launch({ queries: ["best running shoes"] });
  await answerBy(home, () => ({
    sources: [{ url: own, title: null, cited: false }],
    search_queries: ["Crème  SHOES", "creme shoes", "boots"],
    searches: [{ query: "forgotten", found: [] }],
  }));
  const { tools, postgres } = open.world;
  await postgres.pool.query("delete from answer_searches where workspace_id = $1", [home.projectId]);
  await postgres.pool.query("update answer_raws set searches = null where workspace_id = $1", [
    home.projectId,
  ]);
  const known = [
    { position: 1, query: "Crème  SHOES", query_key: "creme shoes", searches: 2 },
    { position: 2, query: "boots", query_key: "boots", searches: 1 },
  ].map((one) => ({
    ...ofAnswer,
    ...one,
    found_owned: null,
    answer_found_owned: true,
    answer_cited_owned: false,
  }));

  const [, fill = ""] = (await readFile(migration, "utf8")).split("-- Of earlier answers");
  await postgres.pool.query(`-- ${fill.replace(/;\s*$/, "")} and answer.workspace_id = '${home.projectId}'`);
  expect(await rowsOf(home)).toEqual(known);

  await reanalyse(tools, placeOfJob({ workspaceId: home.projectId }), { all: true });
  expect(await rowsOf(home)).toEqual(known);
});
