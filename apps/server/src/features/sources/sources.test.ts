import * as insightContract from "@citelens/contract/visibility/insights";
import * as contract from "@citelens/contract/visibility/sources";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { addCampaign, type PastAnswer } from "#test/history.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const days = { start_date: "2026-03-01", end_date: "2026-03-31" };

function past(of: string, cited: string, retrieved = ""): PastAnswer {
  const [query = "", model = "", day = "2026-03-10"] = of.split(" ");
  const domains = (text: string) => text.split(" ").flatMap((word) => (word ? [`${word}.example`] : []));
  return { day, query, model, cited: domains(cited), retrieved: domains(retrieved) };
}

/** Two queries, two models, three runs; one of the twelve failed. */
const workedExample: readonly PastAnswer[] = [
  past("q1 chatgpt", "acme review", "blog"),
  past("q1 chatgpt", "acme", "review"),
  past("q1 chatgpt", "review"),
  past("q1 grok", "review beta"),
  past("q1 grok", "", "blog wiki"),
  past("q1 grok", "beta"),
  past("q2 chatgpt", "acme acme wiki"),
  past("q2 chatgpt", "wiki"),
  past("q2 chatgpt", "acme review"),
  past("q2 grok", ""),
  past("q2 grok 2026-03-12", "review", "review"),
  { ...past("q2 grok", "shop"), status: "FAILED" },
];

async function csvOf({ access, projectId }: Home, path: string, query: object = {}): Promise<string[]> {
  const search = new URLSearchParams({ ...days, ...query, format: "csv" });
  const reply = await open.world.app.inject({
    url: `/api/v1/projects/${projectId}/${path}?${search}`,
    headers: { authorization: `Bearer ${access}` },
  });
  expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
  return reply.body.trimEnd().split("\r\n");
}

