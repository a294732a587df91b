import { readFileSync } from "node:fs";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { AuditChain } from "@citelens/contract/platform/audit-chain";
import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

const seal = "3f".repeat(32);
const last = { number: 12, rows: 1_234, seal, sealed_at: "2026-11-20T10:00:00.000Z" };
const done = {
  status: "DONE",
  begun_at: "2026-11-20T11:00:00.000Z",
  finished_at: "2026-11-20T11:00:02.000Z",
  seals_done: 12,
  seals: 12,
  rows: 1_234,
  broken: 0,
  first_broken: null,
  misdated: 0,
} as const;

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

test("verifies the chain, and says what does not fit", async ({ rootPage: page }) => {
  test.slow();
  let chain: AuditChain = { last, check: null };
  await page.route(`**${apiBase}/admin/audit/chain/`, (route) => route.fulfill({ json: chain }));
  await page.route(`**${apiBase}/admin/audit/chain/verify/`, (route) => {
    chain = {
      last,
      check: { ...done, status: "RUNNING", finished_at: null, seals_done: 4, rows: 400 },
    };
    return route.fulfill({ status: 202, json: chain });
  });
  await page.goto("/admin/audit");
  const card = page.getByRole("region", { name: "Chain of entries" });
  await expect(card.getByText("It was never verified.")).toBeVisible();
  await expect(card.getByText(seal)).toBeVisible();

  await card.getByRole("button", { name: "Verify chain" }).click();
  await expect(card.getByText("Verifying: 4 of 12 seals, 400 entries so far.")).toBeVisible();
  chain = { last, check: done };
  await expect(card.getByText("All 1,234 entries fit their seals.")).toBeVisible();

  chain = {
    last,
    check: {
      ...done,
      broken: 2,
      misdated: 1,
      first_broken: {
        number: 7,
        from: "2026-11-18T10:00:00.000Z",
        to: "2026-11-18T10:05:00.000Z",
        rows: 100,
      },
    },
  };
  await page.reload();
  await expect(card.getByRole("alert")).toContainText(
    /^2 seals of 12 do not fit: entries were changed, added or removed\. The first is number 7, of entries stored after .+ until .+\.$/,
  );
  await expect(
    card.getByText("1 entry is dated more than an hour away from when it was stored."),
  ).toBeVisible();
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
  }
  await expectNoOverflow(page);
});
