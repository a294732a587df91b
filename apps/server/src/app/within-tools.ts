import { readEnv } from "#env";
import { openClickHouse } from "#platform/clickhouse.ts";
import { openDataDir } from "#platform/disk/data-dir.ts";
import { isUnproved } from "#platform/disk/folder-identity.ts";
import { startEmbeddedPostgres } from "#platform/embedded/postgres/postgres.ts";
import { openLog } from "#platform/log.ts";
import { openPostgres } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { migratePostgresAt } from "./migrations.ts";
import { subscribeRooms } from "./subscribe-rooms.ts";
import { closeTools, openTools } from "./tools.ts";

/** Runs a command with the tools of this installation, while the product runs or not; without events. */
export async function withinTools(run: (tools: Tools) => Promise<void>): Promise<void> {
  const configured = readEnv(process.env);
  const env = { ...configured, DATA_DIR: openDataDir(configured.DATA_DIR) };
  if (isUnproved(env.DATA_DIR))
    throw new Error(
      `${env.DATA_DIR} was copied while the product ran on it. Start the product there once, which proves it.`,
    );
  const log = openLog("warn");
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  const postgresUrl = env.DATABASE_URL ?? embedded?.url ?? "";
  const directUrl = env.DATABASE_DIRECT_URL ?? postgresUrl;
  await migratePostgresAt(directUrl);
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const postgres = openPostgres(postgresUrl, log, { connectionsMax: 4, isPooled });
  const events = openClickHouse({ url: "http://127.0.0.1:9" }); // nobody listens there
  const close = async (): Promise<void> => {
    await Promise.all([postgres.close(), events.close()]);
  };
  const tools = await openTools(
    { postgres, directUrl, events, close },
    { env, log, publicUrl: env.PUBLIC_URL ?? "http://localhost" },
  );
  subscribeRooms(tools);
  try {
    await run(tools);
  } finally {
    const { rowCount } = await postgres.pool.query(
      "select from pg_stat_activity where application_name like 'citelens%' and pid <> pg_backend_pid() limit 1",
    );
    await closeTools(tools);
    await close();
    if (rowCount === 0) await embedded?.stop();
  }
}
