import { mkdirSync } from "node:fs";
import { fullSaidEveryMs, isDiskFull } from "#platform/disk/disk-full.ts";
import { seldom } from "#platform/limits/seldom.ts";
import { Refusal } from "#platform/refusal.ts";
import { type InsertLimits, type InsertPorts, openSegmentInserts } from "./segment-inserts.ts";
import { append, closeSegment, type OpenSegment, openSegment, type Segment } from "./segments.ts";
import type { Batcher } from "./visits.batcher.ts";

export interface JournalPorts<Row> extends InsertPorts<Row> {
  /** A token that no other batch has; tokens sort by the time they were made. */
  newToken(): string;
}

export interface JournalLimits extends InsertLimits {
  /** A segment takes no more rows beyond this; each segment is one insert. */
  readonly segmentRowsMax: number;
  /** How long rows that are written wait for others before they are inserted, at least. */
  readonly lingerMs: number;
  /** At most, under load: an insert costs the database as much as thousands of rows, so there is a pause between two. */
  readonly lingerMaxMs: number;
  /** Most that may wait for its insert. */
  readonly rowsMax: number;
  readonly bytesMax: number;
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

/**
 * Answers as soon as rows are in a file, where they survive the end of this process, and inserts them from there.
 * A segment keeps its token until its insert is known to have succeeded, over crashes and starts, so each row is
 * stored once.
 */
export function openJournal<Row>(ports: JournalPorts<Row>, limits: JournalLimits): Batcher<Row> {
  mkdirSync(limits.dir, { recursive: true, mode: 0o700 });
  const inserts = openSegmentInserts(ports, limits, {
    onDone: release,
    onRest: () => (drained ? drained.resolve() : linger()),
  });
  let callers: Caller[] = [];
  let open: OpenSegment | undefined;
  let held = { rows: 0, bytes: 0 };
  let stopLingering: (() => void) | undefined;
  const maySayFull = seldom(fullSaidEveryMs);
  let drained: PromiseWithResolvers<void> | undefined;

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
    linger();
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
    inserts.add(open);
    open = undefined;
  }

  /** Lets what is written wait for more of it, at least until what came before is stored. */
  function linger(): void {
    if (!open || inserts.isBusy()) return;
    const pauseMs = Math.max(limits.lingerMs, pausePerInsert * inserts.lastMs());
    stopLingering ??= ports.after(Math.min(limits.lingerMaxMs, pauseMs), closeOpen);
  }

  function release({ rows, bytes }: Pick<Segment, "rows" | "bytes">): void {
    held = { rows: held.rows - rows, bytes: held.bytes - bytes };
  }

  function hasRoom(rows: number, bytes: number): boolean {
    if (rows === 0) return true;
    return !drained && held.rows + rows <= limits.rowsMax && held.bytes + bytes <= limits.bytesMax;
  }

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
      inserts.close();
      return drained.promise;
    },
  };
}

function busy(): Refusal {
  return new Refusal("UNAVAILABLE", { retryAfterSeconds });
}
