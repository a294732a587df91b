import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { demoAddress, demoDay, knowDemo } from "./demo-overview.ts";

/** Two pictures that are alike are taken before one counts, and the page is a long one. */
const patient = { timeout: 30_000 } as const;

test("the Overview of the demo looks as we know it, in both themes and on a phone", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  await page.clock.setFixedTime(demoDay);
  await page.setViewportSize(desktop);
  await knowDemo(page);
  await page.goto(demoAddress(workspace));
  await expect(page.locator(".recharts-line").first()).toBeVisible();
  await fontsLoaded(page);
  const channels = page.getByRole("region", { name: "Top AI Channels", exact: true });
  for (const place of await channels.getByText(/^Demo data · place/).all())
    expect((await place.boundingBox())?.height).toBeLessThan(20);

  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`overview-${theme}.png`, { ...patient, fullPage: true });
  }
  await useTheme(page, "light");
  await page.setViewportSize(phone);
  await expect(page.getByRole("button", { name: /^Filters/ })).toBeVisible();
  await expect(page).toHaveScreenshot("overview-phone.png", patient);
});
