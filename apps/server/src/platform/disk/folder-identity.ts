import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Identity of this folder, and whether what is in it was found sound since it was copied here. */
export interface FolderIdentity {
  /** Where it was copied from while something ran on it; undefined where nothing is left to be proved. */
  readonly copiedFrom: string | undefined;
  /** Notes that what was copied is sound, or taken as it is. */
  proved(): void;
  /** Everything in it is closed in order: a copy from now on is whole. */
  stopped(): void;
}

const note = z.object({
  path: z.string(),
  folder: z.string(),
  self: z.string(),
  stopped: z.boolean(),
  copied_from: z.string().nullable(),
});
type Note = z.output<typeof note>;

const fileName = "folder.json";

/**
 * Tells a copy from the folder itself. A note in the folder says which it is, by what no copy keeps and what a rename, a kill
 * and a new start of the machine do not change: the numbers and times of birth that the file system gave to the folder and to the note.
 * `foreign` names the folder that the database's own file says it was left in by a server that was not stopped, where that is
 * another one: older copies have no note.
 */
export function identifyFolder(dir: string, foreign: string | undefined): FolderIdentity {
  const before = readNote(dir);
  const copied_from = copiedFrom(dir, before, foreign);
  const write = (changes: Partial<Note>): void =>
    writeNote(dir, { path: dir, folder: birthOf(dir), stopped: false, copied_from, ...changes });
  write({});
  return {
    copiedFrom: copied_from ?? undefined,
    proved: () => write({ copied_from: null }),
    stopped: () => write({ stopped: true, copied_from: readNote(dir)?.copied_from ?? null }),
  };
}

/** Whether the folder is a copy of one that was in use, and no start has proved it yet. */
export function isUnproved(dir: string): boolean {
  return copiedFrom(dir, readNote(dir), undefined) !== null;
}

function copiedFrom(dir: string, before: FoundNote | undefined, foreign: string | undefined): string | null {
  if (before === undefined) return foreign ?? null;
  if (before.copied_from !== null) return before.copied_from;
  if (before.folder === birthOf(dir) && before.self === before.found) return null;
  // One that was stopped while it was being copied still has the file of a running server.
  return before.stopped ? (foreign ?? null) : before.path;
}

type FoundNote = Note & { readonly found: string };

function readNote(dir: string): FoundNote | undefined {
  const path = join(dir, fileName);
  try {
    return { ...note.parse(JSON.parse(readFileSync(path, "utf8"))), found: birthOf(path) };
  } catch {
    return undefined; // there is none yet; it is never half written
  }
}

/** The note names itself, so that a folder which was copied over this one is noticed as well. */
function writeNote(dir: string, content: Omit<Note, "self">): void {
  const unfinished = join(dir, `${fileName}.${process.pid}`);
  writeFileSync(unfinished, "", { mode: 0o600 });
  writeFileSync(unfinished, JSON.stringify({ ...content, self: birthOf(unfinished) } satisfies Note));
  renameSync(unfinished, join(dir, fileName));
}

/** Birth of a file, which no copy of a file or folder keeps, and a rename does not change. */
export function birthOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino}:${birthtimeNs}`;
}
