import { errors } from "@citelens/contract/base/errors";
import {
  getTrackingCounters,
  getWorkspaceDetails,
  listWorkspaceAudit,
  listWorkspaceCampaigns,
  listWorkspaceKeys,
  listWorkspaceRuns,
  type WorkspaceDetails,
} from "@citelens/contract/platform/admin-workspace";
import { listDeletions } from "@citelens/contract/platform/deletions";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { expect, failure, test } from "../superuser.test-helper.ts";

const workspaceId = "01a203d7-9411-7796-ab28-75d510753944";
const address = `/admin/workspaces/${workspaceId}`;
const none = { count: 0, next: null, previous: null, results: [] };
const nothingArrived = { results: [], last_visit_at: null, last_page_view_at: null };

/** Details of a workspace in which four campaigns are summed and nothing is under way, but for what is said. */
function detailsOf(server: ServerDouble, changes: Partial<WorkspaceDetails> = {}): WorkspaceDetails {
  return {
    ...server.sample(getWorkspaceDetails),
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
    sums: { campaigns: 4, rebuilding: 0 },
    analysis: [],
    ...changes,
  };
}

test("says where there is nothing yet", async ({ rootPage: page, server }) => {
  server.answer(getWorkspaceDetails, detailsOf(server, { sums: { campaigns: 0, rebuilding: 0 } }));
  server.answer(getTrackingCounters, nothingArrived);
  server.answer(listWorkspaceCampaigns, none);
  server.answer(listWorkspaceRuns, none);
  server.answer(listWorkspaceKeys, none);
  server.answer(listWorkspaceAudit, { ...none, count_is_bound: false });
  await page.goto(address);

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
  }
});

test("shows how far work is and why answers failed, until the work is done", async ({
  rootPage: page,
  server,
}) => {
  const { id: campaign_id } = server.sample(getWorkspaceDetails);
  const analysis = [
    { campaign_id: workspaceId, done: 1_000, total: 4_000 },
    { campaign_id, done: 0, total: null },
  ];
  server.answer(getWorkspaceDetails, detailsOf(server, { sums: { campaigns: 4, rebuilding: 3 }, analysis }));
  const runs = server.sample(listWorkspaceRuns);
  const run = {
    status: "DONE",
    asked: 100,
    ok: 40,
    refused: 5,
    failed: 55,
    errors: [
      { kind: "timeout", words: "The provider did not answer in time. Nothing was charged.", answers: 50 },
      { kind: "bad_key", words: "The key of this model is not accepted.", answers: 5 },
    ],
  } as const;
  server.answer(listWorkspaceRuns, {
    ...runs,
    results: runs.results.map((one) => ({ ...one, ...run, errors: [...run.errors] })),
  });
  page.startClock();
  await page.goto(`${address}?tab=runs`);

  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText("The sums of 1 of 4 campaigns are made again.");
  await expect(figures).toContainText("1,000 of 4,000 answers are analysed again. 1 campaign waits.");
  await expect(page.getByRole("button", { name: "Actions" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Runs" })).toContainText("40 of 1005 refused55");
  await expect(page.getByRole("table", { name: "Runs" })).toContainText(
    "50 × The provider did not answer in time.",
  );

  server.answer(getWorkspaceDetails, detailsOf(server));
  await page.fastForward(2_000);
  await expect(figures).toContainText("The sums of 4 campaigns are kept.");
  await expect(page.getByRole("button", { name: "Actions" })).toBeVisible();
});

test("work that is under way is shown accessibly", async ({ rootPage: page, server }) => {
  const analysis = [{ campaign_id: workspaceId, done: 1_000, total: 4_000 }];
  server.answer(getWorkspaceDetails, detailsOf(server, { sums: { campaigns: 4, rebuilding: 3 }, analysis }));
  await page.goto(`${address}?tab=runs`);
  await expect(page.getByRole("table", { name: "Runs" }).getByRole("rowheader")).toHaveCount(1);

  await expectNoAxeViolations();
});

test("shows what a removal left", async ({ rootPage: page, server }) => {
  const [sample] = server.sample(listDeletions).results;
  const deletion = sample && {
    ...sample,
    kind: "WORKSPACE" as const,
    status: "DONE" as const,
    requested_by_email: "an.owner.with.a.long.address@marketing.example.com",
    finished_at: new Date().toISOString(),
    rows: 12_345,
    removed: [
      { store: "clickhouse.visits", rows: 12_000 },
      { store: "postgres.answers", rows: 345 },
    ],
  };
  server.answer(getWorkspaceDetails, detailsOf(server, { workspace: null, deletion: deletion ?? null }));
  await page.goto(address);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Removed workspace");
  await expect(page.getByRole("region", { name: "Removed" })).toContainText("clickhouse.visits12,000");
  await expect(page.getByRole("tab")).toHaveText(["Timeline"]);
  await expectNoAxeViolations();
});

test("says that it loads, what failed, and that a workspace is not there", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getTrackingCounters, nothingArrived);
  server.fail(getWorkspaceDetails);
  const release = server.hold(getWorkspaceDetails);
  await page.goto(address);
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  release();
  await expect(page.getByRole("alert").first()).toBeVisible();
  server.answer(getWorkspaceDetails, detailsOf(server));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();

  server.refuse(getWorkspaceDetails, "NOT_FOUND");
  await page.reload();
  await expect(page.getByText(errors.NOT_FOUND[1])).toBeVisible();
});

test("a list that fails says so alone, and tries again", async ({ rootPage: page, server }) => {
  server.answer(getWorkspaceDetails, detailsOf(server));
  server.fail(getTrackingCounters);
  await page.goto(address);
  const list = page.getByRole("tabpanel");
  await expect(list.getByRole("alert")).toContainText(failure);
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();

  server.answer(getTrackingCounters, nothingArrived);
  await list.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Nothing arrived in seven days")).toBeVisible();
});
