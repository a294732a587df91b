import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { contentOf, findFile, headOf, holds, type LogFile, rotatedFrom } from "./content.ts";
import { openReader, type Reader, type ReaderOptions } from "./file-reader.ts";
import { linesOf } from "./lines.ts";
import type { Head, Position, Positions } from "./positions.ts";
import { Problem } from "./problem.ts";
import type { SendBatch } from "./sender.ts";
import { countBad, type ShippedCounts } from "./shipped.ts";

export interface ShipOptions extends ReaderOptions {
  readonly positions: Positions;
  readonly send: SendBatch;
  /** Whether it is called again: then a file that was written to a moment ago is left for the next time to finish. */
  readonly isFollowing: boolean;
}

const visitsMax = 10_000;
const batchBytesMax = 4_500_000;
/** Servers write on into a file that was just rotated away, until all their processes have opened the new one. */
const settledMs = 3_000;

/** Sends what is new in a log since its last position, through rotations; resolves once all of it was accepted. */
export async function ship(path: string, options: ShipOptions, shipped: ShippedCounts): Promise<void> {
  const log = resolve(path);
  for (const [file, offset] of await unread(log, options)) {
    const isOver = await shipFile(file, offset, { ...options, log }, shipped);
    if (!isOver) break;
  }
}

/** The files that are left to be read, in their order, each with the offset from which on. */
async function unread(log: string, { positions, say }: ShipOptions): Promise<(readonly [LogFile, number])[]> {
  const current = await findFile(log);
  const position = positions.of(log);
  if (!position) {
    if (!current) throw new Problem(`There is no log at ${log}.`);
    return [[current, 0]];
  }
  if (current && (await holds(current, position)))
    return isRead(current, position) ? [] : [[current, position.offset]];

  const rotated = await rotatedFrom(log, current);
  const found = await indexOf(rotated, position);
  const latest = current ? [[current, 0] as const] : [];
  const last = rotated[found];
  if (!last) {
    const message = `${log} was replaced, and what it was is not beside it: reading on from its beginning.`;
    say(message, { of: `replaced ${log} ${position.head.sha256}`, timesMax: 1 });
    return latest;
  }
  const between = rotated.slice(found + 1).map((file) => [file, 0] as const);
  return [[last, position.offset], ...between, ...latest];
}

function isRead(file: LogFile, { offset, isFinished }: Position): boolean {
  return file.isPacked ? isFinished : file.bytes === offset;
}

async function indexOf(files: readonly LogFile[], position: Position): Promise<number> {
  for (const [index, file] of files.entries()) if (await holds(file, position)) return index;
  return -1;
}

interface FileOptions extends ShipOptions {
  readonly log: string;
}

/** Sends a file from an offset on; resolves to whether it is over, so that the next may be read. */
async function shipFile(
  file: LogFile,
  offset: number,
  options: FileOptions,
  shipped: ShippedCounts,
): Promise<boolean> {
  const { log, positions, isFollowing, now } = options;
  const isCurrent = file.path === log;
  const isSettled = file.isPacked || now() - file.modifiedMs > settledMs;
  const isWhole = isSettled && !(isCurrent && isFollowing);
  const reader = await openReader(file, offset, options, shipped);
  if (!reader) return true;

  let from = offset;
  const before = positions.of(log);
  if (before?.sendingTo !== undefined && before.offset === offset && (await holds(file, before))) {
    const span = { from, to: before.sendingTo, isWhole: true };
    from = await shipSpan(file, span, { ...options, head: before.head, reader }, shipped);
  }
  const head = await headOf(file);
  // Before anything is sent: whoever is killed and finds the log rotated away still knows which content it was.
  if (!before) await positions.keep(log, { inode: file.inode, offset, head, isFinished: false });
  const span = { from, to: Number.POSITIVE_INFINITY, isWhole };
  await shipSpan(file, span, { ...options, head, reader }, shipped);
  return !isCurrent && (isSettled || !isFollowing);
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
}

interface SpanOptions extends FileOptions {
  readonly head: Head;
  readonly reader: Reader;
}

/**
 * Sends a part of a file; resolves to where it ends. What is sent is written down before and after: whoever is killed in
 * between sends the same lines with the same key again, and Citelens stores them once.
 */
async function shipSpan(
  file: LogFile,
  { from, to, isWhole }: Span,
  { log, positions, send, head, reader }: SpanOptions,
  shipped: ShippedCounts,
): Promise<number> {
  const { inode } = file;
  let begin = from;
  let at = from;
  let batch: string[] = [];
  let batchBytes = 0;
  const flush = async (isFinished: boolean): Promise<void> => {
    if (batch.length > 0) {
      await positions.keep(log, { inode, offset: begin, head, isFinished: false, sendingTo: at });
      const refused = await send(batch, batchKeyOf(head, begin, at));
      shipped.sent += batch.length - refused;
      countBad(shipped, "refused", refused);
    }
    batch = [];
    batchBytes = 0;
    begin = at;
    await positions.keep(log, { inode, offset: at, head, isFinished });
  };

  // A batch is made of whole chunks, so that what was accepted ends where a position can be kept.
  for await (const { lines, bytes, tooLong } of linesOf(contentOf(file, from, to), isWhole)) {
    countBad(shipped, "tooLong", tooLong);
    const visits = reader(lines);
    const visitBytes = visits.reduce((sum, visit) => sum + Buffer.byteLength(visit) + 1, 0);
    if (batch.length + visits.length > visitsMax || batchBytes + visitBytes > batchBytesMax)
      await flush(false);
    for (const visit of visits) batch.push(visit);
    batchBytes += visitBytes;
    at += bytes;
  }
  if (at > from) await flush(file.isPacked && to === Number.POSITIVE_INFINITY);
  return at;
}

/** The same for the same part of the same content, wherever the file is by then. */
function batchKeyOf({ length, sha256 }: Head, from: number, to: number): string {
  return createHash("sha256").update(`${length} ${sha256} ${from} ${to}`).digest("base64url");
}
