import type { Env } from "#env";
import { type ClickHouse, openClickHouse } from "#platform/clickhouse.ts";
import { startEmbeddedClickHouse } from "#platform/embedded/clickhouse/clickhouse.ts";
import { superviseEmbeddedPostgres } from "#platform/embedded/postgres/postgres-watch.ts";
import type { Log } from "#platform/log.ts";
import { openPostgres, type Postgres } from "#platform/postgres.ts";
import { migrateDatabases } from "./migrations.ts";

export interface Databases {
  readonly postgres: Postgres;
  readonly postgresUrl: string;
  readonly events: ClickHouse;
  close(): Promise<void>;
}

/** Opens both databases, the embedded ones where no server is configured, and brings them to the present shape. */
export async function openDatabases(env: Env, log: Log): Promise<Databases> {
  const [relational, eventStore] = await Promise.all([startPostgres(env, log), startClickHouse(env, log)]);
  const events = openClickHouse(eventStore.address);
  await migrateDatabases(relational.url, events);
  const postgres = openPostgres(relational.url, log);

  return {
    postgres,
    postgresUrl: relational.url,
    events,
    close: async () => {
      await Promise.all([postgres.close(), events.close()]);
      await Promise.all([relational.stop(), eventStore.stop()]);
    },
  };
}

interface Started<Address> {
  readonly address: Address;
  stop(): Promise<void>;
}

async function startPostgres(env: Env, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined };
  return superviseEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
}

async function startClickHouse(env: Env, log: Log): Promise<Started<Parameters<typeof openClickHouse>[0]>> {
  if (env.CLICKHOUSE_URL) return { address: { url: env.CLICKHOUSE_URL }, stop: async () => undefined };

  const embedded = await startEmbeddedClickHouse({ dataDir: env.DATA_DIR, log });
  return { address: { socketPath: embedded.socketPath }, stop: () => embedded.stop() };
}
