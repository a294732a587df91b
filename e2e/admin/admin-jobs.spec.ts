import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

const mailId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
const refused = "connect ECONNREFUSED 127.0.0.1:25";
const longError =
  "The server https://an.address.of.a.customer.that.is.long.example.com/with/a/path/without/any/break answered with status 503";

function failedJob(at: number, error: string) {
  const id = `01a203d7-94a2-766c-8ebf-ae4f15cfe5${String(at).padStart(2, "0")}`;
  const now = Date.now();
  return {
    id,
    queue: at < 2 ? "mail.deliver" : "technical-audit.run-slice",
    error,
    attempts: 13,
    payload: { mailId },
    created: new Date(now - 7_200_000).toISOString(),
    failed_at: new Date(now - 90_000).toISOString(),
    kept_until: new Date(now + 29 * 86_400_000).toISOString(),
  };
}

/** Failed jobs in the server's place, which the acts of the page move as the server would. */
async function stubFailed(page: Page) {
  const left = [failedJob(0, refused), failedJob(1, refused), failedJob(2, longError)];
  const asked: unknown[] = [];
  const matching = (params: URLSearchParams) =>
    left.filter(
      ({ queue, error }) =>
        (params.get("queue") ?? queue) === queue && (params.get("error") ?? error) === error,
    );
  await page.route(`**${apiBase}/admin/jobs/failed/?*`, (route) => {
    const results = matching(new URL(route.request().url()).searchParams);
    const as_of = new Date().toISOString();
    return route.fulfill({
      json: { count: results.length, next: null, previous: null, results, as_of, kept_days: 30 },
    });
  });
  await page.route(`**${apiBase}/admin/jobs/errors/*`, (route) => {
    const found = matching(new URL(route.request().url()).searchParams);
    const errors = [...new Set(found.map(({ error }) => error))];
    const results = errors.map((error) => ({
      error,
      jobs: found.filter((job) => job.error === error).length,
      failed_at: found[0]?.failed_at ?? "",
    }));
    return route.fulfill({ json: { results } });
  });
  await page.route(`**${apiBase}/admin/jobs/failed/01*/`, (route) =>
    route.fulfill({
      json: {
        ...left.find(({ id }) => route.request().url().includes(id)),
        started_at: new Date(Date.now() - 100_000).toISOString(),
        stack: ["at send (apps/server/src/platform/mail/mailer.ts:67:11)", "at run (deliver-mail.ts:20:7)"],
      },
    }),
  );
  for (const act of ["retry", "discard"]) {
    await page.route(`**${apiBase}/admin/jobs/${act}/`, (route) => {
      const body = route.request().postDataJSON();
      asked.push([act, body.reason, body.which]);
      const before = left.length;
      const { kind, job_id, queue, error } = body.which;
      for (const job of [...left]) {
        const isMeant =
          kind === "one"
            ? job.id === job_id
            : (queue ?? job.queue) === job.queue && (error ?? job.error) === job.error;
        if (isMeant) left.splice(left.indexOf(job), 1);
      }
      return route.fulfill({ json: { moved: before - left.length, left: 0 } });
    });
  }
  return asked;
}

test("shows the queues and the scheduled jobs of the server, and that nothing failed", async ({
  rootPage: page,
}) => {
  await page.goto("/admin/system");
  await page.getByRole("main").getByRole("link", { name: "jobs", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  await expect(page.getByText("They are kept for 30 days and then removed.")).toBeVisible();
  await expect(page.getByText("No failed jobs")).toBeVisible();
  const queues = page.getByRole("table", { name: "Queues" });
  await expect(queues.getByRole("row").filter({ hasText: "mail.deliver" })).toHaveCount(1);
  const scheduled = page.getByRole("table", { name: "Scheduled jobs" });
  await expect(scheduled.getByRole("row").filter({ hasText: "mail.purge" })).toContainText(
    "Every day at 03:40 UTC",
  );
  await expect(scheduled.getByRole("row").filter({ hasText: "campaigns.start-due-runs" })).toContainText(
    /Every minute.*Done/,
    { timeout: 90_000 },
  );
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});

test("failed jobs are filtered by error and queue, looked into, retried and discarded with a reason", async ({
  rootPage: page,
}) => {
  test.slow();
  const asked = await stubFailed(page);
  await page.goto("/admin/jobs");
  const rows = page.getByRole("table", { name: "Failed jobs" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(`mail.delivermailId ${mailId}`);
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
  }
  await expectNoOverflow(page);
  await page.setViewportSize(desktop);

  await rows
    .nth(1)
    .getByRole("button", { name: /^Open mail\.deliver/ })
    .click();
  const panel = page.getByRole("dialog", { name: "mail.deliver" });
  await expect(panel).toContainText("at send (apps/server/src/platform/mail/mailer.ts:67:11)");
  await expect(panel).toContainText("Attempts13");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  const errors = page.getByRole("list", { name: "Errors" });
  await expect(errors.getByRole("listitem").first()).toHaveText(/^2\s×\sconnect ECONNREFUSED/);
  await errors.getByRole("link", { name: refused }).click();
  await expect(page).toHaveURL(/error=/);
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Retry all 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Retry failed jobs" });
  await expect(dialog).toContainText(`2 failed jobs with the error “${refused}”.`);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Reason").fill("The mail server is back");
  await dialog.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByText("2 jobs are queued again.")).toBeVisible();
  await expect(page.getByText("No failed job matches the filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(2);
  await rows
    .nth(1)
    .getByRole("button", { name: /^Discard/ })
    .click();
  const discard = page.getByRole("dialog", { name: "Discard failed jobs" });
  await discard.getByLabel("Reason").fill("The site is gone");
  await discard.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("1 job is removed.")).toBeVisible();
  await expect(page.getByText("No failed jobs")).toBeVisible();
  expect(asked).toEqual([
    ["retry", "The mail server is back", { kind: "all", error: refused }],
    ["discard", "The site is gone", { kind: "one", job_id: failedJob(2, "").id }],
  ]);
});

test("says what could not be loaded, and tries again", async ({ rootPage: page }) => {
  const list = `**${apiBase}/admin/jobs/failed/**`;
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/jobs");
  const failed = page.getByRole("region", { name: "Failed jobs" });
  await expect(failed.getByText("The server encountered an error. Please try again later.")).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole("table", { name: "Queues" }).getByText("mail.deliver")).toBeVisible();
  await page.unroute(list);
  const held = hold();
  await page.route(list, async (route) => {
    await held.until;
    await route.continue();
  });
  await failed.getByRole("button", { name: "Retry" }).click();
  held.release();
  await expect(page.getByText("No failed jobs")).toBeVisible();
});
