import type { Answer } from "@citelens/contract/base/endpoint";
import {
  getOpportunity,
  listOpportunities,
  refreshOpportunities,
  updateOpportunity,
} from "@citelens/contract/content/opportunities";
import { listCampaigns } from "@citelens/contract/visibility/campaigns";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

type List = Answer<typeof listOpportunities>;

const failure = "The server encountered an error. Please try again later.";
const refreshed = new Date(Date.now() - 180_000).toISOString();
const current = { refreshed_at: refreshed, is_running: false, failed: false, answers: 12_345 };

function address({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/opportunities${search}`;
}

/** A list without any opportunity, but for what is said. */
function listOf(changes: Partial<List> = {}): List {
  return { count: 0, next: null, previous: null, results: [], refresh: current, states: [], ...changes };
}

test("before any campaign it teaches, and leads to one and to the demo", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listCampaigns, { ...server.sample(listCampaigns), count: 0, results: [] });
  server.answer(listOpportunities, listOf());
  await page.goto(address(workspace));

  await expect(page.getByRole("heading", { name: "No campaign has asked yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Campaign" })).toHaveAttribute("href", /insight\/create$/);
  await expect(page.getByRole("button", { name: "Explore with demo data" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh", exact: true })).toHaveCount(0);
  await expectNoAxeViolations();
});

test("it says that it loads, why it failed, and tries again", async ({ page, server, workspace }) => {
  const release = server.hold(listOpportunities);
  server.fail(listOpportunities);
  await page.goto(address(workspace));
  const table = page.getByRole("table", { name: "Opportunities" });
  await expect(table).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText(failure)).toBeVisible();

  server.answer(listOpportunities, server.sample(listOpportunities, {}));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(table.getByRole("rowheader")).toHaveCount(1);
});

test("an empty list says why it is empty", async ({ page, server, workspace }) => {
  const never = { refreshed_at: null, is_running: false, failed: false, answers: null };
  const states: List["states"] = [
    { state: "DONE", count: 3 },
    { state: "DISMISSED", count: 2 },
  ];
  for (const [list, search, title, says] of [
    [listOf({ refresh: never }), "", "Nobody has looked for opportunities yet", "Look for opportunities"],
    [
      listOf({ refresh: { ...never, is_running: true } }),
      "",
      "Looking for opportunities for the first time",
      "The list appears here by itself",
    ],
    [listOf({ refresh: { ...current, answers: 0 } }), "", "No answers are counted yet", "GEO Campaigns"],
    [listOf({ refresh: { ...current, answers: 4 } }), "", "Too few answers yet", "4 answers in 90 days"],
    [listOf(), "", "Nothing stands out", "None of the rules fits what 12,345 answers"],
    [listOf({ states }), "", "Nothing is open", "Of this period: 3 done, 2 dismissed."],
    [listOf({ states }), "?kind=FIX_ACCESS", "No opportunity matches the filters", "Clear filters"],
    [listOf({ count: 21 }), "?page=3", "There is nothing on this page.", "Back to the first page"],
  ] as const) {
    server.answer(listOpportunities, list);
    await page.goto(address(workspace, search));
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("#content")).toContainText(says);
  }
});

test("a search for opportunities is followed until its end, and a failed one says so", async ({
  page,
  server,
  workspace,
}) => {
  const { results } = server.sample(listOpportunities, {});
  server.answer(listOpportunities, listOf({ refresh: { ...current, failed: true }, results }));
  server.answer(refreshOpportunities, () => {
    server.answer(listOpportunities, listOf({ refresh: { ...current, is_running: true } }));
    return { ...current, is_running: true };
  });
  page.startClock();
  await page.goto(address(workspace));

  const content = page.locator("#content");
  await expect(content.getByText("The last search for opportunities failed")).toBeVisible();
  await expect(content.getByText("Updated 3 minutes ago · 12,345 answers looked at")).toBeVisible();
  await content.getByRole("button", { name: "Try again" }).click();
  await expect(content.getByText("Looking for opportunities…")).toBeVisible();
  await expect(content.getByText("The last search for opportunities failed")).toBeHidden();
  const refresh = content.getByRole("button", { name: "Refresh", exact: true });
  await expect(refresh).toHaveAttribute("aria-busy", "true");

  server.answer(listOpportunities, listOf({ results }));
  await page.fastForward(2_000);
  await expect(content.getByText(/Updated \d+ minutes ago · 12,345 answers looked at/)).toBeVisible();
});

test("an address of one that does not exist says so, and closes", async ({ page, server, workspace }) => {
  server.refuse(getOpportunity, "NOT_FOUND");
  const { id } = workspace;
  await page.goto(address(workspace, `?opportunity=${id}`));

  const panel = page.getByRole("dialog", { name: "No such opportunity" });
  await expect(panel.getByText("This opportunity does not exist any more")).toBeVisible();
  await panel.getByRole("button", { name: "Back to the list" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address(workspace));
});

test("a change that the server refuses is taken back and says why", async ({ page, server, workspace }) => {
  const opportunity = server.sample(getOpportunity, { state: "OPEN" });
  server.answer(getOpportunity, opportunity);
  server.fail(updateOpportunity);
  await page.goto(address(workspace, `?opportunity=${opportunity.id}`));

  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Plan it" })).toBeEnabled();
});

test("one that is gone says so, and offers nothing to decide", async ({ page, server, workspace }) => {
  const gone = server.sample(getOpportunity, { state: "GONE" });
  server.answer(getOpportunity, gone);
  await page.goto(address(workspace, `?state=GONE&opportunity=${gone.id}`));

  const panel = page.getByRole("dialog");
  await expect(
    panel.getByText("The last two searches did not find any more what it rests on."),
  ).toBeVisible();
  await expect(panel.getByRole("button", { name: /Plan it|Mark as done|Dismiss|Open again/ })).toHaveCount(0);
});
