import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { Problem } from "./problem.ts";

/** How far a log was read. Inode and head tell the same content again after a rotation, also once it is compressed. */
export interface Position {
  readonly inode: number;
  /** Bytes of the content, unpacked; all before it was accepted by the endpoint. */
  readonly offset: number;
  readonly head: Head;
  /** Whether all of a packed file was read, which nobody writes on. */
  readonly isFinished: boolean;
  /** Where the batch ends that is being sent: whoever is killed meanwhile sends that very batch again. */
  readonly sendingTo?: number;
}

/** Beginning of the content. */
export interface Head {
  readonly length: number;
  readonly sha256: string;
}

export interface Positions {
  of(path: string): Position | undefined;
  /** Resolves once it would survive a loss of power. */
  keep(path: string, position: Position): Promise<void>;
}

/** Kept in one file, which is replaced as a whole: whoever is killed meanwhile leaves the old one or the new one. */
export async function openPositions(file: string): Promise<Positions> {
  await mkdir(dirname(file), { recursive: true });
  const known = new Map(Object.entries(await readPositions(file)));

  return {
    of: (path) => known.get(path),
    keep: async (path, position) => {
      known.set(path, position);
      const fresh = `${file}.new`;
      const handle = await open(fresh, "w", 0o600);
      try {
        await handle.writeFile(JSON.stringify(Object.fromEntries(known), undefined, 1));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(fresh, file);
    },
  };
}

async function readPositions(file: string): Promise<Record<string, Position>> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw new Problem(`The positions in ${file} cannot be read: ${String(error)}`);
  }
  try {
    return JSON.parse(text) as Record<string, Position>; // written by keep() alone
  } catch {
    throw new Problem(`${file} holds no positions. Remove it to read the logs from their beginning.`);
  }
}
