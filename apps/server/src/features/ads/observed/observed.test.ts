import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { listPaidBesideOrganic } from "@citelens/contract/content/ads-dashboard";
import { listObservedAds } from "@citelens/contract/content/ads-library";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import { getPerformancePrompts } from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reanalyseAll } from "#features/answers/room.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { type AiServer, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels, good, overview } from "#test/fakes/ai/providers/dataforseo.ts";
import type { Person } from "#test/world.ts";

let vendor: AiServer;
let open: AnswersWorld;
let root: Person;
let home: Home;
let other: Home;
let campaignId: string;
const advertised = "best running shoes";
const quiet = "shoes for rain";

const paid = (domain: string, title: string) => ({
  type: "paid",
  domain,
  title,
  url: `https://www.${domain}/sale`,
});

beforeAll(async () => {
  const [surface] = channels;
  if (!surface) throw new Error("There is no double of DataForSEO.");
  vendor = await openAiServer(surface.protocol);
  vendor.answerWith(({ body }) => {
    const [asked] = Array.isArray(body) ? body : [];
    const ads =
      asked?.keyword === advertised
        ? [
            paid("beta.example", "Beta on sale"),
            paid("acme.example", "Acme, direct"),
            paid("shop.example", "Shoes"),
          ]
        : [];
    return good({ items: [...ads, overview] });
  });
  open = await openAnswersWorld({ ai: surface.env(vendor) });
  open.answer(usualAnswer);
  root = await open.world.signUpRoot();
  home = await open.home();
  other = await open.home();
  campaignId = await home.launch({ operator_models: ["chatgpt", "ai-overviews"], repeats: 2 });
  await other.launch({ operator_models: ["chatgpt"] });
  await open.world.answerAll();
});
afterAll(async () => {
  await open.close();
  await vendor.close();
});

const observed = async (query: object = {}, { projectId }: Pick<Home, "projectId"> = home) =>
  (await open.world.call(listObservedAds, { params: { projectId }, query }, root.access)).answer;

async function beside(query: object = {}, { projectId }: Pick<Home, "projectId"> = home) {
  const to_date = dayIn("UTC", open.world.tools.now());
  const range = { from_date: shiftDay(to_date, -7), to_date };
  return (
    await open.world.call(
      listPaidBesideOrganic,
      { params: { projectId }, query: { ...range, ...query } },
      root.access,
    )
  ).answer;
}

test("lists each ad with its advertiser, query and model, whose it is, and the answers that showed it", async () => {
  const { count, results } = await observed();

  expect(count).toBe(3);
  expect(
    results.map(({ advertiser, title, whose, answers }) => [advertiser, title, whose, answers]).sort(),
  ).toEqual([
    ["acme.example", "Acme, direct", "OWN", 2],
    ["beta.example", "Beta on sale", "COMPETITOR", 2],
    ["shop.example", "Shoes", "OTHER", 2],
  ]);
  expect(
    new Set(results.map(({ query, display_name, place }) => [query, display_name, place].join())),
  ).toEqual(new Set([[advertised, "Google AI Overviews", "BESIDE_ANSWER"].join()]));
  const { rows } = await open.world.postgres.pool.query<{ created: Date; id: string }>(
    "select id, created from answers where workspace_id = $1 and ads_seen = 3 order by created, id",
    [home.projectId],
  );
  const [first, last] = [rows[0], rows.at(-1)];
  expect(results[0]?.first_seen).toBe(first?.created.toISOString());
  expect(results[0]?.last_seen).toBe(last?.created.toISOString());
  expect(rows.map(({ id }) => id)).toContain(results[0]?.answer_id);
});

test("finds ads by advertiser, title, address and query", async () => {
  const found = async (search: string) =>
    (await observed({ search })).results.map(({ title }) => title).sort();

  expect(await found("BETA.example")).toEqual(["Beta on sale"]);
  expect(await found("direct")).toEqual(["Acme, direct"]);
  expect(await found("www.shop")).toEqual(["Shoes"]);
  expect(await found("running")).toHaveLength(3);
  expect(await found("rain")).toEqual([]);
  expect(await found("%")).toEqual([]);
});

