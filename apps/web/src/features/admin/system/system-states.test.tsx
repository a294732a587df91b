import {
  getClickHouseState,
  getJournalState,
  getPostgresState,
} from "@citelens/contract/platform/admin-system";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, failure, test } from "../superuser.test-helper.ts";

test("a database that does not answer costs its card alone, which tries again", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getPostgresState, server.sample(getPostgresState));
  server.fail(getClickHouseState);
  await page.goto("/admin/system");
  const clickhouse = page.getByRole("region", { name: "ClickHouse" });
  await expect(clickhouse.getByText(failure)).toBeVisible();
  await expect(page.getByRole("table", { name: "Tables of PostgreSQL" })).toBeVisible();

  server.answer(getClickHouseState, server.sample(getClickHouseState));
  await clickhouse.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Tables of ClickHouse" })).toBeVisible();
});

test("shows slow statements, replicas and migrations that wait where there are some", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getClickHouseState, {
    version: "26.3.1.896",
    tables: [{ name: "visits", rows: 1_203_500, bytes: 84_000_000, parts: 12 }],
    replicas: [{ table: "visits", is_readonly: true, queue: 3, delay_seconds: 12, active: 1, total: 2 }],
    statements: [
      {
        statement: "SELECT count() FROM visits WHERE workspace_id = ?",
        calls: 120,
        mean_ms: 12.34,
        total_ms: 1_480,
      },
    ],
    migrations: [
      { name: "0002-identity.sql", at: "2026-11-01T10:00:00.000Z", is_applied: true },
      { name: "0007-next.sql", at: null, is_applied: false },
    ],
  });
  await page.goto("/admin/system");

  const clickhouse = page.getByRole("region", { name: "ClickHouse" });
  await expect(clickhouse.getByRole("table", { name: "Replicas of ClickHouse" })).toContainText(
    "visitsRead-only1 of 2312 s",
  );
  await expect(clickhouse.getByRole("table", { name: "Slowest statements of ClickHouse" })).toContainText(
    /workspace_id = \?12012\.3\sms1,480\sms/,
  );
  await expect(
    clickhouse.getByText("1 migration applied, 1 waits for a restart: 0007-next.sql."),
  ).toBeVisible();
  await expectNoAxeViolations();
});

test("says which visits could not be stored, and that they are tried again", async ({
  rootPage: page,
  server,
}) => {
  const waiting = { segments: 2, bytes: 2_048, oldest: null };
  server.answer(getJournalState, {
    journal: { ...waiting, set_aside: { segments: 1, rows: 1_240, bytes: 400_000 } },
  });
  await page.goto("/admin/system");
  const journal = page.getByRole("region", { name: "Journal of visits" });
  await expect(journal).toContainText("1,240 visits in 1 segment of 400");
  await expect(journal).toContainText("tried again each hour and at each start");
  await expectNoAxeViolations();
});
