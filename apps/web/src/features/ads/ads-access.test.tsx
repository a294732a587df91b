import { listAdCampaigns } from "@citelens/contract/content/ads-campaigns";
import { listAdCreatives } from "@citelens/contract/content/ads-library";
import { getWorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test as memberTest } from "../../../test/components/page-test.ts";
import { refusal } from "../../../test/components/server-double.ts";
import { adCampaign, listOf } from "./ad-samples.test-helper.ts";
import { test } from "./superuser-test.test-helper.ts";

function addressOf({ id }: Pick<Workspace, "id">, page: string): string {
  return `/workspaces/${id}/ads/${page}`;
}

function group(page: AppPage): ElementLocator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("list", { name: "AI Search Ads (GEA)" });
}

memberTest("members neither see the ads nor find their pages", async ({ page, workspace }) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page.getByRole("link", { name: "Settings", exact: true })).toBeVisible();
  await expect(group(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Ad ");
  await expect(page.getByRole("option", { name: "Ad Campaigns" })).toHaveCount(0);
  for (const path of ["campaigns", "campaigns/new", "library"]) {
    await page.goto(addressOf(workspace, path));
    await expect(page.getByText("this page doesn't exist")).toBeVisible();
  }
});

test("superusers reach the ads by the sidebar, by shortcuts and by the palette", async ({
  page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(group(page).getByRole("link")).toHaveText(["Dashboard", "Campaigns", "Library", "Network"]);
  await group(page).getByRole("link", { name: "Campaigns" }).click();
  await expect(page).toHaveURL(addressOf(workspace, "campaigns"));
  await expect(page).toHaveTitle(/^Ad Campaigns - /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/ads\/library$/);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Ad Campaigns");
  await page.getByRole("option", { name: "Ad Campaigns" }).click();
  await expect(page).toHaveURL(/ads\/campaigns$/);
});

test("while viewing as another user the pages do not exist", async ({ page, workspace }) => {
  await page.goto(addressOf(workspace, "campaigns"));
  await expect(page.getByRole("heading", { name: "Ad Campaigns" })).toBeVisible();

  localStorage.setItem("impersonating", "true");
  await page.reload();
  await expect(page.getByText("this page doesn't exist")).toBeVisible();
  await expect(group(page)).toHaveCount(0);
});

test("superusers open the ads of a workspace that they are no member of, and nothing else of it", async ({
  page,
  server,
  workspace,
}) => {
  const foreign = { id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4b1" };
  const details = server.sample(getWorkspaceDetails, {
    ...foreign,
    workspace: {
      name: "Fabrikam",
      url: "https://fabrikam.example",
      organization_id: workspace.id,
      owner_email: "owner@fabrikam.example",
      state: "active",
      is_demo: false,
      time_zone: "Asia/Tokyo",
      members: 3,
      created: "2026-11-01T09:00:00Z",
    },
  });
  server.answer(getWorkspaceDetails, ({ params }) =>
    params.workspaceId === foreign.id ? details : refusal("NOT_FOUND"),
  );
  server.answer(listAdCampaigns, listOf([adCampaign({ name: "Lamps of Fabrikam" })]));
  server.answer(listAdCreatives, listOf([]));

  await page.goto(addressOf(foreign, "campaigns"));
  await expect(page.getByText("The ads of Fabrikam")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText("Ad Campaigns");
  await expect(page.getByRole("table").getByText("Lamps of Fabrikam")).toBeVisible();
  expect(server.calls(listAdCampaigns).map(({ params }) => params.projectId)).toEqual([foreign.id]);
  await expectNoAxeViolations();
  await page
    .getByRole("navigation", { name: "Ads of Fabrikam" })
    .getByRole("link", { name: "Library" })
    .click();
  await expect(page).toHaveURL(addressOf(foreign, "library"));
  await expect(page.getByRole("heading", { name: "Ad Library" })).toBeVisible();
  // What was selected before stays selected.
  await expect(group(page).getByRole("link", { name: "Library" })).toHaveAttribute(
    "href",
    addressOf(workspace, "library"),
  );

  await page.goto(`/workspaces/${foreign.id}/dashboard`);
  await expect(page.getByText("this page doesn't exist")).toBeVisible();
  await page.goto(addressOf({ id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4b9" }, "campaigns"));
  await expect(page.getByText("this page doesn't exist")).toBeVisible();
});
