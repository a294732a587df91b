import { apiBase } from "@citelens/contract/base/endpoint";
import type { WorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { adCampaign, adsApi, asSuperuser, pageOf } from "./ads-fixtures.ts";
import { expectGoodLooks } from "./ads-looks.ts";

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

test("superusers open the ads of a workspace that they are no member of, and nothing else of it", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  const foreign = { id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4b1", name: "Fabrikam" };
  const details: WorkspaceDetails = {
    id: foreign.id,
    workspace: {
      name: foreign.name,
      url: "https://fabrikam.example",
      organization_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4b2",
      owner_email: "owner@fabrikam.example",
      state: "active",
      is_demo: false,
      time_zone: "Asia/Tokyo",
      members: 3,
      created: "2026-11-01T09:00:00Z",
    },
    sums: { campaigns: 0, rebuilding: 0 },
    analysis: [],
    deletion: null,
  };
  const addressOf = (id: string) => `**${apiBase}/admin/workspaces/${id}/`;
  await asSuperuser(page, account);
  await page.route(addressOf(foreign.id), (route) => route.fulfill({ json: details }));
  await page.route(adsApi(foreign.id, "**"), (route) => route.fulfill({ json: pageOf([]) }));
  await page.route(adsApi(foreign.id, "campaigns/?*"), (route) =>
    route.fulfill({ json: pageOf([adCampaign({ name: "Lamps of Fabrikam" })]) }),
  );

  await page.goto(`/workspaces/${foreign.id}/ads/campaigns`);
  await expect(page.getByText("The ads of Fabrikam")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText("Ad Campaigns");
  await expect(page.getByRole("table").getByText("Lamps of Fabrikam")).toBeVisible();
  await expectGoodLooks(page);
  await page
    .getByRole("navigation", { name: "Ads of Fabrikam" })
    .getByRole("link", { name: "Library" })
    .click();
  await expect(page).toHaveURL(`/workspaces/${foreign.id}/ads/library`);
  await expect(page.getByRole("heading", { name: "Ad Library" })).toBeVisible();
  // What was selected before stays selected.
  await expect(group(page).getByRole("link", { name: "Library" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/ads/library`,
  );
  await page.goto(`/workspaces/${foreign.id}/dashboard`);
  await expect(page.getByText("this page doesn't exist")).toBeVisible();

  await page.route(addressOf("01a203d7-94a2-766c-8ebf-ae4f15cfe4b9"), (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await page.goto("/workspaces/01a203d7-94a2-766c-8ebf-ae4f15cfe4b9/ads/campaigns");
  await expect(page.getByText("this page doesn't exist")).toBeVisible();
});
