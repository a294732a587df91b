import { apiBase } from "@citelens/contract/base/endpoint";
import type { OrganizationRefusals } from "@citelens/contract/platform/limit-refusals";
import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const owner = {
  organization_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6",
  owner_name: "Ada Keller",
  owner_email: "an.owner.with.a.long.address@marketing.example.com",
  plan: "Creator",
} as const;
const results: readonly OrganizationRefusals[] = [
  { ...owner, limit: "events", allowed: 100, today: 1_204, week: 81_377 },
  { ...owner, limit: "exports", allowed: 2, today: 0, week: 3 },
];

test("superusers see who is refused what by the limits of plans, and what it looks like without", async ({
  page,
  request,
}) => {
  await keepTokens(page, await signInAsRoot(request));
  const calls = `**${apiBase}/admin/limits/?*`;
  await page.route(calls, (route) =>
    route.fulfill({ json: { count: results.length, next: null, previous: null, results } }),
  );
  await page.goto("/admin/limits");
  const rows = page.getByRole("table", { name: "Refusals" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toHaveText(/Ada Keller.*Creator.*Reported requests.*100 a second.*1,204.*81,377/);
  await expect(rows.nth(2)).toHaveText(/Exports.*2 at a time.*0.*3/);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  }

  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
  await page.unroute(calls);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Nothing was refused in seven days")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search owner" }).fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=nobody/);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
});
