import { mkdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { fullSaidEveryMs, isDiskFull } from "#platform/disk/disk-full.ts";
import { seldom } from "#platform/limits/seldom.ts";
import type { Log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import {
  append,
  closeSegment,
  divide,
  halvesOf,
  leftBehind,
  type OpenSegment,
  openSegment,
  rowsIn,
  type Segment,
  segmentFile,
  setAside,
  sortLines,
  takeBack,
  wholeLines,
} from "./segments.ts";
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
  /** After how long what was set aside is tried again; it is at each start, too. */
  readonly retryAsideMs: number;
}

interface Caller {
  readonly rows: number;
  readonly bytes: number;
  readonly text: string;
  readonly written: PromiseWithResolvers<void>;
}

const retryAfterSeconds = 1;
/** The database works on inserts for a tenth of the time at most, as long as the pauses are long enough for that. */
const pausePerInsert = 9;
/** So many refusals with nothing stored in between are no matter of single rows: what is refused then is not divided. */
const refusalsMax = 20;

/**
 * Answers as soon as rows are in a file, where they survive the end of this process, and inserts them from there.
 * A segment keeps its token until its insert is known to have succeeded, over crashes and starts, so each row is
 * stored once. Segments that an earlier process left are inserted first. One that the database refuses is read line by
 * line and divided until only the rows that it does not take are left; those are set aside and tried again.
 */
export function openJournal<Row>(ports: JournalPorts<Row>, limits: JournalLimits): Batcher<Row> {
  mkdirSync(limits.dir, { recursive: true, mode: 0o700 });
  const waiting: Segment[] = leftBehind(limits.dir);
  let callers: Caller[] = [];
  let open: OpenSegment | undefined;
  let held = { rows: 0, bytes: 0 };
  let stopLingering: (() => void) | undefined;
  let inserting = false;
  let lastInsertMs = 0;
  let refusals = 0;
  const maySayFull = seldom(fullSaidEveryMs);
  let drained: PromiseWithResolvers<void> | undefined;
  let stopRetrying = ports.after(limits.retryAsideMs, retryAside);

  /** Everything that came in the same moment is one write. */
  function write(): void {
    const written = callers;
    callers = [];
    if (written.length === 0) return;

    let segment: OpenSegment;
    try {
      open ??= openSegment(limits.dir, ports.newToken());
      segment = open;
      append(segment, written.map(({ text }) => text).join(""));
    } catch (error) {
      sayUnwritten(error);
      for (const caller of written) {
        release(caller);
        caller.written.reject(isDiskFull(error) ? error : busy());
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

  function sayUnwritten(error: unknown): void {
    if (isDiskFull(error) && !maySayFull()) return;
    ports.log.error({ err: error }, "Visits could not be written to the journal");
  }

  function closeOpen(): void {
    stopLingering?.();
    stopLingering = undefined;
    if (!open) return;
    closeSegment(open);
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
      const outcome = await insertSegment(segment);
      if (outcome === "given up") break;
      waiting.shift();
      if (outcome === "behind") waiting.push(segment);
    }
    inserting = false;
    insertSoon();
    drained?.resolve();
  }

  /**
   * Only a journal that is closing gives up, and leaves the file to the next start. One that needs room goes behind the
   * others, of which each that is stored makes some.
   */
  async function insertSegment(segment: Segment): Promise<"done" | "behind" | "given up"> {
    let delayMs = limits.retryDelayMs;
    while (!(await tryToInsert(segment))) {
      if (drained) return "given up";
      const waitMs = delayMs;
      await new Promise<void>((resolve) => ports.after(waitMs, resolve));
      if (segment.needsRoom && waiting.length > 1) return "behind";
      delayMs = Math.min(delayMs * 2, limits.retryDelayMaxMs);
    }
    release(segment);
    return "done";
  }

  /** Whether the file is done with: its rows are stored, or it is gone, divided or set aside. */
  async function tryToInsert(segment: Segment): Promise<boolean> {
    const file = segmentFile(limits.dir, segment);
    try {
      if (!segment.isStored) await insertRows(segment, wholeLines(await readFile(file)));
      await rm(file);
    } catch (error) {
      if (isGone(error)) return true;
      if (segment.isStored || ports.isUnavailable(error) || isDiskFull(error)) return false;
      return giveWay(segment, error);
    }
    return true;
  }

  async function insertRows(segment: Segment, lines: Buffer): Promise<void> {
    const startedMs = performance.now();
    if (lines.length > 0) await ports.insert({ lines, all: () => rowsIn<Row>(lines) }, segment.token);
    segment.isStored = true;
    refusals = 0;
    lastInsertMs = performance.now() - startedMs;
  }

  /** Lets those behind it pass what the database refuses. Whether that could be done. */
  async function giveWay(segment: Segment, reason: unknown): Promise<boolean> {
    refusals += 1;
    try {
      const parts = partsOf(segment, wholeLines(await readFile(segmentFile(limits.dir, segment))));
      if (parts) waiting.push(...(await divide(limits.dir, segment, parts)));
      else {
        await setAside(limits.dir, segment);
        ports.log.error(
          { err: reason, segment: segment.token },
          "Visits were refused by the database and are set aside",
        );
      }
      return true;
    } catch (error) {
      ports.log.error({ err: error, segment: segment.token }, "Refused visits could not be set aside");
      segment.needsRoom = isDiskFull(error);
      return !segment.needsRoom;
    }
  }

  /** What a refused segment is divided into; undefined where that leads to nothing. */
  function partsOf({ isRetried }: Segment, lines: Buffer): (readonly string[])[] | undefined {
    const { sound, damaged, isMended } = sortLines(lines);
    if (sound.length > 0 && (damaged.length > 0 || isMended)) return [sound, damaged].filter(isSome);
    const isDivided = sound.length > 1 && !isRetried && refusals <= refusalsMax;
    return isDivided ? halvesOf(sound) : undefined;
  }

  function retryAside(): void {
    stopRetrying = ports.after(limits.retryAsideMs, retryAside);
    try {
      waiting.push(...takeBack(limits.dir));
    } catch (error) {
      ports.log.error({ err: error }, "Visits that were set aside could not be tried again");
    }
    insertSoon();
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
      stopRetrying();
      closeOpen();
      void insertWaiting();
      return drained.promise;
    },
  };
}

function isSome(lines: readonly string[]): boolean {
  return lines.length > 0;
}

function busy(): Refusal {
  return new Refusal("UNAVAILABLE", { retryAfterSeconds });
}

/** A segment's file goes only when its rows are stored, or when somebody deleted it. */
function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
