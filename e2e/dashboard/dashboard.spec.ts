import { expect, type Page } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { createWorkspace } from "../support/api.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { keyOf, reportVisits } from "../visits/visits.ts";

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

  await expect(steps).toContainText("0 of 5 done");
  await expect(steps.getByRole("link", { name: "Connect" })).toHaveAttribute("href", "/integrations");
  await expect(card(page, "Key figures")).toContainText("no visits yet");
  await expect(card(page, "Visits by purpose")).toContainText("No visits on these days");
  await expect(card(page, "Top agents")).toContainText("No AI agent came on these days");
  await expect(card(page, "Top pages")).toContainText("No page was read on these days");
  await expect(card(page, "AI visibility")).toContainText("No data available for the selected period");
  await expect(card(page, "Live visits")).toContainText("No agent in the last two days");

  await reportVisits(request, await keyOf(request, account, workspace), [
    { path: "/pricing" },
    { path: "/pricing", agent: "user" },
    { path: "/about", agent: "seo" },
  ]);
  const live = card(page, "Live visits").getByRole("listitem");
  await expect(live).toHaveCount(3);
  await expect(live.filter({ hasText: "ChatGPT-User" })).toContainText("/pricing");

  await page.reload();
  await expect(steps).toContainText("1 of 5 done");
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

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Getting started" }).click();
  await expect(steps).toContainText("1 of 5 done");
});

test("the first questions are asked in two clicks, without a key, and what came is shown", async ({
  signedInPage: page,
  account,
  request,
}) => {
  const site = await serveAcorn();
  const workspace = await createWorkspace(request, account, { name: "Acorn", url: site.url });
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  const steps = card(page, "Getting started");

  await steps.getByRole("button", { name: "Suggest questions" }).click();
  const questions = steps.getByRole("group", { name: "Suggested questions" });
  await expect(questions.getByRole("checkbox", { name: "What are the best oak chairs?" })).toBeChecked();
  await expect(questions.getByRole("checkbox")).toHaveCount(5);
  await questions.getByRole("checkbox", { name: "Is Acorn any good?" }).uncheck();
  await steps.getByRole("button", { name: "Ask them now" }).click();

  const answers = card(page, "Your first answers");
  await expect(answers.getByRole("listitem")).toHaveCount(4, { timeout: 30_000 });
  await expect(answers).toContainText(/\d of \d answers? names? you/);
  await expect(steps).toContainText("1 of 5 done");
  await expect(steps.getByRole("button", { name: "Suggest questions" })).toHaveCount(0);

  await page.reload();
  await answers.getByRole("link", { name: "What are the best oak chairs?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What are the best oak chairs?");
  await site.close();
});

test("a dashboard that is open shows the first visit within seconds, in every card", {
  tag: "@main",
}, async ({ signedInPage: page, workspace, account, request }) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(card(page, "Key figures")).toContainText("no visits yet");
  await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/pricing" }]);

  await expect(card(page, "Key figures")).toContainText(/AI agent visits.*1/, { timeout: 8_000 });
  await expect(card(page, "Top pages")).toContainText("/pricing", { timeout: 2_000 });
});

test("one screen tells how assistants treat the brand", { tag: "@main" }, async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(`/workspaces/${workspace.id}/dashboard`);

  await expect(card(page, "AI visibility")).toContainText(/\d\s%/);
  await expect(card(page, "AI visibility")).toContainText(/n = \d/);
  await page.getByRole("button", { name: "Last 7 Days" }).click();
  await expect(page).toHaveURL(/\?period=last-7-days$/);
  await page.getByRole("link", { name: "Overview" }).last().click();
  await expect(page).toHaveURL(/\/insight\/dashboard\?from=/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Last 7 Days" })).toHaveAttribute("aria-pressed", "true");
});
