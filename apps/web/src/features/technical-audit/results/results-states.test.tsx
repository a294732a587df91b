import { type Audit, auditIssue, auditPageDetails, issuePage } from "@citelens/contract/content/audit-fields";
import {
  compareAudits,
  getAudit,
  getAuditPage,
  listAuditIssues,
  listAuditPages,
  listAudits,
  listIssuePages,
} from "@citelens/contract/content/technical-audit";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { auditOf } from "../audit-fixtures.test-helper.ts";

const done = auditOf({ score: 74.4 });
/** One whose pages are read again keeps its results. */
const again = auditOf({ score: 74.4, status: "CRAWLING" });
const none = { count: 0, next: null, previous: null, results: [] };
const pageId = "00f00ba400f00ba4";

function addressOf({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/technical-optimization/results/${done.id}${search}`;
}

test("what fails only by half says so, and what that means", async ({ page, server, workspace }) => {
  const [issue] = server.sample(listAuditIssues).results;
  const [found] = server.sample(listIssuePages).results;
  if (!issue || !found) throw new Error("A sample of a list has one entry.");
  const pages = ["/pricing", "/guides/desks", "/about"].map((path, index) =>
    issuePage.parse({
      ...found,
      page_id: pageId,
      url: `https://northwind.example${path}`,
      severity: "blocker",
      is_half: index === 2,
    }),
  );
  server.answer(getAudit, done);
  server.answer(listAuditIssues, {
    ...none,
    count: 1,
    results: [auditIssue.parse({ ...issue, check_id: "noindex", severity: "blocker", is_half: false })],
  });
  server.answer(listIssuePages, { ...none, count: 3, results: pages });
  const details = server.sample(getAuditPage);
  const findings = details.findings.map((finding) => ({
    ...finding,
    title: "The description is missing",
    severity: "low",
    is_half: true,
  }));
  server.answer(getAuditPage, auditPageDetails.parse({ ...details, findings }));
  await page.goto(addressOf(workspace, "?issue=noindex"));

  const panel = page.getByRole("dialog");
  const list = panel.getByRole("list", { name: "Pages" }).getByRole("listitem");
  await expect(list).toHaveCount(3);
  await expect(list.filter({ hasText: "Blocker, half" })).toHaveText(/^\/about/);
  await expect(panel).toContainText("Half: it fails only in part, costs half, and does not cap the score.");
  await expectNoAxeViolations();

  await list.first().getByRole("link", { name: "/pricing" }).click();
  const finding = panel
    .getByRole("list", { name: "Findings" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "The description is missing" }) });
  await expect(finding).toContainText("Low, half");
  await expect(finding).toContainText("It fails only in part, and costs half.");
});

test("all passed, and filters without hits, are different things", async ({ page, server, workspace }) => {
  server.answer(getAudit, auditOf({ score: 100 }));
  server.answer(listAuditIssues, none);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("heading", { name: "Every check passed" })).toBeVisible();

  await page.getByLabel("State").selectOption("ignored");

  await expect(page.getByRole("heading", { name: "No issue matches the filters" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("heading", { name: "Every check passed" })).toBeVisible();
});

test("while some pages are read again the results stay", async ({ page, server, workspace }) => {
  server.answer(getAudit, again);
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/analyzing/${again.id}`);

  await expect(page).toHaveURL(/results/);
  await expect(page.getByText("Pages are being read again")).toBeVisible();
  await expect(page.getByRole("table", { name: "Issues" })).toBeVisible();
});

test("once pages were read again the results are new, though no stream said so", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getAudit, again);
  page.startClock();
  await page.goto(addressOf(workspace));
  await expect(page.getByText("Pages are being read again")).toBeVisible();
  await expect(page.getByRole("table", { name: "Issues" }).getByRole("row")).toHaveCount(2);

  server.answer(getAudit, done);
  server.answer(listAuditIssues, none);
  await page.fastForward(5_000);

  await expect(page.getByRole("heading", { name: "Every check passed" })).toBeVisible();
  await expect(page.getByText("Pages are being read again")).toHaveCount(0);
});

test("an old audit shows the scores that are kept of it", async ({ page, server, workspace }) => {
  server.answer(getAudit, auditOf({ score: 74.4, is_whole: false }));
  await page.goto(addressOf(workspace));

  await expect(page.getByText("Of this audit only scores and counts are kept")).toBeVisible();
  await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("Strong");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectNoAxeViolations();
});

test("an audit of one page shows its findings plainly", async ({ page, server, workspace }) => {
  server.answer(getAudit, auditOf({ scope: "PAGE", url: "https://reviews.example/desks" }));
  const details = server.sample(getAuditPage);
  const findings = details.findings.map((finding) => ({ ...finding, title: "The page says noindex" }));
  server.answer(getAuditPage, { ...details, findings });
  await page.goto(addressOf(workspace));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit of one page");
  await expect(page.getByRole("list", { name: "Findings" }).getByRole("listitem").first()).toContainText(
    "noindex",
  );
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectNoAxeViolations();
});

test("each tab has what it is named after", async ({ page, server, workspace }) => {
  const before: Audit = auditOf({ id: "44444444-4444-4444-8444-444444444444" });
  const [read] = server.sample(listAuditPages).results;
  if (!read) throw new Error("A sample of a list has one entry.");
  server.answer(getAudit, auditOf({ previous_id: before.id }));
  server.answer(listAudits, { ...none, count: 2, results: [done, before] });
  server.answer(listAuditPages, {
    ...none,
    count: 1,
    results: [{ ...read, first_byte_ms: 184, html_bytes: 48_200 }],
  });
  server.answer(compareAudits, server.sample(compareAudits));
  for (const [tab, table] of [
    ["pages", "Pages of the audit"],
    ["speed", "Size of the HTML"],
    ["compare", "Changed pages"],
  ] as const) {
    await page.goto(addressOf(workspace, `?tab=${tab}`));
    await expect(page.getByRole("table", { name: table })).toBeVisible();
  }
});
