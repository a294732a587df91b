import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { answerKnownAudits, auditCalls } from "./known-audit.ts";
import { auditIds, knownAgain, knownAudit, knownBefore, knownFailed, knownRunning } from "./known-audits.ts";
import { knownAccess } from "./known-findings.ts";

const none = { count: 0, next: null, previous: null, results: [] };

function listOf(...results: readonly object[]): object {
  return { count: results.length, next: null, previous: null, results };
}

const results = `results/${auditIds.last}`;

test("the last failed audit stands above the last good one", async ({ signedInPage: page, workspace }) => {
  const audits = listOf(knownFailed, knownAudit(), knownBefore);
  await page.route(auditCalls, answerKnownAudits({ "/audits/": audits }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/dashboard`);

  const alert = page.getByRole("alert");
  await expect(alert).toContainText("a challenge page of its firewall");
  await expect(alert).toContainText("Let the user agent Citelens through");
  await expect(alert).toContainText("from the audit before it");
  await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("Strong");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});

test("while an audit runs no other one can be started, and the last results stay", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.route(auditCalls, answerKnownAudits({ "/audits/": listOf(knownRunning, knownAudit()) }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/dashboard`);

  const running = page.getByRole("region", { name: "An audit is running" });
  await expect(running).toContainText(/Reading the pages.*Read128.*Known640/);
  await expect(page.getByRole("button", { name: "Start an audit" })).toBeDisabled();
  await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("Strong");
  await running.getByRole("link", { name: "Follow it" }).click();
  await expect(page).toHaveURL(/analyzing/);
});

test("results say what was not read, not checked, and not known", async ({
  signedInPage: page,
  workspace,
}) => {
  const access = { ...knownAccess, tracking_since: null, probed: false };
  await page.route(auditCalls, answerKnownAudits({ "/audits/[^/]+/access/": access }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}?tab=access`);

  await expect(page.getByText("512 of 4,200 known pages were read")).toBeVisible();
  await page.getByText("3 checks could not be made").click();
  await expect(
    page.getByText("Text without JavaScript, Facts without JavaScript: This installation has no browser."),
  ).toBeVisible();
  await expect(page.getByText("No visit has been reported yet")).toBeVisible();
  await expect(page.getByText("No probes were sent")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("agents of which nothing is known are folded, and unfolded by the keyboard", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.route(auditCalls, answerKnownAudits());
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}?tab=access`);

  const training = page.getByRole("region", { name: "Training" });
  const agents = training.getByRole("table").getByRole("rowheader");
  await expect(training).toContainText("3 agents: 1 let in, 2 not known");
  await expect(agents).toHaveCount(1);
  await expect(page.getByRole("button", { name: /of which nothing is known/ })).toHaveCount(1);

  const show = training.getByRole("button", { name: "Show 2 agents of which nothing is known" });
  await expect(show).toHaveAttribute("aria-expanded", "false");
  await show.press("Enter");
  await expect(agents).toHaveCount(3);
  await expect(agents.nth(1)).toContainText("Amazonbot");
  await expect(page).toHaveURL(/tab=access&unknown=training$/);
  const hide = training.getByRole("button", { name: "Hide 2 agents of which nothing is known" });
  await expect(hide).toBeFocused();
  await expect(hide).toHaveAttribute("aria-expanded", "true");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await page.reload();
  await expect(agents).toHaveCount(3);
  await hide.press("Space");
  await expect(agents).toHaveCount(1);
  await expect(page).not.toHaveURL(/unknown/);
  await expect(training).toContainText("3 agents: 1 let in, 2 not known");
});

test("a group of which nothing is known at all has its fold alone", async ({
  signedInPage: page,
  workspace,
}) => {
  const access = { ...knownAccess, agents: knownAccess.agents.filter((one) => one.conclusion === "unknown") };
  await page.route(auditCalls, answerKnownAudits({ "/audits/[^/]+/access/": access }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}?tab=access`);

  const training = page.getByRole("region", { name: "Training" });
  const show = training.getByRole("button", { name: "Show 2 agents of which nothing is known" });
  await expect(show).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await show.click();
  await expect(training.getByRole("rowheader")).toHaveCount(2);
});

test("what fails only by half says so, and what that means", async ({ signedInPage: page, workspace }) => {
  await page.route(auditCalls, answerKnownAudits());
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}?issue=noindex`);

  const panel = page.getByRole("dialog");
  const pages = panel.getByRole("list", { name: "Pages" }).getByRole("listitem");
  await expect(pages).toHaveCount(3);
  await expect(pages.filter({ hasText: "Blocker, half" })).toHaveText(/^\/about/);
  await expect(panel).toContainText("Half: it fails only in part, costs half, and does not cap the score.");
  await pages.last().scrollIntoViewIfNeeded();
  await expect(panel.getByRole("button", { name: "Close" })).toBeInViewport();
  await expectNoAxeViolations(page);

  await pages.first().getByRole("link", { name: "/pricing" }).click();
  const finding = panel
    .getByRole("list", { name: "Findings" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "The description is missing" }) });
  await expect(finding).toContainText("Low, half");
  await expect(finding).toContainText("It fails only in part, and costs half.");
});

