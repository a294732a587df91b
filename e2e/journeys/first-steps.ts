import { expect, type Locator, type Page } from "@playwright/test";
import { newEmail } from "../support/api.ts";
import { fillSignUp } from "../support/sign-up.ts";
import type { Journey } from "./journey.ts";

/** From the address of the product to the form of a new account, and into the first question about who somebody is. */
export async function signUp(page: Page, email = newEmail()): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your Account");
  await fillSignUp(page, { email });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What describes you best?");
}

export async function choose(page: Page, description: string): Promise<void> {
  await page.getByText(description).click();
  await next(page);
}

export async function nameCompany(page: Page, { name, url }: Record<"name" | "url", string>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us about your company");
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Website").fill(url);
  await next(page);
}

/** Creates the workspace with what is known of it already, and goes to its dashboard. */
export async function toDashboard(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nice to have you!");
  await page.getByRole("button", { name: "Go To Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(page.getByRole("button", { name: `Workspace: ${name}` })).toBeVisible();
}

export function next(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Next" }).click();
}

export async function signOut(page: Page, journey: Journey): Promise<void> {
  // What is asked at that moment.
  journey.mayBeRefused(/\/projects\//);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
}

export function region(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** The first steps of a new workspace in the order in which they are offered. */
export async function expectFirstSteps(page: Page, titles: readonly string[]): Promise<Locator> {
  const steps = region(page, "Getting started");
  await expect(steps).toContainText("0 of 5 done");
  for (const [index, title] of titles.entries()) {
    await expect(steps.getByRole("listitem").nth(index)).toContainText(title);
  }
  return steps;
}
