import { realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The user that PostgreSQL runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
  /** Whether root starts it as this user, because PostgreSQL refuses to run as root. */
  readonly switched: boolean;
}

/** User that PostgreSQL runs as where root starts it: it needs a user with a name, which this one has everywhere. */
export const nobody = 65_534;

/** This process's own user; for root the owner of the data that is there already, else nobody. */
export function serverUser(owner?: { readonly uid: number; readonly gid: number }): ServerUser {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return { uid, gid, switched: false };
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switched: true };
  return { uid: nobody, gid: nobody, switched: true };
}

export const search = 1;
export const read = 4;

/** Whether the permission bits let the user reach a path through all its parents, and use it with those rights. */
export async function canReach(user: ServerUser, path: string, rights: number): Promise<boolean> {
  try {
    const real = await realpath(path);
    if (!(await allows(user, real, rights))) return false;

    for (let parent = dirname(real); ; parent = dirname(parent)) {
      if (!(await allows(user, parent, search))) return false;
      if (parent === dirname(parent)) return true;
    }
  } catch {
    // What cannot be looked at cannot be reached either.
    return false;
  }
}

async function allows(user: ServerUser, path: string, rights: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const group = gid === user.gid ? mode >> 3 : mode;
  const bits = uid === user.uid ? mode >> 6 : group;
  return (bits & rights) === rights;
}
