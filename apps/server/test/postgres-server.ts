import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Pool } from "pg";
import { startEmbeddedPostgres } from "#platform/embedded/postgres/postgres.ts";
import { superuser } from "#platform/embedded/postgres/postgres-cluster.ts";
import { appRole } from "#platform/embedded/postgres/postgres-database.ts";
import { shortHash } from "#platform/embedded/postgres/postgres-private-dir.ts";
import { canReach, search, serverUser } from "#platform/embedded/postgres/postgres-user.ts";
import { openLog } from "#platform/log.ts";

export interface TestServer {
  /** The address of a database of the role that the product connects as; that role owns its databases and is no superuser. */
  readonly url: string;
  readonly role: string;
  /** The superuser's connections. One stays open as long as this process lives, and shows others that it is here. */
  readonly admin: Pool;
  /** Shuts the server down, unless it is somebody else's. */
  stop(): Promise<void>;
}

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
/** Owns the tests' databases on a server that is not ours. */
const externalRole = "citelens_tests";
let server: Promise<TestServer> | undefined;

/** Linux's folder in memory. A container's is often too small, and then the disk serves. */
const memoryDir = "/dev/shm";
const memoryDirBytesMin = 4e9;

/**
 * The PostgreSQL server of this checkout's tests, started by the one who asks first and joined by all others. It does
 * not wait for the disk, so a crash of the machine may spoil its data: deleting its folder repairs that. With
 * TEST_DATABASE_URL it is that server, on which the tests need a superuser.
 */
export function testServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL } = process.env;
  server ??= TEST_DATABASE_URL ? joinServer(TEST_DATABASE_URL) : openEmbedded();
  return server;
}

/** The address of another database on the same server. */
export function addressOf({ url: address }: Pick<TestServer, "url">, database: string): string {
  const url = new URL(address);
  url.pathname = database;
  return url.href;
}

async function openEmbedded(): Promise<TestServer> {
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
  const admin = await openAdmin(url.href);
  return { url: embedded.url, role: appRole, admin, stop: () => embedded.stop() };
}

/** Uses the server at an address of a superuser as whatever it is; what the tests make on it is named test_ and template_. */
async function joinServer(address: string): Promise<TestServer> {
  const url = new URL(address);
  const admin = await openAdmin(url.href);
  await admin.query(`do $$ begin
    create role ${externalRole} login password '${externalRole}';
  exception when duplicate_object or unique_violation then end $$`);
  url.username = externalRole;
  url.password = externalRole;
  return { url: url.href, role: externalRole, admin, stop: async () => undefined };
}

async function openAdmin(connectionString: string): Promise<Pool> {
  const admin = new Pool({
    connectionString,
    application_name: `citelens tests ${process.pid}`,
    max: 4,
    min: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // A connection that ends while it is idle is replaced by the next query's.
  admin.on("error", () => undefined);
  await admin.query("select 1");
  return admin;
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
