import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Pool } from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/embedded/postgres/postgres.ts";
import { superuser } from "#platform/embedded/postgres/postgres-cluster.ts";
import { shortHash } from "#platform/embedded/postgres/postgres-private-dir.ts";
import { canReach, search, serverUser } from "#platform/embedded/postgres/postgres-user.ts";
import { openLog } from "#platform/log.ts";

export interface TestServer {
  readonly embedded: EmbeddedPostgres;
  /** The superuser's connections. One stays open as long as this process lives, and shows others that it is here. */
  readonly admin: Pool;
}

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
let server: Promise<TestServer> | undefined;

/** Linux's folder in memory. A container's is often too small, and then the disk serves. */
const memoryDir = "/dev/shm";
const memoryDirBytesMin = 4e9;

/**
 * The PostgreSQL server of this checkout's tests, started by the one who asks first and joined by all others. It does
 * not wait for the disk, so a crash of the machine may spoil its data: deleting its folder repairs that.
 */
export function testServer(): Promise<TestServer> {
  server ??= open();
  return server;
}

/** The address of another database on the same server. */
export function addressOf({ embedded }: TestServer, database: string): string {
  const url = new URL(embedded.url);
  url.pathname = database;
  return url.href;
}

async function open(): Promise<TestServer> {
  const embedded = await startEmbeddedPostgres({
    dataDir: join(await databasesDir(), `citelens-test-${shortHash(`${process.getuid?.()}:${checkout}`)}`),
    log: openLog("error"),
    settings: {
      fsync: "off",
      full_page_writes: "off",
      synchronous_commit: "off",
      max_wal_size: "128MB",
      max_connections: "200",
    },
  });
  const url = new URL(embedded.url);
  url.username = superuser;
  url.pathname = "postgres";
  const admin = new Pool({
    connectionString: url.href,
    application_name: `citelens tests ${process.pid}`,
    max: 4,
    min: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // A connection that ends while it is idle is replaced by the next query's.
  admin.on("error", () => undefined);
  await admin.query("select 1");
  return { embedded, admin };
}

/** In memory where there is room: a copy of a database takes a tenth of the time there, and no disk's load slows it. */
export async function databasesDir(): Promise<string> {
  const { blocks, bsize } = await statfs(memoryDir).catch(() => ({ blocks: 0, bsize: 0 }));
  const hasRoom = blocks * bsize >= memoryDirBytesMin && (await canReach(serverUser(), memoryDir, search));
  return hasRoom ? memoryDir : openTmpDir();
}

/** Root's temporary folder may be closed to PostgreSQL's user; its data is then better off in another one. */
export async function openTmpDir(): Promise<string> {
  return (await canReach(serverUser(), tmpdir(), search)) ? tmpdir() : "/var/tmp";
}
