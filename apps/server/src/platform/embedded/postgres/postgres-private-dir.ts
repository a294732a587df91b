import { createHash } from "node:crypto";
import { lchown, lstat, mkdir, readdir } from "node:fs/promises";
import { cannotSwitchUser, codeOf, EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import type { ServerUser } from "./postgres-user.ts";

/**
 * Makes a folder that PostgreSQL's user alone can enter. A folder that is there already is taken only if it is
 * such a one, so that nobody can prepare it for us in a shared place such as /tmp.
 */
export async function ownPrivateDir(path: string, user: ServerUser): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error;
  });
  // Looked into before the owner is read: anyone who starts at the same moment changes the owner first, and fills it then.
  const empty = user.switched && (await readdir(path)).length === 0;
  const found = await lstat(path);
  if (!found.isDirectory()) throw refused(path, "is not a folder");
  if ((found.mode & 0o077) !== 0)
    throw refused(path, "is open to other users; make it private with chmod 700");

  if (found.uid === user.uid) return;
  if (!empty || found.uid !== 0) {
    throw refused(
      path,
      `belongs to user id ${found.uid} instead of ${user.uid}; start as that user or change the owner`,
    );
  }
  await lchown(path, user.uid, user.gid).catch((error: unknown) => {
    throw cannotSwitchUser(user.uid, error);
  });
}

/** A short name for a path. */
export function shortHash(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}

function refused(path: string, why: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The embedded PostgreSQL cannot use ${path}: it ${why}, ${orElse}.`);
}