test("all passed, and filters without hits, are different things", async ({
  signedInPage: page,
  workspace,
}) => {
  const counts = { blocker: 0, high: 0, medium: 0, low: 0 };
  await page.route(
    auditCalls,
    answerKnownAudits({
      [`/audits/${auditIds.last}/`]: knownAudit({ counts, score: 100 }),
      "/audits/[^/]+/issues/": none,
    }),
  );
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}`);
  await expect(page.getByRole("heading", { name: "Every check passed" })).toBeVisible();

  await page.getByLabel("State").selectOption("ignored");

  await expect(page.getByRole("heading", { name: "No issue matches the filters" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("heading", { name: "Every check passed" })).toBeVisible();
});

test("while some pages are read again the results stay", async ({ signedInPage: page, workspace }) => {
  await page.route(auditCalls, answerKnownAudits({ [`/audits/${auditIds.last}/`]: knownAgain }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/analyzing/${auditIds.last}`);

  await expect(page).toHaveURL(/results/);
  await expect(page.getByText("Pages are being read again")).toBeVisible();
  await expect(page.getByRole("table", { name: "Issues" })).toBeVisible();
});

test("once pages were read again the results are new, though no stream said so", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.route(auditCalls, answerKnownAudits({ [`/audits/${auditIds.last}/`]: knownAgain }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}`);
  await expect(page.getByText("Pages are being read again")).toBeVisible();
  await expect(page.getByRole("table", { name: "Issues" }).getByRole("row")).toHaveCount(9);

  await page.route(auditCalls, answerKnownAudits({ "/audits/[^/]+/issues/": none }));

  await expect(page.getByRole("heading", { name: "Every check passed" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Pages are being read again")).toHaveCount(0);
});

test("an old audit shows the scores that are kept of it", async ({ signedInPage: page, workspace }) => {
  await page.route(
    auditCalls,
    answerKnownAudits({ [`/audits/${auditIds.last}/`]: knownAudit({ is_whole: false }) }),
  );
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/${results}`);

  await expect(page.getByText("Of this audit only scores and counts are kept")).toBeVisible();
  await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("Strong");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("an audit of one page shows its findings plainly", async ({ signedInPage: page, workspace }) => {
  const audit = knownAudit({
    id: auditIds.page,
    scope: "PAGE",
    url: "https://reviews.example/desks",
    not_checked: [],
    coverage: { read: 1, known: 1 },
    cut: null,
  });
  await page.route(auditCalls, answerKnownAudits({ [`/audits/${auditIds.page}/`]: audit }));
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/results/${auditIds.page}`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit of one page");
  await expect(page.getByRole("list", { name: "Findings" }).getByRole("listitem").first()).toContainText(
    "noindex",
  );
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});

test("shows shapes while it loads, what fails offers Retry, and what is gone is said", async ({
  signedInPage: page,
  workspace,
}) => {
  const loading = hold();
  let isBroken = true;
  const answer = answerKnownAudits();
  await page.route(auditCalls, async (route) => {
    await loading.until;
    return isBroken ? route.abort() : answer(route);
  });
  await page.clock.install();
  await page.goto(`/workspaces/${workspace.id}/technical-optimization/dashboard`);
  await expect(page.getByRole("status", { name: "Loading the audits" })).toBeVisible();
  loading.release();
  const retry = page.getByRole("button", { name: "Retry" });
  await skipWaitsFor(page, retry);
  isBroken = false;
  await retry.click();
  await expect(page.getByRole("table", { name: "What to mend first" })).toBeVisible();

  isBroken = true;
  await page.getByRole("link", { name: "See the results" }).click();
  await skipWaitsFor(page, retry);
  isBroken = false;
  await retry.click();
  await expect(page.getByRole("table", { name: "Issues" })).toBeVisible();

  const missing = "f6666666-6666-4666-8666-666666666666";
  await page.route(`**/audits/${missing}/`, (route) =>
    route.fulfill({ status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } }),
  );
  for (const kind of ["results", "analyzing"]) {
    await page.goto(`/workspaces/${workspace.id}/technical-optimization/${kind}/${missing}`);
    await expect(page.getByRole("heading", { name: "There is no such audit" })).toBeVisible();
  }
});
