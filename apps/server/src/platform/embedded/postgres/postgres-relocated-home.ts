import { randomUUID } from "node:crypto";
import { copyFile, link, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Log } from "#platform/log.ts";
import { codeOf, EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import { readPidFile } from "./postgres-pid-file.ts";
import { ownPrivateDir, shortHash } from "./postgres-private-dir.ts";
import { stopPostmaster } from "./postgres-stop.ts";
import type { ServerUser } from "./postgres-user.ts";

export interface Places {
  /** The product's data folder, an absolute path without links. */
  readonly dataDir: string;
  /** Where root may put what PostgreSQL's user cannot reach in the data folder. */
  readonly farDir: string;
}

/**
 * The far folder that the data folder's note points to, or undefined without a note. Throws when the note points
 * nowhere, rather than beginning with an empty database beside data that may only be out of sight.
 */
export async function findRelocatedHome({ dataDir, farDir }: Places): Promise<string | undefined> {
  const note = noteIn(dataDir);
  const text = await readFile(note, "utf8").catch(orUndefinedIfMissing);
  if (text === undefined) return undefined;

  const home = text.split("\n")[1] ?? "";
  const isOurs = dirname(dirname(home)) === farDir && basename(dirname(home)).startsWith("citelens-");
  if (isOurs && (await stat(home).catch(orUndefinedIfMissing))) return home;
  throw new EmbeddedPostgresError(
    `${note} says that the database lives in "${home}", which is not there. Bring that folder back, or delete ` +
      `${note} to begin with an empty database, ${orElse}.`,
  );
}

/** Makes a far folder and the note that points to it; of two at the same time, both get the first one's. */
export async function makeRelocatedHome(places: Places, user: ServerUser): Promise<string> {
  const group = groupOf(places);
  await mkdir(group, { recursive: true, mode: 0o711 });
  const home = join(group, randomUUID());
  try {
    await writeFile(`${home}.txt`, noteText(home, places.dataDir, user), { flag: "wx", mode: 0o644 });
    await ownPrivateDir(home, user);
    await publish(`${home}.txt`, noteIn(places.dataDir));
    return home;
  } catch (error) {
    await remove(home);
    const winner = await findRelocatedHome(places);
    if (winner !== undefined) return winner;
    throw error;
  }
}

/**
 * Removes the far folders of this data folder's deleted predecessors, since deleting the data folder means to start
 * afresh. The note and its twin beside the far folder are one file with two names: while the twin's other name
 * exists, that data folder was only moved, and its database is kept. (On two file systems there is no such sign.)
 */
export async function sweepRelocatedHomes(
  places: Places,
  { kept, log }: { readonly kept: string; readonly log: Pick<Log, "warn"> },
): Promise<void> {
  const group = groupOf(places);
  const names = (await readdir(group).catch(orUndefinedIfMissing)) ?? [];
  for (const name of names.filter((each) => each.endsWith(".txt"))) {
    const home = join(group, basename(name, ".txt"));
    const twin = await lstat(join(group, name)).catch(orUndefinedIfMissing);
    if (home === kept || !twin || twin.nlink > 1) continue;

    log.warn(
      { folder: home },
      "The data folder of this database was deleted, so the database is deleted too",
    );
    const left = await readPidFile(join(home, "data"));
    if (left) await stopPostmaster(left.pid, join(home, "data"));
    await remove(home);
  }
}

function groupOf({ dataDir, farDir }: Places): string {
  return join(farDir, `citelens-${shortHash(dataDir)}`);
}

function noteIn(dataDir: string): string {
  return join(dataDir, "postgres-lives-elsewhere.txt");
}

function noteText(home: string, dataDir: string, { uid }: ServerUser): string {
  return `The PostgreSQL database of this folder lives in
${home}
because Citelens was started by root: PostgreSQL then runs as user id ${uid}, who cannot enter
${dataDir}
Back up both folders together. After this folder is deleted, the next start deletes that one, too.
`;
}

/** Gives the twin its second name, or where that is on another file system, a copy under that name. */
async function publish(twin: string, note: string): Promise<void> {
  try {
    await link(twin, note);
  } catch (error) {
    if (codeOf(error) !== "EXDEV") throw error;
    const copy = `${note}.${randomUUID()}`;
    await copyFile(twin, copy);
    await link(copy, note).finally(() => rm(copy));
  }
}

async function remove(home: string): Promise<void> {
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
  await rm(`${home}.txt`, { force: true });
}

function orUndefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) === "ENOENT") return undefined;
  throw error;
}
