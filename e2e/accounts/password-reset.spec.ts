import { expect, type Page } from "@playwright/test";
import { bearer } from "../support/api.ts";
import { logIn } from "../support/log-in.ts";
import { mailTo } from "../support/root.ts";
import { test } from "../support/test.ts";

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

test.describe("a forgotten password", () => {
  const secret = "an entirely new secret";
  const sent =
    "If we find an account with this email, you'll receive reset instructions. Check your inbox (and spam folder) 📩";

  async function askForLink(page: Page, email: string): Promise<void> {
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
  }

  test("is replaced by way of the mail, which signs out every browser", async ({
    page,
    account,
    request,
  }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL("/reset-password");
    await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
    await askForLink(page, account.email);
    await expect(page.getByRole("status")).toHaveText(sent);
    await expect(page.getByText("No mail server is set up here, so nothing is mailed.")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toBeHidden();

    const { link } = await mailTo(request, account.email, /Reset your/);
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set New Password");
    await page.getByLabel("New password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("The password must have at least 8 characters.")).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill(secret);
    await page.getByRole("button", { name: "Reset Password" }).click();

    await expect(page.getByRole("status")).toHaveText(
      "Your password has been reset successfully. You can now log in.",
    );
    await expect(page).toHaveURL("/login");
    expect((await request.get("/api/v1/me/", { headers: bearer(account) })).status()).toBe(401);
    await logIn(page, account.email, secret);
    await expect(page).toHaveURL("/workspaces/create");

    await page.goto(new URL(link).pathname);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed in");
    await page.getByRole("button", { name: "Sign Out and Continue" }).click();
    await page.getByLabel("New password", { exact: true }).fill(secret);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "This reset link is invalid or has expired. Please request a new one.",
    );
    expect(await storedKeys(page)).toEqual([]);
  });
});
