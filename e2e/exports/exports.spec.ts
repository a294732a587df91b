import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { openOwn } from "../support/seeded.ts";
import { test } from "../support/test.ts";

async function openExports(page: Page): Promise<void> {
  await openOwn(page, "spent-credits");
  await page.goto("/settings/exports");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exports");
}

/** Chooses the list of the dialog that is open: that of the uses of credits. */
async function chooseUses(page: Page): Promise<void> {
  await page.getByRole("dialog").getByLabel("List").selectOption("listCreditUses");
}

test("a list is written to a file, downloaded by its signed link, and removed", { tag: "@main" }, async ({
  page,
}) => {
  await openExports(page);
  await expect(page.getByText("No exports")).toBeVisible();

  await page.getByRole("button", { name: "New export" }).click();
  await chooseUses(page);
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  const row = page.getByRole("table", { name: "Exports" }).locator("tbody tr").first();
  await expect(row).toContainText("Ready", { timeout: 30_000 });
  await expect(row).toContainText("45");
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent("download");
  await row.getByRole("link", { name: /^Download/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("credit-usage.csv.gz");
  const lines = gunzipSync(await readFile(await file.path()))
    .toString()
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(46);

  await row.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove Export" }).click();
  await expect(page.getByText("No exports")).toBeVisible();
});

test("an address answers the list to a program without a session, until it is revoked", async ({
  page,
  playwright,
}) => {
  await openExports(page);
  await page.getByRole("button", { name: "New address" }).click();
  await page.getByLabel("Name").fill("Weekly sheet");
  await chooseUses(page);
  await page.getByRole("button", { name: "Make address" }).click();
  const made = page.getByRole("dialog", { name: "Your new address" });
  const url = (await made.locator("code").first().textContent()) ?? "";
  await expect(made.locator("code").nth(1)).toHaveText(`=IMPORTDATA("${url}")`);
  await made.getByRole("button", { name: "Close" }).click();

  const program = await playwright.request.newContext();
  const answer = await program.get(url);
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect((await answer.text()).trimEnd().split("\r\n")).toHaveLength(46);
  await page.reload();
  const row = page.getByRole("table", { name: "Addresses" }).locator("tbody tr").first();
  await expect(row).toContainText("Weekly sheet");
  await expect(row).not.toContainText("Never");

  await row.getByRole("button", { name: "Revoke Weekly sheet" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Address" }).click();
  await expect(page.getByText("No addresses")).toBeVisible();
  const gone = await program.get(url);
  expect(gone.status()).toBe(404);
  expect(await gone.json()).toMatchObject({ code: "EXPORT_LINK_GONE" });
  await program.dispose();
});
