import {
  isPublicAddress,
  isRemark,
  type LineFault,
  type LineReader,
  type LogEntry,
  type LogFormat,
  lineFaults,
} from "@citelens/access-log";
import { contentOf, type LogFile } from "./content.ts";
import { readFieldHeaders } from "./field-headers.ts";
import { formatOfLog, userAgentWarning } from "./format-of-log.ts";
import { linesOf } from "./lines.ts";
import { isOwnMessage, isOwnRequest } from "./own-traces.ts";
import type { SayMessage } from "./say.ts";
import type { Selection } from "./selection.ts";
import { countBad, type ShippedCounts } from "./shipped.ts";
import { version } from "./version.ts";
import { isTimely, visitOf } from "./visit-of.ts";

const sdk = `citelens-ship-logs ${version}`;
const headLinesMax = 1_000;
const badShownMax = 3;

export interface ReaderOptions {
  /** Undefined where each file's lines tell it. */
  readonly format: LogFormat | undefined;
  readonly selection: Selection;
  readonly say: SayMessage;
  readonly now: () => number;
}

/** Reads lines into visits, as the endpoint takes them. */
export type Reader = (lines: readonly string[]) => string[];

/** Reads the lines of a file from an offset on into visits, and counts. Undefined for a file without lines. */
export async function openReader(
  file: LogFile,
  offset: number,
  options: ReaderOptions,
  shipped: ShippedCounts,
): Promise<Reader | undefined> {
  const opened = await openLineReader(file, offset, options);
  if (!opened) return undefined;
  const read = opened;

  function showBad(line: string, fault: LineFault): void {
    const message = `${file.path}: cannot read ${JSON.stringify(line.slice(0, 200))}, a line ${lineFaults[fault]}`;
    options.say(message, { of: `bad ${nameOf(file)}`, timesMax: badShownMax });
  }

  function visitIn(line: string): string | undefined {
    const entry = read(line);
    if (entry === undefined || (typeof entry === "string" && isOwnMessage(line))) return undefined;

    shipped.lines += 1;
    if (typeof entry === "string") {
      countBad(shipped, entry);
      showBad(line, entry);
      return undefined;
    }
    const fate = fateOf(entry, options);
    if (fate !== "sent") {
      shipped[fate] += 1;
      return undefined;
    }
    if (entry.clientIp === undefined || !isPublicAddress(entry.clientIp)) shipped.unaddressed += 1;
    return JSON.stringify(visitOf(entry, sdk));
  }

  return (lines) => lines.flatMap((line) => visitIn(line) ?? []);
}

function fateOf(entry: LogEntry, { selection, now }: ReaderOptions): "sent" | "passedOver" | "untimely" {
  if (isOwnRequest(entry) || !selection(entry)) return "passedOver";
  return isTimely(entry.atMs, now()) ? "sent" : "untimely";
}

/** A reader for what stands behind an offset of the file, whose fields it knows. */
async function openLineReader(
  file: LogFile,
  offset: number,
  { format, say }: ReaderOptions,
): Promise<LineReader | undefined> {
  const lines = await headOfLines(file);
  const requests = lines.filter((line) => !isRemark(line));
  if (requests.length === 0) return undefined;

  const found = formatOfLog(file.path, lines, format);
  const told = { of: `format ${nameOf(file)}`, timesMax: 1 };
  if (!format) say(`${file.path} is read in the format ${found.name}.`, told);
  const warning = userAgentWarning(file.path, lines, found);
  if (warning !== undefined) say(warning, { of: `agents ${nameOf(file)}`, timesMax: 1 });
  const read = found.openReader();
  if (lines.some((line) => line.startsWith("#"))) await readFieldHeaders(read, file, offset);
  return read;
}

/** The first lines, without what we have said ourselves and what is too long to be a request, however much of that there is. */
async function headOfLines(file: LogFile): Promise<readonly string[]> {
  const head: string[] = [];
  for await (const { lines } of linesOf(contentOf(file), true)) {
    head.push(...lines.filter((line) => !isOwnMessage(line)).slice(0, headLinesMax));
    if (head.length >= headLinesMax) break;
  }
  return head;
}

/** Name of a file in one life of it. */
function nameOf({ path, device, inode }: LogFile): string {
  return `${device} ${inode} ${path}`;
}
