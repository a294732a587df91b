import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { expect, type Locator, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { logIn } from "../support/log-in.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

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
  await expectNoAxeViolations(page);
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

test("offers a superuser of the level support only what it may do", async ({ userPage: page }) => {
  await page.route(`**${apiBase}/admin/rights/`, (route) =>
    route.fulfill({ json: { level: "support", rights: ["read", "impersonate"] } }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Actions" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Impersonate"]);
});

test("looks right in both themes and on a phone, and says what failed", async ({
  userPage: page,
  account,
}) => {
  test.slow();
  await expect(page.getByRole("table", { name: "Workspaces" })).toContainText("Owner");
  await expect(page.getByText(account.email).first()).toBeVisible();
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  }

  const details = `**${apiBase}/admin/users/*/`;
  const held = hold();
  await page.route(details, async (route) => {
    await held.until;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
  held.release();
  await expect(page.getByRole("table", { name: "Sessions" })).toBeVisible();
  await page.unroute(details);
  await page.route(details, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
  await page.unroute(details);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Sessions" })).toBeVisible();

  await page.goto("/admin/users/01a203d7-94a2-766c-8ebf-ae4f15cfe4f6");
  await expect(page.getByText(errors.NOT_FOUND[1])).toBeVisible({ timeout: 15_000 });
});
