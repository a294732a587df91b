import { expect, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

test("tells the sizes of both databases, their migrations, the journal and the configuration", async ({
  rootPage: page,
}) => {
  await page.goto("/admin/system");
  await expect(page.getByText("Embedded").first()).toBeVisible();
  await expect(page.getByText("Outbox", { exact: true })).toBeVisible();
  await expect(page.getByRole("table", { name: "Instances" }).getByRole("row").nth(1)).toHaveText(
    /api, ingest, worker.*Runs/,
  );
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
});
