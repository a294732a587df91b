import { execFile } from "node:child_process";
import { open, rename, rm } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { nobody, type ServerUser } from "./postgres-user.ts";

const map = "citelens";

/**
 * Says who is served: whoever starts the server, root, and the owner of the data where that is a person, as the system tells PostgreSQL
 * (peer). Not what merely runs as its user, which root lends it and other programs may have. Written before each start, so that a
 * folder of an earlier release is closed as well.
 */
export async function writeAccess(clusterDir: string, user: ServerUser): Promise<void> {
  const owner = user.switched && user.uid !== nobody ? await nameOf(user.uid) : undefined;
  const names = new Set(["root", ownName(), owner].filter((name) => name !== undefined));
  await writeAs(
    user,
    join(clusterDir, "pg_ident.conf"),
    [...names].map((name) => `${map} "${name}" all`),
  );
  await writeAs(user, join(clusterDir, "pg_hba.conf"), [
    `local all all peer map=${map}`,
    "host all all all reject",
  ]);
}

/** Name of this user; whoever has no name cannot run PostgreSQL, which says so itself. */
function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

async function nameOf(uid: number): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)("id", ["-un", String(uid)]).catch(() => ({ stdout: "" }));
  return stdout.trim() || undefined;
}

/** A fresh file in the place of the old one: the folder is the user's, who could have put a link there. */
async function writeAs({ uid, gid, switched }: ServerUser, path: string, lines: string[]): Promise<void> {
  const fresh = `${path}.${process.pid}`;
  await rm(fresh, { force: true });
  const file = await open(fresh, "wx", 0o600);
  try {
    await file.writeFile(["# Written at each start.", ...lines, ""].join("\n"));
    if (switched) await file.chown(uid, gid);
  } finally {
    await file.close();
  }
  await rename(fresh, path);
}
