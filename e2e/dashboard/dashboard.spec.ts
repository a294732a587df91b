import { expect, type Page } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { bearer, createWorkspace, newEmail } from "../support/api.ts";
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

  await expect(steps).toContainText("0 of 5 done");
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
  await expectNoAxeViolations(page);
  await questions.getByRole("checkbox", { name: "Is Acorn any good?" }).uncheck();
  await steps.getByRole("button", { name: "Ask them now" }).click();

  const answers = card(page, "Your first answers");
  await expect(answers.getByRole("listitem")).toHaveCount(4, { timeout: 30_000 });
  await expect(answers).toContainText(/\d of \d answers? names? you/);
  await expect(steps).toContainText("1 of 5 done");
  await expect(steps.getByRole("button", { name: "Suggest questions" })).toHaveCount(0);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await page.reload();
  await answers.getByRole("link", { name: "What are the best oak chairs?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What are the best oak chairs?");
  await site.close();
});

test("questions that cannot be suggested or asked say why, and a second try makes no second campaign", async ({
  signedInPage: page,
  account,
  request,
}) => {
  const site = await serveAcorn();
  const workspace = await createWorkspace(request, account, { name: "Acorn", url: site.url });
  const suggestions = "**/campaigns/query-suggestions/";
  const detail = "The workspace's website could not be read. Check its address and try again.";
  await page.route(suggestions, (route) =>
    route.fulfill({ status: 409, json: { detail, code: "SITE_UNREADABLE" } }),
  );
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  const steps = card(page, "Getting started");
  await steps.getByRole("button", { name: "Suggest questions" }).click();
  await expect(steps).toContainText(detail);

  await page.unroute(suggestions);
  await steps.getByRole("button", { name: "Suggest questions" }).click();
  const launches = "**/campaigns/organic/*/launch/";
  await page.route(launches, (route) => route.fulfill({ status: 503, json: {} }));
  await steps.getByRole("button", { name: "Ask them now" }).click();
  await expect(steps.getByText("The server encountered an error. Please try again later.")).toBeVisible();

  await page.unroute(launches);
  await steps.getByRole("button", { name: "Ask them now" }).click();
  await expect(card(page, "Your first answers")).toBeVisible();
  await page.goto(`/workspaces/${workspace.id}/insight/campaigns`);
  await expect(page.getByRole("link", { name: "First questions" })).toHaveCount(1);
  await site.close();
});

test("an invitation from the checklist shows its link, and its step is done behind it", async ({
  signedInPage: page,
  workspace,
}) => {
  const email = newEmail();
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  const steps = card(page, "Getting started");
  await steps.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite user" });
  await dialog.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Invite a colleague: done")).toBeAttached();
  await expect(dialog.getByLabel(`Link for ${email}`)).toHaveValue(/\/accept-invitation\/[\w-]{43}$/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});

test("a dashboard that is open shows the first visit within seconds, in every card", async ({
  signedInPage: page,
  workspace,
  account,
  request,
}) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(card(page, "Key figures")).toContainText("no visits yet");
  await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/pricing" }]);

  await expect(card(page, "Key figures")).toContainText(/AI agent visits.*1/, { timeout: 8_000 });
  await expect(card(page, "Top pages")).toContainText("/pricing", { timeout: 2_000 });
});

const types = [
  [1, ["See it filled", "Ask your first questions", "Invite your client or a colleague"]],
  [2, ["Ask your first questions", "Connect your website", "Describe what you stand for"]],
  [3, ["Connect your website", "Ask your first questions", "Describe what you publish"]],
] as const;
for (const [company_type, titles] of types) {
  test(`the first steps are those of company type ${company_type}`, async ({
    signedInPage: page,
    workspace,
    account,
    request,
  }) => {
    await request.patch("/api/v1/me/", { data: { company_type }, headers: bearer(account) });
    await page.goto(`/workspaces/${workspace.id}/dashboard`);

    const steps = card(page, "Getting started").getByRole("listitem");
    for (const [index, title] of titles.entries()) await expect(steps.nth(index)).toContainText(title);
  });
}

test("one screen tells how assistants treat the brand, in both themes and on a phone", async ({ page }) => {
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
