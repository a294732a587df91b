import type { OpportunityList } from "@citelens/contract/content/opportunities";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { openSeeded } from "../support/seeded.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { knownIds, knownOpportunity } from "./known-opportunity.ts";
import { listCall, listOf, opportunitiesAddress, refreshCall, rows } from "./opportunities.ts";

/** Answers every list with this one. */
async function answerList(page: Page, list: OpportunityList): Promise<void> {
  await page.route(listCall, (route) => route.fulfill({ json: list }));
}

const current = listOf().refresh;

test("before any campaign it teaches, and leads to one and to the demo", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(opportunitiesAddress(workspace));

  await expect(page.getByRole("heading", { name: "No campaign has asked yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Campaign" })).toHaveAttribute("href", /insight\/create$/);
  await expect(page.getByRole("button", { name: "Explore with demo data" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh", exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});

test("it says that it loads, why it failed, and tries again", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  const held = hold();
  await page.route(listCall, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  await page.goto(opportunitiesAddress(workspace));
  await expect(page.getByRole("table", { name: "Opportunities" })).toHaveAttribute("aria-busy", "true");
  held.release();
  await skipWaitsFor(page, page.getByText("The server encountered an error. Please try again later."));

  await page.unroute(listCall);
  await answerList(page, listOf({ results: [knownOpportunity()] }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("an empty list says why it is empty", async ({ page }) => {
  test.slow();
  const { workspace } = await openSeeded(page, "worked-example");
  const never = { refreshed_at: null, is_running: false, failed: false, answers: null };
  const settled = [
    { state: "DONE", count: 3 },
    { state: "DISMISSED", count: 2 },
  ] as const;
  for (const [list, search, title, says] of [
    [listOf({ refresh: never }), "", "Nobody has looked for opportunities yet", "Look for opportunities"],
    [
      listOf({ refresh: { ...never, is_running: true } }),
      "",
      "Looking for opportunities for the first time",
      "The list appears here by itself",
    ],
    [listOf({ refresh: { ...current, answers: 0 } }), "", "No answers are counted yet", "GEO Campaigns"],
    [listOf({ refresh: { ...current, answers: 9 } }), "", "Too few answers yet", "9 answers in 90 days"],
    [listOf(), "", "Nothing stands out", "None of the rules fits what 12,345 answers"],
    [listOf({ states: [...settled] }), "", "Nothing is open", "Of this period: 3 done, 2 dismissed."],
    [
      listOf({ states: [...settled] }),
      "?kind=FIX_ACCESS",
      "No opportunity matches the filters",
      "Clear filters",
    ],
    [listOf({ count: 21 }), "?page=3", "There is nothing on this page.", "Back to the first page"],
  ] as const) {
    await page.unroute(listCall);
    await answerList(page, list);
    await page.goto(opportunitiesAddress(workspace, search));
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("#content")).toContainText(says);
  }
  await expectNoAxeViolations(page);
});

test("a search for opportunities is followed until its end, and a failed one says so", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  const failed = listOf({ refresh: { ...current, failed: true }, results: [knownOpportunity()] });
  let list = failed;
  await page.route(listCall, (route) => route.fulfill({ json: list }));
  await page.route(refreshCall, async (route) => {
    list = listOf({ ...failed, refresh: { ...current, is_running: true } });
    await route.fulfill({ status: 202, json: list.refresh });
  });
  await page.clock.install();
  await page.goto(opportunitiesAddress(workspace));

  const content = page.locator("#content");
  await expect(content.getByText("The last search for opportunities failed")).toBeVisible();
  await expect(content.getByText("Updated 3 minutes ago · 12,345 answers looked at")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await content.getByRole("button", { name: "Try again" }).click();
  await expect(content.getByText("Looking for opportunities…")).toBeVisible();
  await expect(content.getByText("The last search for opportunities failed")).toBeHidden();
  await expect(content.getByRole("button", { name: "Refresh", exact: true })).toHaveAttribute(
    "aria-busy",
    "true",
  );

  list = listOf({ results: [knownOpportunity(), knownOpportunity({ id: knownIds.other })] });
  await skipWaitsFor(page, content.getByText(/Updated \d+ minutes ago · 12,345 answers looked at/));
  await expect(rows(page)).toHaveCount(2);
});

test("an address of one that does not exist says so, and closes", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  await page.goto(opportunitiesAddress(workspace, `?opportunity=${knownIds.opportunity}`));

  const panel = page.getByRole("dialog", { name: "No such opportunity" });
  await expect(panel.getByText("This opportunity does not exist any more")).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.getByRole("button", { name: "Back to the list" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(opportunitiesAddress(workspace));
});

test("a change that the server refuses is taken back and says why", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  await answerList(page, listOf({ results: [knownOpportunity()] }));
  await page.route(`**/opportunities/${knownIds.opportunity}/**`, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: knownOpportunity() }),
  );
  await page.goto(opportunitiesAddress(workspace, `?opportunity=${knownIds.opportunity}`));

  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Plan it" })).toBeEnabled();
});

test("one that is gone says so, and offers nothing to decide", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  const gone = knownOpportunity({ state: "GONE" });
  await answerList(page, listOf({ results: [gone], states: [{ state: "GONE", count: 1 }] }));
  await page.route(`**/opportunities/${gone.id}/**`, (route) => route.fulfill({ json: gone }));
  await page.goto(opportunitiesAddress(workspace, `?state=GONE&opportunity=${gone.id}`));

  const panel = page.getByRole("dialog");
  await expect(
    panel.getByText("The last two searches did not find any more what it rests on."),
  ).toBeVisible();
  await expect(panel.getByRole("button", { name: /Plan it|Mark as done|Dismiss|Open again/ })).toHaveCount(0);
});
