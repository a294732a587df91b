import { Refusal } from "#platform/refusal.ts";

export interface Batcher<Row> {
  /** Resolves once one insert has stored all the rows, about `bytes`; rejects otherwise, or when too much waits. */
  add(rows: readonly Row[], bytes: number): Promise<void>;
  /** Whether as much could be added at this moment. */
  hasRoom(rows: number, bytes: number): boolean;
  /** Takes nothing more and resolves when nothing is under way: all that was taken is stored or was refused. */
  drain(): Promise<void>;
}

export interface BatcherPorts<Row> {
  /** Stores the rows. Rows that were stored under the same token before count as stored. */
  insert(rows: readonly Row[], deduplicationToken: string): Promise<void>;
  /** Whether the same insert may succeed later. */
  isUnavailable(error: unknown): boolean;
  newToken(): string;
  /** Runs something later; calling the answer calls it off. */
  after(delayMs: number, run: () => void): () => void;
  /** Milliseconds of a clock that only goes forward. */
  elapsedMs(): number;
}

export interface BatcherLimits {
  /** A batch takes no more callers beyond this; one caller's rows are never split, whatever their number. */
  readonly batchRowsMax: number;
  /** How long the callers of a batch wait for others although an insert could begin. */
  readonly lingerMs: number;
  /** From the beginning of one insert to that of the next at least, unless a batch is full: each insert is a part for the database to merge. */
  readonly insertEveryMs: number;
  readonly insertsMax: number;
  /** Most that may wait or be under way at the same time. */
  readonly rowsMax: number;
  readonly bytesMax: number;
  readonly attemptsMax: number;
  /** Before the second attempt; doubled before each further one. */
  readonly retryDelayMs: number;
}

interface Batch<Row> {
  readonly rows: Row[];
  bytes: number;
  readonly stored: PromiseWithResolvers<void>;
}

const retryAfterSeconds = 1;

/**
 * Gathers the rows of many callers into few inserts. While the inserts that may run at the same time are under way,
 * the next batch goes on filling, and a moment longer: callers who were just answered come back at once, and would
 * otherwise make a batch of their own behind the others. So batches grow with the load.
 */
export function openBatcher<Row>(ports: BatcherPorts<Row>, limits: BatcherLimits): Batcher<Row> {
  const full: Batch<Row>[] = [];
  let filling: Batch<Row> | undefined;
  let stopLingering: (() => void) | undefined;
  let held = { rows: 0, bytes: 0 };
  let inserts = 0;
  let begunMs = Number.NEGATIVE_INFINITY;
  let drained: PromiseWithResolvers<void> | undefined;

  function closeFilling(): void {
    stopLingering?.();
    stopLingering = undefined;
    if (filling) full.push(filling);
    filling = undefined;
  }

  function insertWhatIsReady(): void {
    if (drained) closeFilling();
    while (inserts < limits.insertsMax) {
      const next = full.shift();
      if (!next) break;
      void settle(next);
    }
    if (filling && inserts < limits.insertsMax) stopLingering ??= ports.after(lingerMs(), endLingering);
  }

  function lingerMs(): number {
    return Math.max(limits.lingerMs, begunMs + limits.insertEveryMs - ports.elapsedMs());
  }

  function endLingering(): void {
    stopLingering = undefined;
    if (inserts < limits.insertsMax) closeFilling();
    insertWhatIsReady();
  }

  async function settle(batch: Batch<Row>): Promise<void> {
    inserts += 1;
    begunMs = ports.elapsedMs();
    try {
      await insertPatiently(batch.rows, ports, limits);
      batch.stored.resolve();
    } catch (error) {
      batch.stored.reject(error);
    }
    inserts -= 1;
    held = { rows: held.rows - batch.rows.length, bytes: held.bytes - batch.bytes };
    insertWhatIsReady();
    if (inserts === 0) drained?.resolve();
  }

  function hasRoom(rows: number, bytes: number): boolean {
    if (rows === 0) return true;
    return !drained && held.rows + rows <= limits.rowsMax && held.bytes + bytes <= limits.bytesMax;
  }

  return {
    hasRoom,
    add: (rows, bytes) => {
      if (rows.length === 0) return Promise.resolve();
      if (!hasRoom(rows.length, bytes))
        return Promise.reject(new Refusal("UNAVAILABLE", { retryAfterSeconds }));

      if (filling && filling.rows.length + rows.length > limits.batchRowsMax) closeFilling();
      filling ??= { rows: [], bytes: 0, stored: Promise.withResolvers<void>() };
      const batch = filling;
      for (const row of rows) batch.rows.push(row);
      batch.bytes += bytes;
      held = { rows: held.rows + rows.length, bytes: held.bytes + bytes };
      if (batch.rows.length >= limits.batchRowsMax) closeFilling();
      insertWhatIsReady();
      return batch.stored.promise;
    },
    drain: () => {
      drained ??= Promise.withResolvers<void>();
      insertWhatIsReady();
      if (inserts === 0) drained.resolve();
      return drained.promise;
    },
  };
}

/** Every attempt carries the same token: one whose answer was lost may have stored the rows. */
async function insertPatiently<Row>(
  rows: readonly Row[],
  ports: BatcherPorts<Row>,
  { attemptsMax, retryDelayMs }: BatcherLimits,
): Promise<void> {
  const token = ports.newToken();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ports.insert(rows, token);
    } catch (error) {
      if (attempt >= attemptsMax || !ports.isUnavailable(error)) throw error;
      await new Promise<void>((resolve) => ports.after(retryDelayMs * 2 ** (attempt - 1), resolve));
    }
  }
}
