import { once } from "node:events";
import { rmdir, stat } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf, EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import type { Home } from "./postgres-home.ts";
import { ownPrivateDir, shortHash } from "./postgres-private-dir.ts";
import { canReach, search } from "./postgres-user.ts";

export const port = 5432;

/** Most bytes of a socket address on Linux (107) and macOS (103). */
const bytesMax = 103;

/**
 * The folder for the server's socket: its own one, or where that path is too long, a short private one in a place
 * for such things. The name of that one follows from the folder itself, not from its path alone, so a server whose
 * data folder was deleted while it ran is in nobody's way.
 */
export async function placeSocket({ dir, user }: Home): Promise<string> {
  if (fits(dir)) return dir;

  const { ino, birthtimeMs } = await stat(dir);
  const name = `citelens-${shortHash(`${dir}:${ino}:${birthtimeMs}`)}`;
  const runtime = user.switched ? undefined : process.env.XDG_RUNTIME_DIR;
  for (const parent of [runtime, tmpdir(), "/tmp"]) {
    if (!parent || !fits(join(parent, name)) || !(await canReach(user, parent, search))) continue;
    await ownPrivateDir(join(parent, name), user);
    return join(parent, name);
  }
  throw new EmbeddedPostgresError(
    `${dir} is too long a path for a socket, and /tmp cannot be used instead. Set DATA_DIR to a shorter path, ${orElse}.`,
  );
}

/** Removes what placeSocket made; PostgreSQL has removed its socket by then. */
export async function removeSocketDir({ dir }: Home, socketDir: string): Promise<void> {
  if (socketDir === dir) return;
  await rmdir(socketDir).catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTEMPTY") throw error;
  });
}

function fits(dir: string): boolean {
  return Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= bytesMax;
}

/** Whether a server listens in that folder. */
export async function listensIn(socketDir: string): Promise<boolean> {
  const socket = connect(join(socketDir, `.s.PGSQL.${port}`));
  try {
    await once(socket, "connect");
    return true;
  } catch {
    // Refused, or there is no socket.
    return false;
  } finally {
    socket.destroy();
  }
}
