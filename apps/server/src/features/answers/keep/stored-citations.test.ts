import { later } from "@citelens/contract/base/days";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { listSourcePages } from "@citelens/contract/visibility/sources";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "#platform/ai/operator.ts";
import { unknownUsage } from "#platform/ai/usage.ts";
import { newId } from "#platform/ids.ts";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { reanalyse } from "../analysis/reanalyse.ts";
import { takeNext } from "../ask/take-next.ts";
import { storeOutcomes } from "./store-outcomes.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

/** Stores what the test makes up as the answers to all questions that wait in a lane. */
async function answerBy(home: Home, made: Partial<Answer>, lane = "openai") {
  const { tools } = open.world;
  const place = placeOfJob({ workspaceId: home.projectId });
  const until = later(tools.now(), 60_000);
  const taken = await takeNext(tools, { lane, limit: 10, until, workerId: newId(), place });
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
        searches: [],
        located: "nowhere",
        model_id: "made by hand",
        usage: unknownUsage,
        latencyMs: 1,
        raw: null,
        ...made,
      },
    })),
  );
}

async function citationsOf(home: Home) {
  const { rows } = await open.world.postgres.pool.query(
    `select citation.cited, citation.position, citation.url, citation.page, citation.domain, citation.kind
    from answer_citations as citation where citation.workspace_id = $1 order by citation.cited desc, citation.position`,
    [home.projectId],
  );
  return rows;
}

/** Makes the stored citations what version 3 of the analysis had made of them: always https, and no address refused. */
async function storeAsBefore(home: Home, urls: readonly string[]) {
  const { pool } = open.world.postgres;
  await pool.query("update answers set analyser_version = 3, citation_count = $2 where workspace_id = $1", [
    home.projectId,
    urls.length,
  ]);
  await pool.query("delete from answer_citations where workspace_id = $1", [home.projectId]);
  await pool.query(
    `insert into answer_citations (workspace_id, answer_id, cited, position, url, domain, kind)
    select $1, answer.id, true, named.place, named.url, 'review.example', 'OTHER'
    from answers as answer, unnest($2::text[]) with ordinality as named(url, place) where answer.workspace_id = $1`,
    [home.projectId, urls],
  );
}

const text = [
  "Acme is good: http://www.acme.example/shoes/. Try it at https://example.com or http://localhost:3000,",
  "as [they](https://www.google.com/amp/s/review.example/a?utm_source=b) do. ![shoe](https://acme.example/a.png)",
  "`https://acme.example/api`",
].join("\n");

describe("the citations of an answer", () => {
  test("are stored as they were cited and as their pages are counted, and what is none is not stored", async () => {
    const home = await open.home();
    await home.launch({ queries: ["best running shoes"] });

    await answerBy(home, {
      text,
      sources: [
        { url: "https://acme.example/shoes", title: "Shoes", cited: false },
        { url: "http://127.0.0.1:8080/admin", title: null, cited: true },
        { url: "https://beta.example/b?x=%c3%a9&amp;fbclid=1", title: null, cited: false },
      ],
    });

    expect(await citationsOf(home)).toEqual([
      {
        cited: true,
        position: 1,
        url: "http://www.acme.example/shoes",
        page: "https://acme.example/shoes",
        domain: "acme.example",
        kind: "OWNED",
      },
      {
        cited: true,
        position: 2,
        url: "https://review.example/a",
        page: null,
        domain: "review.example",
        kind: "OTHER",
      },
      {
        cited: false,
        position: 1,
        url: "https://beta.example/b?x=%C3%A9",
        page: null,
        domain: "beta.example",
        kind: "COMPETITOR",
      },
    ]);
  });

  test("of the local index are its own pages alone, wherever they stand", async () => {
    const home = await open.home();
    await home.launch({ queries: ["best running shoes"], operator_models: ["local-index"] });

    const sources = [{ url: "http://127.0.0.1:8080/shoes", title: null, cited: true }];
    await answerBy(home, { text: "“See https://beta.example/b” [1]", sources }, "local");

    expect(await citationsOf(home)).toMatchObject([
      { cited: true, url: "http://127.0.0.1:8080/shoes", page: "https://127.0.0.1:8080/shoes" },
    ]);
  });

  test("of an earlier analysis are replaced when it is analysed again, and other answers keep theirs", async () => {
    const home = await open.home();
    const bystander = await open.home();
    for (const one of [home, bystander]) {
      await one.launch({ queries: ["best running shoes"] });
      await answerBy(one, { text });
    }
    const now = await citationsOf(home);
    for (const one of [home, bystander])
      await storeAsBefore(one, ["https://www.acme.example/shoes", "https://example.com"]);
    const before = await citationsOf(bystander);

    const count = await reanalyse(open.world.tools, placeOfJob({ workspaceId: home.projectId }), {});

    expect(count).toBe(1);
    expect(await citationsOf(home)).toEqual(now);
    expect(await citationsOf(bystander)).toEqual(before);
    const { answer } = await home.ask(listAnswers, { query: {} });
    expect(answer.results).toMatchObject([{ citation_count: 2 }]);
  });
});

describe("one page", () => {
  test("is one in the list of pages with and without www., by old and new rows, and leads to all of its answers", async () => {
    const home = await open.home();
    await home.launch({ queries: ["best running shoes"] });
    await answerBy(home, {});
    await storeAsBefore(home, ["https://www.review.example/a", "https://review.example/b"]);
    await home.launch({ name: "Winter", queries: ["best winter shoes"] });
    await answerBy(home, { text: "See http://review.example/a and http://www.review.example/b/." });

    const { answer: pages } = await home.ask(listSourcePages, { query: { ordering: "url" } });

    expect(pages.results.map(({ url, use_count, queries }) => [url, use_count, queries])).toEqual([
      ["https://review.example/b", 2, 2],
      ["https://www.review.example/a", 2, 2],
    ]);
    for (const { url } of pages.results) {
      const { answer } = await home.ask(listAnswers, { query: { url } });
      expect(answer.count).toBe(2);
    }
  });
});
