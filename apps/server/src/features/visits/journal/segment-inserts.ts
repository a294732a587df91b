import { readFile, rm } from "node:fs/promises";
import { isDiskFull } from "#platform/disk/disk-full.ts";
import type { Log } from "#platform/log.ts";
import {
  divide,
  halvesOf,
  leftBehind,
  rowsIn,
  type Segment,
  segmentFile,
  setAside,
  sortLines,
  takeBack,
  wholeLines,
} from "./segments.ts";

export interface InsertPorts<Row> {
  /** Stores the rows of a segment. Rows that were stored under the same token before count as stored. */
  insert(rows: JournaledRows<Row>, deduplicationToken: string): Promise<void>;
  /** Whether the same insert may succeed later. */
  isUnavailable(error: unknown): boolean;
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

export interface InsertLimits {
  /** A folder of this journal alone, with one process at a time in it. */
  readonly dir: string;
  readonly retryDelayMs: number;
  readonly retryDelayMaxMs: number;
  /** After how long what was set aside is tried again; it is at each start, too. */
  readonly retryAsideMs: number;
}

interface InsertEnds {
  /** A segment is done with: its rows are stored, or it is gone, divided or set aside. */
  onDone(segment: Segment): void;
  /** Nothing waits any more, or what does is left to the next start. */
  onRest(): void;
}

/** Segments that are inserted one after the other. */
export interface SegmentInserts {
  add(segment: Segment): void;
  isBusy(): boolean;
  /** How long the last insert took. */
  lastMs(): number;
  /** Tries what waits once more and comes to rest. */
  close(): void;
}

/** So many refusals with nothing stored in between are no matter of single rows: what is refused then is not divided. */
const refusalsMax = 20;

/**
 * Inserts segments patiently, those first that an earlier process left. One that the database refuses is read line by line and
 * divided until only the rows that it does not take are left; those are set aside and tried again.
 */
export function openSegmentInserts<Row>(
  ports: InsertPorts<Row>,
  limits: InsertLimits,
  { onDone, onRest }: InsertEnds,
): SegmentInserts {
  const waiting: Segment[] = leftBehind(limits.dir);
  let isInserting = false;
  let isClosed = false;
  let lastMs = 0;
  let refusals = 0;
  let stopRetrying = ports.after(limits.retryAsideMs, retryAside);

  async function insertWaiting(): Promise<void> {
    if (isInserting) return;
    isInserting = true;
    for (let segment = waiting[0]; segment; segment = waiting[0]) {
      const outcome = await insertSegment(segment);
      if (outcome === "given up") break;
      waiting.shift();
      if (outcome === "behind") waiting.push(segment);
    }
    isInserting = false;
    onRest();
  }

  /** Gives up only when closed, leaving the file to the next start; one that needs room waits for others. */
  async function insertSegment(segment: Segment): Promise<"done" | "behind" | "given up"> {
    let delayMs = limits.retryDelayMs;
    while (!(await tryToInsert(segment))) {
      if (isClosed) return "given up";
      const waitMs = delayMs;
      await new Promise<void>((resolve) => ports.after(waitMs, resolve));
      if (segment.needsRoom && waiting.length > 1) return "behind";
      delayMs = Math.min(delayMs * 2, limits.retryDelayMaxMs);
    }
    onDone(segment);
    return "done";
  }

  /** Whether the file is done with. */
  async function tryToInsert(segment: Segment): Promise<boolean> {
    const file = segmentFile(limits.dir, segment);
    try {
      if (!segment.isStored) await insertRows(segment, wholeLines(await readFile(file)));
      await rm(file);
    } catch (error) {
      if (isGone(error, file)) return true;
      if (segment.isStored || ports.isUnavailable(error) || isDiskFull(error)) return false;
      refusals += 1;
      const mayDivide = !segment.isRetried && refusals <= refusalsMax;
      waiting.push(...(await giveWay(ports.log, limits.dir, { segment, reason: error, mayDivide })));
      return !segment.needsRoom;
    }
    return true;
  }

  async function insertRows(segment: Segment, lines: Buffer): Promise<void> {
    const startedMs = performance.now();
    if (lines.length > 0) await ports.insert({ lines, all: () => rowsIn<Row>(lines) }, segment.token);
    segment.isStored = true;
    refusals = 0;
    lastMs = performance.now() - startedMs;
  }

  function retryAside(): void {
    stopRetrying = ports.after(limits.retryAsideMs, retryAside);
    try {
      waiting.push(...takeBack(limits.dir));
    } catch (error) {
      ports.log.error({ err: error }, "Visits that were set aside could not be tried again");
    }
    void insertWaiting();
  }

  if (waiting.length > 0) void insertWaiting();

  return {
    add: (segment) => {
      waiting.push(segment);
      void insertWaiting();
    },
    isBusy: () => isInserting,
    lastMs: () => lastMs,
    close: () => {
      isClosed = true;
      stopRetrying();
      void insertWaiting();
    },
  };
}

interface RefusedSegment {
  readonly segment: Segment;
  readonly reason: unknown;
  /** Whether what is sound of it may be the matter of single rows. */
  readonly mayDivide: boolean;
}

/** Lets those behind it pass what the database refuses, unless that needs room. The parts of it that are tried instead. */
async function giveWay(
  log: InsertPorts<unknown>["log"],
  dir: string,
  { segment, reason, mayDivide }: RefusedSegment,
): Promise<readonly Segment[]> {
  segment.needsRoom = false;
  try {
    const parts = partsOf(wholeLines(await readFile(segmentFile(dir, segment))), mayDivide);
    if (parts) return await divide(dir, segment, parts);
    await setAside(dir, segment);
    log.error(
      { err: reason, segment: segment.token },
      "Visits were refused by the database and are set aside",
    );
  } catch (error) {
    log.error({ err: error, segment: segment.token }, "Refused visits could not be set aside");
    segment.needsRoom = isDiskFull(error);
  }
  return [];
}

/** Parts of what was refused; undefined where a division leads to nothing. */
function partsOf(lines: Buffer, mayDivide: boolean): (readonly string[])[] | undefined {
  const { sound, damaged, isMended } = sortLines(lines);
  if (sound.length > 0 && (damaged.length > 0 || isMended))
    return [sound, damaged].filter(({ length }) => length > 0);
  return mayDivide && sound.length > 1 ? halvesOf(sound) : undefined;
}

/** A segment's file goes only when its rows are stored, or when somebody deleted it; a database's socket can be missing, too. */
function isGone(error: unknown, file: string): boolean {
  if (!(error instanceof Error && "code" in error && "path" in error)) return false;
  return error.code === "ENOENT" && error.path === file;
}
