import { getHealth, type Health } from "@citelens/contract/platform/admin";
import { retryUnstoredAnswer } from "@citelens/contract/platform/unstored-answers";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { expect, failure, test } from "../superuser.test-helper.ts";

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}

const hours = 3_600_000;
const none = { failed_items: [], wrong_counts: [], identity_sources: [], unstored_answers: [] };
const running = { name: "this-machine:3000", roles: ["api", "ingest", "worker"], is_gone: false } as const;

/** Health of a server of which nothing failed. */
function wellOf(server: ServerDouble, changes: Partial<Health> = {}): Health {
  const health = server.sample(getHealth);
  const instances = health.instances.map((one) => ({ ...one, ...running, roles: [...running.roles] }));
  return { ...health, ...none, instances, ...changes };
}

/** Health of a server with one of everything that can fail; storing the answer was tried some times. */
function illOf(server: ServerDouble, { tries }: { readonly tries: number }): Health {
  const sample = server.sample(getHealth);
  const { instances } = wellOf(server);
  const lost = { id: "lost", name: "lost-machine:3000", seen_at: ago(2 * hours), is_gone: true };
  return wellOf(server, {
    instances: [...instances, ...instances.map((one) => ({ ...one, ...lost }))],
    failed_items: sample.failed_items.map((one) => ({
      ...one,
      sweep: "campaigns.start-due-runs",
      failures: 3,
      error: 'insert or update on table "runs" violates a foreign key constraint',
      failed_at: ago(90_000),
      next_try: ago(-150_000),
    })),
    wrong_counts: sample.wrong_counts.map((one) => ({
      ...one,
      check: "insights.check-sums",
      what: "answers by ChatGPT on 2026-11-23 to branded queries",
      kept: 1_203,
      counted: 1_202,
      found_at: ago(2 * hours),
    })),
    identity_sources: sample.identity_sources.map((one) => ({
      ...one,
      url: "https://openai.com/gptbot.json",
      entries: 1_240,
      fetched_at: ago(48 * hours),
      failing_since: ago(24 * hours),
      failure: "it answered with status 503",
    })),
    unstored_answers: sample.unstored_answers.map((one) => ({
      ...one,
      operator_model: "chatgpt",
      query: "best running shoes",
      error: "value out of range for type smallint",
      tries,
      failed_at: ago(2 * hours),
      tried_at: ago(90_000),
    })),
  });
}

async function storeAgain(page: AppPage): Promise<void> {
  await page.getByRole("button", { name: "Retry best running shoes" }).click();
  const dialog = page.getByRole("dialog", { name: "Store the answer again?" });
  await dialog.getByLabel("Reason").fill("The column was widened");
  await dialog.getByRole("button", { name: "Retry" }).click();
}

test("failed items and wrong counts show where there are some", async ({ rootPage: page, server }) => {
  server.answer(getHealth, illOf(server, { tries: 10 }));
  await page.goto("/admin/system");

  await expect(page.getByRole("table", { name: "Failed items" }).getByRole("row").nth(1)).toHaveText(
    /campaigns\.start-due-runs.*foreign key constraint.*3.*1 minute ago.*\d\d:\d\d/,
  );
  const instances = page.getByRole("table", { name: "Instances" });
  await expect(instances.getByRole("row").nth(1)).toHaveText(/api, ingest, worker.*Runs/);
  await expect(instances.getByRole("row").nth(2)).toHaveText(/lost-machine:3000.*2 hours ago.*Gone/);
  await expect(page.getByRole("table", { name: "Wrong counts" }).getByRole("row").nth(1)).toHaveText(
    /to branded queries.*insights\.check-sums.*1,203.*1,202.*2 hours ago/,
  );
  await expect(page.getByRole("table", { name: "Unstored answers" }).getByRole("row").nth(1)).toHaveText(
    /best running shoes.*chatgpt.*out of range.*10.*2 hours ago.*1 minute ago/,
  );
  await expect(page.getByRole("table", { name: "Identity sources" }).getByRole("row").nth(1)).toHaveText(
    /Address list.*gptbot\.json.*1,240.*2 days ago.*since.*it answered with status 503/,
  );
  await expectNoAxeViolations();
});

test("failed items and wrong counts do not show at all where there are none", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getHealth, wellOf(server, { failed_jobs: 0 }));
  await page.goto("/admin/system");

  await expect(page.getByRole("main").getByRole("link", { name: "jobs", exact: true })).toHaveAttribute(
    "href",
    "/admin/jobs",
  );
  for (const name of ["Failed items", "Wrong counts", "Unstored answers", "Identity sources"])
    await expect(page.getByRole("table", { name })).toHaveCount(0);
});

test("an answer that could not be stored is stored again with a reason, or says why still not", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getHealth, illOf(server, { tries: 10 }));
  server.answer(retryUnstoredAnswer, () => {
    server.answer(getHealth, illOf(server, { tries: 11 }));
    return { stored: false, error: "value out of range for type smallint" };
  });
  await page.goto("/admin/system");
  const unstored = page.getByRole("table", { name: "Unstored answers" });
  await storeAgain(page);
  await expect(page.getByText("Still not stored: value out of range for type smallint")).toBeVisible();
  await expect(unstored.getByRole("row").nth(1)).toContainText("11");

  server.answer(retryUnstoredAnswer, () => {
    server.answer(getHealth, wellOf(server));
    return { stored: true, error: null };
  });
  await storeAgain(page);
  await expect(page.getByText("The answer is stored.")).toBeVisible();
  await expect(unstored).toHaveCount(0);
  expect(server.calls(retryUnstoredAnswer).map(({ body }) => body)).toEqual([
    expect.objectContaining({ reason: "The column was widened" }),
    expect.objectContaining({ reason: "The column was widened" }),
  ]);
});

test("tells what the databases are, and how mails are sent", async ({ rootPage: page, server }) => {
  server.answer(getHealth, wellOf(server, { mail: "outbox" }));
  await page.goto("/admin/system");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("System");
  await expect(page.getByText("Embedded").first()).toBeVisible();
  await expect(page.getByText("Outbox", { exact: true })).toBeVisible();
});

test("a state that cannot be read says so, and tries again", async ({ rootPage: page, server }) => {
  server.fail(getHealth);
  await page.goto("/admin/system");
  await expect(page.getByText(failure)).toBeVisible();

  server.answer(getHealth, wellOf(server));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Instances" })).toContainText("this-machine:3000");
});
