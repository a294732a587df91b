import { expect } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import { organizationOf, pay, withOrganization } from "./billing.ts";

const billing = "/settings/billing";

test("a change shows what it does to money, credits and workspaces, and exactly that follows", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  await page.goto(billing);
  await page.getByRole("button", { name: "Choose Growth" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Return to Billing" }).click();
  await createWorkspace(request, account, { name: "Second", url: "https://second.example.com" });

  await page.getByRole("button", { name: "Choose Creator" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Your Updates" });
  await expect(dialog.getByText("Kept as credit for your next invoices")).toBeVisible();
  await expect(dialog.locator("dt:has-text('Amount due today') + dd")).toHaveText("0.00€");
  await expect(dialog.locator("dt:has-text('Remaining now') + dd")).toHaveText("16,000");
  await expect(dialog.getByText(/^Second is deactivated on/)).toBeVisible();
  const remaining = await dialog.locator("dt:has-text('Remaining after the change') + dd").textContent();
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();

  await expect(page.getByRole("status").filter({ hasText: "Your plan is now Creator" })).toContainText(
    "Kept as credit for your next invoices",
  );
  await expect(page.getByText(/€, pays your next invoices/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Scheduled for deactivation" })).toContainText("Second");
  const after = await organizationOf(request, account, workspace.id);
  expect(after.remaining_credits.toLocaleString("en")).toBe(remaining);

  await page.getByRole("button", { name: "Yearly -20%" }).click();
  await page.getByRole("button", { name: "Choose Growth" }).click();
  await expect(dialog.locator("dt:has-text('Growth plan, yearly') + dd").last()).toHaveText("+192,000");
  await expect(dialog.locator("dt:has-text('Remaining after the change') + dd")).toHaveText("192,000");
  await expect(dialog.getByText("Paid from your credit")).toBeVisible();
  await expect(dialog.getByText(/is deactivated on/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("what ends is never said to renew", async ({ signedInPage: page, workspace: _ }) => {
  await page.goto(billing);
  await page.getByRole("button", { name: "Choose Creator" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Return to Billing" }).click();
  await expect(page.getByText(/Its credits renew on/)).toBeVisible();

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByRole("button", { name: "Keep subscription" })).toBeFocused();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();

  await expect(page.getByText(/Its credits end on/)).toBeVisible();
  await expect(page.getByText(/renew/i)).toHaveCount(0);
  await page.getByRole("button", { name: "Choose Growth" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Your Updates" });
  await expect(dialog.getByText("Subscription ends on")).toBeVisible();
  await expect(dialog.getByText(/next billing date/i)).toHaveCount(0);
});

test("a phone shows a banner's button below its words, and payments as a part of billing", async ({
  signedInPage: page,
  workspace: _,
}) => {
  await page.setViewportSize(phone);
  await withOrganization(page, {
    subscription_status: "pending_cancel",
    canceled_at: "2026-11-01T00:00:00.000Z",
  });
  await page.goto(billing);
  const words = page.getByText("can be reactivated before then");
  const button = page.getByRole("button", { name: "Reactivate Subscription" });
  await expect(words).toBeVisible();
  const [above, below] = [await words.boundingBox(), await button.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));

  await page.goto("/settings/subscription-payment-confirmation?canceled=true");
  await expect(page.getByLabel("Settings page")).toHaveValue(billing);
});