describe("the worked example", () => {
  let home: Home;
  beforeAll(async () => {
    home = await open.home();
    await addCampaign(open, home, { answers: workedExample });
  });
  const domainsOf = async (query: object) => {
    const { answer } = await home.ask(contract.listSources, { query: { ...days, ...query } });
    return answer.results.map(({ domain }) => domain.replace(".example", ""));
  };
  const pagesOf = async (query: object) => {
    const { answer } = await home.ask(contract.listSourcePages, { query: { ...days, ...query } });
    return answer.results.map(({ url }) => url.replace(/^https:\/\/(.*)\.example/, "$1"));
  };

  test("lists the sites that nine answers cite, and what was only retrieved", async () => {
    const { answer } = await home.ask(contract.listSources, { query: days });

    expect(answer).toMatchObject({ count: 5, n: 9, next: null, previous: null });
    expect(
      answer.results.map((row) => [
        row.domain,
        row.use_count,
        row.usage_percentage,
        row.avg_position,
        row.retrieved_count,
        row.is_client_domain,
        row.kind,
      ]),
    ).toEqual([
      ["review.example", 5, 55.56, 1.4, 6, false, "OTHER"],
      ["acme.example", 4, 44.44, 1, 4, true, "OWNED"],
      ["beta.example", 2, 22.22, 1.5, 2, false, "OTHER"],
      ["wiki.example", 2, 22.22, 1.5, 3, false, "OTHER"],
      ["blog.example", 0, 0, null, 2, false, "OTHER"],
    ]);
    expect(answer.results[0]).toMatchObject({
      favicon: expect.stringMatching(/^\/api\/v1\/favicons\/review\.example\?s=/),
      previous_use_count: 0,
      interval: { low: 26.67, high: 81.12, of: "prompts" },
      last_seen: "2026-03-12",
      change_points: null,
      verdict: null,
      trend: [
        { date: "2026-03-10", use_count: 4 },
        { date: "2026-03-12", use_count: 1 },
      ],
    });
    expect(answer.kinds).toEqual([
      { kind: "OTHER", domains: 4, use_count: 9 },
      { kind: "OWNED", domains: 1, use_count: 4 },
    ]);
  });

  test("agrees with the card of the most influential sources", async () => {
    const { answer: list } = await home.ask(contract.listSources, { query: days });
    const { answer: card } = await home.ask(insightContract.getInfluentialSources, { query: days });

    const figures = ({ domain, use_count, usage_percentage, avg_position }: contract.SourceDomain) => ({
      domain,
      use_count,
      usage_percentage,
      avg_position,
    });
    expect(list.results.filter(({ use_count }) => use_count > 0).map(figures)).toEqual(
      card.sources.map(({ domain, use_count, usage_percentage, avg_position }) => ({
        domain,
        use_count,
        usage_percentage,
        avg_position,
      })),
    );
  });

  test.each([
    [{ kind: "OWNED" }, ["acme"]],
    [{ search: "IE" }, ["review"]],
    [{ search: "%" }, []],
    [{ domain: "Wiki.example" }, ["wiki"]],
    [{ branded: "true" }, []],
    [{ start_date: "2026-03-11" }, ["review"]],
    [{ end_date: "2026-03-09" }, []],
    [{ ordering: "domain" }, ["acme", "beta", "blog", "review", "wiki"]],
    [{ ordering: "-domain" }, ["wiki", "review", "blog", "beta", "acme"]],
    [{ ordering: "use_count" }, ["blog", "beta", "wiki", "acme", "review"]],
    [{ ordering: "-retrieved_count" }, ["review", "acme", "wiki", "beta", "blog"]],
    [{ ordering: "retrieved_count" }, ["beta", "blog", "wiki", "acme", "review"]],
    [{ ordering: "avg_position" }, ["acme", "review", "beta", "wiki", "blog"]],
    [{ ordering: "-avg_position" }, ["beta", "wiki", "review", "acme", "blog"]],
    [{ page: "2", page_size: "2" }, ["beta", "wiki"]],
  ])("lists the sites by %j", async (query, expected) => {
    expect(await domainsOf(query)).toEqual(expected);
  });

  test("keeps the counts of a page behind the last one, and the kinds whatever kind is asked for", async () => {
    const { answer } = await home.ask(contract.listSources, {
      query: { ...days, kind: "OWNED", page: "7", page_size: "2" },
    });

    expect(answer).toMatchObject({ count: 1, results: [] });
    expect(answer.kinds.map(({ kind }) => kind)).toEqual(["OTHER", "OWNED"]);
  });

  test("lists the pages with the answers, queries and models that use them", async () => {
    const { answer } = await home.ask(contract.listSourcePages, { query: days });

    expect(
      answer.results.map((row) => [
        row.url,
        row.use_count,
        row.retrieved_count,
        row.queries,
        row.models,
        row.last_seen,
      ]),
    ).toEqual([
      ["https://acme.example/1", 4, 4, 2, 1, "2026-03-10T12:00:00.000Z"],
      ["https://review.example/1", 3, 4, 2, 2, "2026-03-12T12:00:00.000Z"],
      ["https://review.example/2", 2, 2, 2, 1, "2026-03-10T12:00:00.000Z"],
      ["https://acme.example/2", 1, 1, 1, 1, "2026-03-10T12:00:00.000Z"],
      ["https://beta.example/1", 1, 1, 1, 1, "2026-03-10T12:00:00.000Z"],
      ["https://beta.example/2", 1, 1, 1, 1, "2026-03-10T12:00:00.000Z"],
      ["https://wiki.example/1", 1, 1, 1, 1, "2026-03-10T12:00:00.000Z"],
      ["https://wiki.example/3", 1, 1, 1, 1, "2026-03-10T12:00:00.000Z"],
      ["https://blog.example/1", 0, 2, 0, 0, "2026-03-10T12:00:00.000Z"],
      ["https://wiki.example/2", 0, 1, 0, 0, "2026-03-10T12:00:00.000Z"],
    ]);
  });

  test.each([
    [{ domain: "review.example" }, ["review/1", "review/2"]],
    [{ kind: "OWNED" }, ["acme/1", "acme/2"]],
    [{ search: "WIKI.example/3" }, ["wiki/3"]],
    [{ domain: "wiki.example", ordering: "use_count" }, ["wiki/2", "wiki/1", "wiki/3"]],
    [{ domain: "wiki.example", ordering: "-url" }, ["wiki/3", "wiki/2", "wiki/1"]],
    [{ domain: "review.example", ordering: "last_seen" }, ["review/2", "review/1"]],
    [{ ordering: "-last_seen", page_size: "1" }, ["review/1"]],
    [{ ordering: "-retrieved_count", page_size: "2" }, ["acme/1", "review/1"]],
    [{ ordering: "retrieved_count", page_size: "1" }, ["acme/2"]],
    [{ ordering: "url", page: "2", page_size: "2" }, ["beta/1", "beta/2"]],
  ])("lists the pages by %j", async (query, expected) => {
    expect(await pagesOf(query)).toEqual(expected);
  });

  test("saves the whole filtered list of sites", async () => {
    const [header, ...rows] = await csvOf(home, "sources/", { ordering: "domain", page_size: "1" });

    expect(header).toBe(
      "\ufeffDomain,Kind,Own site,Used,Used before,Retrieved,Usage %,Usage low %,Usage high %,Answers with citations,Average position,Last seen,Verdict",
    );
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe("acme.example,OWNED,true,4,0,4,44.44,18.88,73.33,9,1,2026-03-10,");
  });

  test("saves the whole filtered list of pages, and lets no title be a formula", async () => {
    await open.world.postgres.pool.query(
      "update answer_citations set title = '=HYPERLINK(1);＝2' where workspace_id = $1 and url = 'https://beta.example/1'",
      [home.projectId],
    );

    const [header, ...rows] = await csvOf(home, "sources/urls/", { search: "hyperlink" });

    expect(header).toBe("\ufeffURL,Title,Domain,Kind,Used,Retrieved,Queries,Models,Last seen");
    expect(rows).toEqual([
      "https://beta.example/1,\"'=HYPERLINK(1);'＝2\",beta.example,OTHER,1,1,1,1,2026-03-10T12:00:00.000Z",
    ]);
  });

  test("is seen by its own workspace alone", async () => {
    const other = await open.home();

    const sites = await other.ask(contract.listSources, { query: days });
    const pages = await other.ask(contract.listSourcePages, { query: days });
    const foreign = await other.ask(contract.listSources, {
      query: days,
      params: { projectId: home.projectId },
    });

    expect([sites.answer.count, pages.answer.count, foreign.status]).toEqual([0, 0, 404]);
  });
});

