import { setTimeout as delay } from "node:timers/promises";
import type { ChdbResult, RawInsertSummary, Session } from "chdb";
import type { Engine } from "./clickhouse-engine.ts";
import { clearLane, type Lane, prepareLane } from "./clickhouse-lane.ts";
import type { FrontRequest } from "./clickhouse-request.ts";
import { onlyReads, parseRowsInsert, quoteText } from "./clickhouse-statement.ts";
import type { Turns } from "./clickhouse-turns.ts";

/** How often a statement that shall end is looked for; one that was only just handed over is not listed yet. */
const killEveryMs = 50;

/** Runs a statement and gives its whole answer. A reading one is ended when the signal aborts; others finish. */
export function runQuery(engine: Engine, request: FrontRequest, signal: AbortSignal): Promise<ChdbResult> {
  return withLane(engine.queries, signal, async (lane) => {
    await prepareLane(lane, request);
    const result = await endingOn(signal, { engine, lane, sql: request.sql }, () =>
      lane.session.queryAsync(request.sql, { format: request.format }),
    );
    clearLane(lane, request.sql);
    return result;
  });
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
    engine.streams.giveBack(lane);
  }
}

/** Inserts the rows of the request's body. Once begun it finishes, whether or not the caller still waits. */
export function runInsert(
  engine: Engine,
  request: FrontRequest,
  signal: AbortSignal,
): Promise<RawInsertSummary> {
  return withLane(engine.inserts, signal, async (lane) => {
    const rows = request.rows ?? Buffer.alloc(0);
    const plain = Object.keys(request.parameters).length === 0 ? parseRowsInsert(request.sql) : undefined;
    if (plain && (plain.table.includes(".") || /^\w+$/.test(request.database))) {
      const table = plain.table.includes(".") ? plain.table : `${request.database}.${plain.table}`;
      const settings = { ...engine.insertSettings, ...request.settings };
      const columns = plain.columns ? { columns: plain.columns } : {};
      return lane.session.insert({ table, values: rows, format: plain.format, settings, ...columns });
    }
    await prepareLane(lane, request);
    const { elapsed } = await lane.session.queryAsync(`${request.sql}\n${rows.toString("utf8")}`);
    clearLane(lane, request.sql);
    return { rowsWritten: 0, bytesWritten: 0, bytesSent: rows.length, elapsed };
  });
}

async function withLane<Result>(
  turns: Turns<Lane>,
  signal: AbortSignal,
  run: (lane: Lane) => Promise<Result>,
): Promise<Result> {
  const lane = await turns.take(signal);
  try {
    return await run(lane);
  } finally {
    turns.giveBack(lane);
  }
}

interface Running {
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
  running: Running,
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

async function killUntil({ engine, lane }: Running, done: AbortSignal): Promise<void> {
  const never = new AbortController().signal;
  while (!done.aborted) {
    const control = await engine.control.take(never);
    try {
      if (!done.aborted) await kill(control, lane.mark);
    } finally {
      engine.control.giveBack(control);
    }
    await delay(killEveryMs, undefined, { signal: done }).catch(() => undefined); // done: the loop ends
  }
}

async function kill(control: Session, mark: string): Promise<void> {
  await control.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = ${quoteText(mark)} ASYNC`);
}
