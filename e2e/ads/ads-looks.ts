import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

/** Accessible in both themes, on a phone and in a wide window, and nowhere wider than the screen. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  }
}
