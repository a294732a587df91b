import { requestVerification, verificationRequested } from "@citelens/contract/accounts/accounts";
import { getCredits, listCreditUses } from "@citelens/contract/billing/credits";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

test("the credit usage history says so when it loads, fails, is empty or has no project", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listWorkspaces, []);
  await page.goto("/settings/credit-logs");
  await expect(page.getByText("No project selected")).toBeVisible();
  await expect(page.getByText("Please select a project to view credit usage history")).toBeVisible();

  server.answer(listWorkspaces, [workspace]);
  const release = server.hold(listCreditUses);
  server.fail(listCreditUses);
  await page.reload();
  await expect(page.getByRole("table", { name: "Credit usage" })).toHaveAttribute("aria-busy", "true");

  release();
  await expect(page.getByText("Failed to load credit usage data")).toBeVisible();
  server.answer(listCreditUses, { count: 0, next: null, previous: null, results: [] });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No credit usage found")).toBeVisible();
  await expect(page.getByText("Credit usage will appear here as you use the platform")).toBeVisible();
});

test("the credit gate says that a confirmed address brings the free credits, and sends the link again", async ({
  page,
  server,
  workspace,
}) => {
  const waiting = {
    total_credits: 0,
    remaining_credits: 0,
    free_credits_wait: true,
    billing: "stripe",
  } as const;
  server.answer(getCredits, server.sample(getCredits, waiting));
  server.answer(requestVerification, { message: verificationRequested });
  await page.goto(`/workspaces/${workspace.id}/insight/catch`);

  await expect(page.getByText("Confirm your email for 300 free credits")).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Resend Link" }).click();

  await expect(page.getByText("We have sent you a link. Check your inbox (and spam folder).")).toBeVisible();
  expect(server.calls(requestVerification)).toHaveLength(1);
  await page.getByRole("button", { name: /^Credits:/ }).click();
  await expect(page.getByRole("heading", { name: "Credits", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend Link" })).toHaveCount(2);
});

test("the credit gate is open while credits remain", async ({ page, server, workspace }) => {
  server.answer(getCredits, server.sample(getCredits, { remaining_credits: 7, billing: "stripe" }));
  await page.goto(`/workspaces/${workspace.id}/insight/catch`);

  await expect(page.getByText(/credits left\. Nothing needs to be activated\./)).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Activate" }),
  ).toHaveCount(0);
});
