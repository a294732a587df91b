import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openClickHouse } from "#platform/clickhouse.ts";
import { migrateClickHouse } from "#platform/clickhouse-migrations.ts";
import type {} from "./clickhouse-setup.ts";

export interface EventsDatabase {
  readonly database: string;
  /** For openClickHouse. */
  readonly address: { readonly socketPath: string; readonly database: string };
  drop(): Promise<void>;
}

const migrations = new URL("../clickhouse/", import.meta.url);

/** A database of one's own on the test run's ClickHouse, with the product's tables; about 30 ms. */
export async function createEventsDatabase(): Promise<EventsDatabase> {
  const { database, address, drop } = await createEmptyEventsDatabase();
  const clickhouse = openClickHouse(address);
  await migrateClickHouse(clickhouse, migrations);
  await clickhouse.close();
  return { database, address, drop };
}

/** The same without any table. */
export async function createEmptyEventsDatabase(): Promise<EventsDatabase> {
  const socketPath = inject("clickHouseSocket");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const address = { socketPath, database };
  const clickhouse = openClickHouse(address);
  await clickhouse.createDatabase();
  await clickhouse.close();
  return { database, address, drop: () => drop(address) };
}

async function drop({ socketPath, database }: { socketPath: string; database: string }): Promise<void> {
  const outside = openClickHouse({ socketPath, database: "default" });
  await outside.command("DROP DATABASE IF EXISTS {database:Identifier} SYNC", { database });
  await outside.close();
}
