import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

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
