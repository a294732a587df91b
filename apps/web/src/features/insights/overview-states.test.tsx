import { listReanalyses } from "@citelens/contract/visibility/brand-names";
import { listCampaigns } from "@citelens/contract/visibility/campaigns";
import {
  getBrandMentions,
  getIndustryRanking,
  getInsightSummary,
} from "@citelens/contract/visibility/insights";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";

const headline = (page: AppPage): ElementLocator => page.getByRole("region", { name: "Headline figures" });
const card = (page: AppPage, name: string): ElementLocator => page.getByRole("region", { name, exact: true });

function overviewAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/dashboard${search}`;
}

test("cards are empty, on their way and failing each on its own", async ({ page, server, workspace }) => {
  const none = { value: null, n: 0, interval: null };
  server.answer(
    getInsightSummary,
    server.sample(getInsightSummary, {
      total_answers: 0,
      previous_total_answers: 0,
      incomparable: ["no_previous_answers"],
      visibility: none,
      share_of_voice: none,
      average_position: none,
    }),
  );
  server.answer(getIndustryRanking, server.sample(getIndustryRanking, { rankings: [], total_brands: 0 }));
  const mentions = { ...server.sample(getBrandMentions), total_answers: 0, n: 0, daily_data_by_entity: {} };
  server.answer(getBrandMentions, mentions);
  const release = server.hold(getBrandMentions);
  await page.goto(overviewAddress(workspace, "?from=01-03-26&to=31-03-26"));
  await expect(page.getByRole("status", { name: "Loading Visibility Index" })).toBeVisible();
  await expect(page.getByText("No ranking data available for the selected period")).toBeVisible();
  release();
  await expect(card(page, "Visibility Index")).toContainText("No data available for the selected period");
  await expect(headline(page)).toContainText("Visibility score–");
  await expect(headline(page)).not.toContainText("0.0 %");
  await expect(
    page.getByText("The periods cannot be compared: there were no answers in the period compared with."),
  ).toBeVisible();
  await expectNoAxeViolations();
});

test("a card that was refused says why, and comes back by Retry", async ({ page, server, workspace }) => {
  const detail = "The ranking has to wait.";
  server.answer(getIndustryRanking, Response.json({ detail, code: "MALFORMED_BODY" }, { status: 400 }));
  await page.goto(overviewAddress(workspace));
  const ranking = card(page, "Industry Ranking");
  await expect(ranking.getByRole("alert")).toContainText(detail);
  await expectNoAxeViolations();
  server.answer(getIndustryRanking, server.sample(getIndustryRanking));
  await ranking.getByRole("button", { name: "Retry" }).click();
  await expect(ranking.getByRole("alert")).toBeHidden();
});

test("a workspace that never asked anything learns what this page is for", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listCampaigns, { count: 0, next: null, previous: null, results: [] });
  await page.goto(overviewAddress(workspace));

  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Explore with demo data" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Campaign" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/create`,
  );
  await expectNoAxeViolations();
});

for (const path of ["dashboard", "sources", "sources/explorer"]) {
  test(`a campaign that is gone is said to be gone on ${path}, and all others are one click away`, async ({
    page,
    workspace,
  }) => {
    const gone = "?campaign=00000000-0000-4000-8000-000000000000";
    await page.goto(`/workspaces/${workspace.id}/insight/${path}${gone}`);
    await expect(page.getByRole("heading", { name: "This campaign has no answers" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Campaign: Unknown campaign" })).toBeVisible();
    await expectNoAxeViolations();

    await page.getByRole("button", { name: "Show all campaigns" }).click();

    await expect(page).not.toHaveURL(/campaign=/);
    await expect(page.getByRole("button", { name: /Campaign/ }).first()).toContainText("All Campaigns");
    await expect(page.getByRole("heading", { name: "This campaign has no answers" })).toHaveCount(0);
    await expect(page.getByText("example.com").first()).toBeVisible();
  });
}

test("the Overview and Sources say while answers are read again, and show the new figures after it", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listReanalyses, [{ campaign_id: workspace.id, campaign: "Chairs", done: 3, total: 10 }]);
  page.startClock();
  const note = page.getByText("Reading 3 of 10 answers again");
  for (const place of ["sources", "dashboard"]) {
    await page.goto(`/workspaces/${workspace.id}/insight/${place}`);
    await expect(note).toBeVisible();
  }
  await expect(headline(page)).toContainText("Visibility score");

  const before = server.calls(getInsightSummary).length;
  server.answer(listReanalyses, []);
  await page.fastForward(2_000);
  await expect.poll(() => server.calls(getInsightSummary).length, { timeout: 5_000 }).toBeGreaterThan(before);
  await expect(note).toBeHidden();
});
