import { apiBase } from "@citelens/contract/base/endpoint";
import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

test("a deletion shows its progress, what keeps it from ending, and its receipt", async ({
  page,
  request,
}) => {
  await keepTokens(page, await signInAsRoot(request));
  const [subject, workspace] = [
    "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6",
    "01a203d7-9411-7796-ab28-75d510753944",
  ];
  const now = Date.now();
  const asked = {
    id: subject,
    kind: "CAMPAIGN",
    status: "REMOVING",
    workspace_id: workspace,
    subject_id: subject,
    requested_by_id: workspace,
    requested_by_email: "an.owner.with.a.long.address@marketing.example.com",
    impersonator_email: null,
    asked_at: new Date(now - 90_000).toISOString(),
    begun_at: new Date(now - 80_000).toISOString(),
    finished_at: null,
    table: "answers",
    rows: 1_203_500,
    removed: [
      { store: "postgres.answer_citations", rows: 900_000 },
      { store: "postgres.answers", rows: 303_500 },
    ],
    failure: null,
  };
  const failing = {
    ...asked,
    id: workspace,
    kind: "WORKSPACE",
    status: "FAILING",
    subject_id: workspace,
    failure: {
      error: "ClickHouse does not answer",
      failures: 3,
      next_try: new Date(now + 150_000).toISOString(),
    },
  };
  const done = {
    ...asked,
    id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f7",
    status: "DONE",
    finished_at: new Date(now - 60_000).toISOString(),
    table: null,
  };
  await page.route(`**${apiBase}/admin/deletions/?*`, async (route) => {
    const isOpen = route.request().url().includes("state=open");
    const results = isOpen ? [asked, failing] : [asked, failing, done];
    await route.fulfill({
      json: { count: results.length, count_is_bound: false, next: null, previous: null, results },
    });
  });
  await page.goto("/admin/deletions");

  const rows = page.getByRole("table", { name: "Deletions" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("At answers");
  await expect(rows.nth(1)).toContainText("1,203,500");
  await expect(rows.nth(2)).toContainText("ClickHouse does not answer. Attempt 3; next");
  await expect(rows.nth(3)).toContainText("postgres.answer_citations900,000postgres.answers303,500");
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  // Names of one word stay in one line there.
  for (const word of ["postgres.answer_citations", "303,500"]) {
    const box = await rows.nth(1).getByText(word, { exact: true }).boundingBox();
    expect(box?.height, word).toBeLessThan(24);
  }
  const address = await rows.nth(1).getByText(asked.requested_by_email).boundingBox();
  expect(address?.width).toBeGreaterThan(phone.width / 2);
  await page.setViewportSize(desktop);
  await page.getByText("Under way", { exact: true }).click();
  await expect(page).toHaveURL(/state=open/);
  await expect(rows).toHaveCount(3);
});
