import { lstat, mkdir, readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#platform/log.ts";
import { browserUid } from "#platform/rendering/browser-user.ts";
import { EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import { ownPrivateDir } from "./postgres-private-dir.ts";
import {
  findRelocatedHome,
  makeRelocatedHome,
  type Places,
  sweepRelocatedHomes,
} from "./postgres-relocated-home.ts";
import { canReach, type ServerUser, search, serverUser } from "./postgres-user.ts";

/** The folder that belongs to PostgreSQL alone, and the user who owns it: the data and mostly the socket are in it. */
export interface Home {
  readonly dir: string;
  readonly user: ServerUser;
}

/**
 * Finds or makes PostgreSQL's folder: `postgres` in the data folder, or where root starts and PostgreSQL's user
 * cannot enter the data folder, a far one that a note in the data folder points to.
 */
export async function placeHome(places: Places, log: Pick<Log, "warn">): Promise<Home> {
  const home = (await findHome(places)) ?? (await makeHome(places, log));
  if (process.getuid?.() === 0) await sweepRelocatedHomes(places, { kept: home.dir, log });
  return home;
}

/** The data folder with its real path, made when it is missing. */
export async function openDataDir(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return realpath(path);
}

async function findHome(places: Places): Promise<Home | undefined> {
  const dir = await findRelocatedHome(places);
  if (dir === undefined) return undefined;

  const user = serverUser(await stat(dir));
  if (user.switched) return { dir, user };
  throw new EmbeddedPostgresError(
    `The database in ${dir} was made by root. Start Citelens as root, ${orElse}.`,
  );
}

async function makeHome(places: Places, log: Pick<Log, "warn">): Promise<Home> {
  const near = join(places.dataDir, "postgres");
  const found = await lstat(near).catch(() => undefined);
  const user = serverUser(found);
  if (user.uid === browserUid) throw ofTheBrowser(near);
  if (!user.switched || (await canReach(user, places.dataDir, search))) {
    await ownPrivateDir(near, user);
    return { dir: near, user };
  }
  if (found && (await readdir(near)).length > 0) throw outOfReach(near, user);

  const far = await makeRelocatedHome(places, user);
  log.warn(
    { folder: far },
    "PostgreSQL's user cannot enter the data folder, so the database lives elsewhere",
  );
  return { dir: far, user };
}

function ofTheBrowser(dir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${dir} belongs to user id ${browserUid}, as which the browser runs that opens pages of others. Give it to another user ` +
      `with chown -R, ${orElse}.`,
  );
}

function outOfReach(dir: string, user: ServerUser): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL does not run as root but as user id ${user.uid}, the owner of ${dir}, who may not enter a folder ` +
      `above it. Open the folders above it with chmod o+x, move DATA_DIR to where everybody may enter, ${orElse}.`,
  );
}
