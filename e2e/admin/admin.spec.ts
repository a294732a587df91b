import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Locator, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    const root = await signInAsRoot(request);
    await keepTokens(page, root);
    await use(page);
  },
});

function rowOf(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

test("finds people and organizations, and grants credits once with a reason", { tag: "@main" }, async ({
  rootPage: page,
  request,
  account,
}) => {
  await createWorkspace(request, account);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search name or e-mail" }).fill(account.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await expect(rowOf(page, account.email)).toHaveCount(1);

  await page.goto(`/admin/organizations?search=${account.email}`);
  await rowOf(page, account.email)
    .getByRole("button", { name: /^Grant credits to/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Grant credits" });
  await dialog.getByRole("button", { name: "Grant credits" }).click();
  await expect(dialog.getByText("This field is required.")).toHaveCount(2);
  await dialog.getByLabel("Amount").fill("1.5");
  await dialog.getByLabel("Reason").fill("A present of the tests");
  await dialog.getByRole("button", { name: "Grant credits" }).click();
  await expect(dialog.getByText("Enter a whole number other than 0.")).toBeVisible();
  await dialog.getByLabel("Amount").fill("700");
  await dialog.getByRole("button", { name: "Grant credits" }).click();

  await expect(page.getByText(`${account.email} now has 1,000 credits.`)).toBeVisible();
  await expect(rowOf(page, account.email)).toContainText("1,000");
});

test("makes an agency with its contrast shown in both themes, and takes it off again", async ({
  rootPage: page,
  request,
  account,
}) => {
  await createWorkspace(request, account);
  const name = `Agency ${Date.now()}`;
  await page.goto(`/admin/organizations?search=${account.email}`);
  await page.getByRole("button", { name: `Make agency of ${account.email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Make agency" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("A partner");
  await dialog.getByLabel("Primary colour", { exact: true }).fill("#ffd4");
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog.getByText("Enter a colour as #rrggbb.")).toBeVisible();
  await dialog.getByLabel("Primary colour", { exact: true }).fill("#ffd400");
  const preview = dialog.getByRole("region", { name: "Contrast preview" });
  await expect(preview.getByText(/^1\.\d:1, too weak for text$/)).toBeVisible();
  await expect(preview.locator("dt:has-text('Links') + dd")).toHaveText([/readable/, /readable/]);
  await dialog.getByLabel("Icon", { exact: true }).setInputFiles("apps/web/public/logo.svg");
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog.getByText("Choose a PNG, JPEG, GIF, WebP or ICO image.")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove icon" }).click();
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/agencies?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toContainText("#ffd400");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  const removing = page.getByRole("dialog", { name: "Remove this agency?" });
  await removing.getByLabel("Reason").fill("The partner left");
  await removing.getByRole("button", { name: "Remove agency" }).click();

  await expect(rowOf(page, name)).toHaveCount(0);
});

test("shows the outbox, with the link of a mail to pass on", async ({ rootPage: page, request, account }) => {
  await request.post(`${apiBase}/password/reset/`, { data: { email: account.email } });
  await page.goto(`/admin/mails?search=${account.email}`);
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, account.email)).toContainText("Not sent", { timeout: 2_000 });
  }).toPass();

  await rowOf(page, account.email).getByRole("button", { name: /^Open/ }).click();

  await expect(page.getByRole("dialog").getByRole("link", { name: /reset-password\/confirm/ })).toBeVisible();
});

test("steps into another account and out again, and both names are in the log", async ({
  rootPage: page,
  account,
  request,
}) => {
  await createWorkspace(request, account, { name: "Northwind" });
  await page.goto(`/admin/users?search=${account.email}`);
  await page.getByRole("button", { name: `Impersonate ${account.email}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText("30 minutes");
  await page.getByRole("alertdialog").getByRole("button", { name: "Impersonate" }).click();

  await expect(page.getByText(`Admin Impersonation Mode - Viewing as ${account.email}`)).toBeVisible();
  await page.goto("/settings/workspaces");
  await page.getByRole("button", { name: "More actions for Northwind" }).click();
  const invite = page.getByRole("menuitem", { name: /^Invite/ });
  await expect(invite).toBeDisabled();
  await expect(invite).toContainText("This cannot be done while viewing as another user.");
  await page.goto("/admin/system");
  await expect(page.getByText("Hmm...this page doesn't exist.")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);

  const root = await signInAsRoot(page.request);
  await keepTokens(page, root);
  await page.goto(`/admin/audit?search=${account.user.id}`);
  await expect(page.getByText("by root@example.com").first()).toBeVisible();
});
