import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { z } from "zod";
import { type ClickHouse, openClickHouse } from "#platform/clickhouse.ts";
import { migrateClickHouse } from "#platform/clickhouse-migrations.ts";
import type {} from "./clickhouse-setup.ts";

/** For openClickHouse. */
export interface EventsAddress {
  readonly socketPath: string;
  readonly database: string;
}

export interface EventsDatabase {
  readonly database: string;
  readonly address: EventsAddress;
  drop(): Promise<void>;
}

export interface LazyEvents {
  readonly events: ClickHouse;
  /** Resolves once the tables are there. */
  address(): Promise<EventsAddress>;
  drop(): Promise<void>;
}

const migrations = new URL("../clickhouse/", import.meta.url);

/** A database of one's own on the test run's ClickHouse. The product's tables are made at the first use: two of three worlds have none. */
export function openLazyEvents(): LazyEvents {
  const { database, address, drop } = namedDatabase();
  const real = openClickHouse(address);
  let made: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    made ??= makeTables(real, database);
    return made;
  };
  return {
    events: {
      ...real,
      database,
      query: (...asked) => ready().then(() => real.query(...asked)),
      async *stream(...asked) {
        await ready();
        yield* real.stream(...asked);
      },
      insert: (...asked) => ready().then(() => real.insert(...asked)),
      insertLines: (...asked) => ready().then(() => real.insertLines(...asked)),
      parquet: (...asked) => ready().then(() => real.parquet(...asked)),
      command: (...asked) => ready().then(() => real.command(...asked)),
    },
    address: async () => {
      await ready();
      return address;
    },
    drop: async () => {
      if (made !== undefined) await drop();
    },
  };
}

const table = z.object({ statement: z.string() });
const applied = z.object({ name: z.string(), checksum: z.string() });

/** Schema that the migrations come to, by this process's first database: to make it at once takes a third of the time of each step. */
let schema: Promise<Schema> | undefined;

interface Schema {
  readonly database: string;
  /** Views last, as they name the tables that they read and fill. */
  readonly statements: readonly string[];
  readonly applied: readonly z.output<typeof applied>[];
}

async function makeTables(clickhouse: ClickHouse, database: string): Promise<void> {
  if (schema === undefined) {
    schema = migrateClickHouse(clickhouse, migrations).then(() => schemaOf(clickhouse, database));
    await schema;
    return;
  }
  const known = await schema;
  await clickhouse.createDatabase();
  for (const statement of known.statements)
    await clickhouse.command(statement.replaceAll(known.database, database));
  await clickhouse.insert("schema_migrations", known.applied);
}

async function schemaOf(clickhouse: ClickHouse, database: string): Promise<Schema> {
  const tables = await clickhouse.query(
    `SELECT create_table_query AS statement FROM system.tables
     WHERE database = {database:String} ORDER BY engine = 'MaterializedView', name`,
    { database },
    table,
  );
  return {
    database,
    statements: tables.map(({ statement }) => statement),
    applied: await clickhouse.query("SELECT name, checksum FROM schema_migrations", {}, applied),
  };
}

/** The same without any table. */
export async function createEmptyEventsDatabase(): Promise<EventsDatabase> {
  const named = namedDatabase();
  const clickhouse = openClickHouse(named.address);
  await clickhouse.createDatabase();
  await clickhouse.close();
  return named;
}

function namedDatabase(): EventsDatabase {
  const socketPath = inject("clickHouseSocket");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const address = { socketPath, database };
  return { database, address, drop: () => drop(address) };
}

async function drop({ socketPath, database }: EventsAddress): Promise<void> {
  const outside = openClickHouse({ socketPath, database: "default" });
  await outside.command("DROP DATABASE IF EXISTS {database:Identifier} SYNC", { database });
  await outside.close();
}
