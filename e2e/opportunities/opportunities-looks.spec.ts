import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { openSeeded, type Seeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { knownIds, knownOpportunity } from "./known-opportunity.ts";
import { listCall, listOf, opportunitiesAddress, rows } from "./opportunities.ts";

const planned = knownOpportunity({
  id: knownIds.other,
  kind: "EARN_MENTION",
  title: "Earn a mention on a-very-long-name-of-a-shop-that-sells-shelves.example",
  state: "PLANNED",
  score: 20,
  impact: "MEDIUM",
  effort: "L",
  assignee: { id: knownIds.query, name: "Ada Lovelace" },
  due_on: "2026-12-24",
});

async function openKnown(page: Page): Promise<Seeded> {
  const seeded = await openSeeded(page, "worked-example");
  const results = [knownOpportunity(), planned];
  await page.route(listCall, (route) => route.fulfill({ json: listOf({ results }) }));
  await page.route(`**/opportunities/${knownIds.opportunity}/**`, (route) =>
    route.fulfill({ json: knownOpportunity() }),
  );
  return seeded;
}

test("list and panel fit a phone and please axe in both themes", async ({ page }) => {
  test.slow();
  const { workspace } = await openKnown(page);
  for (const search of ["", `?opportunity=${knownIds.opportunity}`]) {
    await page.goto(opportunitiesAddress(workspace, search));
    await expect(page.locator("#content tbody th")).toHaveCount(2);
    if (search !== "")
      await expect(page.getByRole("dialog").getByText("Cited instead").first()).toBeVisible();
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("filters stand behind one button on a phone, with their number", async ({ page }) => {
  const { workspace } = await openKnown(page);
  await page.setViewportSize(phone);
  await page.goto(opportunitiesAddress(workspace, "?period=7d&kind=OPTIMIZE_PAGE"));

  await page.getByRole("button", { name: "Filters (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await dialog.getByLabel("Period").selectOption("90 days");
  await expect(page).toHaveURL(opportunitiesAddress(workspace, "?period=90d&kind=OPTIMIZE_PAGE"));
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row").filter({ hasText: planned.title })).toContainText(
    /Earn mention.*20\.0.*Medium.*weeks.*Planned.*Ada Lovelace.*By 24 Dec 2026/,
  );
});

test("the panel tells everything that it rests on", async ({ page }) => {
  const { workspace } = await openKnown(page);
  await page.goto(opportunitiesAddress(workspace, `?opportunity=${knownIds.opportunity}`));
  const panel = page.getByRole("dialog");

  const score = panel.getByRole("table", { name: "Points of the score" });
  await expect(score.getByRole("row")).toContainText([
    "Part",
    /more often.*15\.0$/,
    /cite others.*14\.0$/,
    /do not name you.*12\.0$/,
    /Other queries.*0\.0$/,
    /not cited.*4\.1$/,
    /Score: high impact.*45\.1$/,
  ]);
  const figures = panel.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/Name you10\.0\s%2 of 20n = 20 · 2\.79–30\.1\s%/);
  await expect(figures).toContainText("citations changed by −21.5 points");
  await expect(figures).toContainText("Your best page holds 71.4 % of what is asked.");
  await expect(figures).toContainText("AI agents read the page 14 times in 30 days.");
  await expect(panel.getByRole("list", { name: "Queries" })).toContainText(
    /20 answers · high priority · score 41\.0/,
  );
  await expect(panel.getByRole("link", { name: "Answer of ChatGPT" })).toHaveAttribute(
    "href",
    new RegExp(`insight/conversations/${knownIds.query}#answer-${knownIds.answer}$`),
  );
  await expect(panel.getByRole("list", { name: "Answers" })).toContainText(
    /Does not name you.*Names competitors.*Cites you.*Northwind shelves bend after a year\. \(judged\)/,
  );
  await expect(panel.getByRole("link", { name: "The page says noindex" })).toHaveAttribute(
    "href",
    new RegExp(`technical-optimization/results/${knownIds.audit}\\?issue=noindex$`),
  );
  await expect(panel.getByRole("list", { name: "Your pages that are cited" })).toContainText(
    "Cited in 4 answers · 9 in the period before",
  );
  await expect(panel.getByRole("link", { name: "Optimize", exact: true })).toHaveAttribute(
    "href",
    new RegExp(`optimization/create\\?opportunity=${knownIds.opportunity}$`),
  );
});

test("it can be used by the keyboard alone", async ({ page }) => {
  const { workspace } = await openKnown(page);
  await page.goto(opportunitiesAddress(workspace));
  const first = rows(page).getByRole("link").first();
  await expect(first).toBeVisible();

  await tabTo(page, page.locator("#content").getByRole("button", { name: "Effort" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(opportunitiesAddress(workspace, "?order=effort"));
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Dismiss", exact: true })).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "Dismiss", exact: true }));
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Reason")).toBeFocused();
  await tabTo(page, panel.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Dismiss", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sources");
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Opportunities");
});
