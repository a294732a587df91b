import { expect } from "@playwright/test";
import { newEmail } from "../support/api.ts";
import { logIn, password } from "../support/log-in.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { chooseAction } from "../support/workspace-menu.ts";
import { choose, expectFirstSteps, nameCompany, signUp, toDashboard } from "./first-steps.ts";
import { test } from "./journey.ts";

test("somebody who deletes all and comes back: from an account to a new one", async ({ page, journey }) => {
  const email = newEmail();
  const company = { name: "Acorn", url: "https://acorn.example" };
  await signUp(page, email);
  await choose(page, "I represent a company looking to scale");
  await nameCompany(page, company);
  await toDashboard(page, company.name);
  const before = page.url();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Overview" }).click();
  await chooseAction(page, company.name, "Delete");
  const asked = page.getByRole("dialog", { name: "Delete Workspace" });
  await expect(asked).toContainText("Its visits and all other data are deleted. This cannot be undone.");
  await asked.getByLabel("Type the workspace's name to confirm").fill(company.name);
  await asked.getByRole("button", { name: "Delete Workspace" }).click();
  await expect(page.getByText("Workspace deleted successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No workspaces found" })).toBeVisible();

  await page.getByRole("link", { name: "Personal Infos" }).click();
  await page.getByRole("button", { name: "Delete Account" }).click();
  const sure = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(sure).toContainText("You are signed out everywhere and cannot log in again.");
  await expect(sure).toContainText("This cannot be undone.");
  await sure.getByLabel("Your password", { exact: true }).fill(password);
  await sure.getByRole("button", { name: "Delete Account" }).click();

  await expect(page).toHaveURL("/login");
  journey.mayBeRefused(/\/token\/$/);
  await logIn(page, email);
  await expect(page.getByRole("alert")).toHaveText("Incorrect email or password. Please try again.");
  await page.getByRole("link", { name: "Create one" }).click();
  await fillSignUp(page, { email });
  await choose(page, "I represent a company looking to scale");
  await nameCompany(page, company);
  await toDashboard(page, company.name);
  expect(page.url(), "a workspace of its own").not.toBe(before);
  await expectFirstSteps(page, ["Ask your first questions"]);

  await page.getByRole("link", { name: "Activate" }).click();
  await expect(page.getByRole("main")).toContainText("credits");

  await page.goto(before);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hmm\.\.\.this page doesn't exist\./);
  await journey.ends(page);
});
