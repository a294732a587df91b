import type { Page } from "@playwright/test";

/** The password of every account that the tests make. */
export const password = "correct horse battery staple";

/** Fills in the login page that is open. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
}
