import {
  detectFormat,
  findFormat,
  findUnreadFormat,
  isPublicAddress,
  isRemark,
  type LineFault,
  type LineReader,
  type LogEntry,
  namesNoUserAgent,
  userAgentHint,
} from "@citelens/access-log";
import { type HistoryVisit, historyFileBytesMax } from "@citelens/contract/traffic/history";
import { openSelection } from "@citelens/log-shipper/selection";
import { isTimely, type LogVisit, visitOf } from "@citelens/log-shipper/visit-of";
import { LogProblem } from "./log-problem.ts";
import { type LogLines, readLines } from "./log-text.ts";

/** Progress of the reading, and what became of it. */
export interface ReadProgress {
  /** Bytes of the file as it lies on the disk. */
  readonly bytes: number;
  readonly lines: number;
  /** Requests of agents, and of people whom an assistant sent. */
  readonly wanted: number;
  readonly others: number;
  readonly unreadable: number;
  /** Why lines are unreadable. */
  readonly faults: HistoryFaults;
  /** Number of those that are wanted that name no address of the internet, so that no agent can be verified. */
  readonly unaddressed: number;
  /** Older than what is stored, or ahead of the clock. */
  readonly untimely: number;
  /** From days on which servers reported already. */
  readonly reported: number;
}

export type HistoryFaults = Readonly<Partial<Record<LineFault, number>>>;

export interface HistoryOptions {
  /** A name of a format, or a log_format of nginx; undefined where the lines tell it. */
  readonly format: string | undefined;
  /** Requests of this day and of later ones are left out: servers reported them. */
  readonly reportedSince: string | undefined;
  readonly nowMs: number;
}

export interface HistoryBatch {
  readonly visits: readonly HistoryVisit[];
  readonly progress: ReadProgress;
}

const visitsPerBatch = 1_000;
const batchCharactersMax = 2_000_000;
const headLines = 200;
const twinsKnownMax = 20_000;

/**
 * The visits of an access log by the batch, and empty ones in between that tell the progress. It reads on when the next is
 * asked for.
 * Throws LogProblem for what is no access log.
 */
export async function* readHistory(file: Blob, options: HistoryOptions): AsyncGenerator<HistoryBatch> {
  if (file.size > historyFileBytesMax) throw new LogProblem("too_large");

  const faults: Partial<Record<LineFault, number>> = {};
  const progress = {
    bytes: 0,
    lines: 0,
    wanted: 0,
    others: 0,
    unreadable: 0,
    untimely: 0,
    reported: 0,
    unaddressed: 0,
  };
  const told = (): ReadProgress => ({ ...progress, faults: { ...faults } });
  const pieces = readLines(file, (bytes) => {
    progress.bytes = bytes;
  });
  const head = await headOf(pieces);
  const read = openReader(
    head.flatMap(({ lines }) => lines),
    options.format,
  );
  const isWanted = openSelection();
  const nthOf = openTwins();
  let visits: HistoryVisit[] = [];
  let characters = 0;

  function countBad(fault: LineFault, lines = 1): void {
    if (lines === 0) return;
    progress.unreadable += lines;
    faults[fault] = (faults[fault] ?? 0) + lines;
  }

  function take(line: string): void {
    const entry = read(line);
    if (entry === undefined) return;

    progress.lines += 1;
    if (typeof entry === "string") {
      countBad(entry);
      return;
    }
    const fate = fateOf(entry, isWanted, options);
    progress[fate] += 1;
    if (fate !== "wanted") return;
    if (entry.clientIp === undefined || !isPublicAddress(entry.clientIp)) progress.unaddressed += 1;
    visits.push({ ...storable(visitOf(entry, "history-import 1")), nth: nthOf(line) });
    characters += line.length;
  }

  async function* all(): AsyncGenerator<LogLines> {
    yield* head;
    yield* pieces;
  }
  for await (const { lines, tooLong } of all()) {
    countBad("tooLong", tooLong);
    for (const line of lines) {
      take(line);
      if (visits.length < visitsPerBatch && characters < batchCharactersMax) continue;
      yield { visits, progress: told() };
      visits = [];
      characters = 0;
    }
    yield { visits: [], progress: told() };
  }
  yield { visits, progress: told() };
}

type Fate = "wanted" | "others" | "untimely" | "reported";

function fateOf(
  entry: LogEntry,
  isWanted: (entry: LogEntry) => boolean,
  { reportedSince, nowMs }: HistoryOptions,
): Fate {
  if (!isWanted(entry)) return "others";
  if (!isTimely(entry.atMs, nowMs)) return "untimely";
  const isReported = reportedSince !== undefined && entry.atMs >= Date.parse(reportedSince);
  return isReported ? "reported" : "wanted";
}

/** As many pieces as tell the format. */
async function headOf(pieces: AsyncGenerator<LogLines>): Promise<LogLines[]> {
  const head: LogLines[] = [];
  let lines = 0;
  while (lines < headLines) {
    const { done, value } = await pieces.next();
    if (done) break;
    head.push(value);
    lines += value.lines.filter((line) => !isRemark(line)).length;
  }
  return head;
}

function openReader(lines: readonly string[], named: string | undefined): LineReader {
  if (lines.every(isRemark)) throw new LogProblem("empty");
  const first = lines.slice(0, headLines);
  const format = named === undefined ? detectFormat(first) : findFormat(named);
  if (!format) throw unknownFormat(first);
  if (!format.hasUserAgent || namesNoUserAgent(format, first)) {
    const hint = userAgentHint(format.name);
    throw new LogProblem("no_user_agents", { detail: `From now on, ${hint}.` });
  }
  return format.openReader();
}

function unknownFormat(lines: readonly string[]): LogProblem {
  const unread = findUnreadFormat(lines);
  if (!unread) return new LogProblem("unknown_format");
  return new LogProblem("unread_format", { detail: `It is ${unread.name}: ${unread.why}.` });
}

/** How often a line came before; lines that are the same stand close to each other, as they have the same second. */
function openTwins(): (line: string) => number {
  let known = new Map<string, number>();
  return (line) => {
    const nth = known.get(line) ?? 0;
    if (known.size >= twinsKnownMax) known = new Map();
    known.set(line, nth + 1);
    return nth;
  };
}

/** As the contract takes it: without what is undefined, and without control characters, which a log may escape. */
function storable({ response_status, client_ip, request_headers, ...visit }: LogVisit): HistoryVisit {
  const headers = Object.entries(request_headers).map(([name, value]) => [
    name,
    value.replace(/\p{Cc}/gu, " ").toWellFormed(),
  ]);
  return {
    ...visit,
    request_headers: Object.fromEntries(headers),
    ...(response_status !== undefined && { response_status }),
    ...(client_ip !== undefined && { client_ip }),
  };
}
