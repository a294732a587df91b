import * as contract from "@citelens/contract/billing/billing";
import { getCredits } from "@citelens/contract/billing/credits";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { organizationWith } from "./organization.test-helper.ts";

const billing = "/settings/billing";

test("what cannot be paid is said in the server's words or in ours", async ({ page, server }) => {
  server.answer(
    contract.getOrganization,
    organizationWith({ subscription_status: "active", current_plan: "creator" }),
  );
  server.fail(contract.checkoutCredits);
  await page.goto(billing);
  await page.getByRole("button", { name: "Buy More Credits" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy More Credits" });
  const toPayment = dialog.getByRole("button", { name: "Continue to payment" });
  await toPayment.click();
  await expect(dialog.getByText("Failed to create checkout session")).toBeVisible();

  server.refuse(contract.checkoutCredits, "GATEWAY_UNAVAILABLE");
  await toPayment.click();
  await expect(
    dialog.getByText(
      "The payment service cannot be reached right now. Nothing was changed; please try again in a moment.",
    ),
  ).toBeVisible();
});

test("a change of plan that fails says so, and what is due is never below nothing", async ({
  page,
  server,
}) => {
  const { plans } = server.sample(contract.listPlans);
  const growth = plans.map((plan) => ({ ...plan, id: "growth", name: "Growth" }));
  server.answer(contract.listPlans, server.sample(contract.listPlans, { plans: growth }));
  server.answer(
    contract.getOrganization,
    organizationWith({ subscription_status: "active", current_plan: "creator" }),
  );
  server.answer(
    contract.previewSubscription,
    server.sample(contract.previewSubscription, { amount_due_today: -4 }),
  );
  server.fail(contract.updateSubscription);
  await page.goto(billing);

  await page.getByRole("button", { name: "Choose Growth" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm Your Updates" });
  await expect(confirm.locator("dt:has-text('Amount due today') + dd")).toHaveText("0.00€");
  await confirm.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(confirm.getByText("Failed to change plan.")).toBeVisible();
  await expectNoAxeViolations();
});

test("members see the credits and who may pay", async ({ page, server, workspace }) => {
  server.answer(
    contract.getOrganization,
    organizationWith({
      can_manage_billing: false,
      credit_usage_percentage: 84.26,
      remaining_credits: 40,
    }),
  );
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
  await expectNoAxeViolations();
});

test("where nothing is sold nothing is offered", async ({ page, server }) => {
  server.answer(contract.getOrganization, organizationWith({ billing: "off", workspaces_max: null }));
  await page.goto(billing);
  await expect(page.getByRole("heading", { name: "Credits", exact: true })).toBeVisible();
  await expect(page.getByText("You are on the demo plan")).toBeHidden();
  await expect(page.getByRole("button", { name: /Buy|Choose|Edit|Manage/ })).toHaveCount(0);
});

test("where credits are granted the page says whom to ask, and offers nothing to buy", async ({
  page,
  server,
  workspace,
}) => {
  const spent = { billing: "granted", total_credits: 0, remaining_credits: 0 } as const;
  server.answer(contract.getOrganization, organizationWith({ ...spent, workspaces_max: null }));
  server.answer(getCredits, server.sample(getCredits, { ...spent, free_credits_wait: false }));
  const support = document.querySelector("meta[name=support-email]");
  support?.setAttribute("content", "support@citelens.example");
  await page.goto(billing);
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

  await expect(page.getByText("Credits are granted here")).toBeVisible();
  await expect(page.getByRole("link", { name: "support@citelens.example" })).toHaveAttribute(
    "href",
    /^mailto:support@citelens\.example\?subject=Credits/,
  );
  await expect(page.getByText("There are no credits yet. Request some to start a campaign.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for Credits" })).toBeVisible();
  await expect(page.getByText(/demo plan|renew/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Buy|Choose|Edit|Manage/ })).toHaveCount(0);
  await expectNoAxeViolations();

  await page.goto(`/workspaces/${workspace.id}/insight/catch`);
  await expect(page.getByText("Credits are granted here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Get credits" })).toHaveCount(0);
  await expect(page.getByText("How to get credits")).toHaveCount(0);
  await expectNoAxeViolations();
});

test("the page shows loading, a failure, the content after Retry, and that there is no organization", async ({
  page,
  server,
  workspace,
}) => {
  const release = server.hold(contract.getOrganization);
  server.fail(contract.getOrganization);
  await page.goto(billing);
  await expect(page.getByText("Loading billing information")).toBeVisible();
  release();
  await expect(page.getByRole("alert")).toContainText("Failed to load billing information");
  server.answer(contract.getOrganization, organizationWith());
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Credits", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

  server.answer(listWorkspaces, []);
  await page.reload();
  await expect(page.getByText("No organization found")).toBeVisible();
});

test("what ends is said with its day, and can be kept", async ({ page, server, workspace }) => {
  server.answer(
    contract.getOrganization,
    organizationWith({
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
    }),
  );
  await page.goto(billing);
  await expect(page.getByText("Not found in VIES")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reactivate Northwind" })).toBeVisible();
  await expectNoAxeViolations();
});
