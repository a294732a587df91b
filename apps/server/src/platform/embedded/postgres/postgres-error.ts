/** The embedded PostgreSQL cannot serve. The message says why and what to do, and may be shown as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

export const orElse = "or set DATABASE_URL to a PostgreSQL server (15 or newer)";

/** The code of a system or database error, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Puts a sentence with a way out in place of the file system's errors; other errors come back as they are. */
export function explained(error: unknown): unknown {
  if (error instanceof EmbeddedPostgresError) return error;

  const path = error instanceof Error && "path" in error ? String(error.path) : "its folder";
  const remedy = remedyFor(codeOf(error), path);
  if (!remedy) return error;
  return new EmbeddedPostgresError(`The embedded PostgreSQL cannot start: ${remedy}, ${orElse}.`, {
    cause: error,
  });
}

/** For root that may not become another user, which PostgreSQL asks for since it refuses to run as root. */
export function cannotSwitchUser(uid: number, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and this root user may not start it as user id ${uid}. Start Citelens as an ` +
      `ordinary user, give the container the capabilities SETUID, SETGID, CHOWN, KILL and DAC_OVERRIDE, ${orElse}.`,
    { cause },
  );
}

function remedyFor(code: string | undefined, path: string): string | undefined {
  if (code === "EACCES" || code === "EPERM") {
    return `this user may not write ${path}. Set DATA_DIR to a folder that it may write`;
  }
  if (code === "EROFS")
    return `${path} is on a read-only file system. Set DATA_DIR to a folder that can be written`;
  if (code === "ENOSPC" || code === "EDQUOT") return `there is no space left for ${path}. Free some`;
  if (code === "ENOTDIR" || code === "EEXIST") {
    return `${path} is a file where a folder should be. Move it away, set DATA_DIR to another folder`;
  }
  return undefined;
}

/** Whether PostgreSQL said that its own files do not fit together, as in a copy that was made while a server wrote. */
export function isTorn(said: string): boolean {
  return /could not (locate|find) .*checkpoint|invalid .*checkpoint|incorrect checksum in control file|could not open file "pg_(wal|xact|multixact)|could not access status of transaction|invalid page in block|WAL ends before|requested .*WAL .* (missing|removed)|could not find redo/i.test(
    said,
  );
}
