import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Locator, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    const root = await signInAsRoot(request);
    await keepTokens(page, root);
    await use(page);
  },
});

/** But for the dashboard, which is looked at with all that it can show. */
const pages = [
  ["users", "Users"],
  ["organizations", "Organizations"],
  ["workspaces", "Workspaces"],
  ["announcements", "Announcements"],
  ["agencies", "Agencies"],
  ["mails", "Deliveries"],
  ["audit", "Audit log"],
  ["deletions", "Deletions"],
] as const;

function rowOf(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

test("does not exist for anyone but superusers", async ({ signedInPage: page }) => {
  await page.goto("/admin/dashboard");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hmm...this page doesn't exist. Try searching for something else!",
  );
  await expect(page.getByRole("link", { name: "Admin", exact: false })).toHaveCount(0);
});

test("every page can be read in both themes, on a phone and by a screen reader", async ({
  rootPage: page,
  account,
}) => {
  test.slow();
  await page.goto("/admin/system");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("System");
  await expect(page.getByText("Embedded").first()).toBeVisible();
  await expect(page.getByText("Outbox", { exact: true })).toBeVisible();

  for (const [path, title] of pages) {
    await page.setViewportSize(desktop);
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
  }
  expect(account.email).toBeTruthy();
});

test("finds people and organizations, and grants credits once with a reason", async ({
  rootPage: page,
  request,
  account,
}) => {
  await createWorkspace(request, account);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search name or e-mail" }).fill(account.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await expect(rowOf(page, account.email)).toHaveCount(1);

  await page.goto(`/admin/organizations?search=${account.email}`);
  await rowOf(page, account.email)
    .getByRole("button", { name: /^Grant credits to/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Grant credits" });
  await dialog.getByRole("button", { name: "Grant credits" }).click();
  await expect(dialog.getByText("This field is required.")).toHaveCount(2);
  await dialog.getByLabel("Amount").fill("1.5");
  await dialog.getByLabel("Reason").fill("A present of the tests");
  await dialog.getByRole("button", { name: "Grant credits" }).click();
  await expect(dialog.getByText("Enter a whole number other than 0.")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Amount").fill("700");
  await dialog.getByRole("button", { name: "Grant credits" }).click();

  await expect(page.getByText(`${account.email} now has 1,000 credits.`)).toBeVisible();
  await expect(rowOf(page, account.email)).toContainText("1,000");
});

test("makes an agency with its contrast shown in both themes, and takes it off again", async ({
  rootPage: page,
  request,
  account,
}) => {
  await createWorkspace(request, account);
  const name = `Agency ${Date.now()}`;
  await page.goto(`/admin/organizations?search=${account.email}`);
  await page.getByRole("button", { name: `Make agency of ${account.email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Make agency" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("A partner");
  await dialog.getByLabel("Primary colour", { exact: true }).fill("#ffd4");
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog.getByText("Enter a colour as #rrggbb.")).toBeVisible();
  await dialog.getByLabel("Primary colour", { exact: true }).fill("#ffd400");
  const preview = dialog.getByRole("region", { name: "Contrast preview" });
  await expect(preview.getByText(/^1\.\d:1, too weak for text$/)).toBeVisible();
  await expect(preview.locator("dt:has-text('Links') + dd")).toHaveText([/readable/, /readable/]);
  await dialog.getByLabel("Icon", { exact: true }).setInputFiles("apps/web/public/logo.svg");
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog.getByText("Choose a PNG, JPEG, GIF, WebP or ICO image.")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Remove icon" }).click();
  await dialog.getByRole("button", { name: "Save agency" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/agencies?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toContainText("#ffd400");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  const removing = page.getByRole("dialog", { name: "Remove this agency?" });
  await removing.getByLabel("Reason").fill("The partner left");
  await removing.getByRole("button", { name: "Remove agency" }).click();

  await expect(rowOf(page, name)).toHaveCount(0);
});

test("shows the outbox, with the link of a mail to pass on", async ({ rootPage: page, request, account }) => {
  await request.post(`${apiBase}/password/reset/`, { data: { email: account.email } });
  await page.goto(`/admin/mails?search=${account.email}`);
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, account.email)).toContainText("Not sent", { timeout: 2_000 });
  }).toPass();

  await rowOf(page, account.email).getByRole("button", { name: /^Open/ }).click();

  await expect(page.getByRole("dialog").getByRole("link", { name: /reset-password\/confirm/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("steps into another account and out again, and both names are in the log", async ({
  rootPage: page,
  account,
  request,
}) => {
  await createWorkspace(request, account, { name: "Northwind" });
  await page.goto(`/admin/users?search=${account.email}`);
  await page.getByRole("button", { name: `Impersonate ${account.email}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText("30 minutes");
  await page.getByRole("alertdialog").getByRole("button", { name: "Impersonate" }).click();

  await expect(page.getByText(`Admin Impersonation Mode - Viewing as ${account.email}`)).toBeVisible();
  await page.goto("/settings/workspaces");
  await page.getByRole("button", { name: "More actions for Northwind" }).click();
  const invite = page.getByRole("menuitem", { name: /^Invite/ });
  await expect(invite).toBeDisabled();
  await expect(invite).toContainText("This cannot be done while viewing as another user.");
  await page.goto("/admin/system");
  await expect(page.getByText("Hmm...this page doesn't exist.")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);

  const root = await signInAsRoot(page.request);
  await keepTokens(page, root);
  await page.goto(`/admin/audit?search=${account.user.id}`);
  await expect(page.getByText("by root@example.com").first()).toBeVisible();
});

test("says what failed and tries again, and teaches while there is nothing", async ({ rootPage: page }) => {
  const list = "**/api/v1/admin/mails/**";
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/mails");
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible({
    timeout: 15_000,
  });
  await page.unroute(list);
  const held = hold();
  await page.route(list, async (route) => {
    await held.until;
    await route.fulfill({
      json: { count: 0, count_is_bound: false, next: null, previous: null, results: [] },
    });
  });
  await page.getByRole("button", { name: "Retry" }).click();
  held.release();

  await expect(page.getByText("No mails yet")).toBeVisible();
  await page.goto("/admin/mails?search=nobody");
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(page).toHaveURL(/\/admin\/mails$/);
});

async function storeAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Store the answer again?" });
  await dialog.getByLabel("Reason").fill("The column was widened");
  await dialog.getByRole("button", { name: "Retry" }).click();
}

test("failed items and wrong counts show where there are some, and not at all where there are none", async ({
  rootPage: page,
}) => {
  const item = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
  let isWell = false;
  let tries = 10;
  await page.route(`**${apiBase}/admin/unstored-answers/*/retry/`, (route) => {
    const stored = tries === 11;
    tries = stored ? 0 : 11;
    return route.fulfill({
      json: { stored, error: stored ? null : "value out of range for type smallint" },
    });
  });
  await page.route(`**${apiBase}/admin/health/`, async (route) => {
    const health = await (await route.fetch()).json();
    const now = Date.now();
    const failed = {
      sweep: "campaigns.start-due-runs",
      item,
      failures: 3,
      error: 'insert or update on table "runs" violates a foreign key constraint',
      failed_at: new Date(now - 90_000).toISOString(),
      next_try: new Date(now + 150_000).toISOString(),
    };
    const wrong = {
      check: "insights.check-sums",
      scope: "01a203d7-9411-7796-ab28-75d510753944",
      subject: item,
      what: "answers by ChatGPT on 2026-11-23 to branded queries",
      kept: 1_203,
      counted: 1_202,
      found_at: new Date(now - 7_200_000).toISOString(),
    };
    const source = {
      url: "https://openai.com/gptbot.json",
      kind: "address_list",
      entries: 1_240,
      fetched_at: new Date(now - 2 * 86_400_000).toISOString(),
      failing_since: new Date(now - 86_400_000).toISOString(),
      failure: "it answered with status 503",
      next_try: new Date(now + 3_600_000).toISOString(),
    };
    const unstored = {
      answer_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f7",
      workspace_id: wrong.scope,
      campaign_id: item,
      operator_model: "chatgpt",
      query: "best running shoes",
      error: "value out of range for type smallint",
      tries,
      failed_at: new Date(now - 7_200_000).toISOString(),
      tried_at: new Date(now - 90_000).toISOString(),
    };
    const failing = { failed_items: [failed], wrong_counts: [wrong], identity_sources: [source] };
    const found = isWell ? {} : { ...failing, unstored_answers: tries === 0 ? [] : [unstored] };
    const none = { failed_items: [], wrong_counts: [], identity_sources: [], unstored_answers: [] };
    const [running] = health.instances;
    const lost = { ...running, id: item, name: "lost-machine:3000", seen_at: wrong.found_at, is_gone: true };
    const instances = isWell ? [running] : [running, lost];
    await route.fulfill({ json: { ...health, ...none, instances, ...found } });
  });
  await page.goto("/admin/system");

  const items = page.getByRole("table", { name: "Failed items" });
  await expect(items.getByRole("row").nth(1)).toHaveText(
    /campaigns\.start-due-runs.*foreign key constraint.*3.*1 minute ago.*\d\d:\d\d/,
  );
  const instances = page.getByRole("table", { name: "Instances" });
  await expect(instances.getByRole("row").nth(1)).toHaveText(/api, ingest, worker.*Runs/);
  await expect(instances.getByRole("row").nth(2)).toHaveText(/lost-machine:3000.*2 hours ago.*Gone/);
  const counts = page.getByRole("table", { name: "Wrong counts" });
  await expect(counts.getByRole("row").nth(1)).toHaveText(
    /to branded queries.*insights\.check-sums.*1,203.*1,202.*2 hours ago/,
  );
  const unstored = page.getByRole("table", { name: "Unstored answers" });
  await expect(unstored.getByRole("row").nth(1)).toHaveText(
    /best running shoes.*chatgpt.*out of range.*10.*2 hours ago.*1 minute ago/,
  );
  const sources = page.getByRole("table", { name: "Identity sources" });
  await expect(sources.getByRole("row").nth(1)).toHaveText(
    /Address list.*gptbot\.json.*1,240.*2 days ago.*since.*it answered with status 503/,
  );
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
  }
  await expectNoOverflow(page);

  const retry = unstored.getByRole("button", { name: "Retry best running shoes" });
  await retry.click();
  await storeAgain(page);
  await expect(page.getByText("Still not stored: value out of range for type smallint")).toBeVisible();
  await expect(unstored.getByRole("row").nth(1)).toContainText("11");
  await retry.click();
  await storeAgain(page);
  await expect(page.getByText("The answer is stored.")).toBeVisible();
  await expect(unstored).toHaveCount(0);

  isWell = true;
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: "jobs", exact: true })).toHaveAttribute(
    "href",
    "/admin/jobs",
  );
  await expect(items).toHaveCount(0);
  await expect(counts).toHaveCount(0);
});
