import { shiftDay } from "@citelens/contract/base/days";
import type { Answer } from "@citelens/contract/base/endpoint";
import {
  attentionKinds,
  getOverview,
  overviewDays,
  watchOverview,
} from "@citelens/contract/platform/overview";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { eventStream } from "../../../../test/components/server-double.ts";
import { expect, test } from "../superuser.test-helper.ts";

type Overview = Answer<typeof getOverview>;
type Item = Overview["attention"][number];

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

const item = (kind: Item["kind"]): Item => ({
  kind,
  count: kind === "refusals" ? 12_000 : 2,
  subject: kind === "disk" || kind === "unstored_answers" ? "" : `something of ${kind}`,
  percent: { spending: 95, disk: 8 }[kind as string] ?? null,
});

/** A tile by its label. */
function tile(page: AppPage, label: string): ElementLocator {
  return page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
}

function attention(page: AppPage): ElementLocator {
  return page.getByRole("region", { name: "Needs attention" });
}

test("every figure is of the days that it says, and the margin is the one of the page of costs", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getOverview, busy);
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

test("where nothing is sold it says why there is no revenue", async ({ rootPage: page, server }) => {
  const days = busy.days.map((one) => ({ ...one, recurring_cents: null, credits_sold: 0 }));
  server.answer(getOverview, { ...busy, days, billing: "off" });
  await page.goto("/admin/dashboard");

  await expect(tile(page, "Recurring revenue")).toContainText("–");
  await expect(tile(page, "Recurring revenue")).toContainText("nothing is sold: billing is off");
});

test("on the first day there is nothing, and nothing is made up", async ({ rootPage: page, server }) => {
  const nobody = { signed_up: 0, onboarded: 0, first_visit: 0, first_campaign: 0, paid: 0 };
  server.answer(getOverview, { ...busy, as_of: null, days: [], funnel: nobody, waiting_jobs: 0 });
  await page.goto("/admin/dashboard");

  await expect(
    page.getByText("The first sums are being made, which takes a few minutes at most."),
  ).toBeVisible();
  await expect(page.getByText("Nobody has been counted yet.")).toBeVisible();
  for (const label of ["Sign-ups", "Margin", "Error rate", "Agent visits", "Recurring revenue"])
    await expect(tile(page, label).locator("dd").first()).toHaveText("–");
  await expect(tile(page, "Waiting jobs").locator("dd").first()).toHaveText("0");
  await expectNoAxeViolations();
});

test("what needs attention leads to where it is mended", async ({ rootPage: page, server }) => {
  server.answer(getOverview, { ...busy, attention: attentionKinds.map(item) });
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

test("all that it can show is accessible", async ({ rootPage: page, server }) => {
  server.answer(getOverview, { ...busy, attention: attentionKinds.map(item) });
  await page.goto("/admin/dashboard");
  await expect(tile(page, "Margin")).toContainText("$450.00");

  await expectNoAxeViolations();
});

test("shows that it loads, says what failed and tries again", async ({ rootPage: page, server }) => {
  const release = server.hold(getOverview);
  server.fail(getOverview);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("region", { name: "Customers" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Needs attention" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading From sign-up to payment" })).toBeVisible();
  release();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Customers" })).toHaveCount(0);

  server.answer(getOverview, busy);
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(tile(page, "Waiting jobs")).toContainText("7");
});

test("a change is shown as it comes, without a reload", async ({ rootPage: page, server }) => {
  const later: Overview = { ...busy, waiting_jobs: 19, attention: [item("models_paused")] };
  server.answer(getOverview, busy);
  server.answer(watchOverview, eventStream([["overview", later]]));
  const release = server.hold(watchOverview);
  await page.goto("/admin/dashboard");
  await expect(tile(page, "Waiting jobs").locator("dd").first()).toHaveText("7");
  await expect(attention(page)).toContainText("All is well");

  release();

  await expect(tile(page, "Waiting jobs").locator("dd").first()).toHaveText("19");
  await expect(attention(page)).toContainText("2 AI models are paused");
  await expect(attention(page)).not.toContainText("All is well");
});
