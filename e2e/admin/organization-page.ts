import { expect, type Locator, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

export const test = base.extend<{
  readonly organization: { readonly page: Page; readonly workspaceId: string };
}>({
  /** The superuser's page of the account's organization. */
  organization: async ({ page, request, account }, use) => {
    const { id: workspaceId } = await createWorkspace(request, account);
    await keepTokens(page, await signInAsRoot(request));
    await page.goto(`/admin/organizations?search=${account.email}`);
    await page.getByRole("row").filter({ hasText: account.email }).getByRole("link").click();
    await expect(page.getByRole("region", { name: "Plan" })).toBeVisible();
    await use({ page, workspaceId });
  },
});

/** Opens the dialog of an act. */
export async function begin(page: Page, act: string): Promise<Locator> {
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: act }).click();
  return page.getByRole("dialog");
}

/** Whether the timeline tells of these. */
export async function expectInTimeline(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.getByRole("tab", { name: "Timeline" }).click();
  for (const text of texts) await expect(page.getByRole("table", { name: "Timeline" })).toContainText(text);
}
