import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { fontsLoaded, phone, themes, useTheme } from "../support/views.ts";

const call = "**/api/v1/projects/*/conversations/*/searches/?*";

async function openConversation(page: Page, question: string): Promise<void> {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(`/workspaces/${workspace.id}/insight/conversations?search=${encodeURIComponent(question)}`);
  await page.getByRole("link", { name: question }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
}

test("a conversation has a tab with what was searched for, whose numbers lead to its answers", async ({
  page,
}) => {
  await openConversation(page, chairs.best);
  await page.getByRole("tab", { name: "Searches" }).click();
  await expect(page).toHaveURL(/#searches$/);

  const table = page.getByRole("table", { name: "What assistants search for" });
  await expect(table.getByRole("row")).toHaveCount(1 + 2);
  const row = table.getByRole("row", { name: /best desk chair 2026/ });
  await expect(row).toContainText("ChatGPT 1 answer of ChatGPT");
  await expect(row.getByRole("cell").nth(2)).toContainText("by answer");
  await page.reload();
  await expect(table.getByRole("row")).toHaveCount(1 + 2);

  await row.getByRole("link", { name: "1 answer that cites your pages" }).click();
  const chips = page.getByRole("list", { name: "Only answers that are" });
  await expect(chips).toContainText(`asked “${chairs.best}”`);
  await expect(chips).toContainText("searched for “best desk chair 2026”");
  await expect(page.getByText(/Showing 1 to 1 of 1/)).toBeVisible();
});

test("an answer lists its searches in their order, and a model's tab leads back to it", async ({ page }) => {
  await openConversation(page, chairs.best);
  await page.getByRole("tab", { name: "Searches" }).click();
  await page.getByRole("tab", { name: /ChatGPT/ }).click();

  const searches = page.getByRole("region", { name: "Searches of the model" });
  await expect(searches.getByRole("listitem")).toHaveText([
    "best desk chair 2026",
    "desk chair small office review",
  ]);
  await expect(searches).toContainText("The provider does not say which search found which source.");
});

test("an answer says of each search what it found, where that is known", async ({ page }) => {
  await openConversation(page, chairs.stool);
  await page.getByRole("tab", { name: /Local index/ }).click();

  const searches = page.getByRole("region", { name: "Searches of the model" });
  await expect(searches.getByRole("listitem").first()).toContainText(chairs.stool);
  await searches.getByText("Found 1 page, none of yours").click();
  await expect(searches.getByRole("link", { name: "Stools for standing desks" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the tab says that it loads, that it failed and why it is empty", async ({ page }) => {
  const held = hold();
  let isBroken = true;
  await page.route(call, async (route) => {
    await held.until;
    await (isBroken
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({
          json: { count: 0, next: null, previous: null, results: [], n: 0, models: [] },
        }));
  });
  await openConversation(page, chairs.best);
  await page.getByRole("tab", { name: "Searches" }).click();

  await expect(page.getByRole("status", { name: "Loading the searches" })).toBeVisible();
  held.release();
  await expect(page.getByRole("alert")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Not answered yet")).toBeVisible();
});

test("the tab is accessible in both themes and fits a phone", async ({ page }) => {
  await openConversation(page, chairs.best);
  await page.getByRole("tab", { name: "Searches" }).click();
  await expect(page.getByRole("table", { name: "What assistants search for" })).toBeVisible();
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
});
