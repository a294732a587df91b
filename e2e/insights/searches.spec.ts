import { expect, type Locator, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { savedFile } from "../support/saved-file.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { overviewAddress } from "./overview.ts";

async function openCard(page: Page): Promise<Locator> {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace, `?campaign=${campaigns[chairs.campaign]}&branded=all`));
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

test("the whole list is saved as a file", async ({ page }) => {
  const card = await openCard(page);

  const { name } = await savedFile(page, { within: card });

  expect(name).toMatch(/^searches_northwind_.*\.csv$/);
});
