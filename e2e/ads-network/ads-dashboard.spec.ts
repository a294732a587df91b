import type { AdsDashboard, BesideOrganic } from "@citelens/contract/content/ads-dashboard";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { test } from "../support/test.ts";
import {
  adsOf,
  answerAds,
  beSuperuser,
  campaignId,
  expectFineLooks,
  listOf,
  publisherId,
} from "./network-fixtures.ts";

const none = { impressions: null, clicks: null, agent_reads: null, verified_reads: null, spend_cents: 0 };
const totals = {
  impressions: 15_516,
  clicks: 186,
  agent_reads: 1_200,
  verified_reads: 900,
  spend_cents: 94_300,
  cost_per_click_cents: 501,
  earnings_cents: null,
};
const days = Array.from({ length: 20 }, (_, at) => ({
  day: `2026-10-${String(at + 1).padStart(2, "0")}`,
  impressions: 700 + at * 10,
  clicks: 5 + (at % 7),
  agent_reads: 40 + at * 2,
  verified_reads: 30 + at,
  spend_cents: 3_000 + at * 150,
}));
const campaign = {
  id: campaignId,
  name: "Summer pots",
  channel: "NETWORK",
  status: "ACTIVE",
  currency: "EUR",
  budget_cents: 50_000,
  figures: { ...none, agent_reads: 1_200, verified_reads: 900, spend_cents: 1_200 },
  spent_cents: 22_500,
  spent_share: 45,
  time_share: 60,
} as const;

const dashboard: AdsDashboard = {
  currency: "EUR",
  totals,
  days,
  campaigns: [
    campaign,
    {
      ...campaign,
      id: publisherId,
      name: "Ask for pots",
      channel: "CHATGPT",
      currency: "USD",
      figures: { ...none, impressions: 15_516, clicks: 186, spend_cents: 93_100 },
      time_share: null,
    },
  ],
  attention: [
    {
      kind: "CREATIVE_REJECTED",
      words: "“Clay watering spikes” was rejected: name the size of the bottle.",
      campaign_id: campaignId,
      creative_id: publisherId,
      publisher_id: null,
    },
    {
      kind: "PUBLISHER_WITHOUT_READS",
      words: "No agent has read a passage on Slow Garden for 48 hours.",
      campaign_id: null,
      creative_id: null,
      publisher_id: publisherId,
    },
  ],
  as_of: [
    { channel: "NETWORK", at: "2026-11-26T20:00:00.000Z" },
    { channel: "CHATGPT", at: null },
  ],
  is_begun: true,
};

const statement = {
  count: 1,
  next: null,
  previous: null,
  currency: "EUR",
  spend_cents: 1_250,
  earnings_cents: 875,
  results: [
    {
      day: "2026-10-20",
      campaign_id: campaignId,
      campaign_name: "Summer pots",
      advertiser: "Fabrikam Garden",
      publisher: "Slow Garden",
      placement: "below-article",
      reads: 125,
      spend_cents: 1_250,
      earnings_cents: 875,
    },
  ],
};

const pots: BesideOrganic = {
  query_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4e1",
  campaign_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4e2",
  query: "Which pots keep soil moist?",
  ad_seen: { hits: 6, n: 20, rate: 30, interval: { low: 14.55, high: 51.9, of: "prompts" } },
  named: { hits: 9, n: 60, rate: 15, interval: { low: 8.1, high: 26.11, of: "prompts" } },
  cited: { hits: 0, n: 60, rate: 0, interval: { low: 0, high: 6.02, of: "prompts" } },
};
const organic = [pots, { ...pots, query_id: publisherId, query: "How deep is a pot?", ad_seen: null }];

const october = "from=01-10-26&to=20-10-26";

test.beforeEach(async ({ signedInPage: page, account, workspace }) => {
  await beSuperuser(page, account);
  await answerAds(page, adsOf(workspace.id, "dashboard/?*"), dashboard);
  await answerAds(page, adsOf(workspace.id, "statements/?*"), statement);
  await answerAds(page, adsOf(workspace.id, "beside-organic/?*"), listOf(organic, 41));
});

