import { randomUUID } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import { getSpending, listSpending, type SpendingGroup } from "@citelens/contract/billing/spending";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

const period = { from_date: "2026-12-01", to_date: "2026-12-15" };
const gone = randomUUID();

let world: World;
let root: Person;
let payer: Person;
let organizationId: string;
beforeAll(async () => {
  world = await openWorld({
    spending: { installationUsd: 10, organizationUsd: 4, providersUsd: new Map([["openai", 8]]) },
  });
  world.stopClock();
  world.advance(Date.parse("2026-12-15T12:00:00Z") - world.tools.now().getTime());
  root = await world.signUpRoot();
  payer = await world.signUp();
  await world.createWorkspace(payer);
  const { rows } = await world.postgres.pool.query<{ id: string }>(
    "select id from organizations where owner_id = $1",
    [payer.user.id],
  );
  organizationId = rows[0]?.id ?? "";
  const days: [string, string | null, string, string, string, number, number, number, number, number][] = [
    ["2026-12-15", organizationId, "openai", "chatgpt", "ANSWER", 100, 4, 2.5, 0, 500],
    ["2026-12-15", organizationId, "openai", "openai/gpt-6-luna", "JUDGE", 96, 0, 0.1, 0, 0],
    ["2026-12-14", organizationId, "perplexity", "perplexity", "ANSWER", 50, 0, 0.25, 0.25, 250],
    ["2026-12-02", gone, "openai", "chatgpt", "ANSWER", 10, 1, 0.3, 0, 45],
    ["2026-12-02", null, "openai", "chatgpt", "CHECK", 1, 0, 0.02, 0, 0],
    ["2026-11-30", organizationId, "openai", "chatgpt", "ANSWER", 1_000, 0, 25, 0, 5_000],
  ];
  for (const row of days)
    await world.postgres.pool.query("insert into spending_days values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)", row);
  const totals = [
    ["2026-12-15", "installation", 2.75, null],
    ["2026-12-15", "provider:openai", 2.6, null],
    ["2026-12-15", `organization:${organizationId}`, 4.02, 4],
    ["2026-12-15", `organization:${gone}`, 0.5, null],
    ["2026-12-14", "installation", 9.9, 10],
  ];
  for (const row of totals)
    await world.postgres.pool.query(
      "insert into spending_totals (day, scope, taken_usd, reached_usd) values ($1,$2,$3,$4)",
      row,
    );
});
afterAll(() => world.close());

async function rowsBy(by: SpendingGroup, page = {}) {
  const { answer } = await world.call(listSpending, { query: { ...period, by, ...page } }, root.access);
  return answer;
}

test("sums today, this month and a period, and tells the days apart by operator", async () => {
  const { answer } = await world.call(getSpending, { query: period }, root.access);

  expect(answer).toMatchObject({
    usd_per_euro: 1.25,
    today: { day: "2026-12-15", cost_usd: 2.6 },
    month: { from: "2026-12-01", cost_usd: 3.17 },
    period: { calls: 257, failed: 5, cost_usd: 3.17, exact_usd: 0.25, credits: 795 },
    days: [
      { day: "2026-12-02", operator: "openai", cost_usd: 0.32 },
      { day: "2026-12-14", operator: "perplexity", cost_usd: 0.25 },
      { day: "2026-12-15", operator: "openai", cost_usd: 2.6 },
    ],
  });
});

test("says how much of each limit is used today, and until when nothing is bought within one", async () => {
  const { answer } = await world.call(getSpending, { query: period }, root.access);

  const name = `${payer.user.first_name} ${payer.user.last_name}`;
  expect(answer.bounds).toEqual([
    { scope: "installation", name: "This installation", max_usd: 10, used_usd: 2.75, rests_until: null },
    { scope: "operator", name: "openai", max_usd: 8, used_usd: 2.6, rests_until: null },
    { scope: "organization", name, max_usd: 4, used_usd: 4.02, rests_until: "2026-12-16T00:00:00.000Z" },
    { scope: "organization", name: "Deleted organization", max_usd: 4, used_usd: 0.5, rests_until: null },
  ]);
});

