import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { organizationOf, pay } from "./billing.ts";

const billing = "/settings/billing";

test("credits are bought: cancelled, declined, paid, and granted once however often the payer comes back", {
  tag: "@main",
}, async ({ signedInPage: page, account, workspace, request }) => {
  await page.goto(billing);
  await expect(page.getByText("You are on the demo plan")).toBeVisible();
  await page.getByRole("button", { name: "Buy More Credits" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy More Credits" });
  const toPayment = dialog.getByRole("button", { name: "Continue to payment" });
  await dialog.getByLabel("Credits").fill("");
  await dialog.getByLabel("Credits").pressSequentially("2500");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("25");
  await toPayment.click();

  await expect(page.getByRole("heading", { name: "Pay Citelens" })).toBeVisible();
  await expect(page.getByText("Sandbox: no money moves")).toBeVisible();
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Payment was canceled. No credits were added to your account.",
  );
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    /^mailto:support@citelens\.example\?subject=/,
  );
  await page.goBack();

  await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
  await pay(page);
  await expect(page.getByRole("alert")).toHaveText("Your card was declined. Try another card.");
  await page.getByLabel("Card number").fill("4111 1111 1111 1111");
  await pay(page);
  await expect(page.getByText("In the sandbox only its test cards can pay.")).toBeVisible();
  await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await pay(page);
  await expect(page).toHaveURL(/credit-payment-confirmation\?/);
  await expect(page.getByText("2,500 credits were added to your account.")).toBeVisible();
  await expect(page.getByText("30.00€")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2,500 credits were added to your account.")).toBeVisible();

  const { additional_credits, remaining_credits } = await organizationOf(request, account, workspace.id);
  expect([additional_credits, remaining_credits]).toEqual([2_500, 2_800]);
  await page.getByRole("link", { name: "Return to Billing" }).click();
  await expect(
    page.getByRole("button", { name: "2,800 credits" }).or(page.getByText("2,800").first()),
  ).toBeVisible();
});

test("a plan is bought, changed for what was shown, cancelled, reactivated and seen in the portal", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  await page.goto(billing);
  await page.getByRole("button", { name: "Yearly -20%" }).click();
  await expect(page.getByText("278.40€")).toBeVisible();
  await page.getByRole("button", { name: "Monthly" }).click();
  await page.getByRole("button", { name: "Choose Creator" }).click();
  await pay(page);
  await expect(
    page.getByText("Your subscription payment was successful! Your plan has been updated."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Return to Billing" }).click();

  await page.getByRole("button", { name: "Choose Growth" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm Your Updates" });
  await expect(confirm.getByText("178.80€")).toBeVisible();
  const due = await confirm.locator("dt:has-text('Amount due today') + dd").textContent();
  await confirm.getByRole("button", { name: "Confirm and pay" }).click();
  const changed = page.getByRole("status").filter({ hasText: "Your plan is now Growth" });
  await expect(changed).toContainText(`Paid ${due}. Proration applied.`);
  await expect(changed).toContainText("Unused time on Creator plan, monthly");
  await expect(changed.getByRole("link", { name: "View Invoice" })).toHaveAttribute(
    "href",
    /\/sandbox\/invoices\//,
  );
  await changed.getByRole("button", { name: "Dismiss" }).click();
  await expect(changed).toBeHidden();

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByText("Your subscription is about to end")).toBeVisible();
  await page.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(page.getByText("Your subscription is about to end")).toBeHidden();

  await page.getByRole("button", { name: "Manage Payment & Invoices" }).click();
  await expect(page.getByRole("heading", { name: "Billing with Citelens" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("button", { name: "Reactivate subscription" })).toBeVisible();
  await page.getByRole("link", { name: /^SBX-/ }).first().click();
  await expect(page.getByRole("heading", { name: /SBX-/ })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Return to Citelens" }).click();
  await expect(page.getByText("Your subscription is about to end")).toBeVisible();

  expect(await organizationOf(request, account, workspace.id)).toMatchObject({
    current_plan: "growth",
    subscription_status: "pending_cancel",
    workspaces_max: 5,
  });
});

test("billing information is saved as the server writes it, and its VAT number is checked", async ({
  signedInPage: page,
  workspace: _,
}) => {
  await page.goto(billing);
  await page.getByRole("button", { name: "Edit Billing Info" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Billing Information" });
  await dialog.getByLabel("VAT number (optional)").fill("fr12");
  await dialog.getByRole("combobox", { name: "Country" }).fill("franc");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("FR12", { exact: true })).toBeVisible();
  await expect(page.locator("dt:has-text('Address') + dd")).toHaveText("France");
  await expect(page.getByText(/Being checked|Not checked yet: VIES is not available/)).toBeVisible();
});
