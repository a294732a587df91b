import { expect } from "@playwright/test";
import { type OwnProduct, openOwnProduct } from "../support/own-product.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { chooseAction } from "../support/workspace-menu.ts";

const dataDir = `${import.meta.dirname}/../../test-results/maintenance`;

/** Notices to everybody would reach all other tests, too. */
const test = base.extend<object, { readonly product: OwnProduct }>({
  product: [
    async ({ playwright: _ }, use) => {
      const product = await openOwnProduct(dataDir, {});
      await use(product);
      await product.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

test("a superuser refuses changes, tells everybody so, and lets them on", async ({
  signedInPage: page,
  workspace,
  request,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: product.address });
  const admin = await context.newPage();
  await keepTokens(admin, await signInAsRoot(request, product.log));
  await admin.goto("/admin/system");
  const card = admin.getByRole("region", { name: "Maintenance" });
  await expect(card).toContainText("None is shown.");

  await card.getByRole("button", { name: "Show banner" }).click();
  const banner = admin.getByRole("dialog", { name: "Show a banner" });
  await banner.getByRole("button", { name: "Show Banner" }).click();
  await expect(banner.getByText("This field is required.")).toBeVisible();
  await banner.getByLabel("Reason").fill("We move tonight");
  await banner.getByRole("button", { name: "Show Banner" }).click();
  await expect(banner.getByText("This field may not be blank.")).toBeVisible();
  await banner.getByLabel("Text").fill("Tonight from 22:00 the service moves to <b>another machine</b>.");
  await banner.getByLabel("Shown").selectOption("For 4 hours");
  await banner.getByRole("button", { name: "Show Banner" }).click();
  await expect(card.getByText(/another machine<\/b>\. Until /)).toBeVisible();
  await card.getByRole("button", { name: "Refuse changes" }).click();
  const closing = admin.getByRole("dialog", { name: "Refuse changes?" });
  await closing.getByLabel("What users are told").fill("The database is copied; it takes an hour.");
  await closing.getByLabel("Reason").fill("The copy");
  await closing.getByRole("button", { name: "Refuse Changes" }).click();
  await expect(card.getByText("On: The database is copied; it takes an hour.")).toBeVisible();
  await expect(admin.getByRole("complementary", { name: "Read-only" })).toBeVisible();

  await page.goto("/settings/workspaces");
  await expect(page.getByRole("complementary", { name: "Service notice" })).toHaveText(
    "Tonight from 22:00 the service moves to <b>another machine</b>.",
  );
  await expect(page.getByRole("complementary", { name: "Read-only" })).toHaveText(
    "Read-only for now: you can look at everything, but changes are refused. The database is copied; it takes an hour.",
  );
  await chooseAction(page, workspace.name, "Edit");
  const editing = page.getByRole("dialog", { name: "Edit Workspace" });
  await editing.getByLabel("Name").fill("Changed");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await expect(editing.getByRole("alert")).toContainText(
    "everything can be looked at and nothing can be changed. Try again later. Reason: The database is copied; it takes an hour.",
  );

  await card.getByRole("button", { name: "Allow changes" }).click();
  const opening = admin.getByRole("dialog", { name: "Allow changes again?" });
  await opening.getByLabel("Reason").fill("The copy is done");
  await opening.getByRole("button", { name: "Allow Changes" }).click();
  await expect(card.getByText("Off: everything can be changed.")).toBeVisible();
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await expect(editing).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Service notice" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Read-only" })).toHaveCount(0);
  await admin.goto("/admin/audit");
  await expect(admin.getByRole("row").filter({ hasText: "read-only.ended" })).toBeVisible();
  await context.close();
});