test.each([contract.listSources, contract.listSourcePages])(
  "bad days are refused by $path",
  async (endpoint) => {
    const home = await open.home();

    const replies = await Promise.all(
      [
        { start_date: "2026-02-30" },
        { start_date: "2026-03-02", end_date: "2026-03-01" },
        { start_date: "2020-01-01", end_date: "2026-03-01" },
        { ordering: "price" },
        { kind: "BLOG" },
      ].map((query) => home.ask(endpoint, { query })),
    );

    expect(replies.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
      [400, ["start_date"]],
      [400, ["end_date"]],
      [400, ["end_date"]],
      [400, ["ordering"]],
      [400, ["kind"]],
    ]);
  },
);

test("sources are there as soon as answers are", async () => {
  open.answer(usualAnswer);
  const home = await open.home();
  await home.launch();
  const pagesOfReview = async () => {
    const { answer } = await home.ask(contract.listSourcePages, { query: { domain: "review.example" } });
    return answer.results.map(({ url, use_count }) => [url, use_count]);
  };
  expect(await pagesOfReview()).toEqual([]);
  await open.world.answerAll();

  const { answer: sites } = await home.ask(contract.listSources, {});
  expect(sites.results.map((row) => [row.domain, row.kind, row.use_count, row.retrieved_count])).toEqual([
    ["review.example", "OTHER", 2, 2],
    ["acme.example", "OWNED", 2, 2],
    ["shop.example", "OTHER", 0, 2],
  ]);
  expect(await pagesOfReview()).toEqual([["https://www.review.example/shoes", 2]]);

  await home.launch();
  await open.world.answerAll();
  expect(await pagesOfReview()).toEqual([["https://www.review.example/shoes", 4]]);
});