async function open(page: Page, workspaceId: string, search = october): Promise<void> {
  await page.goto(`/workspaces/${workspaceId}/ads/dashboard?${search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ads Dashboard");
  await expect(page.locator("main [aria-busy=true], main [aria-label^=Loading]")).toHaveCount(0);
}

test("shows what ads cost and brought, in days that are in the address", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/ads/dashboard/?")) asked.push(new URL(request.url()).search);
  });
  await open(page, workspace.id);
  expect(asked[0]).toBe("?from_date=2026-10-01&to_date=2026-10-20");
  const tile = (label: string) =>
    page
      .getByRole("region", { name: "Key figures" })
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) });
  await expect(tile("Spend")).toContainText("€943.00");
  await expect(tile("Impressions")).toContainText("15,516");
  await expect(tile("Agent reads")).toHaveText(/1,200.*75\s% verified, n = 1,200/);
  await expect(tile("Cost per click")).toContainText("€5.01");
  await expect(tile("Publishers’ earnings")).toContainText("Not applicable");
  await expect(
    page.getByText("Context Network: as of 26 Nov 2026, 20:00 · ChatGPT: not applicable"),
  ).toBeVisible();

  const rows = page.getByRole("table", { name: "Campaigns by channel" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(
    /Summer pots.*Context Network.*Active.*€12\.00.*1,200.*Not applicable.*45\s% spent, 60\s% of the time gone.*€225\.00 of €500\.00/,
  );
  await expect(rows.nth(2)).toHaveText(/ChatGPT.*US\$931\.00.*15,516.*186.*45\s% spent, no end is set/);
  const attention = page.getByRole("list", { name: "Needs attention" });
  await expect(attention.getByRole("link", { name: "Open campaign" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/campaigns/${campaignId}`,
  );
  await expect(attention.getByRole("link", { name: "Open publisher" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/network/${publisherId}`,
  );

  await page.getByRole("button", { name: "Options of Spend per day" }).click();
  await page.getByRole("menuitem", { name: "View as table" }).click();
  await expect(page.getByRole("table", { name: "Spend per day" })).toContainText("€30.00");
  await page.getByRole("button", { name: "Clicks", exact: true }).click();
  await expect(page).toHaveURL(/against=clicks/);
  await expect(page.getByRole("heading", { name: "Clicks per day" })).toBeVisible();
  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).toHaveURL(/from=11-09-26&to=30-09-26/);
  await expect.poll(() => asked.at(-1)).toBe("?from_date=2026-09-11&to_date=2026-09-30");
});

test("what is paid stands beside what answers say by themselves, for each query of the days", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/beside-organic/")) asked.push(new URL(request.url()).search);
  });
  await open(page, workspace.id);
  const rows = page.getByRole("table", { name: "Paid beside organic" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(
    /keep soil moist\?30\.0\s%n = 20 · 14\.55–51\.9\s% for these prompts.*15\.0\s%n = 60.*0\.0\s%n = 60/,
  );
  await expect(rows.nth(2)).toHaveText(/How deep is a pot\?Not applicable15\.0\s%/);
  await expect(rows.nth(1).getByRole("link")).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/conversations/${pots.query_id}`,
  );

  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => asked.at(-1)).toBe("?from_date=2026-10-01&to_date=2026-10-20&page=2&page_size=20");
  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).not.toHaveURL(/page=/);
});

