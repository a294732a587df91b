import { expect } from "@playwright/test";
import { tabTo } from "../support/checks.ts";
import { card, isDrawn, nextButton, test } from "./onboarding.ts";

test("can be gone through by keyboard alone, and left by signing out", async ({ signedInPage: page }) => {
  await page.goto("/onboarding/step-1");
  await expect(nextButton(page)).toBeDisabled();
  await tabTo(page, card(page, "Company"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(card(page, "Publisher")).toBeChecked();
  await tabTo(page, nextButton(page));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Tell us about your company" })).toBeFocused();
  await tabTo(page, page.getByLabel("Company name"));
  await page.keyboard.type("Northwind");
  await tabTo(page, page.getByLabel("Website"));
  await page.keyboard.type("https://northwind.example");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Create your workspace" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Sign Out" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/onboarding/step-3");
  await expect(page).toHaveURL("/login");
});

test("rains confetti for 15 seconds, and none on those who want less motion", async ({
  signedInPage: page,
}) => {
  await page.goto("/onboarding/step-4");
  await expect(page.getByRole("heading", { name: "Nice to have you!" })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.reload();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.clock.runFor(8_000);
  await expect(page.locator("canvas")).toHaveCount(1);
  await page.clock.runFor(8_000);
  await expect(page.locator("canvas")).toHaveCount(0);
});