test("a rise beyond chance is told from one within it", async () => {
  const home = await open.home();
  const queries = ["q1", "q2", "q3", "q4", "q5"];
  const times = (count: number, answer: PastAnswer): PastAnswer[] =>
    Array.from({ length: count }, () => answer);
  await addCampaign(open, home, {
    answers: [
      ...queries.flatMap((query) => [
        ...times(11, past(`${query} chatgpt 2026-02-10`, "steady")),
        ...times(1, past(`${query} chatgpt 2026-02-10`, "rising steady")),
        ...times(4, past(`${query} chatgpt 2026-03-10`, "steady")),
        ...times(8, past(`${query} chatgpt 2026-03-10`, "rising steady")),
      ]),
    ],
    parts: { queries },
  });

  const { answer } = await home.ask(contract.listSources, {
    query: { ...days, compare_start_date: "2026-02-01", compare_end_date: "2026-02-28" },
  });

  expect(
    answer.results.map((row) => [row.domain, row.use_count, row.previous_use_count, row.change_points]),
  ).toEqual([
    ["steady.example", 60, 60, 0],
    ["rising.example", 40, 5, 58.34],
  ]);
  expect(answer.results.map(({ verdict, paired_points }) => [verdict, paired_points])).toEqual([
    ["within_noise", 0],
    ["moved", 58.33],
  ]);
});

test("figures are those of a direct count over the answers, whatever the filter", async () => {
  const home = await open.home();
  const sites = ["acme", "review", "wiki", "forum", "shop"];
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const some = () => sites.filter(() => next(3) === 0).join(" ");
  const history = (models: readonly string[]): PastAnswer[] =>
    Array.from({ length: 60 }, () => ({
      ...past(
        `q${1 + next(2)} ${models[next(models.length)]} 2026-03-${String(10 + next(6))}`,
        some(),
        some(),
      ),
      branded: next(2) === 0,
      status: next(6) === 0 ? "FAILED" : "OK",
    }));
  const mixed = history(["chatgpt", "grok", "local-index"]);
  const local = history(["local-index"]);
  const mixedId = await addCampaign(open, home, { answers: mixed });
  const localId = await addCampaign(open, home, {
    answers: local,
    parts: { operator_models: ["local-index"] },
  });
  const counted = [
    ...mixed.filter(({ model }) => model !== "local-index").map((one) => ({ ...one, campaign: mixedId })),
    ...local.map((one) => ({ ...one, campaign: localId })),
  ].filter(({ status }) => status === "OK");

  for (const filter of [
    {},
    { campaign_id: mixedId },
    { campaign_id: localId },
    { branded: "true" },
    { branded: "false", start_date: "2026-03-11", end_date: "2026-03-13" },
  ]) {
    const query = { ...days, ...filter };
    const { answer } = await home.ask(contract.listSources, { query });
    const { answer: pages } = await home.ask(contract.listSourcePages, {
      query: { ...query, page_size: "100" },
    });

    const within = counted.filter(
      ({ campaign, branded, day }) =>
        (query.campaign_id === undefined || query.campaign_id === campaign) &&
        (query.branded === undefined || query.branded === String(branded)) &&
        day >= query.start_date &&
        day <= query.end_date,
    );
    const uses = (url: RegExp) =>
      within.filter(({ cited = [] }) => cited.some((domain, index) => url.test(`${domain}/${index + 1}`)));
    const reads = (url: RegExp) =>
      within.filter(({ cited = [], retrieved = [] }) =>
        [cited, retrieved].some((list) => list.some((domain, index) => url.test(`${domain}/${index + 1}`))),
      );
    expect(answer.n).toBe(within.filter(({ cited = [] }) => cited.length > 0).length);
    for (const { domain, use_count, retrieved_count, trend } of answer.results) {
      expect(use_count).toBe(uses(new RegExp(`^${domain}/`)).length);
      expect(retrieved_count).toBe(reads(new RegExp(`^${domain}/`)).length);
      expect(trend.reduce((sum, one) => sum + one.use_count, 0)).toBe(use_count);
    }
    for (const { url, use_count, retrieved_count, queries, models } of pages.results) {
      const page = new RegExp(`^${url.replace("https://", "")}$`);
      expect(use_count).toBe(uses(page).length);
      expect(retrieved_count).toBe(reads(page).length);
      expect(queries).toBe(new Set(uses(page).map((one) => `${one.campaign} ${one.query}`)).size);
      expect(models).toBe(new Set(uses(page).map(({ model }) => model)).size);
    }
    expect(answer.results.length).toBeGreaterThan(3);
  }
});
