import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { createKey } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";

const address = "/settings/tracking";

async function open(page: Page, { id }: Workspace): Promise<void> {
  await page.evaluate((workspace) => localStorage.setItem("workspace", workspace), id);
  await page.goto(address);
}

test("shows what each key and tracker.js report and why it is refused, and how long it is kept", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  const { key, name } = await createKey(request, account, { projectId: workspace.id });
  const report = (data: object) =>
    request.post("/api/v1/tracking/visit", { headers: { authorization: `Api-Key ${key}` }, data });
  const visit = { request_path: "/", request_method: "GET", request_headers: { "user-agent": "GPTBot/1.2" } };
  expect((await report(visit)).status()).toBe(202);
  expect((await report({ request_path: 7 })).status()).toBe(400);
  const pageView = { project: workspace.id, url: "/" };
  const foreign = await request.post("/api/v1/tracking/pageview", {
    headers: { origin: "https://elsewhere.example", "content-type": "text/plain" },
    data: JSON.stringify(pageView),
  });
  expect(foreign.status()).toBe(403);

  const reasons = page.getByRole("table", { name: `${name}, why not stored` });
  const ofTracker = page.getByRole("table", { name: "tracker.js, why not stored" });
  await expect(async () => {
    await open(page, workspace);
    await expect(reasons).toContainText("Reports with an invalid field", { timeout: 2000 });
    await expect(ofTracker).toContainText("Sent by a page that is not of this workspace's website", {
      timeout: 2000,
    });
  }).toPass();
  await expect(reasons.getByRole("row").last()).toContainText("400");
  const days = page.getByRole("table", { name: `${name} by day` });
  await expect(days.getByRole("row").last().getByRole("cell")).toHaveText(["1", "0", "1"]);
  const file = await savedFile(page, { format: "NDJSON" });
  expect(
    file.text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).reason)
      .toSorted(),
  ).toEqual(["agent", "invalid", "origin"]);

  const limits = page.getByRole("table", { name: "Limits" });
  await expect(limits.getByRole("row").nth(1)).toContainText("20 a second, 200 at once");
  await expect(limits.getByRole("row").nth(1)).toContainText("100 a second, 1,000 at once");
  await expect(limits.getByRole("columnheader", { name: "With Creator" })).toBeVisible();
  await expect(limits.getByRole("row").nth(1).getByRole("cell").last()).toHaveText("0");
  await expect(limits.getByRole("row").nth(4)).toContainText("2 at a time");
  await expect(
    page.getByText("Nothing was refused in 30 days. The Demo plan sets these limits."),
  ).toBeVisible();

  await expect(page.getByText("The Demo plan keeps at most 90 days.")).toBeVisible();
  await page.getByLabel("Keep", { exact: true }).selectOption("30 days");
  const dialog = page.getByRole("alertdialog", { name: "Keep only 30 days?" });
  await expect(dialog).toContainText("cannot be undone");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Keep", { exact: true })).toHaveValue("all");
  await page.getByLabel("Keep", { exact: true }).selectOption("30 days");
  await dialog.getByRole("button", { name: "Delete what is older" }).click();
  await expect(page.getByText("Until the coming night it is kept for 90 days, then for 30.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Keep", { exact: true })).toHaveValue("30");
});
