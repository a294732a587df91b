import { acceptInvitation, verifyInvitation } from "@citelens/contract/accounts/invitations";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const path = `/accept-invitation/${"x".repeat(43)}`;
const gone = "This invitation is no longer valid or has already been accepted.";

function invite(server: ServerDouble, email: string): void {
  const words = { inviter_name: "Grace Hopper", project_name: "Fabrikam" };
  server.answer(verifyInvitation, { ...words, email });
}

test("a link that is no good says why", async ({ page, server, workspace }) => {
  await page.goto("/accept-invitation/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid invitation link");
  await expect(page).toHaveTitle(/^Invitation/);

  server.refuse(verifyInvitation, "INVITATION_GONE");
  await page.goto(path);
  await expect(page.getByRole("alert")).toHaveText(gone);

  server.answer(verifyInvitation, () => Promise.reject(new TypeError("Failed to fetch")));
  await page.goto(path);
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to verify invitation. Please try again or contact support.",
  );
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "Go To Dashboard" }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/dashboard`);
});

test("the wrong account is told so, in no account's frame", async ({ page, server, account }) => {
  invite(server, "somebody.else@example.com");
  await page.goto(path);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wrong Account");
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByText("Fabrikam")).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expectNoAxeViolations();
});

test("an invitation that cannot be accepted says so, and can be accepted again", async ({
  page,
  server,
  account,
  workspace,
}) => {
  invite(server, account.email.toUpperCase());
  server.answer(acceptInvitation, () => Promise.reject(new TypeError("Failed to fetch")));
  page.startClock();
  await page.goto(path);
  const accept = page.getByRole("button", { name: "Accept Invitation" });
  await expect(accept).toBeVisible();
  await expectNoAxeViolations();
  await accept.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to accept invitation. Please try again or contact support.",
  );

  server.answer(acceptInvitation, { detail: "You have joined.", project_id: workspace.id });
  await accept.click();
  await expect(page.getByText("You have successfully joined the project!")).toBeVisible();
  await page.fastForward(2_000);
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/dashboard`);
});
