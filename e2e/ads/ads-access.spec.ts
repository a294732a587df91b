import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { adCampaign, adsApi, asSuperuser, pageOf } from "./ads-fixtures.ts";

const pages = ["campaigns", "campaigns/new", "library"];
const group = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("list", { name: "AI Search Ads (GEA)" });

test("members neither see the ads nor find their pages", async ({ signedInPage: page, workspace }) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page.getByRole("link", { name: "Settings", exact: true })).toBeVisible();
  await expect(group(page)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Ad ");
  await expect(page.getByRole("option", { name: "Ad Campaigns" })).toHaveCount(0);
  for (const path of pages) {
    await page.goto(`/workspaces/${workspace.id}/ads/${path}`);
    await expect(page.getByText("this page doesn't exist")).toBeVisible();
  }
});

test("superusers reach the ads by the sidebar, by shortcuts and by the palette", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  await asSuperuser(page, account);
  await page.route(adsApi(workspace.id, "**"), (route) => route.fulfill({ json: pageOf([]) }));
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(group(page).getByRole("link")).toHaveText(["Dashboard", "Campaigns", "Library", "Network"]);
  await group(page).getByRole("link", { name: "Campaigns" }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(page).toHaveTitle(/^Ad Campaigns - /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/ads\/library$/);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Ad Campaigns");
  await page.getByRole("option", { name: "Ad Campaigns" }).click();
  await expect(page).toHaveURL(/ads\/campaigns$/);
});

test("while viewing as another user the pages do not exist", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  await asSuperuser(page, account);
  const rows = pageOf([adCampaign()]);
  await page.route(adsApi(workspace.id, "campaigns/?*"), (route) => route.fulfill({ json: rows }));
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(page.getByRole("heading", { name: "Ad Campaigns" })).toBeVisible();

  await page.evaluate("localStorage.setItem('impersonating', 'true')");
  await page.reload();
  await expect(page.getByText("this page doesn't exist")).toBeVisible();
  await expect(group(page)).toHaveCount(0);
});
