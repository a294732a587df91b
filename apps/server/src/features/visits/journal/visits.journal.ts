import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, writeSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Batcher } from "./visits.batcher.ts";

export interface JournalPorts<Row> {
  /** Stores the rows of a segment. Rows that were stored under the same token before count as stored. */
  insert(rows: JournaledRows<Row>, deduplicationToken: string): Promise<void>;
  /** Whether the same insert may succeed later. */
  isUnavailable(error: unknown): boolean;
  /** A token that no other batch has; tokens sort by the time they were made. */
  newToken(): string;
  /** Runs something later; calling the answer calls it off. */
  after(delayMs: number, run: () => void): () => void;
  readonly log: Pick<Log, "error" | "warn">;
}

/** The rows of a segment, of which each is a line. */
export interface JournaledRows<Row> {
  /** Each row as JSON, ended by a line feed. */
  readonly lines: Buffer;
  /** The same, read. */
  readonly all: () => Row[];
}

export interface JournalLimits {
  /** A folder of this journal alone, with one process at a time in it. */
  readonly dir: string;
  /** A segment takes no more rows beyond this; each segment is one insert. */
  readonly segmentRowsMax: number;
  /** How long rows that are written wait for others before they are inserted, at least. */
  readonly lingerMs: number;
  /** At most, under load: an insert costs the database as much as thousands of rows, so there is a pause between two. */
  readonly lingerMaxMs: number;
  /** What may wait for its insert. */
  readonly rowsMax: number;
  readonly bytesMax: number;
  readonly retryDelayMs: number;
  readonly retryDelayMaxMs: number;
}

/** A file with one row a line, whose name is the token of its insert; `rows` and `bytes` are 0 of one that was found. */
interface Segment {
  readonly token: string;
  rows: number;
  bytes: number;
}

interface Open extends Segment {
  readonly fd: number;
  length: number;
}

interface Caller {
  readonly rows: number;
  readonly bytes: number;
  readonly text: string;
  readonly written: PromiseWithResolvers<void>;
}

const ending = ".ndjson";
const retryAfterSeconds = 1;
/** The database works on inserts for a tenth of the time at most, as long as the pauses are long enough for that. */
const pausePerInsert = 9;

/**
 * Answers as soon as rows are in a file, where they survive the end of this process, and inserts them from there.
 * A segment keeps its token until its insert is known to have succeeded, over crashes and starts, so each row is
 * stored once. Segments that an earlier process left are inserted first.
 */
