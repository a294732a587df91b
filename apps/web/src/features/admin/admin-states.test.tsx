import { listMails } from "@citelens/contract/platform/admin";
import { expect, failure, test } from "./superuser.test-helper.ts";

test("does not exist for anyone but superusers", async ({ page }) => {
  await page.goto("/admin/dashboard");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hmm...this page doesn't exist. Try searching for something else!",
  );
  await expect(page.getByRole("link", { name: "Admin", exact: false })).toHaveCount(0);
});

for (const [path, title] of [
  ["users", "Users"],
  ["organizations", "Organizations"],
  ["workspaces", "Workspaces"],
  ["announcements", "Announcements"],
  ["agencies", "Agencies"],
  ["mails", "Deliveries"],
  ["audit", "Audit log"],
  ["deletions", "Deletions"],
] as const) {
  test(`the page of ${title} shows what there is`, async ({ rootPage: page }) => {
    await page.goto(`/admin/${path}`);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
}

test("says what failed and tries again, and teaches while there is nothing", async ({
  rootPage: page,
  server,
}) => {
  server.fail(listMails);
  await page.goto("/admin/mails");
  await expect(page.getByText(failure)).toBeVisible();
  server.answer(listMails, { count: 0, count_is_bound: false, next: null, previous: null, results: [] });
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByText("No mails yet")).toBeVisible();
  await page.goto("/admin/mails?search=nobody");
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(page).toHaveURL(/\/admin\/mails$/);
  await expect(page.getByText("No mails yet")).toBeVisible();
});
