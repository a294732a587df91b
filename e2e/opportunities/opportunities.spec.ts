import { expect } from "@playwright/test";
import { shelves } from "../seed/shelves.ts";
import { dayOf } from "../support/days.ts";
import { savedFile } from "../support/saved-file.ts";
import { openOwn, openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { opportunitiesAddress, rows } from "./opportunities.ts";

const create = `Create a page for “${shelves.missing}”`;

test("from answers to what can be done, its evidence, and who does it", { tag: "@main" }, async ({
  page,
}) => {
  test.slow();
  const { workspace, account } = await openOwn(page, "shelves");
  await page.goto(`/workspaces/${workspace.id}/insight/sources`);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Content Opportunities" })
    .click();
  await expect(page).toHaveURL(opportunitiesAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Opportunities");

  const content = page.locator("#content");
  await content.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(rows(page).filter({ hasText: create })).toBeVisible({ timeout: 60_000 });
  await expect(content.getByText(/Updated \d+ \w+ ago · 24 answers looked at/)).toBeVisible({
    timeout: 60_000,
  });
  const row = page.locator("#content tr", { hasText: create });
  await expect(row).toContainText(/Create page.*No page of yours holds.*High.*12.*weeks.*Open/);
  await expect(rows(page).filter({ hasText: "Optimize page" })).toHaveCount(1);
  expect((await savedFile(page)).text).toContain("CREATE_PAGE");

  await row.getByRole("link", { name: create }).click();
  await expect(page).toHaveURL(/\?opportunity=[0-9a-f-]{36}$/);
  const panel = page.getByRole("dialog", { name: create });
  const score = panel.getByRole("table", { name: "Points of the score" });
  await expect(score.getByRole("row").filter({ hasText: "Competitors are named more often" })).toContainText(
    "45.0",
  );
  await expect(panel.getByRole("region", { name: "Figures" })).toContainText(/Name you0\.0\s%0 of 12/);
  await expect(panel.getByRole("list", { name: "Cited instead" })).toContainText(
    /Steel racks, loaded until they bend.*rack-reviews\.example · cited in 12 answers/,
  );
  await expect(panel.getByTitle(shelves.cited)).toHaveAttribute("rel", /noopener.*nofollow/);

  await panel.getByLabel("Assignee").selectOption("Ada Lovelace");
  await panel.getByLabel("Due").fill(dayOf(-14));
  await expect(row).toContainText("Ada Lovelace");
  await page.reload();
  await expect(panel.getByLabel("Assignee")).toHaveValue(account.user.id);
  await expect(panel.getByLabel("Due")).toHaveValue(dayOf(-14));

  await panel.getByRole("list", { name: "Queries" }).getByRole("link", { name: shelves.missing }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shelves.missing);
  await page.goBack();
  await panel.getByRole("list", { name: "Answers" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/insight\/conversations\/[0-9a-f-]+#answer-[0-9a-f-]+$/);
});

test("one is dismissed with a reason, comes back by Undo, and is planned and done", async ({ page }) => {
  test.slow();
  const { workspace } = await openOwn(page, "shelves");
  await page.goto(opportunitiesAddress(workspace));
  await page.locator("#content").getByRole("button", { name: "Refresh", exact: true }).click();
  const row = page.locator("#content tr", { hasText: create });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.getByRole("link", { name: create }).click();

  const panel = page.getByRole("dialog", { name: create });
  await panel.getByRole("button", { name: "Dismiss", exact: true }).click();
  const form = panel.getByRole("form", { name: "Dismiss the opportunity" });
  await expect(form.getByLabel("Reason")).toBeFocused();
  await form.getByRole("button", { name: "Dismiss", exact: true }).click();
  await expect(form.getByText("Say why, so that others know it too.")).toBeVisible();
  await form.getByRole("button", { name: "Not our market" }).click();
  await expect(form.getByLabel("Reason")).toHaveValue("Not our market");
  await form.getByRole("button", { name: "Dismiss", exact: true }).click();
  await expect(panel.getByText("Not our market")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Open again" })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText("Not our market")).toBeHidden();
  await expect(panel.getByRole("button", { name: "Plan it" })).toBeVisible();
  await expect(row).toContainText("Open");

  // One after the other, however long the server takes for the first.
  await panel.getByRole("button", { name: "Plan it" }).click();
  await panel.getByRole("button", { name: "Mark as done" }).click();
  await expect(panel.getByText("Done", { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(opportunitiesAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto(opportunitiesAddress(workspace, "?state=DONE"));
  await expect(rows(page)).toHaveText([new RegExp(create.slice(0, 20))]);
});

test("filters stand in the address, panels and pages in the history", async ({ page }) => {
  test.slow();
  const { workspace, campaigns } = await openSeeded(page, "shelves");
  await page.goto(opportunitiesAddress(workspace));
  const content = page.locator("#content");
  await content.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(rows(page).filter({ hasText: create })).toBeVisible({ timeout: 60_000 });

  await content.getByRole("button", { name: "90 days" }).click();
  await content.getByRole("button", { name: "Kind" }).click();
  await page.getByRole("checkbox", { name: "Create page" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(opportunitiesAddress(workspace, "?period=90d&kind=CREATE_PAGE"));
  await expect(rows(page)).toHaveText([/Create a page/]);
  await content.getByRole("searchbox", { name: "Search opportunities" }).fill("steel rack");
  await page.keyboard.press("Enter");
  await content.getByRole("button", { name: "Answers", exact: true }).click();
  const narrowed = opportunitiesAddress(workspace, "?period=90d&kind=CREATE_PAGE&search=steel+rack&order=-n");
  await expect(page).toHaveURL(narrowed);

  await rows(page).getByRole("link", { name: create }).click();
  const panel = page.getByRole("dialog", { name: create });
  await expect(panel).toBeVisible();
  const deep = page.url();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(narrowed.replace("&order=-n", ""));
  await page.goto(deep);
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(narrowed);
  await expect(rows(page).getByRole("link", { name: create })).toBeFocused();

  const chips = content.getByRole("list", { name: "Active filters" });
  await chips.getByRole("button", { name: "Remove the filter: Search: steel rack" }).click();
  await expect(page).toHaveURL(opportunitiesAddress(workspace, "?period=90d&kind=CREATE_PAGE&order=-n"));
  await page.goto(
    opportunitiesAddress(workspace, `?kind=FIX_ACCESS&campaign=${campaigns[shelves.campaign]}`),
  );
  await expect(page.getByRole("heading", { name: "No opportunity matches the filters" })).toBeVisible();
  await expect(chips).toContainText("Campaign: Shelves");
  await chips.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(opportunitiesAddress(workspace));
  await expect(rows(page).filter({ hasText: create })).toBeVisible();
});
