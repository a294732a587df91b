import { expect, type Page } from "@playwright/test";
import { newEmail } from "../support/api.ts";
import { test } from "../support/test.ts";
import { invite } from "./invitations.ts";

function notice(page: Page) {
  return page.getByRole("region", { name: "Invitation" });
}

test("leads somebody without an account from the link to the workspace, with two questions on the way", {
  tag: "@main",
}, async ({ page, workspace, account, request }) => {
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
