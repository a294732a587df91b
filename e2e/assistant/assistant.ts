import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Locator, type Page } from "@playwright/test";

export function overviewAddress({ id }: Pick<Workspace, "id">): string {
  return `/workspaces/${id}/insight/dashboard`;
}

export function panel(page: Page): Locator {
  return page.getByRole("dialog", { name: "Ask" });
}

export function askButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: "Ask", exact: true });
}

export async function openPanel(page: Page): Promise<Locator> {
  await askButton(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

export async function askInPanel(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel("Your question").fill(text);
  await page.keyboard.press("Enter");
}
