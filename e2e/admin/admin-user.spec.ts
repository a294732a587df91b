import { errors } from "@citelens/contract/base/errors";
import { expect, type Locator, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { logIn } from "../support/log-in.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly userPage: Page }>({
  /** The superuser's page of the account. */
  userPage: async ({ page, request, account }, use) => {
    await createWorkspace(request, account);
    await keepTokens(page, await signInAsRoot(request));
    await page.goto(`/admin/users?search=${account.email}`);
    await page.getByRole("row").filter({ hasText: account.email }).getByRole("link").click();
    await expect(page.getByRole("table", { name: "Sessions" })).toBeVisible();
    await use(page);
  },
});

async function begin(page: Page, act: string): Promise<Locator> {
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: act }).click();
  return page.getByRole("dialog");
}

test("suspends an account, which reads why at the log-in, and lifts it", async ({
  userPage: page,
  account,
  browser,
}) => {
  test.slow();
  const suspending = await begin(page, "Suspend");
  await suspending.getByRole("button", { name: "Suspend" }).click();
  await expect(suspending.getByText("This field is required.")).toBeVisible();
  await suspending.getByLabel("Reason").fill("Card fraud");
  await suspending.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText(/^Suspended .*: Card fraud$/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Sessions" })).not.toContainText("Live");

  const context = await browser.newContext();
  const signingIn = await context.newPage();
  await signingIn.goto("/login");
  await logIn(signingIn, account.email);
  await expect(signingIn.getByText(`${errors.ACCOUNT_SUSPENDED[1]} Reason: Card fraud`)).toBeVisible();

  const lifting = await begin(page, "Lift suspension");
  await lifting.getByLabel("Reason").fill("It was an error");
  await lifting.getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByText(/^Suspended /)).toHaveCount(0);
  await signingIn.getByRole("button", { name: "Sign In" }).click();
  await expect(signingIn.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await context.close();
});

test("ends sessions, and deletes the account with its workspace", async ({ userPage: page, account }) => {
  test.slow();
  const ending = await begin(page, "End sessions");
  await ending.getByLabel("Reason").fill("A lost laptop");
  await ending.getByRole("button", { name: "End sessions" }).click();
  await expect(page.getByText("Every session is ended.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Mails" })).toContainText("You were signed out everywhere");
  await expect(page.getByRole("table", { name: "Timeline" })).toContainText("user.sessions-ended");

  const deleting = await begin(page, "Delete account");
  await deleting.getByLabel("Reason").fill("They asked by phone");
  await deleting.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goto(`/admin/users?search=${account.email}`);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
});
