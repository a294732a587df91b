import { type AuditChain, getAuditChain, verifyAuditChain } from "@citelens/contract/platform/audit-chain";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../superuser.test-helper.ts";

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

test("verifies the chain", async ({ rootPage: page, server }) => {
  const running: AuditChain = {
    last,
    check: { ...done, status: "RUNNING", finished_at: null, seals_done: 4, rows: 400 },
  };
  server.answer(getAuditChain, { last, check: null });
  server.answer(verifyAuditChain, () => {
    server.answer(getAuditChain, running);
    return running;
  });
  page.startClock();
  await page.goto("/admin/audit");
  const card = page.getByRole("region", { name: "Chain of entries" });
  await expect(card.getByText("It was never verified.")).toBeVisible();
  await expect(card.getByText(seal)).toBeVisible();

  await card.getByRole("button", { name: "Verify chain" }).click();
  await expect(card.getByText("Verifying: 4 of 12 seals, 400 entries so far.")).toBeVisible();
  server.answer(getAuditChain, { last, check: done });
  await page.fastForward(1_000);
  await expect(card.getByText("All 1,234 entries fit their seals.")).toBeVisible();
});

test("says what of the chain does not fit", async ({ rootPage: page, server }) => {
  const first_broken = {
    number: 7,
    from: "2026-11-18T10:00:00.000Z",
    to: "2026-11-18T10:05:00.000Z",
    rows: 100,
  };
  server.answer(getAuditChain, { last, check: { ...done, broken: 2, misdated: 1, first_broken } });
  await page.goto("/admin/audit");

  const card = page.getByRole("region", { name: "Chain of entries" });
  await expect(card.getByRole("alert")).toContainText(
    /^2 seals of 12 do not fit: entries were changed, added or removed\. The first is number 7, of entries stored after .+ until .+\.$/,
  );
  await expect(
    card.getByText("1 entry is dated more than an hour away from when it was stored."),
  ).toBeVisible();
  await expectNoAxeViolations();
});
