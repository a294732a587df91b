import type { HistoryVisit, ImportedHistory } from "@citelens/contract/traffic/history";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { type HistoryOptions, type ReadProgress, readHistory } from "./read-history.ts";

export interface ImportProgress extends ReadProgress, ImportedHistory {}

export interface ImportPorts {
  send(visits: readonly HistoryVisit[], signal: AbortSignal): Promise<ImportedHistory>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** `waitMs` until a batch is sent again that was not taken. */
  tell(progress: ImportProgress, waitMs: number | undefined): void;
  nowMs(): number;
}

const tellEveryMs = 100;
const attemptsMax = 8;
const pauseMsMin = 1_000;
const pauseMsMax = 30_000;

const nothing: ImportProgress = {
  bytes: 0,
  lines: 0,
  wanted: 0,
  others: 0,
  unreadable: 0,
  faults: {},
  unaddressed: 0,
  untimely: 0,
  reported: 0,
  stored: 0,
  repeated: 0,
  filtered: 0,
  expired: 0,
};

interface Job extends HistoryOptions {
  readonly file: Blob;
  readonly signal: AbortSignal;
}

/**
 * Imports an access log batch by batch: the next is read once the one before was stored. What is not taken at the moment
 * (lost connection, 429, 5xx) is sent again with growing pauses. Throws what stopped it; what was told as stored is stored.
 */
export async function runImport(
  { file, signal, ...options }: Job,
  ports: ImportPorts,
): Promise<ImportProgress> {
  let progress = nothing;
  let toldMs = Number.NEGATIVE_INFINITY;
  const tell = (waitMs?: number): void => {
    toldMs = ports.nowMs();
    ports.tell(progress, waitMs);
  };

  for await (const batch of readHistory(file, options)) {
    signal.throwIfAborted();
    progress = { ...progress, ...batch.progress };
    if (batch.visits.length > 0) {
      const { stored, repeated, filtered, expired } = await sendPatiently(batch.visits, {
        signal,
        ports,
        tell,
      });
      progress = {
        ...progress,
        stored: progress.stored + stored,
        repeated: progress.repeated + repeated,
        filtered: progress.filtered + filtered,
        expired: progress.expired + expired,
      };
      tell();
    } else if (ports.nowMs() - toldMs >= tellEveryMs) tell();
  }
  tell();
  return progress;
}

interface SendOptions {
  readonly signal: AbortSignal;
  readonly ports: ImportPorts;
  readonly tell: (waitMs: number) => void;
}

async function sendPatiently(
  visits: readonly HistoryVisit[],
  { signal, ports, tell }: SendOptions,
): Promise<ImportedHistory> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ports.send(visits, signal);
    } catch (problem) {
      if (!isPassing(problem) || attempt === attemptsMax) throw problem;
      const askedMs = (problem.retryAfterSeconds ?? 0) * 1_000;
      const waitMs = Math.min(
        Math.max(askedMs, pauseMsMin * 2 ** (attempt - 1)),
        Math.max(askedMs, pauseMsMax),
      );
      tell(waitMs);
      await ports.pause(waitMs, signal);
    }
  }
}

/** Whether the same may be taken later. */
function isPassing(problem: unknown): problem is ApiProblem {
  if (!(problem instanceof ApiProblem)) return false;
  return [0, 408, 429].includes(problem.status) || problem.status >= 500;
}
