import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { foreignAnswer } from "../support/stubs.ts";
import { test } from "../support/test.ts";
import { themes, useTheme } from "../support/views.ts";
import { detailsOf, pageOfRuns } from "./campaign-details-fixtures.ts";
import {
  campaignOf,
  campaignRow,
  campaignsAddress,
  campaignsCall,
  createDraft,
  modelOf,
  openCampaignMenu,
  runningCall,
  runningOf,
  runOf,
  serveCampaigns,
  statsCall,
} from "./campaign-fixtures.ts";

const now = new Date("2026-11-20T12:00:00Z");

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

  await page.goto(`/workspaces/${workspace.id}/insight/${autumn.id}/success`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This campaign has not been launched yet");
  await expect(page.getByRole("link", { name: "Edit Autumn" })).toBeVisible();
  await page.goto(`/workspaces/${workspace.id}/insight/${crypto.randomUUID()}/success`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This campaign does not exist");
});

test("the menu offers what the status and the type allow, and does it", async ({
  signedInPage: page,
  workspace,
}) => {
  const active = campaignOf({ name: "Active" });
  const campaigns = [
    active,
    campaignOf({ name: "Audit", campaign_type: "PRE_AUDIT" }),
    campaignOf({
      name: "Stopped",
      status: "STOPPED",
      stop_reason: "There are not enough credits left.",
      on_activate: { runs_now: true, credits: 1_250, next_run: null },
    }),
    campaignOf({
      name: "Archived",
      status: "ARCHIVED",
      on_activate: { runs_now: false, credits: 0, next_run: "2026-11-24T09:00:00Z" },
    }),
    campaignOf({
      name: "Paused audit",
      status: "PAUSED",
      campaign_type: "PRE_AUDIT",
      on_activate: { runs_now: false, credits: 0, next_run: null },
    }),
  ];
  const asked = await serveCampaigns(page, campaigns);
  await page.goto(campaignsAddress(workspace));
  const details = `/workspaces/${workspace.id}/insight/${active.id}/details`;
  const dashboard = `/workspaces/${workspace.id}/insight/dashboard?campaign=${active.id}`;
  await expect(page.getByRole("link", { name: "Active" })).toHaveAttribute("href", dashboard);

  const pages = ["View Dashboard", "View Details", /^Edit\s*Edit is only available for Draft campaigns$/];
  let menu = await openCampaignMenu(page, "Audit");
  await expect(menu.getByRole("menuitem")).toHaveText([...pages, "Pause", "Duplicate", "Delete"]);
  await page.keyboard.press("Escape");
  for (const [name, activate] of [
    ["Stopped", "Activate — runs now, 1,250 credits"],
    ["Archived", "Activate — next run on 24 Nov 2026, 09:00"],
    ["Paused audit", "Activate — no run is planned"],
  ] as const) {
    menu = await openCampaignMenu(page, name);
    await expect(menu.getByRole("menuitem")).toHaveText([...pages, activate, "Duplicate", "Delete"]);
    await page.keyboard.press("Escape");
  }
  await expect(campaignRow(page, /Stopped/)).toContainText("There are not enough credits left.");

  menu = await openCampaignMenu(page, "Active");
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
  expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({ frequency: "DAILY" });

  await (await openCampaignMenu(page, "Active")).getByRole("menuitem", { name: "Pause" }).click();
  await expect(campaignRow(page, /^A?Active/)).toContainText("Paused");
  await (await openCampaignMenu(page, "Active")).getByRole("menuitem", { name: "Activate" }).click();
  await expect(page.getByText("Campaign activated")).toBeVisible();
  const steps = asked.filter(({ method }) => method === "POST").map(({ path }) => path);
  expect(steps).toEqual([`${active.id}/pause`, `${active.id}/activate`]);
});

