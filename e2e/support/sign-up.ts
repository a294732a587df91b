import type { Page } from "@playwright/test";
import { password } from "./log-in.ts";

interface SigningUp {
  /** Left as it is filled in where there is none. */
  readonly email?: string;
  readonly secret?: string;
}

/** Fills in the sign-up page that is open. */
export async function fillSignUp(page: Page, { email, secret = password }: SigningUp): Promise<void> {
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  if (email !== undefined) await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Create Account" }).click();
}
