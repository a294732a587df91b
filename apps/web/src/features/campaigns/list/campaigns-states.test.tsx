import {
  activateCampaign,
  type CampaignDetails,
  deleteCampaign,
  duplicateCampaign,
  getCampaignStats,
  listCampaigns,
  listRunningCampaigns,
  pauseCampaign,
  updateCampaign,
} from "@citelens/contract/visibility/campaigns";
import { listWorkspaces, type Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { answerList, campaignOf, openMenu, pageOf } from "../campaigns.test-helper.ts";

const now = new Date("2026-11-20T12:00:00Z");

function address({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/campaigns${search}`;
}

test("the menu offers what the status and the type allow", async ({ page, server, workspace }) => {
  server.answer(listWorkspaces, [{ ...workspace, time_zone: "UTC" }]);
  answerList(server, [
    campaignOf(server, { name: "Audit", campaign_type: "PRE_AUDIT" }),
    campaignOf(server, {
      name: "Stopped",
      status: "STOPPED",
      stop_reason: "There are not enough credits left.",
      on_activate: { runs_now: true, credits: 1_250, next_run: null },
    }),
    campaignOf(server, {
      name: "Archived",
      status: "ARCHIVED",
      on_activate: { runs_now: false, credits: 0, next_run: "2026-11-24T09:00:00Z" },
    }),
    campaignOf(server, {
      name: "Paused audit",
      status: "PAUSED",
      campaign_type: "PRE_AUDIT",
      on_activate: { runs_now: false, credits: 0, next_run: null },
    }),
  ]);
  await page.goto(address(workspace));

  const pages = ["View Dashboard", "View Details", /^Edit\s*Edit is only available for Draft campaigns$/];
  const menu = await openMenu(page, "Audit");
  await expect(menu.getByRole("menuitem")).toHaveText([...pages, "Pause", "Duplicate", "Delete"]);
  await page.keyboard.press("Escape");
  for (const [name, activate] of [
    ["Stopped", "Activate — runs now, 1,250 credits"],
    ["Archived", "Activate — next run on 24 Nov 2026, 09:00"],
    ["Paused audit", "Activate — no run is planned"],
  ] as const) {
    await openMenu(page, name);
    await expect(menu.getByRole("menuitem")).toHaveText([...pages, activate, "Duplicate", "Delete"]);
    await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("row").filter({ hasText: "Stopped" })).toContainText(
    "There are not enough credits left.",
  );
});

test("the menu leads to the campaign's pages, and changes its frequency and its status", async ({
  page,
  server,
  workspace,
}) => {
  let active: CampaignDetails = campaignOf(server, { name: "Active", frequency: "WEEKLY" });
  server.answer(listCampaigns, () => pageOf([active]));
  server.answer(updateCampaign, ({ body }) => {
    active = { ...active, ...(body as Partial<CampaignDetails>) };
    return active;
  });
  for (const [endpoint, status] of [
    [pauseCampaign, "PAUSED"],
    [activateCampaign, "ACTIVE"],
  ] as const) {
    server.answer(endpoint, () => {
      active = { ...active, status };
      return active;
    });
  }
  await page.goto(address(workspace));
  const details = `/workspaces/${workspace.id}/insight/${active.id}/details`;
  const dashboard = `/workspaces/${workspace.id}/insight/dashboard?campaign=${active.id}`;
  await expect(page.getByRole("link", { name: "Active" })).toHaveAttribute("href", dashboard);

  const menu = await openMenu(page, "Active");
  await expect(menu.getByRole("menuitem", { name: "View Dashboard" })).toHaveAttribute("href", dashboard);
  await expect(menu.getByRole("menuitem", { name: "View Details" })).toHaveAttribute("href", details);
  await expect(menu.getByRole("menuitem", { name: "Edit", exact: false }).nth(0)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await menu.getByRole("menuitem", { name: "Edit Frequency" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Campaign Frequency" });
  const update = dialog.getByRole("button", { name: "Update Frequency" });
  await expect(update).toBeDisabled();
  await expect(dialog.getByRole("radio", { name: "Weekly" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "Daily" }).check();
  await update.click();
  await expect(page.getByText("Frequency changed to Daily")).toBeVisible();
  expect(server.calls(updateCampaign)[0]?.body).toEqual({ frequency: "DAILY" });

  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^A?Active/ }) });
  await (await openMenu(page, "Active")).getByRole("menuitem", { name: "Pause" }).click();
  await expect(row).toContainText("Paused");
  await (await openMenu(page, "Active")).getByRole("menuitem", { name: "Activate" }).click();
  await expect(page.getByText("Campaign activated")).toBeVisible();
  const steps = [pauseCampaign, activateCampaign].map((endpoint) =>
    server.calls(endpoint).map(({ params }) => params.campaignId),
  );
  expect(steps).toEqual([[active.id], [active.id]]);
});

test("filters, sorting and pages are in the address, and a filter leads to page 1", async ({
  page,
  server,
  workspace,
}) => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    campaignOf(server, { name: `Campaign ${index + 1}` }),
  );
  server.answer(listCampaigns, { ...pageOf(rows), count: 41 });
  const queries = (): readonly string[] => server.calls(listCampaigns).map(({ query }) => `${query}`);
  const lastQuery = () => expect.poll(() => queries().at(-1), { timeout: 5_000 });
  await page.goto(address(workspace));
  await expect(page.getByText("Showing 1 to 20 of 41 results")).toBeVisible();
  expect(queries()).toEqual(["page=1&page_size=20&ordering=-created"]);

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(address(workspace, "?page=2"));
  await expect(page.getByText("Showing 21 to 40 of 41 results")).toBeVisible();
  await page.getByRole("button", { name: "Draft" }).click();
  await expect(page).toHaveURL(address(workspace, "?status=DRAFT"));
  await page.getByLabel("Type").selectOption("Pre-Audit");
  await expect(page).toHaveURL(address(workspace, "?status=DRAFT&type=PRE_AUDIT"));
  await lastQuery().toBe("page=1&page_size=20&ordering=-created&status=DRAFT&campaign_type=PRE_AUDIT");

  for (const [header, ordering] of [
    ["Campaign", "name"],
    ["Status", "status"],
    ["Queries", "query_count"],
    ["Answers", "answer_count"],
  ] as const) {
    await page.getByRole("columnheader", { name: header }).getByRole("button").click();
    await lastQuery().toContain(`ordering=${ordering}&`);
  }
  await page.getByRole("columnheader", { name: "Answers" }).getByRole("button").click();
  await expect(page).toHaveURL(/ordering=-answer_count/);
  await expect(page.getByRole("columnheader", { name: "Answers" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );

  await page.goto(address(workspace, "?status=STOPPED&page=-2&ordering=secret"));
  await lastQuery().toBe("page=1&page_size=20&ordering=-created");
});

test("running campaigns are shown, and again after the banner was dismissed", async ({
  page,
  server,
  workspace,
}) => {
  const polls = (): number => server.calls(listRunningCampaigns).length;
  server.answer(listRunningCampaigns, () => ({
    running_campaigns: [{ id: workspace.id, name: "Autumn", answers_done: polls() * 10, answers_total: 40 }],
  }));
  page.startClock(now);
  await page.goto(address(workspace));
  const banner = page.getByRole("status").filter({ hasText: "1 campaign is running" });
  await expect(banner).toContainText("Autumn: 10 of 40 answers");

  await banner.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toBeHidden();
  await page.fastForward(20_000);
  await expect(banner).toBeHidden();
  expect(polls()).toBe(1);

  await page.fastForward(11_000);
  await expect(banner).toContainText("Autumn: 20 of 40 answers");
});

test("failures show the specified messages", async ({ page, server, workspace }) => {
  server.fail(getCampaignStats);
  server.fail(listRunningCampaigns);
  server.fail(listCampaigns);
  const release = server.hold(listCampaigns);
  await page.goto(address(workspace));
  await expect(page.getByRole("table", { name: "Campaigns" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("alert")).toHaveText(/^Failed to load campaigns/);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Campaigns in numbers" })).toContainText("Total Campaigns–");

  answerList(server, [
    campaignOf(server, { name: "Active", frequency: "WEEKLY" }),
    campaignOf(server, { name: "Paused one", status: "PAUSED" }),
  ]);
  for (const endpoint of [pauseCampaign, activateCampaign, duplicateCampaign, updateCampaign, deleteCampaign])
    server.fail(endpoint);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);

  for (const [name, action] of [
    ["Active", "Pause"],
    ["Paused one", "Activate"],
    ["Active", "Duplicate"],
  ] as const) {
    await (await openMenu(page, name)).getByRole("menuitem", { name: action }).click();
    await expect(
      page.getByText(`Failed to ${action.toLowerCase()} campaign. Please try again.`, { exact: true }),
    ).toBeVisible();
  }
  await (await openMenu(page, "Active")).getByRole("menuitem", { name: "Edit Frequency" }).click();
  await page.getByRole("radio", { name: "Monthly" }).check();
  await page.getByRole("button", { name: "Update Frequency" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Failed to update frequency");
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Cancel" }).click();

  await (await openMenu(page, "Active")).getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to delete campaign" });
  await expect(failure).toBeVisible();
  await failure.getByRole("button", { name: "Dismiss" }).click();
  await expect(failure).toBeHidden();
});

test("a list in a form that nobody knows is shown as an empty one", async ({ page, server, workspace }) => {
  server.answer(listCampaigns, () => Response.json({ items: "many" }));
  await page.goto(address(workspace));

  await expect(page.getByText("No campaigns yet")).toBeVisible();
});
