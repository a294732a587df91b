import { setTimeout as delay } from "node:timers/promises";
import type { ChdbResult, RawInsertSummary, Session } from "chdb";
import type { Engine } from "./clickhouse-engine.ts";
import { clearLane, type Lane, leaveLane, letGo, prepareLane } from "./clickhouse-lane.ts";
import type { FrontRequest } from "./clickhouse-request.ts";
import { onlyReads, quoteText } from "./clickhouse-statement.ts";

/** How often a statement that should end is looked for; one that was only just handed over is not listed yet. */
const killEveryMs = 50;

/** Runs a statement and gives its whole answer. A reading one is ended when the signal aborts; others finish. */
export async function runQuery(
  engine: Engine,
  request: FrontRequest,
  signal: AbortSignal,
): Promise<ChdbResult> {
  const lane = await engine.queries.take(signal);
  try {
    await prepareLane(lane, request);
    const result = await endingOn(signal, { engine, lane, sql: request.sql }, () =>
      lane.session.queryAsync(request.sql, { format: request.format }),
    );
    clearLane(lane, request.sql);
    return result;
  } finally {
    await leaveLane(lane).finally(() => engine.queries.giveBack(lane));
  }
}

/** Runs a reading statement and gives its answer piece by piece, each with whole rows. */
export async function* runStream(
  engine: Engine,
  request: FrontRequest,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const lane = await engine.streams.take(signal);
  try {
    await prepareLane(lane, request);
    const stream = lane.session.queryStream(request.sql, { format: request.format });
    const pieces = stream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const piece = await endingOn(signal, { engine, lane, sql: request.sql }, () => pieces.next());
        if (piece.done) break;
        yield piece.value.raw();
      }
    } finally {
      await pieces.return?.();
    }
  } finally {
    await leaveLane(lane).finally(() => engine.streams.giveBack(lane));
  }
}

/** Inserts the rows of the request's body. Once begun it finishes, whether or not the caller still waits. */
export async function runInsert(
  engine: Engine,
  { insert, settings }: FrontRequest & { readonly insert: NonNullable<FrontRequest["insert"]> },
  signal: AbortSignal,
): Promise<RawInsertSummary> {
  const session = await engine.inserts.take(signal);
  try {
    const { rows, columns, ...into } = insert;
    // Settings within the statement itself hold for it alone.
    const all = { ...engine.insertSettings, ...settings };
    return await session.insert({ ...into, values: rows, settings: all, ...(columns ? { columns } : {}) });
  } catch (error) {
    await letGo(session);
    throw error;
  } finally {
    engine.inserts.giveBack(session);
  }
}

interface RunningStatement {
  readonly engine: Engine;
  readonly lane: Lane;
  readonly sql: string;
}

/**
 * Waits for a piece of work of the engine, and has it ended when the signal aborts. The engine knows no other way to
 * end its work, so the session is not free before that: what it writes late must not meet the next statement.
 */
async function endingOn<Result>(
  signal: AbortSignal,
  running: RunningStatement,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const done = new AbortController();
  let killing: Promise<void> | undefined;
  const kill = (): void => {
    killing = onlyReads(running.sql) ? killUntil(running, done.signal) : undefined;
  };
  signal.addEventListener("abort", kill);
  try {
    return await work();
  } finally {
    signal.removeEventListener("abort", kill);
    done.abort();
    await killing;
  }
}

async function killUntil({ engine, lane }: RunningStatement, done: AbortSignal): Promise<void> {
  const never = new AbortController().signal;
  while (!done.aborted) {
    const control = await engine.control.take(never);
    try {
      if (!done.aborted) await kill(control, lane.mark).catch(() => undefined); // asked again soon
    } finally {
      engine.control.giveBack(control);
    }
    await delay(killEveryMs, undefined, { signal: done }).catch(() => undefined); // done: the loop ends
  }
}

async function kill(control: Session, mark: string): Promise<void> {
  await control.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = ${quoteText(mark)} ASYNC`);
}
