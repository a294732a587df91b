import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { answerKnownIndexing, indexingCalls, knownDay } from "./known-indexing.ts";

test("both pages are accessible in both themes, and look as we know them", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await page.setViewportSize({ ...desktop, height: 1700 });
  await page.route(indexingCalls, answerKnownIndexing);
  await page.goto(`/workspaces/${workspace.id}/indexing`);
  const matrix = page.getByRole("table", { name: "Pages and engines" });
  await expect(matrix.getByRole("row")).toHaveCount(6);
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`indexing-${theme}.png`);
    await expectNoAxeViolations(page);
  }
  await page.getByRole("button", { name: "About Levels of evidence" }).click();
  await expect(page.getByText("No assistant publishes its index.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await tabTo(page, matrix.getByRole("link", { name: "/prices" }), 60);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Evidence by engine" })).toBeVisible();
  await expect(page.getByRole("list", { name: "The chain" }).getByRole("listitem")).toHaveText([
    /^DiscoveredIn a sitemap, and by visits/,
    /^Crawled14 visits/,
    /^FetchedNot seen, and bridged/,
    /^Cited1 answer/,
    /^ClickedBreaks here/,
  ]);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
});

test("on a phone the matrix is a list of cards, and both pages fit", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await page.setViewportSize(phone);
  await page.route(indexingCalls, answerKnownIndexing);
  await page.goto(`/workspaces/${workspace.id}/indexing`);
  const cards = page.getByRole("list", { name: "Pages and engines" }).getByRole("listitem");
  await expect(cards).toHaveCount(5);
  await expect(cards.nth(0)).toHaveText(/^\/Read 3 hours agoComplete.*Cited in an answerChatGPT/);
  await expect(cards.nth(1)).toContainText(
    "Blocked by robots.txtChatGPT (line 8, “disallow: /basket”, for OAI-SearchBot)",
  );
  await expect(cards.nth(3)).toContainText("Crawled for its searchChatGPT (stale)");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByLabel("Known from").selectOption("sitemap");
  await expect(page).toHaveURL(/source=sitemap/);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Done" }).click();

  await cards.getByRole("link", { name: "/prices" }).click();
  await expect(page.getByRole("heading", { name: "Evidence by engine" })).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