test("filters, sorting and pages are in the address, and a filter leads to page 1", async ({
  signedInPage: page,
  workspace,
}) => {
  const queries: string[] = [];
  const rows = Array.from({ length: 20 }, (_, index) => campaignOf({ name: `Campaign ${index + 1}` }));
  await page.route(campaignsCall, (route) => {
    queries.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { count: 41, next: null, previous: null, results: rows } });
  });
  await page.goto(campaignsAddress(workspace));
  await expect(page.getByText("Showing 1 to 20 of 41 results")).toBeVisible();
  expect(queries).toEqual(["?page=1&page_size=20&ordering=-created"]);

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(campaignsAddress(workspace, "?page=2"));
  await expect(page.getByText("Showing 21 to 40 of 41 results")).toBeVisible();
  await page.getByRole("button", { name: "Draft" }).click();
  await expect(page).toHaveURL(campaignsAddress(workspace, "?status=DRAFT"));
  await page.getByLabel("Type").selectOption("Pre-Audit");
  await expect(page).toHaveURL(campaignsAddress(workspace, "?status=DRAFT&type=PRE_AUDIT"));
  await expect
    .poll(() => queries.at(-1))
    .toBe("?page=1&page_size=20&ordering=-created&status=DRAFT&campaign_type=PRE_AUDIT");

  for (const [header, ordering] of [
    ["Campaign", "name"],
    ["Status", "status"],
    ["Queries", "query_count"],
    ["Answers", "answer_count"],
  ] as const) {
    await page.getByRole("columnheader", { name: header }).getByRole("button").click();
    await expect.poll(() => queries.at(-1)).toContain(`ordering=${ordering}&`);
  }
  await page.getByRole("columnheader", { name: "Answers" }).getByRole("button").click();
  await expect(page).toHaveURL(/ordering=-answer_count/);
  await expect(page.getByRole("columnheader", { name: "Answers" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );

  await page.goto(campaignsAddress(workspace, "?status=STOPPED&page=-2&ordering=secret"));
  await expect.poll(() => queries.at(-1)).toBe("?page=1&page_size=20&ordering=-created");
});

test("running campaigns are shown, and again after the banner was dismissed", async ({
  signedInPage: page,
  workspace,
}) => {
  let polls = 0;
  const autumnId = crypto.randomUUID();
  await page.clock.install({ time: now });
  await page.route(runningCall, (route) => {
    polls += 1;
    const answers_done = polls * 10;
    return route.fulfill({
      json: runningOf({ id: autumnId, name: "Autumn", answers_done, answers_total: 40 }),
    });
  });
  await page.goto(campaignsAddress(workspace));
  const banner = page.getByRole("status").filter({ hasText: "1 campaign is running" });
  await expect(banner).toContainText("Autumn: 10 of 40 answers");

  await banner.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toBeHidden();
  await page.clock.fastForward(29_000);
  await expect(banner).toBeHidden();
  expect(polls).toBe(1);

  await page.clock.fastForward(2000);
  await expect(banner).toContainText("Autumn: 20 of 40 answers");
});

