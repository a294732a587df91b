import type { Env } from "#env";
import { type ClickHouse, openClickHouse } from "#platform/clickhouse.ts";
import { startEmbeddedClickHouse } from "#platform/embedded/clickhouse/clickhouse.ts";
import { superviseEmbeddedPostgres } from "#platform/embedded/postgres/postgres-watch.ts";
import type { Log } from "#platform/log.ts";
import { openPostgres, type Postgres } from "#platform/postgres.ts";
import { migrateDatabases } from "./migrations.ts";

export interface Databases {
  readonly postgres: Postgres;
  /** Where a connection keeps its session: for migrations and notifications. */
  readonly directUrl: string;
  readonly events: ClickHouse;
  close(): Promise<void>;
}

/** Opens both databases, embedded ones where no server is configured, in the present shape; `look` comes first. */
export async function openDatabases(
  env: Env,
  log: Log,
  look?: (embeddedUrl: string) => Promise<void>,
): Promise<Databases> {
  const [relational, eventStore] = await Promise.all([startPostgres(env, log), startClickHouse(env, log)]);
  if (!env.DATABASE_URL) await look?.(relational.url);
  const events = openClickHouse(eventStore.address);
  const directUrl = env.DATABASE_DIRECT_URL ?? relational.url;
  await migrateDatabases(directUrl, events);
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const postgres = openPostgres(relational.url, log, { connectionsMax: env.POOL_MAX, isPooled });
  if (isPooled) await warnWithoutTimeout(postgres, log);

  return {
    postgres,
    directUrl,
    events,
    close: async () => {
      await Promise.all([postgres.close(), events.close()]);
      await Promise.all([relational.stop(), eventStore.stop()]);
    },
  };
}

/** The product asks each direct connection to end long statements; behind a pooler only the server or the pooler can. */
async function warnWithoutTimeout({ pool }: Postgres, log: Log): Promise<void> {
  const { rows } = await pool.query<{ statement_timeout: string }>("show statement_timeout");
  if (rows[0]?.statement_timeout === "0")
    log.warn(
      "Statements through the pooler at DATABASE_URL have no time limit. Give its role one: ALTER ROLE … SET statement_timeout = '30s'",
    );
}

interface StartedDatabase<Address> {
  readonly address: Address;
  stop(): Promise<void>;
}

async function startPostgres(env: Env, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined };
  return superviseEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
}

async function startClickHouse(
  env: Env,
  log: Log,
): Promise<StartedDatabase<Parameters<typeof openClickHouse>[0]>> {
  if (env.CLICKHOUSE_URL)
    return {
      address: { url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER },
      stop: async () => undefined,
    };

  const embedded = await startEmbeddedClickHouse({ dataDir: env.DATA_DIR, log });
  return { address: { socketPath: embedded.socketPath }, stop: () => embedded.stop() };
}
