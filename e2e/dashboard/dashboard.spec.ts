import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { openSeeded } from "../support/seeded.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { themes, useTheme } from "../support/views.ts";
import { keyOf, reportVisits } from "../visits/visits.ts";

const summaryCall = "**/api/v1/projects/*/events/summary/**";

function card(page: Page, name: string) {
  return page.getByRole("region", { name });
}

test("a new workspace is told what to do first, until it is done or put away", async ({
  signedInPage: page,
  workspace,
  account,
  request,
}) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  const steps = card(page, "Getting started");

  await expect(steps).toContainText("0 of 3 done");
  await expect(steps.getByRole("link", { name: "Connect" })).toHaveAttribute("href", "/integrations");
  await expect(card(page, "Key figures")).toContainText("no visits yet");
  await expect(card(page, "Visits by purpose")).toContainText("No visits on these days");
  await expect(card(page, "Top agents")).toContainText("No AI agent came on these days");
  await expect(card(page, "Top pages")).toContainText("No page was read on these days");
  await expect(card(page, "AI visibility")).toContainText("No data available for the selected period");
  await expect(card(page, "Live visits")).toContainText("No agent in the last two days");
  await expectNoAxeViolations(page);

  await reportVisits(request, await keyOf(request, account, workspace), [
    { path: "/pricing" },
    { path: "/pricing", agent: "user" },
    { path: "/about", agent: "seo" },
  ]);
  const live = card(page, "Live visits").getByRole("listitem");
  await expect(live).toHaveCount(3);
  await expect(live.filter({ hasText: "ChatGPT-User" })).toContainText("/pricing");

  await page.reload();
  await expect(steps).toContainText("1 of 3 done");
  await expect(steps.getByRole("link", { name: "Connect" })).toHaveCount(0);
  await expect(card(page, "Key figures")).toContainText(/AI agent visits.*2/);
  await expect(card(page, "Top agents").getByRole("row")).toContainText(["Agent", "ChatGPT-User", "GPTBot"]);
  await expect(card(page, "Top pages").getByRole("row")).toContainText(["Path", "/pricing"]);
  await card(page, "Top pages").getByRole("link", { name: "All pages" }).click();
  await expect(page.getByRole("tab", { name: "Pages" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await steps.getByRole("link", { name: "New Campaign" }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/create`);

  await page.goBack();
  await steps.getByRole("button", { name: "Hide the checklist" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(card(page, "Key figures")).toContainText("AI agent visits");
  await expect(steps).toHaveCount(0);
});

test("one screen tells how assistants treat the brand, in both themes and on a phone", async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(`/workspaces/${workspace.id}/dashboard`);

  await expect(card(page, "AI visibility")).toContainText(/\d %/);
  await expect(card(page, "AI visibility")).toContainText(/n = \d/);
  await page.getByRole("button", { name: "Last 7 Days" }).click();
  await expect(page).toHaveURL(/\?period=last-7-days$/);
  await page.getByRole("link", { name: "Overview" }).last().click();
  await expect(page).toHaveURL(/\/insight\/dashboard\?from=/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Last 7 Days" })).toHaveAttribute("aria-pressed", "true");

  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);
});

test("a card that fails says so and leaves the others alone, and a slow one keeps its place", async ({
  signedInPage: page,
  workspace,
}) => {
  const waiting = hold();
  await page.clock.install();
  await page.route(summaryCall, async (route) => {
    await waiting.until;
    await route.fulfill({ status: 500, json: {} });
  });

  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(card(page, "Key figures")).toHaveAttribute("aria-busy", "true");
  await expect(card(page, "Top agents")).toContainText("No AI agent came on these days");
  waiting.release();
  const failure = page.getByRole("alert");
  await skipWaitsFor(page, failure);
  await expect(card(page, "Top pages")).toContainText("No page was read on these days");

  await page.unroute(summaryCall);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Key figures")).toContainText("no visits yet");
});
