import { apiBase } from "@citelens/contract/base/endpoint";
import { type Reanalysis, reanalysis } from "@citelens/contract/platform/reanalysis";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const path = `**${apiBase}/admin/reanalysis/`;

const waiting = { version: 4, outdated: 123_456, run: null };
const run = {
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6",
  status: "RUNNING",
  total: 123_456,
  analysed: 0,
  started_at: new Date().toISOString(),
  finished_at: null,
} as const;

/** Answers with what the state is when it is asked. A hundred thousand stored answers are more than a test stores. */
async function stub(page: Page): Promise<{ state: Reanalysis }> {
  const stubbed: { state: Reanalysis } = { state: waiting };
  await page.route(path, async (route) => {
    if (route.request().method() === "POST") stubbed.state = { ...waiting, run };
    await route.fulfill({ json: reanalysis.parse(stubbed.state) });
  });
  await page.route(`${path}cancel/`, async (route) => {
    stubbed.state = {
      ...waiting,
      outdated: 100_000,
      run: { ...run, status: "CANCELLED", analysed: 23_456, finished_at: new Date().toISOString() },
    };
    await route.fulfill({ json: reanalysis.parse(stubbed.state) });
  });
  return stubbed;
}

/** Gives a reason, without which nothing is done. */
async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: act }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("A better analysis");
  await dialog.getByRole("button", { name: act }).click();
}

test.beforeEach(async ({ page, request }) => {
  await keepTokens(page, await signInAsRoot(request));
});

test("a superuser sees that every answer is read by the current analysis", async ({ page }) => {
  await page.goto("/admin/system");

  const card = page.getByRole("region", { name: "Analysis of stored answers" });
  await expect(card).toContainText("Every stored answer was read by the current analysis");
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeDisabled();
});

test("a superuser has outdated answers analysed again, watches it, and cancels it", async ({ page }) => {
  const stubbed = await stub(page);
  await page.goto("/admin/system");
  const card = page.getByRole("region", { name: "Analysis of stored answers" });

  await expect(card).toContainText("123,456 stored answers were read by an older analysis than version 4.");
  await card.getByRole("button", { name: "Analyse again" }).click();
  await confirm(page, "Analyse Again");
  await expect(card).toContainText("0 of 123,456 answers are analysed again.");

  stubbed.state = { ...waiting, run: { ...run, analysed: 61_728 } };
  await expect(card).toContainText("61,728 of 123,456 answers are analysed again.");
  await expect(card.getByRole("meter", { name: "Answers analysed again" })).toHaveAttribute(
    "aria-valuenow",
    "50",
  );
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await page.setViewportSize(desktop);

  await card.getByRole("button", { name: "Cancel" }).click();
  await confirm(page, "Stop");
  await expect(card).toContainText("Cancelled");
  await expect(card).toContainText("23,456 of 123,456 answers.");
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeEnabled();

  stubbed.state = {
    version: 4,
    outdated: 2,
    run: { ...run, status: "DONE", analysed: 123_454, finished_at: new Date().toISOString() },
  };
  await page.reload();
  await expect(card).toContainText("2 stored answers were read by an older analysis than version 4.");
  await expect(card).toContainText("What could not be analysed is named below, among the failed items.");
});

test("an error of the analysis of stored answers says so, and can be tried again", async ({ page }) => {
  let isBroken = true;
  const broken = { status: 500, json: { detail: "Broken", code: "INTERNAL" } };
  await page.route(path, (route) => {
    if (isBroken || route.request().method() === "POST") return route.fulfill(broken);
    return route.fulfill({ json: reanalysis.parse(waiting) });
  });
  await page.goto("/admin/system");
  const card = page.getByRole("region", { name: "Analysis of stored answers" });
  await expect(card.getByRole("button", { name: "Retry" })).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeDisabled();

  isBroken = false;
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(card).toContainText("123,456 stored answers were read by an older analysis");
  await card.getByRole("button", { name: "Analyse again" }).click();
  await confirm(page, "Analyse Again");
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeEnabled();
});
