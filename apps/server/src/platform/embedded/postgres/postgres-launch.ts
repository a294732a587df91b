import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./postgres-binaries.ts";
import { openLogFile, readLogTail } from "./postgres-log-file.ts";
import { readPidFile } from "./postgres-pid-file.ts";
import { port } from "./postgres-socket.ts";
import { spawnAs } from "./postgres-spawn.ts";
import type { ServerUser } from "./postgres-user.ts";
import { waitUntil } from "./postgres-wait.ts";

export interface Launch {
  readonly binaries: Binaries;
  readonly user: ServerUser;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly logPath: string;
  readonly settings: Readonly<Record<string, string>>;
  /** The process id in a pid file that is known to be dead or somebody else's. */
  readonly stalePid: number | undefined;
}

/** Why a server did not start. */
export interface Obstacle {
  /** The last lines of its log. */
  readonly said: string;
  /** Whether another try can help: somebody else starts there too, or processes of the last server are still ending. */
  readonly isPassing: boolean;
}

/**
 * Starts a postmaster in a session of its own, so that it survives this process, and waits until it has made its
 * pid file its own; it may still be recovering then. PostgreSQL itself
 * sees to it that there is one per data folder.
 */
export async function launchPostmaster(launch: Launch): Promise<Obstacle | undefined> {
  const log = await openLogFile(launch.logPath);
  const position = (await log.stat()).size;
  const child = await spawnAs(launch.user, [launch.binaries.postgres, ...argumentsOf(launch)], {
    env: disownedPid(launch.stalePid),
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  }).finally(() => log.close());
  child.unref();

  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const hasSettled = async (): Promise<boolean> => {
    const written = await readPidFile(launch.clusterDir);
    // The status line comes last, once memory and socket are its own.
    return hasEnded() || (written?.pid === child.pid && written?.status !== "");
  };
  await waitUntil(hasSettled, { timeoutMs: 60_000, everyMs: 5 });
  if (!hasEnded()) return undefined;

  const said = await readLogTail(launch.logPath, position);
  return { said, isPassing: /already exists|is empty|shared memory block|Address already in use/.test(said) };
}

/** Removes a pid file without content, which a full disk or a power cut leaves behind and PostgreSQL refuses. */
export async function removeEmptyPidFile(clusterDir: string): Promise<void> {
  const path = join(clusterDir, "postmaster.pid");
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 1, mtimeMs: 0 }));
  // A starting server makes the file an instant before it writes into it.
  if (size === 0 && Date.now() - mtimeMs > 2_000) await rm(path, { force: true });
}

function argumentsOf({ clusterDir, socketDir, settings }: Launch): string[] {
  const all = {
    listen_addresses: "",
    port: String(port),
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    shared_buffers: "128MB",
    max_connections: "100",
    ...settings,
  };
  return ["-D", clusterDir, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * PostgreSQL does not start while a process with the number in the pid file lives, be it a zombie or a stranger,
 * unless that is its own grandparent, as pg_ctl tells it with this variable. It still makes sure that no process
 * of the last server is attached to its shared memory.
 */
function disownedPid(pid: number | undefined): NodeJS.ProcessEnv {
  return pid === undefined ? {} : { PG_GRANDPARENT_PID: String(pid) };
}
