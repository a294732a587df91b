import { expect, type Locator, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { exportButton, savedFile } from "../support/saved-file.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { cardCalls } from "./insight-card-calls.ts";
import { overviewAddress } from "./overview.ts";

async function openCard(page: Page, search = ""): Promise<Locator> {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace, `?campaign=${campaigns[chairs.campaign]}&branded=all${search}`));
  return page.getByRole("region", { name: "What assistants search for", exact: true });
}

test("each search stands there with how often, by whom and with what came of it, and leads to its answers", async ({
  page,
}) => {
  const card = await openCard(page);

  const most = card.getByRole("row", { name: /best desk chair 2026/ });
  await expect(most.getByRole("cell")).toHaveText([
    /^31$/,
    /^31.*72\.09\s%.*n = 43/,
    /^1 answer that found your pagesby answer$/,
    /^1 answer that cites your pages$/,
  ]);
  await expect(most.getByRole("list", { name: "Searched by" })).toHaveText(
    /ChatGPT 16 answers of ChatGPT.*Meta AI 15 answers of Meta AI/,
  );
  // What differs in case and blanks alone is one, as it was last written.
  await expect(card.getByRole("row", { name: /small office\s+review/i })).toHaveCount(1);
  await expect(card.getByText("2 of 3 assistants reveal their searches.")).toContainText(
    "Grok searched without saying what for.",
  );

  await most.getByRole("link", { name: "1 answer that found your pages" }).click();
  await expect(page.getByRole("list", { name: "Only answers that are" })).toHaveText(
    /counted in figures.*searched for “best desk chair 2026”.*found your pages/,
  );
  await expect(page.getByRole("main").getByText(/Showing 1 to 1 of 1/)).toBeVisible();
});

test("order, words and page are in the address, and a change of them begins on the first page", async ({
  page,
}) => {
  const card = await openCard(page);
  await expect(card.getByText("Showing 1 to 10 of 22 results")).toBeVisible();

  await card.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/searchesPage=2/);
  await expect(card.getByText("Showing 11 to 20 of 22 results")).toBeVisible();
  await card.getByLabel("Order of the searches").selectOption("By name");
  await expect(page).toHaveURL(/searches=query/);
  await expect(page).not.toHaveURL(/searchesPage/);
  await expect(card.getByRole("row").nth(1)).toContainText("best desk chair 2026");

  await card.getByRole("searchbox", { name: "Words of a search" }).fill("CHAIR 2");
  await card.getByRole("button", { name: "Search", exact: true }).click();
  await expect(card.getByText("Showing 1 to 3 of 3 results")).toBeVisible();
  await page.reload();
  await expect(card.getByText("Showing 1 to 3 of 3 results")).toBeVisible();
  await card.getByRole("searchbox", { name: "Words of a search" }).fill("lamp");
  await card.getByRole("button", { name: "Search", exact: true }).click();
  await expect(card.getByText("No search has these words")).toBeVisible();
  await card.getByRole("button", { name: "Show all searches" }).click();
  await expect(card.getByText("Showing 1 to 10 of 22 results")).toBeVisible();
});

test("a page beyond the last one leads back to the first", async ({ page }) => {
  const card = await openCard(page, "&searchesPage=9");

  await expect(card.getByText("There is nothing on this page.")).toBeVisible();
  await card.getByRole("button", { name: "Back to the first page" }).click();

  await expect(card.getByText("Showing 1 to 10 of 22 results")).toBeVisible();
});

test("the whole list is saved as a file", async ({ page }) => {
  const card = await openCard(page);

  const { name } = await savedFile(page, { within: card });

  expect(name).toMatch(/^searches_northwind_.*\.csv$/);
});

test("says who hides their searches where nobody reveals any", async ({ page }) => {
  const name = { operator_name: "Google", operator_favicon: null };
  const gemini = { ...name, id: "gemini", display_name: "Gemini" };
  await page.route(cardCalls.searches, (route) =>
    route.fulfill({
      json: {
        count: 0,
        next: null,
        previous: null,
        results: [],
        n: 0,
        models: [{ operator_model: gemini, answers: 4, searched: 3, reveals: false }],
      },
    }),
  );
  const card = await openCard(page);

  await expect(card.getByText("No assistant reveals what it searched for")).toBeVisible();
  await expect(exportButton(card)).toBeDisabled();
});

test("is accessible in both themes and fits a phone", async ({ page }) => {
  const card = await openCard(page);
  await expect(card.getByRole("row")).toHaveCount(1 + 10);
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