test("failures show the specified messages", async ({ signedInPage: page, workspace }) => {
  await page.clock.install();
  const wait = hold();
  await page.route(statsCall, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(runningCall, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(campaignsCall, async (route) => {
    await wait.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(campaignsAddress(workspace));
  await expect(page.getByRole("table", { name: "Campaigns" })).toHaveAttribute("aria-busy", "true");
  wait.release();
  await skipWaitsFor(page, page.getByRole("alert"));
  await expect(page.getByRole("alert")).toHaveText(/^Failed to load campaigns/);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Campaigns in numbers" })).toContainText("Total Campaigns–");

  await page.unroute(campaignsCall);
  const campaigns = [campaignOf({ name: "Active" }), campaignOf({ name: "Paused one", status: "PAUSED" })];
  await page.route(campaignsCall, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: { count: 2, next: null, previous: null, results: campaigns } })
      : route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);

  for (const [name, action] of [
    ["Active", "Pause"],
    ["Paused one", "Activate"],
    ["Active", "Duplicate"],
  ] as const) {
    await (await openCampaignMenu(page, name)).getByRole("menuitem", { name: action }).click();
    const message = page.getByText(`Failed to ${action.toLowerCase()} campaign. Please try again.`, {
      exact: true,
    });
    await skipWaitsFor(page, message); // the figures above the list are asked for again, and fail twice
    await expect(message).toBeVisible();
  }
  await (await openCampaignMenu(page, "Active")).getByRole("menuitem", { name: "Edit Frequency" }).click();
  await page.getByRole("radio", { name: "Monthly" }).check();
  await page.getByRole("button", { name: "Update Frequency" }).click();
  await skipWaitsFor(page, page.getByRole("dialog").getByRole("alert"));
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Failed to update frequency");
  await page.getByRole("button", { name: "Cancel" }).click();

  await (await openCampaignMenu(page, "Active")).getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to delete campaign" });
  await skipWaitsFor(page, failure);
  await expect(failure).toBeVisible();
  await failure.getByRole("button", { name: "Dismiss" }).click();
  await expect(failure).toBeHidden();

  await page.unroute(campaignsCall);
  await page.route(campaignsCall, (route) => route.fulfill({ json: foreignAnswer({ items: "many" }) }));
  await page.reload();
  await expect(page.getByText("No campaigns yet")).toBeVisible();
});

test("a launch is followed until its answers are opened", async ({ signedInPage: page, workspace }) => {
  const campaign = detailsOf({ name: "Autumn" });
  let run = runOf({ answers_ok: 11, answers_failed: 1, credits_used: 55 });
  run = {
    ...run,
    models: [
      {
        ...modelOf("chatgpt", "ChatGPT"),
        total: 20,
        ok: 11,
        refused: 0,
        failed: 1,
        cost_usd: null,
        problem: null,
      },
      {
        ...modelOf("claude", "Claude"),
        total: 20,
        ok: 0,
        refused: 0,
        failed: 0,
        cost_usd: null,
        problem: "The provider asks us to wait a minute.",
      },
    ],
  };
  await page.clock.install({ time: now });
  await page.route(campaignsCall, (route) => {
    const url = route.request().url();
    if (url.includes("/events/")) return route.fulfill({ status: 503, json: {} }); // then the page asks again and again
    if (url.includes("/runs/")) return route.fulfill({ json: pageOfRuns([run]) });
    // The page of conversations, to which this one leads, asks for the list.
    return route.fulfill({ json: url.includes(campaign.id) ? campaign : pageOfRuns([]) });
  });
  const address = `/workspaces/${workspace.id}/insight/${campaign.id}/success`;
  const conversations = `/workspaces/${workspace.id}/insight/conversations`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign Launched Successfully!");
  await expect(page.getByText("Initial results take 2-10 minutes.")).toBeVisible();
  await expect(page.getByText("12 of 40")).toBeVisible();
  await expect(page.getByText("55 credits used · 1 failed")).toBeVisible();
  const models = page.getByRole("list", { name: "Answers by AI model" }).getByRole("listitem");
  await expect(models).toHaveText(["ChatGPT12 of 20", "Claude0 of 20The provider asks us to wait a minute."]);
  const step = page.locator("[aria-current=step]");
  await expect(step).toContainText("Data Collection");
  const message = page.locator("[aria-live=off]");
  const before = (await message.textContent()) ?? "";
  await page.clock.runFor(4000);
  await expect(message).not.toHaveText(before);

  run = { ...run, answers_ok: 39 };
  await page.clock.runFor(2500);
  await expect(step).toContainText("AI Analysis");
  run = { ...run, status: "DONE" };
  await page.clock.runFor(2500);
  await expect(page.getByText("The first run is complete.")).toBeVisible();
  await expect(page.getByText("Report Generation, done")).toBeVisible();
  await expect(page.getByRole("link", { name: "View conversations now" })).toHaveAttribute(
    "href",
    conversations,
  );
  await expect(page.getByRole("timer")).toHaveText(/^The conversations open in \d\d seconds\.$/);

  await page.clock.fastForward(101_000);
  await expect(page).toHaveURL(conversations);
  await page.goto(address);
  await page.getByRole("button", { name: "Stay on this page" }).click();
  await page.clock.fastForward(101_000);
  await expect(page.getByRole("timer")).toHaveText("This page stays open.");
  await expect(page).toHaveURL(address);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);
});
