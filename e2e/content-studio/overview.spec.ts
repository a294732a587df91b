import { apiBase } from "@citelens/contract/base/endpoint";
import { expect } from "@playwright/test";
import { bearer } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { studioAddress } from "./studio.ts";

test("of a new workspace it shows three first steps and an empty plan, and counts what is begun", {
  tag: "@main",
}, async ({ signedInPage: page, workspace, account }) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Overview of Optimize" })
    .click();
  await expect(page).toHaveURL(studioAddress(workspace, "dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  const steps = page.getByRole("list", { name: "First steps" }).getByRole("listitem");
  await expect(steps).toContainText(["Audit your site", "Pick an opportunity", "Write your first brief"]);
  await expect(steps.getByText(": done")).toHaveCount(0);
  await expect(steps.getByRole("link")).toHaveText(["Technical Audit", "Content Opportunities", "New brief"]);
  const figures = page.getByRole("region", { name: "Optimize in figures" });
  await expect(figures).toContainText(/Texts at work.*0.*no drafts.*Last audit.*–.*none yet/s);
  await expect(page.getByRole("heading", { name: "No opportunity is open" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Effect of what was published" })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await page.locator("#content").getByRole("link", { name: "Plan", exact: true }).click();
  await expect(page).toHaveURL(studioAddress(workspace, "plan"));
  await expect(page.getByText("Nothing is planned for this month")).toBeVisible();

  const drafted = await page.request.post(`${apiBase}/projects/${workspace.id}/optimizations/`, {
    data: { kind: "NEW", title: "Shoes for rain", queries: [{ text: "Which shoes are good in rain?" }] },
    headers: bearer(account),
  });
  expect(drafted.status(), await drafted.text()).toBe(201);
  await page.goto(studioAddress(workspace, "dashboard"));

  await expect(figures).toContainText("1 draft");
  await expect(page.getByRole("heading", { name: "Nothing is published yet" })).toBeVisible();
  await expect(page.getByText("Nothing is made at this moment")).toBeVisible();
  await expect(page.getByText("Every text that is done is published")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});
