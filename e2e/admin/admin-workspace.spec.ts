import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import {
  type WorkspaceDetails,
  workspaceDetails,
  workspaceRun,
} from "@citelens/contract/platform/admin-workspace";
import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { expectLoadingAndRetry } from "../support/loading.ts";
import { signInAsRoot } from "../support/root.ts";
import { fillSeeded } from "../support/seeded.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

interface Opened {
  readonly page: Page;
  readonly workspaceId: string;
}

const test = base.extend<{ readonly opened: Opened }>({
  /** The superuser's page of a workspace in which nothing was done yet. */
  opened: async ({ page, request, account }, use) => {
    const { id: workspaceId } = await createWorkspace(request, account);
    await keepTokens(page, await signInAsRoot(request));
    await page.goto(`/admin/workspaces/${workspaceId}`);
    await expect(page.getByRole("region", { name: "Workspace" })).toBeVisible();
    await use({ page, workspaceId });
  },
});

const details = `**${apiBase}/admin/workspaces/*/`;

async function begin(page: Page, act: string): Promise<Locator> {
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: act }).click();
  return page.getByRole("dialog");
}

async function looksRight(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await page.setViewportSize(desktop);
}

test("is reached from the list, shows campaigns and runs, has sums made and answers analysed again", async ({
  page,
  request,
}) => {
  test.slow();
  const { account, workspace } = await fillSeeded(page, "desk-lamps/own");
  const { key, prefix } = await createKey(request, account, { projectId: workspace.id });
  await sendVisit(request, key);
  await keepTokens(page, await signInAsRoot(request));
  await page.goto(`/admin/workspaces?search=${workspace.id}`);
  await page.getByRole("row").filter({ hasText: account.email }).getByRole("link").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(workspace.name);
  const tracking = page.getByRole("table", { name: "Tracking" });
  await expect(tracking.getByRole("row").filter({ hasText: prefix })).toContainText(
    /Stored.*Visits of AI agents/s,
  );
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole("tab", { name: "Campaigns" }).click();
  await expect(page.getByRole("table", { name: "Campaigns" })).toContainText("Active");
  await page.getByRole("tab", { name: "Runs" }).click();
  await expect(page.getByRole("table", { name: "Runs" })).toContainText("Done");
  await looksRight(page);
  await page.getByRole("tab", { name: "API keys" }).click();
  await expect(page.getByRole("table", { name: "API keys" })).toContainText(prefix);

  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/The sums of \d+ campaigns? are kept\./);
  const rebuilding = await begin(page, "Rebuild sums");
  await rebuilding.getByRole("button", { name: "Rebuild Sums" }).click();
  await expect(rebuilding.getByText("This field is required.")).toBeVisible();
  await expectNoAxeViolations(page);
  await rebuilding.getByLabel("Reason").fill("A figure looks wrong");
  await rebuilding.getByRole("button", { name: "Rebuild Sums" }).click();
  await expect(page.getByText("The sums are being made again.")).toBeVisible();
  await expect(figures).toContainText(/The sums of \d+ campaigns? are kept\./, { timeout: 30_000 });

  const analysing = await begin(page, "Analyse answers again");
  await analysing.getByLabel("Reason").fill("A brand was missed");
  await analysing.getByRole("button", { name: "Analyse Again" }).click();
  await expect(page.getByText("The stored answers are being analysed again.")).toBeVisible();
  await expect(figures).toContainText("No stored answers are being analysed again.", { timeout: 30_000 });

  await page.getByRole("tab", { name: "Timeline" }).click();
  const timeline = page.getByRole("table", { name: "Timeline" });
  for (const said of [
    "workspace.sums-rebuild-started",
    "reason: A figure looks wrong",
    "workspace.reanalysis-started",
    "reason: A brand was missed",
  ]) {
    await expect(timeline).toContainText(said);
  }
  await page.getByRole("region", { name: "Workspace" }).getByRole("link", { name: account.email }).click();
  await expect(page).toHaveURL(/\/admin\/organizations\//);
  await page.getByRole("tab", { name: "Workspaces" }).click();
  await page.getByRole("table", { name: "Workspaces" }).getByRole("link", { name: workspace.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/workspaces/${workspace.id}`));
});

test("says where there is nothing yet, in both themes and on a phone", async ({ opened: { page } }) => {
  test.slow();
  await expect(page.getByRole("region", { name: "Figures" })).toContainText("nothing is summed");
  await expect(page.getByRole("button", { name: "Actions" })).toHaveCount(0);
  for (const [tab, said] of [
    ["Tracking", "Nothing arrived in seven days"],
    ["Campaigns", "No campaigns"],
    ["Runs", "No runs"],
    ["API keys", "No API keys"],
    ["Timeline", "Nothing yet"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel")).toContainText(said);
    await looksRight(page);
  }
});

test("shows how far work is, why answers failed, and what a removal left", async ({ opened }) => {
  test.slow();
  const { page, workspaceId } = opened;
  const known = workspaceDetails.parse({
    id: workspaceId,
    workspace: {
      name: "A name that is as long as somebody may want it to be",
      url: "https://a-very-long-name-of-a-shop-that-sells-chairs.example",
      organization_id: workspaceId,
      owner_email: "an.owner.with.a.long.address@marketing.example.com",
      state: "deactivated",
      is_demo: true,
      time_zone: "America/Argentina/ComodRivadavia",
      members: 1_234,
      created: new Date().toISOString(),
    },
    sums: { campaigns: 4, rebuilding: 3 },
    analysis: [
      { campaign_id: workspaceId, done: 1_000, total: 4_000 },
      { campaign_id: crypto.randomUUID(), done: 0, total: null },
    ],
    deletion: null,
  });
  let answer: WorkspaceDetails = known;
  await page.route(details, (route) => route.fulfill({ json: answer }));
  const run = workspaceRun.parse({
    id: workspaceId,
    campaign_id: workspaceId,
    campaign_name: "Chairs",
    status: "DONE",
    created: new Date().toISOString(),
    finished: new Date().toISOString(),
    asked: 100,
    ok: 40,
    refused: 5,
    failed: 55,
    errors: [
      { kind: "timeout", words: "The provider did not answer in time. Nothing was charged.", answers: 50 },
      { kind: "bad_key", words: "The key of this model is not accepted.", answers: 5 },
    ],
  });
  await page.route(`${details}runs/?*`, (route) =>
    route.fulfill({ json: { count: 1, next: null, previous: null, results: [run] } }),
  );
  await page.goto(`/admin/workspaces/${workspaceId}?tab=runs`);

  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText("The sums of 1 of 4 campaigns are made again.");
  await expect(figures).toContainText("1,000 of 4,000 answers are analysed again. 1 campaign waits.");
  await expect(page.getByRole("button", { name: "Actions" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Runs" })).toContainText("40 of 1005 refused55");
  await expect(page.getByRole("table", { name: "Runs" })).toContainText(
    "50 × The provider did not answer in time.",
  );
  await looksRight(page);
  answer = { ...known, sums: { campaigns: 4, rebuilding: 0 }, analysis: [] };
  await expect(figures).toContainText("The sums of 4 campaigns are kept.");
  await expect(page.getByRole("button", { name: "Actions" })).toBeVisible();

  answer = workspaceDetails.parse({
    ...known,
    workspace: null,
    sums: { campaigns: 0, rebuilding: 0 },
    analysis: [],
    deletion: {
      id: workspaceId,
      kind: "WORKSPACE",
      status: "DONE",
      workspace_id: workspaceId,
      subject_id: workspaceId,
      requested_by_id: null,
      requested_by_email: "an.owner.with.a.long.address@marketing.example.com",
      impersonator_email: null,
      asked_at: new Date().toISOString(),
      begun_at: new Date().toISOString(),
      finished_at: new Date().toISOString(),
      table: null,
      rows: 12_345,
      removed: [
        { store: "clickhouse.visits", rows: 12_000 },
        { store: "postgres.answers", rows: 345 },
      ],
      failure: null,
    },
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Removed workspace");
  await expect(page.getByRole("region", { name: "Removed" })).toContainText("clickhouse.visits12,000");
  await expect(page.getByRole("tab")).toHaveText(["Timeline"]);
  await looksRight(page);
});

test("says that it loads, what failed, and that a workspace is not there", async ({ opened }) => {
  const { page, workspaceId } = opened;
  await expectLoadingAndRetry(page, details, page.getByRole("region", { name: "Figures" }));

  const tracking = `${details}tracking/`;
  await page.route(tracking, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole("tabpanel").getByRole("alert")).toBeVisible({ timeout: 15_000 });
  await page.unroute(tracking);
  await page.getByRole("tabpanel").getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Nothing arrived in seven days")).toBeVisible();

  await page.goto(`/admin/workspaces/${workspaceId.slice(0, -12)}000000000000`);
  await expect(page.getByText(errors.NOT_FOUND[1])).toBeVisible({ timeout: 15_000 });
});
