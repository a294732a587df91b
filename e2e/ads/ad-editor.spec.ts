import { expect } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { signIn, test } from "../support/test.ts";

test("a campaign of the network, from its channel to its review", { tag: "@main" }, async ({
  page,
  request,
  workspace,
}) => {
  await signIn(page, await signInAsRoot(request));
  const next = page.getByRole("button", { name: /^(Save and c|C)ontinue$/ });
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await page.getByRole("link", { name: "Begin in the Context Network" }).click();
  await page.getByLabel("Campaign name").fill("Desk chairs");
  await page.getByRole("combobox", { name: "Category" }).fill("Furn");
  await page.keyboard.press("Enter");
  await next.click();
  await page.getByLabel("Topics, one in each line").fill("ergonomic desk chairs\nsitting well");
  await next.click();
  await expect(page).toHaveURL(/campaigns\/[\w-]+\/edit\?step=creatives$/);

  await page.getByRole("button", { name: "New creative" }).click();
  const dialog = page.getByRole("dialog", { name: "New creative" });
  await dialog.getByLabel("Title").fill("Northwind desk chairs");
  await dialog.getByLabel("Text", { exact: true }).fill("Northwind makes desk chairs in Lübeck.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Northwind desk chairs" })).toBeVisible();
  await next.click();

  await page.getByLabel("Whole budget in EUR").fill("1,200.00");
  await page.getByRole("button", { name: "Save and submit for review" }).click();
  await expect(page).toHaveURL(/campaigns\/[\w-]+$/);
  await expect(page.getByText("In review", { exact: true }).first()).toBeVisible();
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(page.getByRole("row").filter({ hasText: "Desk chairs" })).toHaveText(/In review.*€1,200\.00/);
});
