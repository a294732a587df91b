import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";

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
