import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

test("tells the sizes of both databases, their migrations, the journal and the configuration", async ({
  rootPage: page,
}) => {
  test.slow();
  await page.goto("/admin/system");
  const postgres = page.getByRole("region", { name: "PostgreSQL" });
  await expect(postgres.getByText(/^Version \d+.*, [\d.]+ MB\.$/)).toBeVisible();
  await expect(postgres.getByRole("table", { name: "Tables of PostgreSQL" }).getByRole("row")).toHaveCount(
    16,
  );
  await expect(postgres.getByText(/CREATE EXTENSION pg_stat_statements/)).toBeVisible();
  await expect(postgres.getByText(/^\d+ migrations applied, none waits\.$/)).toBeVisible();
  const clickhouse = page.getByRole("region", { name: "ClickHouse" });
  await expect(clickhouse.getByRole("table", { name: "Tables of ClickHouse" })).toContainText(
    "schema_migrations",
  );
  await expect(clickhouse.getByText(/this server has no system\.query_log/)).toBeVisible();
  await clickhouse.getByText("All of them").click();
  await expect(clickhouse.getByText("0002-identity.sql")).toBeVisible();
  await expect(page.getByRole("region", { name: "Journal of visits" })).toContainText(
    /Nothing waits|segment/,
  );
  const settings = page.getByRole("table", { name: "Configuration" });
  await expect(settings.getByRole("row").filter({ hasText: /^SECRET_KEY/ })).toContainText("not setDefault");
  await expect(settings.getByRole("row").filter({ hasText: /^WRITER_MODEL/ })).toContainText(
    "noneEnvironment",
  );
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
  }
  await expectNoOverflow(page);
});

test("a database that does not answer costs its card alone, which tries again", async ({
  rootPage: page,
}) => {
  const state = `**${apiBase}/admin/system/clickhouse/`;
  await page.route(state, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/system");
  const clickhouse = page.getByRole("region", { name: "ClickHouse" });
  await expect(clickhouse.getByText("The server encountered an error. Please try again later.")).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole("table", { name: "Tables of PostgreSQL" })).toBeVisible();
  await page.unroute(state);
  const held = hold();
  await page.route(state, async (route) => {
    await held.until;
    await route.continue();
  });
  await clickhouse.getByRole("button", { name: "Retry" }).click();
  held.release();
  await expect(page.getByRole("table", { name: "Tables of ClickHouse" })).toBeVisible();
});

test("shows slow statements, replicas and migrations that wait where there are some", async ({
  rootPage: page,
}) => {
  await page.route(`**${apiBase}/admin/system/clickhouse/`, (route) =>
    route.fulfill({
      json: {
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
      },
    }),
  );
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
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
});