test("statements are read by month and side, and saved as files", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: string[] = [];
  await page.route(adsOf(workspace.id, "statements/?*"), (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(`${searchParams.get("month")} ${searchParams.get("side")} ${searchParams.get("format")}`);
    const format = searchParams.get("format");
    return format === null
      ? route.fulfill({ json: statement })
      : route.fulfill({ body: `a file of ${format}`, contentType: `application/${format}` });
  });
  await page.route(adsOf(workspace.id, "statements/pdf/?*"), (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(`${searchParams.get("month")} ${searchParams.get("side")} pdf`);
    return route.fulfill({ body: "%PDF-1.3", contentType: "application/pdf" });
  });
  await page.clock.setFixedTime(new Date("2026-11-27T12:00:00Z"));
  await open(page, workspace.id);
  const card = page.getByRole("region", { name: "Statements" });
  await expect(card).toContainText("Nothing is charged or paid out automatically");
  await expect(card).toContainText("Total spend €12.50");
  await expect(card.getByRole("row").nth(1)).toHaveText(
    /Summer pots.*20 Oct 2026.*Slow Garden.*below-article.*125.*€12\.50/,
  );
  await card.getByLabel("Month").selectOption("October 2026");
  await expect(page).toHaveURL(/month=2026-10/);
  await card.getByRole("button", { name: "As publisher" }).click();
  await expect(page).toHaveURL(/side=publisher/);
  await expect(card).toContainText("Total earnings €8.75 of €12.50 spent");
  await expect(card.getByRole("row").nth(1)).toHaveText(/Fabrikam Garden.*€12\.50.*€8\.75/);
  for (const format of ["PDF", "CSV", "NDJSON"]) {
    const saving = page.waitForEvent("download");
    await card.getByRole("button", { name: format }).click();
    expect((await saving).suggestedFilename()).toBe(`ad-statement-publisher_2026-10.${format.toLowerCase()}`);
  }
  expect(asked).toEqual([
    "2026-11 advertiser null",
    "2026-10 advertiser null",
    "2026-10 publisher null",
    "2026-10 publisher pdf",
    "2026-10 publisher csv",
    "2026-10 publisher ndjson",
  ]);
});

test("a long statement comes in pages, with the sums of all, and another month begins with its first", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.route(adsOf(workspace.id, "statements/?*"), (route) => {
    const { searchParams } = new URL(route.request().url());
    const asked = searchParams.get("page");
    const results = statement.results.map((entry) => ({
      ...entry,
      campaign_name: `Campaign of ${searchParams.get("month")} on page ${asked}`,
    }));
    return route.fulfill({ json: { ...statement, count: 70, results } });
  });
  await page.clock.setFixedTime(new Date("2026-11-27T12:00:00Z"));
  await open(page, workspace.id);
  const card = page.getByRole("region", { name: "Statements" });
  await expect(card).toContainText("Showing 1 to 50 of 70 results");

  await card.getByRole("button", { name: "Next" }).click();

  await expect(card).toContainText("Campaign of 2026-11 on page 2");
  await expect(card).toContainText("Showing 51 to 70 of 70 results");
  await expect(card).toContainText("Total spend €12.50");
  await card.getByLabel("Month").selectOption("October 2026");
  await expect(card).toContainText("Campaign of 2026-10 on page 1");
});

test("says what ads are before there are any, what is empty and what failed", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerAds(page, adsOf(workspace.id, "dashboard/?*"), {
    ...dashboard,
    days: [],
    campaigns: [],
    attention: [],
    is_begun: false,
  });
  await open(page, workspace.id);
  await expect(page.getByRole("link", { name: "Create ad campaign" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/campaigns/new`,
  );
  await expect(page.getByRole("link", { name: "Open the Context Network" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Paid beside organic" })).toContainText("keep soil moist");
  await expectNoAxeViolations(page);

  await answerAds(page, adsOf(workspace.id, "dashboard/?*"), {
    ...dashboard,
    totals: { ...none, cost_per_click_cents: null, earnings_cents: 0 },
    days: [],
    attention: [],
    campaigns: [],
  });
  await answerAds(page, adsOf(workspace.id, "statements/?*"), { ...statement, count: 0, results: [] });
  await open(page, workspace.id);
  await expect(page.getByRole("region", { name: "Key figures" })).toHaveText(
    /Impressions.*Not applicable.*Clicks.*Not applicable.*Agent reads.*Not applicable.*€0\.00/,
  );
  for (const text of [
    "Nothing was spent in this period",
    "No figures in this period",
    "Nothing needs attention",
    "No ad campaign yet",
    /No entries in \w+ \d{4}/,
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "CSV" })).toBeDisabled();

  for (const path of ["dashboard/?*", "statements/?*"]) {
    await answerAds(page, adsOf(workspace.id, path), undefined);
  }
  await page.reload();
  await expect(page.getByRole("alert")).toHaveCount(2, { timeout: 15_000 });
  await answerAds(page, adsOf(workspace.id, "dashboard/?*"), dashboard);
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("region", { name: "Key figures" })).toContainText("€943.00");
});

test("pleases axe in both themes and fits a phone", async ({ signedInPage: page, workspace }) => {
  test.slow();
  await open(page, workspace.id);
  await expectFineLooks(page);
});
