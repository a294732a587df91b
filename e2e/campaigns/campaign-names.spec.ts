import { expect, type Page } from "@playwright/test";
import { lamps } from "../seed/desk-lamps.ts";
import { openOwn } from "../support/seeded.ts";
import { test } from "../support/test.ts";

function namesCard(page: Page) {
  return page.getByRole("region", { name: "Names in answers", exact: true });
}

test("names of a launched campaign are changed on its page: what that changes is shown, and the answers are read again", async ({
  page,
}) => {
  const { workspace, campaigns } = await openOwn(page, "desk-lamps");
  const campaignId = campaigns[lamps.campaign] ?? "";
  await page.goto(`/workspaces/${workspace.id}/insight/${campaignId}/details`);
  const card = namesCard(page);
  const brands = card.getByRole("list", { name: "Brands and their names" }).locator("> li");
  await expect(brands).toHaveText([/^BrandNorthwind/, /^CompetitorFabrikam/]);

  await card.getByRole("button", { name: "Edit names of Fabrikam" }).click();
  await expect(card.getByRole("button", { name: "Edit names of Northwind" })).toBeDisabled();
  await card.getByLabel("Other names").fill("Litware");
  await card.getByLabel("Other names").press("Enter");
  await expect(card).toContainText("In the last 8 answers: These 8 will now count.");
  await expect(card.locator("mark").first()).toHaveText("Litware");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Names of Fabrikam saved")).toBeVisible();
  await expect(brands.nth(1)).toContainText("Litware");

  await card.getByRole("button", { name: "Edit names of Northwind" }).click();
  await card.getByText("found automatically").click();
  await card.getByLabel("Case of Northwind").selectOption("on");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(brands.nth(0)).not.toContainText("exact case");
  await card.getByRole("button", { name: "Edit names of Northwind" }).click();
  await card.getByText("found automatically").click();
  await card.getByLabel("Case of Northwind").selectOption("on");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(brands.nth(0)).toContainText("Northwind exact case");
  await page.reload();
  await expect(brands).toHaveText([/Northwind exact case/, /Fabrikam.*Litware/]);
});
