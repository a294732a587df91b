import { expect, type Page } from "@playwright/test";
import { invite } from "../invitations/invitations.ts";
import { newEmail, signUpThroughApi } from "../support/api.ts";
import { logIn } from "../support/log-in.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { choose, nameCompany, region, signOut } from "./first-steps.ts";
import { test } from "./journey.ts";

async function accept(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${name}`);
  await page.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(page.getByText("You have successfully joined the project!")).toBeVisible();
}

async function expectDashboardOf(page: Page, { id, name }: Record<"id" | "name", string>): Promise<void> {
  await expect(page).toHaveURL(`/workspaces/${id}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(page.getByRole("button", { name: `Workspace: ${name}` })).toBeVisible();
  await expect(
    page.getByText(`How AI assistants read ${name}, send people to it and speak of it.`),
  ).toBeVisible();
}

test("somebody invited who has an account: from the link to the dashboard", async ({
  page,
  journey,
  account,
  workspace,
  request,
}) => {
  const guest = await signUpThroughApi(request);
  await page.goto(await invite(request, account, { email: guest.email, project: workspace.id }));
  await expect(region(page, "Invitation")).toContainText(`Ada Lovelace invites you to ${workspace.name}`);
  await expect(region(page, "Invitation")).toContainText(guest.email);
  await expect(page.getByLabel("E-mail")).toHaveValue(guest.email);
  await page.getByLabel("Password", { exact: true }).fill(guest.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await accept(page, workspace.name);
  await expectDashboardOf(page, workspace);
  await expect(region(page, "Getting started")).toContainText("Invite a colleague: done");
  await journey.ends(page);
});

test("somebody invited who has no account: from the link to the dashboard", async ({
  page,
  journey,
  account,
  workspace,
  request,
}) => {
  const email = newEmail();
  await page.goto(await invite(request, account, { email, project: workspace.id }));
  await expect(region(page, "Invitation")).toContainText(`The invitation went to ${email}.`);
  await region(page, "Invitation").getByRole("link", { name: "Create your account" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await fillSignUp(page, {});
  await accept(page, workspace.name);
  await expect(page.getByText("Two short questions about you come next, then the dashboard.")).toBeVisible();
  await choose(page, "I represent a company looking to scale");
  await nameCompany(page, { name: "Northwind", url: "https://northwind.example" });
  await expectDashboardOf(page, workspace);

  await signOut(page, journey);
  await logIn(page, email);
  await expectDashboardOf(page, workspace);
  await journey.ends(page);
});
