import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createGunzip } from "node:zlib";
import type { Head, Position } from "./positions.ts";
import { Problem } from "./problem.ts";

const headBytes = 1_024;
/** So small that its shortest lines fit one batch of 10,000. */
const chunkBytes = 256 * 1024;

/** A file that holds a log, or a part of it that was rotated away. */
export interface LogFile {
  readonly path: string;
  readonly device: number;
  readonly inode: number;
  readonly bytes: number;
  readonly modifiedMs: number;
  readonly isPacked: boolean;
}

/** Nothing is there, or a link to nothing, or links that lead in a circle. */
const absent: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP"];

export async function findFile(path: string): Promise<LogFile | undefined> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return undefined;
    const { dev: device, ino: inode, size: bytes, mtimeMs: modifiedMs } = found;
    return { path, device, inode, bytes, modifiedMs, isPacked: await isGzip(path) };
  } catch (error) {
    if (error instanceof Error && "code" in error && absent.includes(error.code)) return undefined;
    throw new Problem(`${path} cannot be read: ${String(error)}`);
  }
}

/** Each file once, by the first of its names: links and other names of it have the same content. */
export function distinct(files: readonly LogFile[]): readonly LogFile[] {
  const seen = new Set<string>();
  return files.filter(({ device, inode }) => {
    const isNew = !seen.has(`${device} ${inode}`);
    seen.add(`${device} ${inode}`);
    return isNew;
  });
}

/**
 * The files beside a log into which it may have been rotated, the oldest first: access.log.1, access.log-20261010.gz. A link to what
 * is the log at the moment is none of them.
 */
export async function rotatedFrom(path: string, current: LogFile | undefined): Promise<readonly LogFile[]> {
  const name = basename(path);
  const stem = name.replace(/\.(log|json)$/, "");
  const names = (await readdir(dirname(path))).filter(
    (other) =>
      other !== name &&
      (other.startsWith(`${name}.`) || other.startsWith(`${name}-`) || other.startsWith(`${stem}-`)),
  );
  const files = await Promise.all(names.map((other) => findFile(join(dirname(path), other))));
  const known = files.filter((file) => file !== undefined);
  return distinct(current ? [current, ...known] : known)
    .filter((file) => file !== current)
    .toSorted((a, b) => a.modifiedMs - b.modifiedMs || (a.path < b.path ? 1 : -1));
}

/** Whether a position is one in this file: its content begins alike, and is as long at least. */
export async function holds(file: LogFile, { inode, offset, head }: Position): Promise<boolean> {
  if (head.length === 0) return file.inode === inode;
  if (!file.isPacked && file.bytes < offset) return false;
  const found = await headOf(file, head.length);
  return found.length === head.length && found.sha256 === head.sha256;
}

/** The beginning of a file's content, at most a kilobyte of it. */
export async function headOf(file: LogFile, lengthMax = headBytes): Promise<Head> {
  const start = (await firstBytes(file, lengthMax)).subarray(0, lengthMax);
  return { length: start.length, sha256: createHash("sha256").update(start).digest("hex") };
}

/** The content from an offset on, up to another one, unpacked, in pieces that are not larger than a chunk. */
export async function* contentOf(
  file: LogFile,
  offset = 0,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  if (!file.isPacked) {
    const last = Math.min(file.bytes, end) - 1;
    if (offset <= last)
      yield* createReadStream(file.path, { start: offset, end: last, highWaterMark: chunkBytes });
    return;
  }
  let left = offset;
  let wanted = end - offset;
  const packed = createReadStream(file.path);
  const unpacked = createGunzip({ chunkSize: chunkBytes });
  packed.on("error", (error) => unpacked.destroy(error));
  packed.pipe(unpacked);
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      const rest = piece.subarray(left).subarray(0, wanted);
      left = Math.max(0, left - piece.length);
      wanted -= rest.length;
      if (rest.length > 0) yield rest;
      if (wanted === 0) return;
    }
  } finally {
    packed.destroy();
  }
}

/** The first bytes of a file's content. */
async function firstBytes(file: LogFile, lengthMax: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of contentOf(file)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= lengthMax) break;
  }
  return Buffer.concat(pieces);
}

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
