import type { OptimizationPlan, PlanRow } from "@citelens/contract/content/plan";
import { expect, type Page } from "@playwright/test";
import { knownIds } from "../opportunities/known-opportunity.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { knownEffect, knownText, textIds } from "./known-effect.ts";

const planCall = "**/optimization-plan/**";

function planRow(fields: Partial<PlanRow["opportunity"]>, rest: Partial<PlanRow> = {}): PlanRow {
  return {
    group: "MONTH",
    optimization: null,
    ...rest,
    opportunity: {
      ...{ id: knownIds.opportunity, kind: "OPTIMIZE_PAGE", title: "Optimize /chairs", score: 45.1 },
      ...{ impact: "HIGH", effort: "M", state: "PLANNED", is_gone: false, assignee: null, due_on: null },
      ...fields,
    },
  };
}

const published = knownText({
  ...{ id: textIds.rain, published_url: "https://northwind.example/chairs" },
  ...{ published_at: "2026-11-02T12:00:00.000Z", status: "DONE" },
});
const rows = [
  planRow(
    {
      ...{ id: knownIds.other, due_on: "2026-10-20", assignee: { id: knownIds.query, name: "Ada Lovelace" } },
      title: "Earn a mention on a-very-long-name-of-a-shop-that-sells-shelves.example",
    },
    { group: "LATE" },
  ),
  planRow({ due_on: "2026-11-12", state: "DONE" }, { optimization: published }),
  planRow({ id: knownIds.query, title: "Create a page for “oak”", is_gone: true }, { group: "UNDATED" }),
];

async function answerPlan(page: Page, parts: Partial<OptimizationPlan> = {}): Promise<void> {
  await page.route(planCall, (route) => {
    const month = new URL(route.request().url()).searchParams.get("month") ?? "2026-11";
    return route.fulfill({
      json: {
        month,
        this_month: "2026-11",
        rows: month === "2026-11" ? rows : [],
        is_bound: false,
        ...parts,
      },
    });
  });
  await page.route(`**/optimizations/${published.id}/effect/`, (route) =>
    route.fulfill({ json: knownEffect() }),
  );
}

const planAddress = (id: string, search = "") => `/workspaces/${id}/optimization/plan${search}`;

test("an opportunity that is planned stands in its month's plan, with the way to its text", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/optimization/dashboard`);
  await page.locator("#content").getByRole("link", { name: "Plan", exact: true }).click();
  await expect(page).toHaveURL(planAddress(workspace.id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan");
  await expect(page.getByText("Nothing is planned for this month")).toBeVisible();

  const month = page.getByRole("navigation", { name: "Month" });
  const first = (await month.getByRole("heading").textContent()) ?? "";
  await month.getByRole("button", { name: "The month after" }).click();
  await expect(page).toHaveURL(/plan\?month=20\d\d-\d\d$/);
  await expect(month.getByRole("heading")).not.toHaveText(first);
  await month.getByRole("button", { name: "This month" }).click();
  await expect(page).toHaveURL(planAddress(workspace.id));
  await page.locator("#content").getByRole("link", { name: "Pick opportunities" }).first().click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/opportunities`);
});

test("what is late, done, gone and published is told, in both themes and on a phone", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  await answerPlan(page);
  await page.goto(planAddress(workspace.id));
  const table = page.getByRole("table", { name: "Plan of November 2026" });
  const row = (text: string) => table.getByRole("row").filter({ hasText: text });

  await expect(row("Earn a mention")).toContainText(
    /45.1High.*Ada Lovelace.*20 Oct 2026.*Late.*Begin a text/s,
  );
  await expect(row("Optimize /chairs")).toContainText(
    /Nobody yet.*12 Nov 2026.*Done.*Published.*pts.*All windows/s,
  );
  await expect(row("Create a page")).toContainText(/Not found any more.*No day yet/s);
  await expect(row("Create a page").getByRole("link", { name: "Begin a text" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/optimization/create?opportunity=${knownIds.query}`,
  );
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expect(page.getByText("Earn a mention").first()).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "The month before" }).click();
  await expect(page.getByText("Nothing is planned for this month")).toBeVisible();
});

test("it says that it loads, and when that failed, and tries again", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  let isBroken = true;
  await page.route(planCall, async (route) => {
    await held.until;
    if (isBroken)
      return route.fulfill({
        status: 500,
        json: { code: "INTERNAL", detail: "Something went wrong on our side." },
      });
    return route.fulfill({ json: { month: "2026-11", this_month: "2026-11", rows, is_bound: true } });
  });
  await page.route(`**/optimizations/${published.id}/effect/`, (route) =>
    route.fulfill({ json: knownEffect() }),
  );
  await page.goto(planAddress(workspace.id));
  await expect(page.locator("#content [aria-busy=true]").first()).toBeVisible();
  held.release();

  const retry = page.locator("#content").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  isBroken = false;
  await retry.click();
  await expect(page.getByText("The 200 that are due first are listed; there are more.")).toBeVisible();
});
