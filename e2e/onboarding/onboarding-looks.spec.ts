import { expect } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";
import { card, isDrawn, nextButton, previewUrl, setUser, test } from "./onboarding.ts";

test("looks at a site once its address has stood still for half a second", async ({ signedInPage: page }) => {
  const asked: unknown[] = [];
  await page.route(previewUrl, (route) => {
    asked.push(route.request().postDataJSON());
    const words = { title: "Contoso", site_name: null, description: null, favicon: "/logo.svg" };
    return route.fulfill({ json: { url: "https://contoso.example/shop", ...words } });
  });
  await page.clock.install();
  await page.goto("/onboarding/step-3");
  await page.getByLabel("Name", { exact: true }).fill("My shop");
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.getByLabel("Website URL").fill("https://contoso.example");
  await page.clock.runFor(499);
  await page.getByLabel("Website URL").fill("https://contoso.example/shop");
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);

  await expect.poll(() => asked).toEqual([{ url: "https://contoso.example/shop" }]);
  await page.clock.resume();
  await expect(page.getByText("Contoso", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use as name" })).toBeHidden();
  expect(asked).toHaveLength(1);
});

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

for (const theme of themes) {
  test(`is accessible in the ${theme} theme at every step`, async ({
    signedInPage: page,
    account,
    request,
    shopUrl,
  }) => {
    const check = async (): Promise<void> => {
      await expectNoAxeViolations(page);
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
      await page.setViewportSize(desktop);
    };
    await page.goto("/onboarding/step-1");
    await useTheme(page, theme);
    await card(page, "Creator").check();
    await check();

    await nextButton(page).click();
    await page.getByRole("combobox", { name: "Platform" }).fill("Newsletter");
    await page.keyboard.press("Enter");
    await nextButton(page).click();
    await expect(page.getByText("This field is required.")).toBeVisible();
    await check();

    await setUser(request, account, { company_type: 0 });
    await createWorkspace(request, account);
    await page.goto("/onboarding/step-3");
    await page.getByLabel("Website URL").fill(shopUrl);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Northwind Tea");
    await expect(page.getByText("Tea by post.")).toBeVisible();
    await check();

    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { name: "Nice to have you!" })).toBeVisible();
    await check();
  });
}
