import { expect, type Page } from "@playwright/test";
import { overviewAddress } from "../insights/overview.ts";
import { chairs } from "../seed/desk-chairs.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";

const place = (page: Page) => page.evaluate<number>("Math.round(scrollY)");
const length = (page: Page) => page.evaluate<number>("document.documentElement.scrollHeight");

test.use({ viewport: phone });

test("a page that is loaded anew is at its place again, and stays where the reader goes meanwhile", async ({
  page,
}) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace, `?campaign=${campaigns[chairs.campaign]}&branded=all`));
  await expect.poll(() => length(page)).toBeGreaterThan(3_000);
  // What still comes above it while the page fills would move the place.
  await expect(async () => {
    await page.evaluate("scrollTo(0, 1500)");
    const before = await length(page);
    await page.waitForTimeout(500);
    expect([await place(page), await length(page)]).toEqual([1_500, before]);
  }).toPass();

  await page.reload();
  await expect.poll(() => place(page)).toBe(1_500);

  await page.reload();
  await expect.poll(() => place(page)).toBe(1_500);
  await page.mouse.wheel(0, -600);
  // The window keeps what is read in place while what stands above it comes.
  await expect.poll(() => place(page)).toBeLessThan(1_200);
  await expect.poll(() => length(page)).toBeGreaterThan(3_000);
  expect(await place(page)).toBeLessThan(1_200);
});

test("another page begins at its top", async ({ page }) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  const address = overviewAddress(workspace, `?campaign=${campaigns[chairs.campaign]}&branded=all`);
  await page.goto(address);
  await expect.poll(() => length(page)).toBeGreaterThan(3_000);
  await page.evaluate("scrollTo(0, 1500)");
  await page.goto(`/workspaces/${workspace.id}/insight/conversations`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await place(page)).toBe(0);
});