export function openJournal<Row>(ports: JournalPorts<Row>, limits: JournalLimits): Batcher<Row> {
  mkdirSync(limits.dir, { recursive: true, mode: 0o700 });
  const waiting: Segment[] = leftBehind(limits.dir);
  let callers: Caller[] = [];
  let open: Open | undefined;
  let held = { rows: 0, bytes: 0 };
  let stopLingering: (() => void) | undefined;
  let inserting = false;
  let lastInsertMs = 0;
  let drained: PromiseWithResolvers<void> | undefined;

  /** Everything that came in the same moment is one write. */
  function write(): void {
    const written = callers;
    callers = [];
    if (written.length === 0) return;

    let segment: Open;
    try {
      open ??= openSegment(limits.dir, ports.newToken());
      segment = open;
      append(segment, written.map(({ text }) => text).join(""));
    } catch (error) {
      ports.log.error({ err: error }, "Visits could not be written to the journal");
      for (const caller of written) {
        release(caller);
        caller.written.reject(busy());
      }
      return;
    }
    for (const caller of written) {
      segment.rows += caller.rows;
      segment.bytes += caller.bytes;
      caller.written.resolve();
    }
    if (segment.rows >= limits.segmentRowsMax) closeOpen();
    insertSoon();
  }

  function closeOpen(): void {
    stopLingering?.();
    stopLingering = undefined;
    if (!open) return;
    closeSync(open.fd);
    waiting.push(open);
    open = undefined;
  }

  function insertSoon(): void {
    if (inserting || drained) return;
    if (waiting.length > 0) void insertWaiting();
    else if (open) stopLingering ??= ports.after(pauseMs(), endLingering);
  }

  function pauseMs(): number {
    return Math.min(limits.lingerMaxMs, Math.max(limits.lingerMs, pausePerInsert * lastInsertMs));
  }

  function endLingering(): void {
    stopLingering = undefined;
    closeOpen();
    void insertWaiting();
  }

  async function insertWaiting(): Promise<void> {
    if (inserting) return;
    inserting = true;
    for (let segment = waiting[0]; segment; segment = waiting[0]) {
      if (!(await insertSegment(segment))) break;
      waiting.shift();
    }
    inserting = false;
    insertSoon();
    drained?.resolve();
  }

  /** Whether it is done with; only a journal that is closing gives up, and leaves the file to the next start. */
  async function insertSegment(segment: Segment): Promise<boolean> {
    const file = join(limits.dir, `${segment.token}${ending}`);
    let delayMs = limits.retryDelayMs;
    while (!(await tryToInsert(segment, file))) {
      if (drained) return false;
      const waitMs = delayMs;
      await new Promise<void>((resolve) => ports.after(waitMs, resolve));
      delayMs = Math.min(delayMs * 2, limits.retryDelayMaxMs);
    }
    release(segment);
    return true;
  }

  /** Whether the file is done with: its rows are stored, or it is gone or set aside. */
  async function tryToInsert({ token }: Segment, file: string): Promise<boolean> {
    try {
      const lines = wholeLines(await readFile(file));
      const startedMs = performance.now();
      if (lines.length > 0) await ports.insert({ lines, all: () => rowsIn<Row>(lines) }, token);
      lastInsertMs = performance.now() - startedMs;
      await rm(file);
    } catch (error) {
      if (isGone(error)) return true;
      if (ports.isUnavailable(error)) return false;
      await setAside(file, error);
    }
    return true;
  }

  async function setAside(file: string, reason: unknown): Promise<void> {
    ports.log.error({ err: reason, file }, "Visits were refused by the database and are set aside");
    await rename(file, `${file}.refused`).catch((error: unknown) => {
      ports.log.error({ err: error, file }, "Refused visits could not be set aside");
    });
  }

  function release({ rows, bytes }: Pick<Segment, "rows" | "bytes">): void {
    held = { rows: held.rows - rows, bytes: held.bytes - bytes };
  }

  function hasRoom(rows: number, bytes: number): boolean {
    if (rows === 0) return true;
    return !drained && held.rows + rows <= limits.rowsMax && held.bytes + bytes <= limits.bytesMax;
  }

  if (waiting.length > 0) void insertWaiting();

  return {
    hasRoom,
    add: (rows, bytes) => {
      if (rows.length === 0) return Promise.resolve();
      if (!hasRoom(rows.length, bytes)) return Promise.reject(busy());

      held = { rows: held.rows + rows.length, bytes: held.bytes + bytes };
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      const caller: Caller = { rows: rows.length, bytes, text, written: Promise.withResolvers<void>() };
      if (callers.push(caller) === 1) setImmediate(write);
      return caller.written.promise;
    },
    drain: () => {
      if (drained) return drained.promise;
      write();
      drained = Promise.withResolvers<void>();
      closeOpen();
      void insertWaiting();
      return drained.promise;
    },
  };
}

function busy(): Refusal {
  return new Refusal("UNAVAILABLE", { retryAfterSeconds });
}

/** A segment's file goes only when its rows are stored, or when somebody deleted it. */
function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function leftBehind(dir: string): Segment[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => ({ token: name.slice(0, -ending.length), rows: 0, bytes: 0 }));
}

function openSegment(dir: string, token: string): Open {
  const fd = openSync(join(dir, `${token}${ending}`), "wx", 0o600);
  return { token, fd, rows: 0, bytes: 0, length: 0 };
}

/** Writes all of the text or, when that fails, none of it. */
function append(segment: Open, text: string): void {
  const bytes = Buffer.from(text);
  try {
    for (let from = 0; from < bytes.length; ) from += writeSync(segment.fd, bytes, from);
  } catch (error) {
    ftruncateSync(segment.fd, segment.length);
    throw error;
  }
  segment.length += bytes.length;
}

/** A last line that a crash cut off was never acknowledged and is dropped. */
function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf("\n") + 1);
}

function rowsIn<Row>(lines: Buffer): Row[] {
  return lines
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row); // our own rows come back
}
