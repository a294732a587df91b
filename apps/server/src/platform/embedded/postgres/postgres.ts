import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import { writeAccess } from "./postgres-access.ts";
import { findNativeDir, readyBinaries } from "./postgres-binaries.ts";
import { ensureCluster } from "./postgres-cluster.ts";
import { appRole, checkDatabaseName, socketUrl } from "./postgres-database.ts";
import { EmbeddedPostgresError, explained, isTorn, orElse } from "./postgres-error.ts";
import { type Home, openDataDir, placeHome } from "./postgres-home.ts";
import { findPostmaster, joinPostmaster } from "./postgres-join.ts";
import { launchPostmaster, type Obstacle, removeEmptyPidFile } from "./postgres-launch.ts";
import { readLogTail } from "./postgres-log-file.ts";
import { listensIn, placeSocket, removeSocketDir } from "./postgres-socket.ts";
import { stopPostmaster } from "./postgres-stop.ts";

export interface EmbeddedPostgresOptions {
  /** The product's data folder. The server has a folder and a log in it. */
  readonly dataDir: string;
  readonly log: Pick<Log, "info" | "warn">;
  /** Made when it is missing; "citelens" when left out. */
  readonly database?: string;
  /** PostgreSQL's settings by name, for a server that is not running yet. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder with PostgreSQL's bin, lib and share; that of the installed package when left out. */
  readonly nativeDir?: string;
  /** Where root puts what PostgreSQL's user cannot reach; /var/lib when left out. */
  readonly farDir?: string;
  /** How long to retry while another server is in the way; 10 seconds when left out. */
  readonly patienceMs?: number;
}

export interface EmbeddedPostgres {
  /** The address of the database over a unix socket, for node-postgres; its role owns it and is no superuser. */
  readonly url: string;
  readonly pid: number;
  /** Shuts the server down for everybody, no matter who started it, and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, or joins the one that runs there: it outlives this process, so a crash of the
 * product costs the next start milliseconds. Throws EmbeddedPostgresError with a sentence that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, database = appRole, farDir = "/var/lib" } = options;
  try {
    checkDatabaseName(database);
    const dataDir = await openDataDir(options.dataDir);
    const home = await placeHome({ dataDir, farDir }, log);
    const start = {
      home,
      clusterDir: join(home.dir, "data"),
      logPath: join(dataDir, "postgres.log"),
      nativeDir: options.nativeDir,
      copiesDir: home.user.switched ? farDir : dataDir,
      settings: options.settings ?? {},
      patienceMs: options.patienceMs ?? 10_000,
    };
    return await joinOrLaunch(start, database, log);
  } catch (error) {
    throw explained(error);
  }
}

/** Parts that a start works on. */
interface Start {
  readonly home: Home;
  readonly clusterDir: string;
  readonly logPath: string;
  readonly nativeDir: string | undefined;
  /** Where a copy of the binaries goes, should one be needed. */
  readonly copiesDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly patienceMs: number;
}

/** PostgreSQL lets one server win; anyone who loses, or meets one that is just ending, looks again for some seconds. */
async function joinOrLaunch(
  start: Start,
  database: string,
  log: Pick<Log, "info">,
): Promise<EmbeddedPostgres> {
  const { clusterDir } = start;
  const startedAtMs = performance.now();
  for (;;) {
    const { live, stalePid } = await findPostmaster(clusterDir);
    const socketDir = live && (await joinPostmaster(live, { clusterDir, database, log }));
    const tookMs = Math.round(performance.now() - startedAtMs);
    if (live && socketDir !== undefined) {
      log.info({ pid: live.pid, tookMs }, "The embedded PostgreSQL is ready");
      return opened({ home: start.home, clusterDir, socketDir, database, pid: live.pid });
    }
    const obstacle = live ? await hasEnded(start) : await launch(start, stalePid);
    if (!obstacle) continue;
    if (!obstacle.isPassing || tookMs > start.patienceMs) throw failed(obstacle, start);
    await delay(100);
  }
}

async function launch(start: Start, stalePid: number | undefined): Promise<Obstacle | undefined> {
  const { home, clusterDir, logPath, settings, copiesDir } = start;
  const socketDir = await placeSocket(home);
  if (await listensIn(socketDir)) {
    return {
      said: `Another server listens in ${socketDir}, perhaps one in another container.`,
      isPassing: true,
    };
  }
  const binaries = await readyBinaries(home.user, start.nativeDir ?? findNativeDir(), copiesDir);
  await ensureCluster(home, { binaries, durable: settings.fsync !== "off" });
  await removeEmptyPidFile(clusterDir);
  await writeAccess(clusterDir, home.user);
  return launchPostmaster({ binaries, user: home.user, clusterDir, socketDir, logPath, settings, stalePid });
}

async function hasEnded({ logPath }: Start): Promise<Obstacle> {
  const said = await readLogTail(logPath, 0);
  return { said, isPassing: !isTorn(said) };
}

function failed({ said }: Obstacle, { clusterDir, logPath }: Start): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL does not start on ${clusterDir}. ${remedyFor(said, logPath)}, ${orElse}. Its last words:\n${said}`,
  );
}

function remedyFor(said: string, logPath: string): string {
  if (/No space left|Disk quota/.test(said)) return "There is no space left: free some";
  if (isTorn(said))
    return "Its files do not fit together, as in a copy that was made while a server wrote to them or whose log (WAL) is not whole: stop the product where it came from and copy the folder again";
  return `See ${logPath}, remove what it complains about`;
}

interface OpenedCluster {
  readonly home: Home;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly database: string;
  readonly pid: number;
}

function opened({ home, clusterDir, socketDir, database, pid }: OpenedCluster): EmbeddedPostgres {
  return {
    url: socketUrl(socketDir, { role: appRole, database }),
    pid,
    stop: async () => {
      await stopPostmaster(pid, clusterDir);
      await removeSocketDir(home, socketDir);
    },
  };
}
