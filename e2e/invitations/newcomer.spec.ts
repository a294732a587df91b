import { expect, type Page } from "@playwright/test";
import { newEmail } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { invite } from "./invitations.ts";

function notice(page: Page) {
  return page.getByRole("region", { name: "Invitation" });
}

test("leads somebody without an account from the link to the workspace, with two questions on the way", async ({
  page,
  workspace,
  account,
  request,
}) => {
  const email = newEmail();
  const path = await invite(request, account, { email, project: workspace.id });

  await page.goto(path);
  await expect(page).toHaveURL("/login");
  await expect(notice(page)).toContainText(`Ada Lovelace invites you to ${workspace.name}`);
  await expect(notice(page)).toContainText(`The invitation went to ${email}.`);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await notice(page).getByRole("link", { name: "Create your account" }).click();

  await expect(page).toHaveURL(
    `/signup?email=${encodeURIComponent(email)}&redirect=${encodeURIComponent(path)}`,
  );
  await expect(notice(page)).toContainText(`Ada Lovelace invites you to ${workspace.name}`);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery staple");
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${workspace.name}`);
  await page.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(page.getByText("You have successfully joined the project!")).toBeVisible();
  await expect(page.getByText("Two short questions about you come next, then the dashboard.")).toBeVisible();

  await expect(page).toHaveURL("/onboarding/step-1");
  await page.getByText("I represent a company looking to scale").click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/onboarding/step-2");
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("https://northwind.example");
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page).toHaveURL(`/workspaces/${workspace.id}/dashboard`);
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
});

test("shows the invitation again to who goes from the sign-up to the log-in, and to who reloads", async ({
  page,
  workspace,
  account,
  request,
}) => {
  const email = newEmail();
  const path = await invite(request, account, { email, project: workspace.id });
  await page.goto(`/signup?redirect=${encodeURIComponent(path)}`);
  await notice(page).getByRole("link", { name: "I have an account: log in" }).click();

  await expect(page).toHaveURL(
    `/login?email=${encodeURIComponent(email)}&redirect=${encodeURIComponent(path)}`,
  );
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.goto(path);
  await page.reload();
  await expect(notice(page)).toContainText(workspace.name);

  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
});

test("asks for the log-in as ever where the link is no good, or nothing can be learned of it", async ({
  page,
}) => {
  await page.goto(`/accept-invitation/${"x".repeat(43)}`);
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("E-mail")).toHaveValue("");
  await expect(notice(page)).toHaveCount(0);

  await page.route("**/project-invitations/verify/**", (route) => route.abort());
  await page.goto(
    `/login?redirect=${encodeURIComponent(`/accept-invitation/${"y".repeat(43)}`)}&email=a@b.example`,
  );
  await expect(page.getByLabel("E-mail")).toHaveValue("a@b.example");
  await expect(notice(page)).toHaveCount(0);
});

test("tells a stranger before the log-in that a link works no more", async ({ page }) => {
  await page.goto(`/accept-invitation/${"x".repeat(43)}`);

  await expect(page).toHaveURL("/login");
  await expect(
    page.getByText("This invitation is no longer valid or has already been accepted."),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByText("This invitation is no longer valid")).toBeVisible();
});
