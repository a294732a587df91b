import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { superuser } from "#platform/embedded/postgres/postgres-cluster.ts";
import { socketUrl } from "#platform/embedded/postgres/postgres-database.ts";
import { spawnAs } from "#platform/embedded/postgres/postgres-spawn.ts";
import { serverUser } from "#platform/embedded/postgres/postgres-user.ts";
import { databasesDir } from "../postgres-server.ts";

/** Where Debian's package postgresql-15 has its programs. */
const binDir = "/usr/lib/postgresql/15/bin";
const startMaxMs = 30_000;

/** The oldest PostgreSQL that the product takes. */
export const hasPostgres15 = existsSync(join(binDir, "postgres"));

export interface Postgres15 {
  /** The folder of its socket; there is no port. */
  readonly socketDir: string;
  /** The superuser's address of the database postgres. */
  readonly url: string;
  /** Ends it for everybody and removes its data. */
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL 15 with data of its own, which do not wait for the disk. */
export async function startPostgres15(): Promise<Postgres15> {
  const user = serverUser();
  const dir = await mkdtemp(join(await databasesDir(), "citelens-postgres-15-"));
  await chown(dir, user.uid, user.gid);
  const dataDir = join(dir, "data");
  const initdb = ["--pgdata", dataDir, "--username", superuser, "--auth=trust", "--no-sync"];
  const locale = ["--encoding=UTF8", "--locale=C.UTF-8", "--data-checksums", "--no-instructions"];
  const made = await spawnAs(user, [join(binDir, "initdb"), ...initdb, ...locale], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code]: (number | null)[] = await once(made, "close");
  if (code !== 0) throw new Error(`initdb of PostgreSQL 15 ended with ${code}`);

  const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=300"];
  const where = ["listen_addresses=", `unix_socket_directories=${dir}`, "log_min_messages=panic"];
  const server = await spawnAs(
    user,
    [join(binDir, "postgres"), "-D", dataDir, ...[...settings, ...where].flatMap((one) => ["-c", one])],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = once(server, "exit");
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) server.kill("SIGINT"); // ends connections instead of waiting for them
    await ended;
    await rm(dir, { recursive: true, force: true });
  };
  const url = socketUrl(dir, { role: superuser, database: "postgres" });
  try {
    await answers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { socketDir: dir, url, stop };
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + startMaxMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(50);
    }
  }
}
