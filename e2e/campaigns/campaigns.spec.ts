import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { campaignRow, campaignsAddress, openCampaignMenu } from "./campaign-fixtures.ts";
import { createDraft } from "./campaigns.ts";

test("drafts are listed, filtered, duplicated and deleted", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  await page.goto(campaignsAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GEO Campaigns Manager");
  await expect(page).toHaveTitle(/GEO Campaigns Manager/);
  await expect(page.getByText("No campaigns yet")).toBeVisible();
  const create = `/workspaces/${workspace.id}/insight/create`;
  await expect(page.getByRole("link", { name: "Create New Campaign" })).toHaveAttribute("href", create);
  await expect(page.getByRole("link", { name: "New Campaign", exact: true })).toHaveAttribute("href", create);

  const autumn = await createDraft(request, account, { projectId: workspace.id, name: "Autumn" });
  await createDraft(request, account, {
    projectId: workspace.id,
    name: "Shoes",
    campaign_type: "PRODUCT",
  });
  await page.reload();
  await expect(page.getByRole("rowheader")).toHaveText([/Shoes/, /Autumn/]);
  const row = campaignRow(page, /Autumn/);
  await expect(row).toContainText("Draft");
  await expect(row).toContainText(/Brand InsightCreated (just now|\d+ seconds? ago)/);
  await expect(row.getByRole("cell")).toHaveText(["Draft", "-", "-", "-", "-", "-", "No", ""]);
  await expect(row.getByRole("link", { name: "Autumn" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/${autumn.id}/edit`,
  );

  await page.getByLabel("Type").selectOption("Product");
  await expect(page).toHaveURL(campaignsAddress(workspace, "?type=PRODUCT"));
  await expect(page.getByRole("rowheader")).toHaveText([/Shoes/]);
  await page.getByRole("button", { name: "Paused" }).click();
  await expect(page.getByText("No campaigns match these filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(campaignsAddress(workspace));

  const menu = await openCampaignMenu(page, "Autumn");
  await expect(menu.getByRole("menuitem")).toHaveText(["Edit", "Duplicate", "Delete"]);
  await menu.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText("Campaign duplicated: the copy is a draft")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(3);

  await (await openCampaignMenu(page, "Shoes")).getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete Shoes?" });
  await expect(dialog).toContainText("This action cannot be undone.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  await (await openCampaignMenu(page, "Shoes")).getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Campaign deleted. Its data is being removed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(campaignRow(page, /Shoes/)).toHaveCount(0);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});
