import { expect, type Locator, type Page } from "@playwright/test";
import { hold } from "./hold.ts";

/** Expects a page to say that it loads while its answer is on the way, and to show it by Retry after a failure. */
export async function expectLoadingAndRetry(page: Page, asked: string, shown: Locator): Promise<void> {
  const held = hold();
  await page.route(asked, async (route) => {
    await held.until;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  held.release();
  await expect(shown).toBeVisible();

  await page.unroute(asked);
  await page.route(asked, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
  await page.unroute(asked);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(shown).toBeVisible();
}
