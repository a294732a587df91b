import {
  type AdsDashboard,
  type BesideOrganic,
  getAdStatement,
  getAdsDashboard,
  listPaidBesideOrganic,
} from "@citelens/contract/content/ads-dashboard";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect } from "../../../../test/components/page-test.ts";
import { listOf } from "../ad-samples.test-helper.ts";
import { publisherId } from "../network/network-samples.test-helper.ts";
import { test } from "../superuser-test.test-helper.ts";

const campaignId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f9";
const none = {
  impressions: null,
  clicks: null,
  agent_reads: null,
  proven_reads: null,
  billable_reads: null,
  spend_cents: 0,
};
const campaign: AdsDashboard["campaigns"][number] = {
  id: campaignId,
  name: "Summer pots",
  channel: "NETWORK",
  status: "ACTIVE",
  currency: "EUR",
  budget_cents: 50_000,
  figures: { ...none, agent_reads: 1_200, proven_reads: 900, billable_reads: 1_100, spend_cents: 1_200 },
  spent_cents: 22_500,
  spent_share: 45,
  time_share: 60,
};
const attention = { words: "What it is.", campaign_id: null, creative_id: null, publisher_id: null };
const dashboard = sampleAnswer(getAdsDashboard, {
  currency: "EUR",
  totals: {
    impressions: 15_516,
    clicks: 186,
    agent_reads: 1_200,
    proven_reads: 900,
    billable_reads: 1_100,
    spend_cents: 94_300,
    cost_per_click_cents: 501,
    earnings_cents: null,
  },
  days: Array.from({ length: 20 }, (_, at) => ({
    day: `2026-10-${String(at + 1).padStart(2, "0")}`,
    impressions: 700 + at * 10,
    clicks: 5 + (at % 7),
    agent_reads: 40 + at * 2,
    proven_reads: 30 + at,
    billable_reads: 35 + at,
    spend_cents: 3_000 + at * 150,
  })),
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
    { ...attention, kind: "CREATIVE_REJECTED", campaign_id: campaignId, creative_id: publisherId },
    { ...attention, kind: "PUBLISHER_WITHOUT_READS", publisher_id: publisherId },
  ],
  as_of: [
    { channel: "NETWORK", at: "2026-11-26T20:00:00.000Z" },
    { channel: "CHATGPT", at: null },
  ],
  is_begun: true,
});

const pots: BesideOrganic = {
  query_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4e1",
  campaign_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4e2",
  query: "Which pots keep soil moist?",
  ad_seen: { hits: 6, n: 20, rate: 30, interval: { low: 14.55, high: 51.9, of: "prompts" } },
  named: { hits: 9, n: 60, rate: 15, interval: { low: 8.1, high: 26.11, of: "prompts" } },
  cited: { hits: 0, n: 60, rate: 0, interval: { low: 0, high: 6.02, of: "prompts" } },
};
const organic = [pots, { ...pots, query_id: publisherId, query: "How deep is a pot?", ad_seen: null }];

async function open(page: AppPage, { id }: Workspace): Promise<void> {
  await page.goto(`/workspaces/${id}/ads/dashboard?from=01-10-26&to=20-10-26`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ads Dashboard");
  await expect(page.locator("main [aria-busy=true], main [aria-label^=Loading]")).toHaveCount(0);
}

test("shows what ads cost and brought, in days that are in the address", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getAdsDashboard, dashboard);
  const asked = () => server.calls(getAdsDashboard).map(({ query }) => `?${query}`);
  await open(page, workspace);
  expect(asked()[0]).toBe("?from_date=2026-10-01&to_date=2026-10-20");
  const tile = (label: string) =>
    page
      .getByRole("region", { name: "Key figures" })
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) });
  await expect(tile("Spend")).toContainText("€943.00");
  await expect(tile("Impressions")).toContainText("15,516");
  await expect(tile("Agent reads")).toHaveText(/1,200.*75\s% proven, 1,100 of 1,200 billable/);
  await expect(tile("Cost per click")).toContainText("€5.01");
  await expect(tile("Publishers’ earnings")).toContainText("Not applicable");
  await expect(
    page.getByText("Context Network: as of 26 Nov 2026, 20:00 · ChatGPT: not applicable"),
  ).toBeVisible();

  const rows = page.getByRole("table", { name: "Campaigns by channel" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(
    /Summer pots.*Context Network.*Active.*€12\.00.*1,200.*1,100 of 1,200 billable.*Not applicable.*45\s% spent, 60\s% of the time gone.*€225\.00 of €500\.00/,
  );
  await expect(rows.nth(2)).toHaveText(/ChatGPT.*US\$931\.00.*15,516.*186.*45\s% spent, no end is set/);
  const list = page.getByRole("list", { name: "Needs attention" });
  await expect(list.getByRole("link", { name: "Open campaign" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/campaigns/${campaignId}`,
  );
  await expect(list.getByRole("link", { name: "Open publisher" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/network/${publisherId}`,
  );
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "Options of Spend per day" }).click();
  await page.getByRole("menuitem", { name: "View as table" }).click();
  await expect(page.getByRole("table", { name: "Spend per day" })).toContainText("€30.00");
  await page.getByRole("button", { name: "Clicks", exact: true }).click();
  await expect(page).toHaveURL(/against=clicks/);
  await expect(page.getByRole("heading", { name: "Clicks per day" })).toBeVisible();
  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).toHaveURL(/from=11-09-26&to=30-09-26/);
  await expect.poll(() => asked().at(-1)).toBe("?from_date=2026-09-11&to_date=2026-09-30");
});

test("what is paid stands beside what answers say by themselves, for each query of the days", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listPaidBesideOrganic, listOf(organic, 41));
  await open(page, workspace);
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
  await expect
    .poll(() => `?${server.calls(listPaidBesideOrganic).at(-1)?.query}`)
    .toBe("?from_date=2026-10-01&to_date=2026-10-20&page=2&page_size=20");
  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).not.toHaveURL(/page=/);
});

test("says what ads are before there are any", async ({ page, server, workspace }) => {
  const nothing = { days: [], campaigns: [], attention: [], is_begun: false };
  server.answer(getAdsDashboard, { ...dashboard, ...nothing });
  server.answer(listPaidBesideOrganic, listOf(organic));
  await open(page, workspace);

  await expect(page.getByRole("link", { name: "Create ad campaign" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/campaigns/new`,
  );
  await expect(page.getByRole("link", { name: "Open the Context Network" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Paid beside organic" })).toContainText("keep soil moist");
  await expectNoAxeViolations();
});

test("says what is empty and what failed", async ({ page, server, workspace }) => {
  const totals = { ...none, cost_per_click_cents: null, earnings_cents: 0 };
  server.answer(getAdsDashboard, { ...dashboard, totals, days: [], attention: [], campaigns: [] });
  server.answer(getAdStatement, server.sample(getAdStatement, { count: 0, results: [], currency: "EUR" }));
  await open(page, workspace);
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

  server.fail(getAdsDashboard);
  server.fail(getAdStatement);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveCount(2);
  server.answer(getAdsDashboard, dashboard);
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("region", { name: "Key figures" })).toContainText("€943.00");
});
