import { expect, type Page } from "@playwright/test";
import { pay } from "../billing/billing.ts";
import { passTwoWeeks } from "../support/seeded.ts";
import { choose, nameCompany, region, signUp, toDashboard } from "./first-steps.ts";
import { test } from "./journey.ts";

async function addWorkspace(page: Page, from: string, name: string): Promise<void> {
  await page.getByRole("button", { name: `Workspace: ${from}` }).click();
  await page.getByRole("menuitem", { name: "Create New" }).click();
  await page.getByLabel("Website URL").fill(`${name.toLowerCase()}.example`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await expect(page.getByRole("button", { name: `Workspace: ${name}` })).toBeVisible();
}

async function openBilling(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Plan & Billing" }).click();
}

test("a smaller plan than three workspaces: from paying to what is deactivated", async ({
  page,
  journey,
}) => {
  await signUp(page);
  await choose(page, "I represent a company looking to scale");
  await nameCompany(page, { name: "First", url: "https://first.example" });
  await toDashboard(page, "First");
  await openBilling(page);
  await page.getByRole("button", { name: "Choose Growth" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Return to Billing" }).click();
  await expect(page.getByText(/^Growth plan\. Its credits renew on /)).toBeVisible();
  await addWorkspace(page, "First", "Second");
  await addWorkspace(page, "Second", "Third");

  await openBilling(page);
  await expect(region(page, "Workspaces")).toContainText("3 of 5 workspaces in use.");
  await page.getByRole("button", { name: "Choose Creator" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Your Updates" });
  await expect(dialog).toContainText("2 workspaces are over the limit of this plan");
  await expect(dialog.getByText(/^Second is deactivated on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(dialog.getByText(/^Third is deactivated on \d+ \w+ \d{4}$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your plan is now Creator" })).toBeVisible();
  const ending = page.getByRole("list", { name: "Scheduled for deactivation" }).getByRole("listitem");
  await expect(ending).toContainText([/^Second is deactivated on/, /^Third is deactivated on/]);

  await expect(region(page, "Workspaces")).toContainText("3 workspaces in use, 1 in your plan.");
  const band = page.getByRole("complementary", { name: "Deactivation" });
  await expect(band).toContainText(
    /^This workspace is beyond the plan and is deactivated on \d+ \w+ \d{4}; its data stays\./,
  );
  await page.getByRole("button", { name: "Workspace: Third" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Third" })).toContainText(
    "Scheduled for Deactivation",
  );
  await page.keyboard.press("Escape");
  const asking = page.waitForResponse("**/organization/");
  await page.reload();
  const { id } = (await (await asking).json()) as { id: string };
  await passTwoWeeks(page, id);

  await page.reload();
  await expect(band).toContainText(
    "This workspace is deactivated: visits are not stored and campaigns are not asked. Its data stays.",
  );
  await page.getByRole("button", { name: "Workspace: Third" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Second" })).toContainText("Deactivated");
  await expect(page.getByRole("menuitemradio", { name: "Third" })).toContainText("Deactivated");
  await page.getByRole("menuitemradio", { name: "First" }).click();
  await expect(page.getByText("Switched to First workspace")).toBeVisible();
  await expect(band).toHaveCount(0);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Overview" }).click();
  const cards = page.getByRole("list", { name: "Workspaces" }).getByRole("listitem");
  await expect(cards.filter({ hasText: "Deactivated" })).toHaveCount(2);
  await expect(cards.filter({ hasText: "Current Workspace" })).toContainText("First");
  await journey.ends(page);
});
