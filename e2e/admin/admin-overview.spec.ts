import { shiftDay } from "@citelens/contract/base/days";
import { apiBase } from "@citelens/contract/base/endpoint";
import {
  type AttentionItem,
  attentionKinds,
  type Overview,
  overviewDays,
} from "@citelens/contract/platform/overview";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

const address = `**${apiBase}/admin/overview/`;
const stream = `**${apiBase}/admin/overview/stream/`;
const today = "2026-03-02";

const day = (ago: number): Overview["days"][number] => ({
  day: shiftDay(today, -ago),
  sign_ups: ago % 5,
  active_organizations: 40 - ago,
  visits: 120_000 - ago * 1_000,
  answers: 4_000 - ago * 20,
  calls: 5_000,
  failed: 50,
  cost_usd: 10,
  credits_charged: 2_000,
  credits_sold: ago % 7 === 0 ? 16_000 : 0,
  credits_used: 2_400,
  recurring_cents: ago < 12 ? 1_234_500 - ago * 2_900 : null,
});

const busy: Overview = {
  today,
  as_of: `${today}T11:58:00.000Z`,
  days: Array.from({ length: overviewDays }, (_, index) => day(overviewDays - 1 - index)),
  funnel: { signed_up: 60, onboarded: 45, first_visit: 12, first_campaign: 20, paid: 3 },
  billing: "stripe",
  usd_per_euro: 1.25,
  waiting_jobs: 7,
  attention: [],
};

const item = (kind: AttentionItem["kind"]): AttentionItem => ({
  kind,
  count: kind === "refusals" ? 12_000 : 2,
  subject: kind === "disk" || kind === "unstored_answers" ? "" : `something of ${kind}`,
  percent: { spending: 95, disk: 8 }[kind as string] ?? null,
});

/** What the server would say, once and without a stream. */
async function show(page: Page, overview: Overview): Promise<void> {
  await page.route(address, (route) => route.fulfill({ json: overview }));
  await page.route(stream, (route) => route.fulfill({ status: 503, body: "" }));
}

/** A tile by its label. */
function tile(page: Page, label: string): Locator {
  return page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
}

function attention(page: Page): Locator {
  return page.getByRole("region", { name: "Needs attention" });
}

