import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, sendVisit } from "../support/api.ts";
import { signInAsRoot } from "../support/root.ts";
import { fillSeeded } from "../support/seeded.ts";
import { keepTokens, test } from "../support/test.ts";

async function begin(page: Page, act: string): Promise<Locator> {
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: act }).click();
  return page.getByRole("dialog");
}

test("is reached from the list, shows campaigns and runs, has sums made and answers analysed again", async ({
  page,
  request,
}) => {
  test.slow();
  const { account, workspace } = await fillSeeded(page, "desk-lamps/own");
  const { key, prefix } = await createKey(request, account, { projectId: workspace.id });
  await sendVisit(request, key);
  await keepTokens(page, await signInAsRoot(request));
  await page.goto(`/admin/workspaces?search=${workspace.id}`);
  await page.getByRole("row").filter({ hasText: account.email }).getByRole("link").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(workspace.name);
  const tracking = page.getByRole("table", { name: "Tracking" });
  const reported = tracking.getByRole("row").filter({ hasText: prefix });
  // What arrived is counted within seconds, and the page asks when it is opened.
  await expect(async () => {
    await page.reload();
    await expect(reported).toContainText(/Stored.*Visits of AI agents/s, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole("tab", { name: "Campaigns" }).click();
  await expect(page.getByRole("table", { name: "Campaigns" })).toContainText("Active");
  await page.getByRole("tab", { name: "Runs" }).click();
  await expect(page.getByRole("table", { name: "Runs" })).toContainText("Done");
  await page.getByRole("tab", { name: "API keys" }).click();
  await expect(page.getByRole("table", { name: "API keys" })).toContainText(prefix);

  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/The sums of \d+ campaigns? are kept\./);
  const rebuilding = await begin(page, "Rebuild sums");
  await rebuilding.getByRole("button", { name: "Rebuild Sums" }).click();
  await expect(rebuilding.getByText("This field is required.")).toBeVisible();
  await rebuilding.getByLabel("Reason").fill("A figure looks wrong");
  await rebuilding.getByRole("button", { name: "Rebuild Sums" }).click();
  await expect(page.getByText("The sums are being made again.")).toBeVisible();
  await expect(figures).toContainText(/The sums of \d+ campaigns? are kept\./, { timeout: 30_000 });

  const analysing = await begin(page, "Analyse answers again");
  await analysing.getByLabel("Reason").fill("A brand was missed");
  await analysing.getByRole("button", { name: "Analyse Again" }).click();
  await expect(page.getByText("The stored answers are being analysed again.")).toBeVisible();
  await expect(figures).toContainText("No stored answers are being analysed again.", { timeout: 30_000 });

  await page.getByRole("tab", { name: "Timeline" }).click();
  const timeline = page.getByRole("table", { name: "Timeline" });
  for (const said of [
    "workspace.sums-rebuild-started",
    "reason: A figure looks wrong",
    "workspace.reanalysis-started",
    "reason: A brand was missed",
  ]) {
    await expect(timeline).toContainText(said);
  }
  await page.getByRole("region", { name: "Workspace" }).getByRole("link", { name: account.email }).click();
  await expect(page).toHaveURL(/\/admin\/organizations\//);
  await page.getByRole("tab", { name: "Workspaces" }).click();
  await page.getByRole("table", { name: "Workspaces" }).getByRole("link", { name: workspace.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/workspaces/${workspace.id}`));
});
