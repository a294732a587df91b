import {
  getAudit,
  getAuditAccess,
  getAuditSettings,
  listAuditIssues,
  listAudits,
} from "@citelens/contract/content/technical-audit";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { auditOf } from "./audit-fixtures.test-helper.ts";

const done = auditOf({ score: 74.4 });
const unscored = { score: null, site_score: null, pages_score: null, counts: done.counts };
const running = auditOf({
  ...unscored,
  id: "22222222-2222-4222-8222-222222222222",
  status: "CRAWLING",
  finished: null,
  progress: { step: "CRAWLING", read: 128, known: 640, failed: 1, rendered: 0, current_url: null },
});
const failed = auditOf({
  ...unscored,
  id: "33333333-3333-4333-8333-333333333333",
  status: "FAILED",
  failure: {
    reason: "CHALLENGED",
    seen: "northwind.example answered with a challenge page of its firewall instead of the site.",
    remedy: "Let the user agent Citelens through the firewall, then start again.",
  },
});

function addressOf({ id }: Workspace, rest: string): string {
  return `/workspaces/${id}/technical-optimization/${rest}`;
}

function listOf<Row>(...results: Row[]) {
  return { count: results.length, next: null, previous: null, results };
}

test("the last failed audit stands above the last good one", async ({ page, server, workspace }) => {
  server.answer(listAudits, listOf(failed, done));
  await page.goto(addressOf(workspace, "dashboard"));

  const alert = page.getByRole("alert");
  await expect(alert).toContainText("a challenge page of its firewall");
  await expect(alert).toContainText("Let the user agent Citelens through");
  await expect(alert).toContainText("from the audit before it");
  await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("Strong");
  await expectNoAxeViolations();
});

test("while an audit runs no other one can be started, and the last results stay", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listAudits, listOf(running, done));
  server.answer(getAudit, running);
  await page.goto(addressOf(workspace, "dashboard"));

  const region = page.getByRole("region", { name: "An audit is running" });
  await expect(region).toContainText(/Reading the pages.*Read128.*Known640/);
  await expect(page.getByRole("button", { name: "Start an audit" })).toBeDisabled();
  await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("Strong");
  await region.getByRole("link", { name: "Follow it" }).click();
  await expect(page).toHaveURL(/analyzing/);
});

test("shows shapes while it loads, and what fails offers Retry", async ({ page, server, workspace }) => {
  const ofDashboard = [listAudits, getAuditSettings, listAuditIssues, getAuditAccess];
  for (const endpoint of ofDashboard) server.fail(endpoint);
  const release = server.hold(listAudits);
  await page.goto(addressOf(workspace, "dashboard"));
  await expect(page.getByRole("status", { name: "Loading the audits" })).toBeVisible();

  release();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toHaveCount(1);
  for (const endpoint of [getAuditSettings, listAuditIssues, getAuditAccess])
    server.answer(endpoint, server.sample(endpoint));
  server.answer(listAudits, listOf(done));
  await retry.click();
  await expect(page.getByRole("table", { name: "What to mend first" })).toBeVisible();

  server.fail(getAudit);
  await page.getByRole("link", { name: "See the results" }).click();
  await expect(retry).toHaveCount(1);
  server.answer(getAudit, done);
  await retry.click();
  await expect(page.getByRole("table", { name: "Issues" })).toBeVisible();
});

test("an audit that is gone is said", async ({ page, server, workspace }) => {
  server.refuse(getAudit, "NOT_FOUND");
  for (const kind of ["results", "analyzing"]) {
    await page.goto(addressOf(workspace, `${kind}/f6666666-6666-4666-8666-666666666666`));
    await expect(page.getByRole("heading", { name: "There is no such audit" })).toBeVisible();
  }
});

test("an audit that runs shows its steps, and one that failed what to do", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getAudit, running);
  await page.goto(addressOf(workspace, `analyzing/${running.id}`));
  await expect(page.getByRole("list", { name: "Found so far" })).toBeVisible();
  await expectNoAxeViolations();

  server.answer(getAudit, failed);
  await page.goto(addressOf(workspace, `analyzing/${failed.id}`));
  await expect(page.getByRole("heading", { name: "What to do", exact: true })).toBeVisible();
  await expectNoAxeViolations();
});