test("a superuser sees what the installation does, from the sums that its server has made", async ({
  rootPage: page,
}) => {
  await page.goto("/admin/system");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Overview" }).click();

  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle(/^Admin Dashboard/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByText(/^Sums made .*, and anew every five minutes\./)).toBeVisible();
  await expect(tile(page, "Sign-ups")).toContainText(/in 30 days, \d+ today/);
  await expect(tile(page, "Sign-ups").locator("dd").first()).toHaveText(/^\d/);
  await expect(tile(page, "Agent visits")).toContainText(/today, \d+ yesterday/);
  await expect(tile(page, "Recurring revenue")).toContainText("in the sandbox no money moves");
  await expect(tile(page, "Waiting jobs")).toContainText("due and not begun, now");
  await expect(attention(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

  await page.getByRole("button", { name: "About Active organizations" }).click();
  await expect(
    page.getByText("Demo workspaces and what superusers do as somebody else do not count."),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoAxeViolations(page);
});

test("every figure is of the days that it says, and the margin is the one of the page of costs", async ({
  rootPage: page,
}) => {
  await show(page, busy);
  await page.goto("/admin/dashboard");

  await expect(tile(page, "Active organizations")).toContainText("40");
  await expect(tile(page, "Active organizations")).toContainText("today, 39 yesterday");
  await expect(tile(page, "Active organizations")).toContainText("Trend of 30 days: 11 at least, 40 at most");
  await expect(tile(page, "Sign-ups")).toContainText("60");
  await expect(tile(page, "Sign-ups")).toContainText("in 30 days, 0 today");
  await expect(tile(page, "Recurring revenue")).toContainText("€12,345.00");
  await expect(tile(page, "Recurring revenue")).toContainText("a month, without tax");
  await expect(tile(page, "Agent visits")).toContainText("120,000");
  await expect(tile(page, "Answers")).toContainText("today, 3,980 yesterday");
  await expect(tile(page, "Error rate")).toContainText(/1\.0\s%/);
  await expect(tile(page, "Error rate")).toContainText("of 150,000 calls in 30 days");
  await expect(tile(page, "Provider cost")).toContainText("$300.00");
  await expect(tile(page, "Margin")).toContainText("$450.00");
  await expect(tile(page, "Margin")).toContainText(/60\s% of \$750\.00 in credits/);
  await expect(tile(page, "Credits sold")).toContainText("80,000");
  await expect(tile(page, "Credits used")).toContainText("72,000");
  await expect(tile(page, "Waiting jobs")).toContainText("7");
  await expect(attention(page)).toContainText("All is well");

  const funnel = page.getByRole("table", { name: "From sign-up to payment" });
  await expect(page.getByText("How far 60 accounts of the last 30 days have come until now")).toBeVisible();
  await expect(funnel.getByRole("row")).toHaveCount(6);
  await expect(funnel.getByRole("row", { name: "Onboarded" })).toContainText(/45\s*75\.0\s%/);
  await expect(funnel.getByRole("row", { name: "Paid" })).toContainText(/3\s*5\.0\s%/);
});

test("where nothing is sold it says why there is no revenue", async ({ rootPage: page }) => {
  const days = busy.days.map((one) => ({ ...one, recurring_cents: null, credits_sold: 0 }));
  await show(page, { ...busy, days, billing: "off" });
  await page.goto("/admin/dashboard");

  await expect(tile(page, "Recurring revenue")).toContainText("–");
  await expect(tile(page, "Recurring revenue")).toContainText("nothing is sold: billing is off");
});

test("on the first day there is nothing, and nothing is made up", async ({ rootPage: page }) => {
  const nobody = { signed_up: 0, onboarded: 0, first_visit: 0, first_campaign: 0, paid: 0 };
  await show(page, { ...busy, as_of: null, days: [], funnel: nobody, waiting_jobs: 0 });
  await page.goto("/admin/dashboard");

  await expect(
    page.getByText("The first sums are being made, which takes a few minutes at most."),
  ).toBeVisible();
  await expect(page.getByText("Nobody has been counted yet.")).toBeVisible();
  for (const label of ["Sign-ups", "Margin", "Error rate", "Agent visits", "Recurring revenue"])
    await expect(tile(page, label).locator("dd").first()).toHaveText("–");
  await expect(tile(page, "Waiting jobs").locator("dd").first()).toHaveText("0");
  await expectNoAxeViolations(page);
});

test("what needs attention leads to where it is mended", async ({ rootPage: page }) => {
  await show(page, { ...busy, attention: attentionKinds.map(item) });
  await page.goto("/admin/dashboard");

  const rows = attention(page).getByRole("listitem");
  await expect(rows).toHaveCount(attentionKinds.length);
  await expect(rows.filter({ hasText: "has used" })).toContainText(/95\s% of its spending limit of today/);
  await expect(rows.filter({ hasText: "disk" })).toContainText(/Urgent Only 8\s% of the disk is free/);
  for (const [text, link, path] of [
    ["failed for good", "Jobs", "jobs"],
    ["are paused", "AI models", "models"],
    ["spending limit", "Costs", "spending"],
    ["Limits refused 12,000 requests", "Limits", "limits"],
    ["could not be delivered", "Deliveries", "mails"],
  ] as const) {
    const to = rows.filter({ hasText: text }).getByRole("link", { name: link });
    await expect(to).toHaveAttribute("href", `/admin/${path}`);
  }
  await rows.filter({ hasText: "are paused" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI models");
});

test("shows that it loads, says what failed and tries again", async ({ rootPage: page }) => {
  const held = hold();
  await page.route(stream, (route) => route.fulfill({ status: 503, body: "" }));
  await page.route(address, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("region", { name: "Customers" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Needs attention" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading From sign-up to payment" })).toBeVisible();
  held.release();
  await expect(page.getByRole("alert")).toHaveCount(1, { timeout: 15_000 });
  await expect(page.getByRole("region", { name: "Customers" })).toHaveCount(0);

  await page.unroute(address);
  await show(page, busy);
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(tile(page, "Waiting jobs")).toContainText("7");
});

test("a change is shown as it comes, without a reload", async ({ rootPage: page }) => {
  const held = hold();
  const later: Overview = { ...busy, waiting_jobs: 19, attention: [item("models_paused")] };
  await page.route(address, (route) => route.fulfill({ json: busy }));
  await page.route(stream, async (route) => {
    await held.until;
    const body = `event: overview\ndata: ${JSON.stringify(later)}\n\n`;
    await route.fulfill({ contentType: "text/event-stream", body });
  });
  await page.goto("/admin/dashboard");
  await expect(tile(page, "Waiting jobs").locator("dd").first()).toHaveText("7");
  await expect(attention(page)).toContainText("All is well");

  held.release();

  await expect(tile(page, "Waiting jobs").locator("dd").first()).toHaveText("19");
  await expect(attention(page)).toContainText("2 AI models are paused");
  await expect(attention(page)).not.toContainText("All is well");
});

test("is accessible in both themes and fits a phone", async ({ rootPage: page }) => {
  test.slow();
  await show(page, { ...busy, attention: attentionKinds.map(item) });
  await page.setViewportSize(desktop);
  await page.goto("/admin/dashboard");
  await expect(tile(page, "Margin")).toContainText("$450.00");

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  }
});