test("pages through them without showing one twice", async () => {
  const pages = await Promise.all([1, 2].map((page) => observed({ page, page_size: 2 })));

  expect(pages.map(({ count }) => count)).toEqual([3, 3]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ title }) => title))).size).toBe(3);
  expect(pages[0]?.next).toContain("page=2");
});

test("says of each model how many answers showed ads, and that it does not apply where none can", async () => {
  const { models } = await observed();

  expect(models).toEqual([
    {
      operator_model: "ai-overviews",
      display_name: "Google AI Overviews",
      answers: 4,
      with_ads: { hits: 2, n: 4, rate: 50, interval: expect.objectContaining({ of: "prompts" }) },
    },
    { operator_model: "chatgpt", display_name: "ChatGPT", answers: 4, with_ads: null },
  ]);
});

test("counts no ad as a mention or a citation", async () => {
  const { rows } = await open.world.postgres.pool.query<{ domain: string }>(
    `select distinct citation.domain from answer_citations as citation join answers as answer
       on answer.workspace_id = citation.workspace_id and answer.id = citation.answer_id
     where citation.workspace_id = $1 and answer.operator_model = 'ai-overviews'`,
    [home.projectId],
  );

  expect(rows.map(({ domain }) => domain).sort()).toEqual(["review.example", "shop.example"]);
  const { rows: named } = await open.world.postgres.pool.query(
    "select from answers where workspace_id = $1 and operator_model = 'ai-overviews' and (cited or text like '%sale%')",
    [home.projectId],
  );
  expect(named).toHaveLength(0);
});

test("shows paid beside organic by query, with the figures that the insights show", async () => {
  const { count, results } = await beside();
  const { answer: prompts } = await home.ask(getPerformancePrompts, { query: { limit: 10 } });
  const organic = [...prompts.most_performing, ...prompts.promising, ...prompts.underperforming];

  expect(count).toBe(2);
  expect(results.map(({ query, ad_seen }) => [query, ad_seen?.hits, ad_seen?.n, ad_seen?.rate])).toEqual([
    [advertised, 2, 2, 100],
    [quiet, 0, 2, 0],
  ]);
  for (const row of results) {
    const same = organic.find(({ query_id }) => query_id === row.query_id);
    expect(row.named).toEqual({
      hits: same?.mentions,
      n: same?.n,
      rate: same?.mention_rate,
      interval: same?.interval,
    });
    expect([row.cited.hits, row.cited.n, row.cited.rate]).toEqual([
      same?.owned_citations,
      same?.n,
      same?.owned_citation_rate,
    ]);
  }
});

test("says that ads do not apply to queries that no model answered which shows any", async () => {
  const { results } = await beside({}, other);

  expect(results).toHaveLength(2);
  expect(results.map(({ ad_seen }) => ad_seen)).toEqual([null, null]);
  expect((await observed({}, other)).results).toEqual([]);
});

test("shows nothing of days without answers, and no other workspace's", async () => {
  expect(await beside({ from_date: "2020-01-01", to_date: "2020-01-31" })).toMatchObject({
    count: 0,
    results: [],
  });
  const stranger = await open.home();
  expect(await observed({}, stranger)).toMatchObject({ count: 0, results: [], models: [] });
});

test("stores the ads of an answer once, however often it is analysed again", async () => {
  const before = await observed();
  await reanalyseAll(open.world.tools, { all: true });

  expect(await observed()).toEqual(before);
});

test("forgets a competitor's ads for anybody's once it is no competitor, and all with its campaign", async () => {
  await open.world.postgres.pool.query("delete from campaign_competitors where workspace_id = $1", [
    home.projectId,
  ]);
  const whose = (await observed()).results.map(({ advertiser, whose }) => [advertiser, whose]);
  expect(whose).toContainEqual(["beta.example", "OTHER"]);

  await home.ask(campaigns.deleteCampaign, { params: { campaignId } });

  expect(await observed()).toMatchObject({ count: 0, results: [], models: [] });
  expect(await beside()).toMatchObject({ count: 0 });
});
