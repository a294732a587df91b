import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits for an element on the page's own clock (`page.clock.install()` comes first), which jumps on by a second until it is
 * there: the page tries failed requests a second time before it says that they failed.
 */
export async function skipWaitsFor(page: Page, element: Locator): Promise<void> {
  const look = async (): Promise<number> => {
    await page.clock.fastForward(1000);
    return element.count();
  };
  await expect.poll(look, { intervals: [50], message: `how many there are of ${element}` }).toBe(1);
}
