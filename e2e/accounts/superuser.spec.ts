import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { superuserToken } from "../support/root.ts";
import { test } from "../support/test.ts";

test("the form behind the link of the log says what is missing", async ({ page }) => {
  await page.goto(`/superuser/${superuserToken()}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up the administrator");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Set Up Account" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(3);
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Set Up Account" }).click();

  await expect(page.getByText("The password must have at least 8 characters.")).toBeVisible();
});

test("a link that is none says what to do", async ({ page }) => {
  await page.goto("/superuser/made-up");
  await page.getByLabel("First name").fill("Mallory");
  await page.getByLabel("Last name").fill("Example");
  await page.getByLabel("Password", { exact: true }).fill("a long enough secret");
  await page.getByRole("button", { name: "Set Up Account" }).click();

  await expect(page.getByRole("alert")).toHaveText(
    "This link is invalid, was used or has expired. Each start of the server creates a new one until the administrator is confirmed.",
  );
});
