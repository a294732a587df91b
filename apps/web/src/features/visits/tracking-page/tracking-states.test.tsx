import { listTrackingReports, type TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";

const nothing = { results: [], last_visit_at: null, last_page_view_at: null };

/** Outcome of reports of one key on that day. */
function reportOf(server: ServerDouble, changes: Partial<TrackingReport>): TrackingReport {
  const [sample] = server.sample(listTrackingReports).results;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const key = { source: "key", key_id: "a1111111-1111-4111-8111-111111111111", key_name: "Website" } as const;
  return { ...sample, ...key, revoked: false, outcome: "stored", reason: "agent", status: null, ...changes };
}

test("the reports say that they load, that nothing has arrived, why they failed, and try again", async ({
  page,
  server,
  workspace: _,
}) => {
  const release = server.hold(listTrackingReports);
  server.answer(listTrackingReports, nothing);
  await page.goto("/settings/tracking");
  await expect(page.getByRole("status", { name: "Loading reports" })).toBeVisible();
  release();
  await expect(page.getByText("Nothing has arrived in 30 days")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeDisabled();

  server.fail(listTrackingReports);
  await page.goto("/settings/api-keys");
  await page.getByRole("link", { name: "What arrives" }).click();
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible();
  server.answer(listTrackingReports, { ...nothing, results: [reportOf(server, {})] });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Website by day" })).toBeVisible();
});

test("seven days of reports are shown at first, and refusals by a limit stand beside the limits", async ({
  page,
  server,
  workspace: _,
}) => {
  const stored = Array.from({ length: 9 }, (_, index) =>
    reportOf(server, { day: `2026-11-${19 - index}`, count: index }),
  );
  const refused = { outcome: "rejected", reason: "rate_limited", status: 429, count: 1234 } as const;
  const results = [...stored, reportOf(server, { ...refused, day: "2026-11-19" })];
  server.answer(listTrackingReports, { ...nothing, results });
  await page.goto("/settings/tracking");

  const days = page.getByRole("table", { name: "Website by day" }).getByRole("rowheader");
  await expect(days).toHaveCount(7);
  await page.getByRole("button", { name: "Show all 9 days" }).click();
  await expect(days.last()).toHaveText("11 Nov 2026");
  await expect(days).toHaveCount(9);
  await expect(page.getByRole("table", { name: "Website, why not stored" })).toContainText(
    "Rate limited: more than the plan allows",
  );
  const limits = page.getByRole("table", { name: "Limits" });
  await expect(limits.getByRole("row").nth(1).getByRole("cell").last()).toHaveText("1,234");
  await expect(page.getByText("Nothing was refused in 30 days")).toBeHidden();
  await expectNoAxeViolations();
});
