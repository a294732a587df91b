import type { Answer } from "@citelens/contract/base/endpoint";
import {
  discardJobs,
  type FailedJob,
  getFailedJob,
  listFailedJobs,
  listJobErrors,
  listJobs,
  retryJobs,
} from "@citelens/contract/platform/admin-jobs";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { Call, ServerDouble } from "../../../../test/components/server-double.ts";
import { expect, failure, test } from "../superuser.test-helper.ts";

const mailId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
const refused = "connect ECONNREFUSED 127.0.0.1:25";
const longError =
  "The server https://an.address.of.a.customer.that.is.long.example.com/with/a/path/without/any/break answered with status 503";
const noErrors = { results: [] };

function idOf(at: number): string {
  return `01a203d7-94a2-766c-8ebf-ae4f15cfe5${String(at).padStart(2, "0")}`;
}

/** Answers of two queues with an error each; the acts of the page move them as the server would. */
function answerFailed(server: ServerDouble): void {
  const jobOf = (at: number, queue: string, error: string): FailedJob => {
    const { stack: _, started_at: __, ...job } = server.sample(getFailedJob, { id: idOf(at), queue, error });
    return { ...job, attempts: 13, payload: { mailId } };
  };
  let left = [
    jobOf(0, "mail.deliver", refused),
    jobOf(1, "mail.deliver", refused),
    jobOf(2, "technical-audit.run-slice", longError),
  ];
  server.answer(listFailedJobs, ({ query }) => {
    const error = query.get("error");
    return failedOf(
      server,
      left.filter((one) => error === null || one.error === error),
    );
  });
  server.answer(listJobErrors, () => ({
    results: [...new Set(left.map(({ error }) => error))].map((error) => ({
      error,
      jobs: left.filter((one) => one.error === error).length,
      failed_at: new Date().toISOString(),
    })),
  }));
  server.answer(getFailedJob, ({ params }) =>
    server.sample(getFailedJob, {
      ...left.find(({ id }) => id === params.jobId),
      stack: ["at send (apps/server/src/platform/mail/mailer.ts:67:11)", "at run (deliver-mail.ts:20:7)"],
    }),
  );
  const move = ({ body }: Call): Answer<typeof retryJobs> => {
    const { which } = retryJobs.body.parse(body);
    const kept = left.filter((one) =>
      which.kind === "one" ? one.id !== which.job_id : one.error !== which.error,
    );
    const moved = left.length - kept.length;
    left = kept;
    return { moved, left: 0 };
  };
  server.answer(retryJobs, move);
  server.answer(discardJobs, move);
}

function failedOf(server: ServerDouble, results: FailedJob[]): Answer<typeof listFailedJobs> {
  return { ...server.sample(listFailedJobs), count: results.length, results };
}

test("failed jobs are listed by their errors, and each can be looked into", async ({
  rootPage: page,
  server,
}) => {
  answerFailed(server);
  await page.goto("/admin/jobs");
  const rows = page.getByRole("table", { name: "Failed jobs" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(`mail.delivermailId ${mailId}`);
  const errors = page.getByRole("list", { name: "Errors" });
  await expect(errors.getByRole("listitem").first()).toHaveText(/^2\s×\sconnect ECONNREFUSED/);

  await rows
    .nth(1)
    .getByRole("button", { name: /^Open mail\.deliver/ })
    .click();
  const panel = page.getByRole("dialog", { name: "mail.deliver" });
  await expect(panel).toContainText("at send (apps/server/src/platform/mail/mailer.ts:67:11)");
  await expect(panel).toContainText("Attempts13");
  await expectNoAxeViolations();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("all failed jobs with an error are retried with a reason", async ({ rootPage: page, server }) => {
  answerFailed(server);
  await page.goto("/admin/jobs");
  const rows = page.getByRole("table", { name: "Failed jobs" }).getByRole("row");
  await page.getByRole("list", { name: "Errors" }).getByRole("link", { name: refused }).click();
  await expect(page).toHaveURL(/error=/);
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Retry all 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Retry failed jobs" });
  await expect(dialog).toContainText(`2 failed jobs with the error “${refused}”.`);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The mail server is back");
  await dialog.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByText("2 jobs are queued again.")).toBeVisible();
  await expect(page.getByText("No failed job matches the filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(2);
  expect(server.calls(retryJobs).map(({ body }) => body)).toEqual([
    expect.objectContaining({ reason: "The mail server is back", which: { kind: "all", error: refused } }),
  ]);
});

test("one failed job is discarded with a reason", async ({ rootPage: page, server }) => {
  answerFailed(server);
  await page.goto("/admin/jobs");
  const rows = page.getByRole("table", { name: "Failed jobs" }).getByRole("row");
  await rows
    .filter({ hasText: longError })
    .getByRole("button", { name: /^Discard/ })
    .click();
  const discard = page.getByRole("dialog", { name: "Discard failed jobs" });
  await discard.getByLabel("Reason").fill("The site is gone");
  await expectNoAxeViolations();
  await discard.getByRole("button", { name: "Discard" }).click();

  await expect(page.getByText("1 job is removed.")).toBeVisible();
  await expect(rows).toHaveCount(3);
  expect(server.calls(discardJobs).map(({ body }) => body)).toEqual([
    expect.objectContaining({ reason: "The site is gone", which: { kind: "one", job_id: idOf(2) } }),
  ]);
});

test("says what could not be loaded, and tries again", async ({ rootPage: page, server }) => {
  const { queues, scheduled } = server.sample(listJobs);
  server.answer(listJobs, { queues: queues.map((one) => ({ ...one, name: "mail.deliver" })), scheduled });
  server.answer(listJobErrors, noErrors);
  server.fail(listFailedJobs);
  await page.goto("/admin/jobs");
  const failed = page.getByRole("region", { name: "Failed jobs" });
  await expect(failed.getByText(failure)).toBeVisible();
  await expect(page.getByRole("table", { name: "Queues" }).getByText("mail.deliver")).toBeVisible();

  server.answer(listFailedJobs, failedOf(server, []));
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No failed jobs")).toBeVisible();
});