test.each<[SpendingGroup, readonly (readonly [string, string | null, number, number])[]]>([
  [
    "operator",
    [
      ["openai", "ChatGPT", 207, 2.92],
      ["perplexity", "Perplexity", 50, 0.25],
    ],
  ],
  [
    "model",
    [
      ["ChatGPT", "openai", 111, 2.82],
      ["Perplexity", "perplexity", 50, 0.25],
      ["openai/gpt-6-luna", "openai", 96, 0.1],
    ],
  ],
  [
    "purpose",
    [
      ["Answers", "Questions of campaigns", 160, 3.05],
      ["Judgements", "How answers speak of brands", 96, 0.1],
      ["Checks", "Whether a model answers", 1, 0.02],
    ],
  ],
])("tells costs apart by %s, the dearest first", async (by, expected) => {
  const { count, results } = await rowsBy(by);

  expect(count).toBe(expected.length);
  expect(results.map(({ name, calls, cost_usd }) => [name, calls, cost_usd])).toEqual(
    expected.map(([name, , calls, cost]) => [name, calls, cost]),
  );
  expect(results.map(({ detail }) => detail?.split(", ")[0] ?? null)).toEqual(
    expected.map(([, detail]) => detail),
  );
});

test("names organizations by their owners, those that are gone, and the installation itself", async () => {
  const { results } = await rowsBy("organization");

  expect(results.map(({ id, name, detail, cost_usd }) => [id, name, detail, cost_usd])).toEqual([
    [organizationId, `${payer.user.first_name} ${payer.user.last_name}`, payer.email, 2.85],
    [gone, "Deleted organization", gone, 0.3],
    [null, "This installation", "Checks of models", 0.02],
  ]);
});

test("pages its lists, and exports all of one with the margin of each row", async () => {
  const second = await rowsBy("organization", { page: 2, page_size: 2 });
  const beyond = await rowsBy("organization", { page: 9, page_size: 2 });
  const { body, headers } = await world.app.inject({
    url: `${apiBase}${listSpending.path}?${new URLSearchParams({ ...period, by: "organization", format: "csv", page_size: "1" })}`,
    headers: { authorization: `Bearer ${root.access}` },
  });

  expect(second).toMatchObject({ count: 3, next: null, results: [{ name: "This installation" }] });
  expect(beyond).toMatchObject({ count: 3, next: null, results: [] });
  expect(headers["content-disposition"]).toContain("costs-by-organization.csv");
  const [header, ...lines] = body.trimEnd().split("\r\n");
  expect(header).toBe(
    "\ufeffName,Detail,Calls,Failed calls,Cost (USD),Of it exact (USD),Of it estimated (USD),Of that guessed (USD),Credits,Credits at list price (USD),Margin (USD)",
  );
  expect(lines).toEqual([
    `${payer.user.first_name} ${payer.user.last_name},${payer.email},246,4,2.85,0.25,2.6,0,750,9.375,6.525`,
    `Deleted organization,${gone},10,1,0.3,0,0.3,0,45,0.5625,0.2625`,
    "This installation,Checks of models,1,0,0.02,0,0.02,0,0,0,-0.02",
  ]);
});

test.each([
  [{ from_date: "2026-12-02", to_date: "2026-12-01" }],
  [{ from_date: "2025-01-01", to_date: "2026-12-01" }],
  [{ from_date: "yesterday", to_date: "2026-12-01" }],
])("refuses the days %j", async (query) => {
  expect((await world.call(getSpending, { query }, root.access)).status).toBe(400);
  expect((await world.call(listSpending, { query }, root.access)).status).toBe(400);
});

test("has nothing to show of days on which nothing was asked", async () => {
  const query = { from_date: "2026-10-01", to_date: "2026-10-31" };

  const { answer } = await world.call(getSpending, { query }, root.access);
  const { answer: rows } = await world.call(
    listSpending,
    { query: { ...query, by: "purpose" } },
    root.access,
  );

  expect(answer).toMatchObject({ period: { calls: 0, cost_usd: 0, credits: 0 }, days: [] });
  expect(rows).toMatchObject({ count: 0, results: [] });
});
