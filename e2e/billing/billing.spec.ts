import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { organizationOf, pay, withOrganization } from "./billing.ts";

const billing = "/settings/billing";

test("credits are bought: cancelled, declined, paid, and granted once however often the payer comes back", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  await page.goto(billing);
  await expect(page.getByText("You are on the demo plan")).toBeVisible();
  await page.getByRole("button", { name: "Buy More Credits" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy More Credits" });
  const toPayment = dialog.getByRole("button", { name: "Continue to payment" });
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("20");
  await expect(dialog.getByLabel("Credits")).toHaveValue("2000");
  await dialog.getByLabel("Amount in €").fill("19");
  await expect(dialog.getByLabel("Credits")).toHaveValue("1900");
  await expect(dialog.getByText("Minimum amount is €20")).toBeVisible();
  await expect(dialog.getByText("Minimum amount is 2000 credits")).toBeVisible();
  await expect(toPayment).toBeDisabled();
  await dialog.getByLabel("Credits").fill("2550");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("25.50");
  await expect(toPayment).toBeEnabled();
  await dialog.getByLabel("Amount in €").press("ArrowUp");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("26");
  await expect(dialog.getByLabel("Credits")).toHaveValue("2600");
  await dialog.getByLabel("Credits").press("PageDown");
  await dialog.getByLabel("Credits").press("ArrowUp");
  await expect(dialog.getByLabel("Credits")).toHaveValue("2501");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("25.01");
  await dialog.getByLabel("Amount in €").fill("25.5");
  await expect(dialog.getByText("Enter whole euros, such as 25.")).toBeVisible();
  await expect(toPayment).toBeDisabled();
  await dialog.getByLabel("Credits").fill("1000001");
  await expect(dialog.getByText("At most 1,000,000 credits can be bought at once.")).toBeVisible();
  await expect(dialog.getByText("At most €10,000 can be spent at once.")).toBeVisible();
  await expect(toPayment).toBeDisabled();
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

test("billing information is checked as it is typed, and by the server", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(billing);
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await page.getByRole("button", { name: "Edit Billing Info" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Billing Information" });
  const vat = dialog.getByLabel("VAT number (optional)");
  const message = "VAT number must be in format: country code + alphanumeric characters (e.g., FR1234567890)";
  const save = dialog.getByRole("button", { name: "Save Changes" });

  await vat.fill("F1");
  await expect(dialog.getByText(message)).toBeVisible();
  await save.click();
  await expect(dialog).toBeVisible();
  await vat.fill("fr12");
  await expect(dialog.getByText(message)).toBeHidden();
  await dialog.getByRole("combobox", { name: "Country" }).fill("Atlantis");
  await expect(page.getByText("No options found")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Country" }).fill("franc");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Country" })).toHaveValue("France");

  await page.route("**/organization/billing/", (route) =>
    route.fulfill({ status: 400, json: { odd: ["No."] } }),
  );
  await save.click();
  await expect(dialog.getByText("Please check your information and try again.")).toBeVisible();
  await page.unroute("**/organization/billing/");
  await page.route("**/organization/billing/", (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(dialog.getByText("Failed to update billing information")).toBeVisible();
  await page.unroute("**/organization/billing/");
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("FR12", { exact: true })).toBeVisible();
  await expect(page.locator("dt:has-text('Address') + dd")).toHaveText("France");
  await expect(page.getByText(/Being checked|Not checked yet: VIES is not available/)).toBeVisible();
});

test("what cannot be paid is said in the server's words or in ours", async ({
  signedInPage: page,
  workspace,
}) => {
  await withOrganization(page, { subscription_status: "active", current_plan: "creator" });
  await page.goto(billing);
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await page.getByRole("button", { name: "Buy More Credits" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy More Credits" });
  const toPayment = dialog.getByRole("button", { name: "Continue to payment" });
  await page.route("**/credits/stripe-checkout/", (route) => route.fulfill({ status: 500, json: {} }));
  await toPayment.click();
  await expect(dialog.getByText("Failed to create checkout session")).toBeVisible();
  await page.unroute("**/credits/stripe-checkout/");
  const away =
    "The payment service cannot be reached right now. Nothing was changed; please try again in a moment.";
  await page.route("**/credits/stripe-checkout/", (route) =>
    route.fulfill({ status: 503, json: { detail: away, error: away, code: "GATEWAY_UNAVAILABLE" } }),
  );
  await toPayment.click();
  await expect(dialog.getByText(away)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const line = { description: "Remaining time", amount: 5, currency: "eur", type: "proration" };
  await page.route("**/subscription/preview/", (route) =>
    route.fulfill({
      json: {
        plan_name: "Growth",
        plan_amount: 149,
        currency: "eur",
        next_billing_date: "2026-12-21T00:00:00.000Z",
        amount_due_today: -4,
        tax_amount: 0,
        credits_before: 300,
        credits_after: 200,
        credits_change: -100,
        credit_lines: [{ description: "Rest of this period", credits: -100 }],
        credit_balance: 0,
        ending_workspaces: [],
        proration_date: 1_795_000_000,
        line_items: [line],
      },
    }),
  );
  await page.route("**/subscription/update/", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Choose Growth" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm Your Updates" });
  await expect(confirm.locator("dt:has-text('Amount due today') + dd")).toHaveText("0.00€");
  await confirm.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(confirm.getByText("Failed to change plan.")).toBeVisible();
});

test("members see the credits and who may pay; where nothing is sold nothing is offered", async ({
  signedInPage: page,
  workspace,
}) => {
  await withOrganization(page, {
    can_manage_billing: false,
    credit_usage_percentage: 84.26,
    remaining_credits: 40,
  });
  await page.goto(billing);
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await expect(page.getByText("Only owners can change the plan and pay.")).toBeVisible();
  await expect(page.getByText("84.3 % used")).toBeVisible();
  await expect(page.getByText("Most of your credits are used.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Buy|Choose|Edit|Manage|Cancel Sub/ })).toHaveCount(0);
  await page.getByRole("button", { name: "What are credits?" }).click();
  const explainer = page.getByRole("dialog", { name: "Your typical client delivery with 3000 credits" });
  await expect(explainer).toContainText("150 credits each");
  await expect(explainer).toContainText("30 AI answers = 3 models x 10 queries");
  await expect(explainer).toContainText("20 pre-audits");
  await expect(explainer).toContainText("600 answers = 3 models x 50 queries x 4 weeks");
  await expect(explainer).toContainText("600 answers = 1 model x 20 queries x 30 days");
  await expect(explainer).toContainText("top 10 products, 2 queries each, daily");

  await page.unroute("**/organization/");
  await withOrganization(page, { billing: "off", workspaces_max: null });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Credits", exact: true })).toBeVisible();
  await expect(page.getByText("You are on the demo plan")).toBeHidden();
  await expect(page.getByRole("button", { name: /Buy|Choose|Edit|Manage/ })).toHaveCount(0);
});

test("the page shows loading, a failure, the content after Retry, and that there is no organization", async ({
  signedInPage: page,
  workspace,
}) => {
  const { until, release } = hold();
  let isBroken = true;
  await page.route("**/organization/", async (route) => {
    await until;
    if (isBroken) await route.fulfill({ status: 500, json: {} });
    else await route.continue();
  });
  await page.goto(billing);
  await expect(page.getByText("Loading billing information")).toBeVisible();
  release();
  await expect(page.getByRole("alert")).toContainText("Failed to load billing information");
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Credits", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

  await page.route("**/api/v1/projects/", (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No organization found")).toBeVisible();
});

const missing =
  "Unable to confirm payment status. Missing required payment session information. Please check your account or contact support.";
const returns = [
  {
    page: "credit",
    call: "**/credits/confirm/",
    canceled: "Payment was canceled. No credits were added to your account.",
    failed:
      "Payment was successful, but there was an error adding credits to your account. Please contact support.",
    refused: undefined,
    success: undefined,
  },
  {
    page: "subscription",
    call: "**/subscription/confirm/",
    canceled: "Subscription payment was canceled. No changes were made to your subscription.",
    failed:
      "Payment was successful, but there was an error updating your subscription. Please contact support.",
    refused: "There was an error updating your subscription. Please contact support.",
    success: undefined,
  },
  {
    page: "workspace",
    call: "**/workspace/confirm/",
    canceled: "Workspace payment was canceled. No changes were made.",
    failed: "There was an error updating your workspace. Please contact support.",
    refused: "There was an error updating your workspace. Please contact support.",
    success: "Your workspace purchase was successful!",
  },
] as const;

test("each payment page shows the result of the payment", async ({ signedInPage: page, workspace }) => {
  expect(workspace.id).toBeTruthy();
  for (const { page: name, call, canceled, failed, refused, success } of returns) {
    const path = `/settings/${name}-payment-confirmation`;
    await page.goto(`${path}?canceled=true`);
    await expect(page.getByRole("alert")).toContainText(canceled);
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(missing);
    await expect(page.getByRole("link", { name: "Return to Billing" })).toBeVisible();

    const { until, release } = hold();
    await page.route(call, async (route) => {
      await until;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto(`${path}?success=true&session_id=cs_1`);
    await expect(page.getByText("Confirming your payment…")).toBeVisible();
    release();
    await expect(page.getByRole("alert")).toContainText(failed);
    await page.unroute(call);
    for (const [answer, text] of [
      [{ success: false, message: "", error: null }, refused],
      [{ success: true, message: "", error: null }, success],
    ] as const) {
      if (text === undefined) continue;
      await page.route(call, (route) =>
        route.fulfill({
          json: {
            plan: "creator",
            subscription_status: "active",
            plan_display_name: "Creator",
            interval: "monthly",
            plan_price: 29,
            currency: "eur",
            ...answer,
          },
        }),
      );
      await page.reload();
      await expect(page.getByRole("main")).toContainText(text);
      await page.unroute(call);
    }
  }
  await expectNoAxeViolations(page);
});

test("the page and its dialogs are accessible in both themes and fit a phone", async ({
  signedInPage: page,
  workspace,
}) => {
  await withOrganization(page, {
    subscription_status: "pending_cancel",
    canceled_at: "2026-11-20T00:00:00.000Z",
    next_billing_date: "2026-12-21T00:00:00.000Z",
    current_plan: "growth",
    plan_name: "Growth",
    vat_number: "FR1234567890",
    vat_state: "invalid",
    ending_workspaces: [
      { id: workspace.id, name: "Northwind", cancellation_date: "2026-12-01T00:00:00.000Z" },
    ],
  });
  await page.goto(billing);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.reload();
    await expect(page.getByText("Not found in VIES")).toBeVisible();
    await expect(page.getByRole("button", { name: "Reactivate Northwind" })).toBeVisible();
    await expectNoAxeViolations(page);
    for (const name of ["Buy More Credits", "Edit Billing Info"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  }
  await expectNoOverflow(page);
});
