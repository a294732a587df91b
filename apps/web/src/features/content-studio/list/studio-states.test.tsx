import { listOptimizations } from "@citelens/contract/content/content-studio";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import {
  aBrief,
  failedBrief,
  idOf,
  listOf,
  rows,
  studioAddress,
  workingBrief,
} from "../brief.test-helper.ts";

const serverFailed = "The server encountered an error. Please try again later.";
const two = [aBrief(), { ...failedBrief, id: idOf(1) }];

test("who never was here is told how it works", async ({ page, server, workspace }) => {
  server.answer(listOptimizations, listOf([]));
  await page.goto(studioAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Studio");
  const steps = page.getByRole("list", { name: "How it works" }).getByRole("listitem");
  await expect(steps).toContainText(["Pick an opportunity", "Get a brief", "Check and publish"]);
  const content = page.locator("#content");
  await expect(content.getByRole("link", { name: "Content Opportunities" })).toHaveAttribute(
    "href",
    /\/opportunities$/,
  );
  await expectNoAxeViolations();
});

test("the list shows that it loads, why it failed, and tries again", async ({ page, server, workspace }) => {
  const release = server.hold(listOptimizations);
  server.fail(listOptimizations);
  await page.goto(studioAddress(workspace));
  await expect(page.getByRole("table", { name: "Briefs" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText(serverFailed)).toBeVisible();

  server.answer(listOptimizations, listOf(two));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("filters stand in the address; without hits they can be cleared, and behind the last page it says so", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listOptimizations, ({ query }) => {
    if (query.has("search")) return listOf([]);
    return listOf(query.get("page") === "3" ? [] : two, 21);
  });
  const asked = () => server.calls(listOptimizations).at(-1)?.query;
  await page.goto(studioAddress(workspace));
  await expect(page.getByText("Showing 1 to 20 of 21 results")).toBeVisible();

  await page.getByRole("button", { name: "Status", exact: true }).first().click();
  await page.getByRole("checkbox", { name: "In progress" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(studioAddress(workspace, "campaigns", "?status=working"));
  await expect.poll(() => asked()?.getAll("status")).toEqual(["QUEUED", "GATHERING", "WRITING", "CHECKING"]);
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
  await expect(page).toHaveURL(/order=title/);
  await page.getByPlaceholder("Search titles").fill("nothing of the kind");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No brief matches the filters" })).toBeVisible();
  await expectNoAxeViolations();
  await page.locator("#content").getByRole("button", { name: "Clear filters" }).last().click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(studioAddress(workspace, "campaigns", "?order=title"));

  await page.goto(studioAddress(workspace, "campaigns", "?page=3"));
  await page.getByRole("button", { name: "Back to the first page" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("a row that is worked at is followed until it is done", async ({ page, server, workspace }) => {
  server.answer(listOptimizations, listOf([workingBrief]));
  page.startClock();
  await page.goto(studioAddress(workspace));
  const row = page.getByRole("row").filter({ hasText: "Oak shelves" });
  await expect(row).toContainText("GatheringStep 3 of 6: Read the cited pages");
  await expect(row.getByRole("link", { name: "Oak shelves" })).toHaveAttribute("href", /\/generating$/);

  server.answer(listOptimizations, listOf([aBrief({ status: "DONE", score_before: 40, score_after: 40 })]));
  await page.fastForward(2_000);
  await expect(row).toContainText("Done");
  await expect(row.getByRole("link", { name: "Oak shelves" })).toHaveAttribute("href", /\/results$/);
});

test("a brief that failed can be opened, edited, duplicated and deleted", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listOptimizations, listOf(two));
  await page.goto(studioAddress(workspace));
  await page.getByRole("button", { name: "Actions for The guide" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Open", "Edit", "Duplicate", "Delete"]);
  await expectNoAxeViolations();
});

test("the sidebar's letters lead there", async ({ page, workspace }) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(studioAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Studio");
});
