import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

test("is filtered by action, person and days, keeps that in its address, and is saved", async ({
  rootPage: page,
  account,
  request,
}) => {
  test.slow();
  await createWorkspace(request, account);
  await page.goto(`/admin/audit?search=${account.user.id}`);
  const log = page.getByRole("table", { name: "Audit log" });
  await expect(log.getByRole("row").filter({ hasText: account.email }).first()).toBeVisible();

  await page.getByLabel("Action").selectOption("session.started");
  await expect(page).toHaveURL(/action=session\.started/);
  await expect(log.getByRole("row")).toHaveCount(2);
  await page.getByLabel("To (UTC)").fill("2020-01-01");
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await page.getByLabel("To (UTC)").fill("");
  await expect(log.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel("Action")).toHaveValue("session.started");
  await expect(log.getByRole("row")).toHaveCount(2);

  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^CSV/ }).click();
  const lines = readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`session.started,${account.email},${account.user.id}`);
});
