import { verifyInvitation } from "@citelens/contract/accounts/invitations";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { signOut } from "../../../../test/components/people.ts";

const email = "grace@example.com";
const path = `/accept-invitation/${"x".repeat(43)}`;

function notice(page: AppPage) {
  return page.getByRole("region", { name: "Invitation" });
}

test("shows the invitation again to who goes from the sign-up to the log-in, and to who reloads", async ({
  page,
  server,
}) => {
  signOut();
  const words = { inviter_name: "Ada Lovelace", project_name: "Northwind" };
  server.answer(verifyInvitation, { ...words, email });
  await page.goto(`/signup?redirect=${encodeURIComponent(path)}`);
  await notice(page).getByRole("link", { name: "I have an account: log in" }).click();

  await expect(page).toHaveURL(
    `/login?email=${encodeURIComponent(email)}&redirect=${encodeURIComponent(path)}`,
  );
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.goto(path);
  await expect(page).toHaveURL("/login");
  await page.reload();
  await expect(notice(page)).toContainText("Northwind");
  await expectNoAxeViolations();
});

test("asks for the log-in as ever where the link is no good, or nothing can be learned of it", async ({
  page,
  server,
}) => {
  signOut();
  server.refuse(verifyInvitation, "INVITATION_GONE");
  await page.goto(path);
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("E-mail")).toHaveValue("");
  await expect(notice(page)).toHaveCount(0);

  server.answer(verifyInvitation, () => Promise.reject(new TypeError("Failed to fetch")));
  await page.goto(`/login?redirect=${encodeURIComponent(path)}&email=a@b.example`);
  await expect(page.getByLabel("E-mail")).toHaveValue("a@b.example");
  await expect(notice(page)).toHaveCount(0);
});

test("tells a stranger before the log-in that a link works no more", async ({ page, server }) => {
  signOut();
  server.refuse(verifyInvitation, "INVITATION_GONE");
  await page.goto(path);

  await expect(page).toHaveURL("/login");
  await expect(
    page.getByText("This invitation is no longer valid or has already been accepted."),
  ).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByText("This invitation is no longer valid")).toBeVisible();
});
