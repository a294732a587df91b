import { type AuditLogEntry, listAuditLog } from "@citelens/contract/billing/audit-log";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";

const address = "/settings/activity";

function answerEntries(server: ServerDouble, ...entries: readonly Partial<AuditLogEntry>[]): void {
  const sample = server.sample(listAuditLog);
  const [entry] = sample.results;
  if (!entry) throw new Error("A sample of a list has one entry.");
  const results = entries.map((changes) => ({ ...entry, id: crypto.randomUUID(), ...changes }));
  server.answer(listAuditLog, {
    ...sample,
    count: results.length,
    next: null,
    count_is_bound: false,
    results,
  });
}

test("tells who did what, finds one action, and shows all again", async ({ page, server }) => {
  const actor = { by: "person", actor_id: crypto.randomUUID(), actor_name: "Ada Example" } as const;
  answerEntries(
    server,
    { ...actor, action: "key.revoked", workspace_name: "Tovelume", details: { name: "Old key" } },
    { by: "support", actor_id: null, actor_name: null, actor_email: null, action: "plan.given", details: {} },
  );
  await page.goto(address);

  await expect(page.getByRole("button", { name: "Only Ada Example" })).toBeVisible();
  await expect(page.getByText("name: Old key")).toBeVisible();
  await expect(page.getByText("Support")).toBeVisible();
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "Only key.revoked" }).click();
  await expect(page.getByRole("button", { name: "Only key.revoked: show all again" })).toBeVisible();
  await page.getByRole("button", { name: "Only key.revoked: show all again" }).click();

  await expect(page.getByRole("button", { name: "Only key.revoked: show all again" })).toBeHidden();
});

test("says that nothing was found, and shows all again", async ({ page, server }) => {
  answerEntries(server);
  await page.goto(`${address}?action=key.revoked`);
  await expect(page.getByText("No such entries")).toBeVisible();

  answerEntries(server, { action: "session.started" });
  await page.getByRole("button", { name: "Show all", exact: true }).click();

  await expect(page.getByRole("button", { name: "Only session.started" })).toBeVisible();
});

test("tells members that it is the owner's", async ({ page, server }) => {
  server.refuse(listAuditLog, "FORBIDDEN");
  await page.goto(address);

  await expect(page.getByText("For the owner of the organization")).toBeVisible();
});
