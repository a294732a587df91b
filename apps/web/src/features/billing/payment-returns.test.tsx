import { confirmCredits, confirmSubscription, confirmWorkspace } from "@citelens/contract/billing/billing";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

const missing =
  "Unable to confirm payment status. Missing required payment session information. Please check your account or contact support.";

const returns = [
  {
    page: "credit",
    endpoint: confirmCredits,
    canceled: "Payment was canceled. No credits were added to your account.",
    failed:
      "Payment was successful, but there was an error adding credits to your account. Please contact support.",
  },
  {
    page: "subscription",
    endpoint: confirmSubscription,
    canceled: "Subscription payment was canceled. No changes were made to your subscription.",
    failed:
      "Payment was successful, but there was an error updating your subscription. Please contact support.",
  },
  {
    page: "workspace",
    endpoint: confirmWorkspace,
    canceled: "Workspace payment was canceled. No changes were made.",
    failed: "There was an error updating your workspace. Please contact support.",
  },
] as const;

for (const { page: name, endpoint, canceled, failed } of returns) {
  test(`the page of a ${name} payment says that it was canceled, cannot be told, is being confirmed, or failed`, async ({
    page,
    server,
  }) => {
    const path = `/settings/${name}-payment-confirmation`;
    await page.goto(`${path}?canceled=true`);
    await expect(page.getByRole("alert")).toContainText(canceled);
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(missing);
    await expect(page.getByRole("link", { name: "Return to Billing" })).toBeVisible();

    const release = server.hold(endpoint);
    server.fail(endpoint);
    await page.goto(`${path}?success=true&session_id=cs_1`);
    await expect(page.getByText("Confirming your payment…")).toBeVisible();
    release();
    await expect(page.getByRole("alert")).toContainText(failed);
    await expectNoAxeViolations();
  });
}

test("a plan that could not be given is told", async ({ page, server }) => {
  const refused = { success: false, message: "", error: null };
  server.answer(confirmSubscription, server.sample(confirmSubscription, refused));
  await page.goto("/settings/subscription-payment-confirmation?success=true&session_id=cs_1");
  await expect(page.getByRole("main")).toContainText(
    "There was an error updating your subscription. Please contact support.",
  );
});

test("a bought workspace is told, and one that could not be given", async ({ page, server }) => {
  server.answer(confirmWorkspace, { success: false, message: "", error: null });
  await page.goto("/settings/workspace-payment-confirmation?success=true&session_id=cs_1");
  await expect(page.getByRole("main")).toContainText(
    "There was an error updating your workspace. Please contact support.",
  );

  server.answer(confirmWorkspace, { success: true, message: "", error: null });
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Your workspace purchase was successful!");
});
