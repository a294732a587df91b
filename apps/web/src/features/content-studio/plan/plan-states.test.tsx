import { getEffect } from "@citelens/contract/content/content-studio";
import { getOptimizationPlan, type PlanRow } from "@citelens/contract/content/plan";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { first, idOf } from "../brief.test-helper.ts";
import { anEffect, aPublishedText, overviewAddress } from "../effect/effect.test-helper.ts";

const planAddress = (id: string, search = "") => `/workspaces/${id}/optimization/plan${search}`;
const months = { this_month: "2026-11", is_bound: false } as const;

function rowsOf(server: ServerDouble): PlanRow[] {
  const row = first(server.sample(getOptimizationPlan).rows);
  const opportunity = { ...row.opportunity, is_gone: false };
  return [
    {
      ...row,
      group: "LATE",
      opportunity: {
        ...opportunity,
        id: idOf(1),
        title: "Earn a mention",
        score: 45.1,
        due_on: "2026-10-20",
        assignee: { id: idOf(1), name: "Ada Lovelace" },
      },
    },
    {
      ...row,
      group: "MONTH",
      optimization: aPublishedText(),
      opportunity: {
        ...opportunity,
        id: idOf(2),
        title: "Optimize /chairs",
        state: "DONE",
        due_on: "2026-11-12",
      },
    },
    {
      ...row,
      group: "UNDATED",
      opportunity: { ...opportunity, id: idOf(3), title: "Create a page for “oak”", is_gone: true },
    },
  ];
}

test("a month without anything says so, and leads to others and to opportunities", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getOptimizationPlan, ({ query }) => {
    return { ...months, month: query.get("month") ?? months.this_month, rows: [] };
  });
  await page.goto(overviewAddress(workspace));
  await page.locator("#content").getByRole("link", { name: "Plan", exact: true }).click();
  await expect(page).toHaveURL(planAddress(workspace.id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan");
  await expect(page.getByText("Nothing is planned for this month")).toBeVisible();

  const month = page.getByRole("navigation", { name: "Month" });
  await expect(month.getByRole("heading")).toHaveText("November 2026");
  await month.getByRole("button", { name: "The month after" }).click();
  await expect(page).toHaveURL(planAddress(workspace.id, "?month=2026-12"));
  await expect(month.getByRole("heading")).toHaveText("December 2026");
  await month.getByRole("button", { name: "This month" }).click();
  await expect(page).toHaveURL(planAddress(workspace.id));
  await page.locator("#content").getByRole("link", { name: "Pick opportunities" }).first().click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/opportunities`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Opportunities");
});

test("what is late, done, gone and published is told", async ({ page, server, workspace }) => {
  server.answer(getOptimizationPlan, ({ query }) => {
    const month = query.get("month") ?? months.this_month;
    return { ...months, month, rows: month === months.this_month ? rowsOf(server) : [] };
  });
  server.answer(getEffect, anEffect());
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
    `/workspaces/${workspace.id}/optimization/create?opportunity=${idOf(3)}`,
  );
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "The month before" }).click();
  await expect(page.getByText("Nothing is planned for this month")).toBeVisible();
});

test("it says that it loads, and when that failed, and tries again", async ({ page, server, workspace }) => {
  const release = server.hold(getOptimizationPlan);
  server.fail(getOptimizationPlan);
  await page.goto(planAddress(workspace.id));
  await expect(page.locator("#content [aria-busy=true]").first()).toBeVisible();
  release();

  const retry = page.locator("#content").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  server.answer(getOptimizationPlan, { ...months, month: "2026-11", rows: rowsOf(server), is_bound: true });
  await retry.click();
  await expect(page.getByText("The 200 that are due first are listed; there are more.")).toBeVisible();
});
