import { expect, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

test("shows the queues and the scheduled jobs of the server, and that nothing failed", async ({
  rootPage: page,
}) => {
  await page.goto("/admin/system");
  await page.getByRole("main").getByRole("link", { name: "jobs", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  await expect(page.getByText("They are kept for 30 days and then removed.")).toBeVisible();
  await expect(page.getByText("No failed jobs")).toBeVisible();
  const queues = page.getByRole("table", { name: "Queues" });
  await expect(queues.getByRole("row").filter({ hasText: "mail.deliver" })).toHaveCount(1);
  const scheduled = page.getByRole("table", { name: "Scheduled jobs" });
  await expect(scheduled.getByRole("row").filter({ hasText: "mail.purge" })).toContainText(
    "Every day at 03:40 UTC",
  );
  await expect(scheduled.getByRole("row").filter({ hasText: "campaigns.start-due-runs" })).toContainText(
    /Every minute.*Done/,
    { timeout: 90_000 },
  );
});
