import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

/** A tile by its label. */
function tile(page: Page, label: string): Locator {
  return page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
}

function attention(page: Page): Locator {
  return page.getByRole("region", { name: "Needs attention" });
}

test("a superuser sees what the installation does, from the sums that its server has made", {
  tag: "@main",
}, async ({ rootPage: page }) => {
  await page.goto("/admin/system");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Overview" }).click();

  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle(/^Admin Dashboard/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByText(/^Sums made .*, and anew every five minutes\./)).toBeVisible();
  await expect(tile(page, "Sign-ups")).toContainText(/in 30 days, \d+ today/);
  await expect(tile(page, "Sign-ups").locator("dd").first()).toHaveText(/^\d/);
  await expect(tile(page, "Agent visits")).toContainText(/today, \d+ yesterday/);
  await expect(tile(page, "Recurring revenue")).toContainText("in the sandbox no money moves");
  await expect(tile(page, "Waiting jobs")).toContainText("due and not begun, now");
  await expect(attention(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

  await page.getByRole("button", { name: "About Active organizations" }).click();
  await expect(
    page.getByText("Demo workspaces and what superusers do as somebody else do not count."),
  ).toBeVisible();
});
