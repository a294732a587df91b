import { listLimitRefusals } from "@citelens/contract/platform/limit-refusals";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../superuser.test-helper.ts";

const none = { count: 0, next: null, previous: null, results: [] };

test("superusers see who is refused what by the limits of plans", async ({ rootPage: page, server }) => {
  const list = server.sample(listLimitRefusals);
  const results = list.results.flatMap((sample) => {
    const owner = { ...sample, owner_name: "Ada Keller", plan: "Creator" };
    return [
      { ...owner, limit: "events" as const, allowed: 100, today: 1_204, week: 81_377 },
      { ...owner, limit: "exports" as const, allowed: 2, today: 0, week: 3 },
    ];
  });
  server.answer(listLimitRefusals, { ...list, count: results.length, results });
  await page.goto("/admin/limits");

  const rows = page.getByRole("table", { name: "Refusals" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toHaveText(/Ada Keller.*Creator.*Reported requests.*100 a second.*1,204.*81,377/);
  await expect(rows.nth(2)).toHaveText(/Exports.*2 at a time.*0.*3/);
  await expectNoAxeViolations();
});

test("superusers see that limits could not be read, and what it looks like without refusals", async ({
  rootPage: page,
  server,
}) => {
  server.fail(listLimitRefusals);
  await page.goto("/admin/limits");
  await expect(page.getByRole("alert").first()).toBeVisible();
  server.answer(listLimitRefusals, none);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Nothing was refused in seven days")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search owner" }).fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=nobody/);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
});
