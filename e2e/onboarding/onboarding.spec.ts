import { expect } from "@playwright/test";
import { newEmail } from "../support/api.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { card, isDrawn, nextButton, test } from "./onboarding.ts";

test("leads a company from the sign-up to its dashboard", { tag: "@main" }, async ({ page, shopUrl }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/signup");
  await fillSignUp(page, { email: newEmail() });

  await expect(page).toHaveURL("/onboarding/step-1");
  await expect(card(page, "Company")).toHaveAccessibleDescription("I represent a company looking to scale");
  await expect(card(page, "Agency")).toHaveAccessibleDescription(
    "I work at an agency managing multiple clients",
  );
  await expect(card(page, "Creator")).toHaveAccessibleDescription("I'm a content creator or influencer");
  await expect(card(page, "Publisher")).toHaveAccessibleDescription("I manage a media or publishing company");
  await expect(nextButton(page)).toBeDisabled();
  await page.getByText("I represent a company looking to scale").click();
  await nextButton(page).click();

  await expect(page).toHaveURL("/onboarding/step-2");
  await nextButton(page).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("northwind");
  await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();
  await page.getByLabel("Website").fill(shopUrl);
  const saving = page.waitForRequest((request) => request.method() === "PATCH");
  await nextButton(page).click();
  expect((await saving).postDataJSON()).toEqual({
    company_name: "Northwind",
    website: shopUrl,
    onboarding_complete: true,
  });

  await expect(page).toHaveURL("/onboarding/step-3");
  await expect(page.getByRole("button", { name: "Skip" })).toBeHidden();
  await expect(page.getByLabel("Website URL")).toHaveValue(shopUrl);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Northwind");
  await expect(page.getByText("Northwind Tea")).toBeVisible();
  await expect(page.getByText("Tea by post.")).toBeVisible();
  await expect
    .poll(() => page.evaluate(`document.querySelector("[role=status] img")?.naturalWidth`))
    .toBe(64);
  await page.getByRole("button", { name: "Use as name" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Northwind Tea");
  await expect(page.getByRole("button", { name: "Use as name" })).toBeHidden();
  await page.getByRole("button", { name: "Create Workspace" }).click();

  await expect(page).toHaveURL("/onboarding/step-4");
  await expect(page.getByRole("heading", { name: "Nice to have you!" })).toBeFocused();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.getByRole("button", { name: "Go To Dashboard" }).click();

  await expect(page).toHaveURL(/\/workspaces\/[0-9a-f-]{36}\//);
  await expect(page.getByRole("button", { name: "Workspace: Northwind Tea" })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.goto("/onboarding/step-3");
  await expect(page).toHaveURL("/onboarding/step-4");
});
