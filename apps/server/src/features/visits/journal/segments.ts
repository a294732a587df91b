import { closeSync, ftruncateSync, openSync, readdirSync, renameSync, rmSync, writeSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A file with one row a line, whose name is the token of its insert; `rows` and `bytes` are 0 of one that was found. */
export interface Segment {
  readonly token: string;
  /** Whether it was set aside before: it is tried whole, and not taken apart once more. */
  readonly isRetried: boolean;
  rows: number;
  bytes: number;
  /** Whether only its file is left to be deleted. */
  isStored: boolean;
  /** Whether it was refused and is to be divided, for which the disk had no room. */
  needsRoom: boolean;
}

export interface OpenSegment extends Segment {
  readonly fd: number;
  /** Bytes of whole, acknowledged lines; what stands behind them is overwritten. */
  length: number;
}

/** The lines of a segment that are JSON, and the others. */
export interface SortedLines {
  readonly sound: readonly string[];
  readonly damaged: readonly string[];
  /** Whether some became JSON again. */
  readonly isMended: boolean;
}

const ending = ".ndjson";
const asideEnding = ".refused";
const unfinishedEnding = ".part";

export function segmentFile(dir: string, { token }: Pick<Segment, "token">): string {
  return join(dir, `${token}${ending}`);
}

export function openSegment(dir: string, token: string): OpenSegment {
  const fd = openSync(segmentFile(dir, { token }), "wx", 0o600);
  return { ...foundSegment(token), fd, length: 0 };
}

/** Writes all of the text or, when that fails, none of it: on a full disk a part of it may have been written. */
export function append(segment: OpenSegment, text: string): void {
  const bytes = Buffer.from(text);
  try {
    for (let from = 0; from < bytes.length; )
      from += writeSync(segment.fd, bytes, from, bytes.length - from, segment.length + from);
  } catch (error) {
    ftruncateSync(segment.fd, segment.length);
    throw error;
  }
  segment.length += bytes.length;
}

export function closeSegment({ fd }: OpenSegment): void {
  closeSync(fd);
}

/** Segments that an earlier process left or set aside; parts of a segment that is still whole are removed. */
export function leftBehind(dir: string): Segment[] {
  const names = readdirSync(dir);
  const tokens = new Set(tokensIn(names, ending));
  for (const name of names) {
    const isHalfMade =
      name.endsWith(unfinishedEnding) || [...wholesOf(name)].some((whole) => tokens.has(whole));
    if (isHalfMade) rmSync(join(dir, name), { force: true });
  }
  return [...tokensIn(readdirSync(dir), ending).map((token) => foundSegment(token)), ...takeBack(dir)];
}

/** Makes segments again of what was set aside: what refused it may take it now. */
export function takeBack(dir: string): Segment[] {
  return tokensIn(readdirSync(dir), `${ending}${asideEnding}`).map((token) => {
    const file = segmentFile(dir, { token });
    renameSync(`${file}${asideEnding}`, file);
    return foundSegment(token, { isRetried: true });
  });
}

export async function setAside(dir: string, segment: Segment): Promise<void> {
  const file = segmentFile(dir, segment);
  await rename(file, `${file}${asideEnding}`);
}

/**
 * Replaces a segment by parts of it, each with a token of its own. The parts are there before the whole goes, and nothing
 * is inserted of them until it has gone, so that an end in between repeats the division and stores nothing twice.
 */
export async function divide(
  dir: string,
  whole: Segment,
  parts: readonly (readonly string[])[],
): Promise<Segment[]> {
  const made = parts.map((lines, index) => ({ lines, segment: foundSegment(`${whole.token}.${index}`) }));
  for (const { lines, segment } of made) {
    const file = segmentFile(dir, segment);
    const unfinished = `${file}${unfinishedEnding}`;
    try {
      await writeFile(unfinished, lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
    } catch (error) {
      await rm(unfinished, { force: true }); // what is half written takes the room of visits that come
      throw error;
    }
    await rename(unfinished, file);
  }
  await rm(segmentFile(dir, whole), { force: true });
  return made.map(({ segment }) => segment);
}

/** A last line that a crash cut off was never acknowledged and is dropped. */
export function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf("\n") + 1);
}

export function rowsIn<Row>(lines: Buffer): Row[] {
  return linesIn(lines).map((line) => JSON.parse(line) as Row); // our own rows come back
}

/** Line by line; the zeros before a line are where a write that failed left a hole. */
export function sortLines(lines: Buffer): SortedLines {
  const sound: string[] = [];
  const damaged: string[] = [];
  let isMended = false;
  for (const line of linesIn(lines)) {
    const text = line.replace(/^\0+/, "");
    if (isJson(text)) sound.push(text);
    else damaged.push(line);
    isMended ||= isJson(text) && text !== line;
  }
  return { sound, damaged, isMended };
}

export function halvesOf(lines: readonly string[]): (readonly string[])[] {
  const middle = Math.ceil(lines.length / 2);
  return [lines.slice(0, middle), lines.slice(middle)];
}

function foundSegment(token: string, { isRetried = false } = {}): Segment {
  return { token, isRetried, rows: 0, bytes: 0, isStored: false, needsRoom: false };
}

function linesIn(lines: Buffer): string[] {
  return lines
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function tokensIn(names: readonly string[], of: string): string[] {
  return names
    .filter((name) => name.endsWith(of))
    .toSorted()
    .map((name) => name.slice(0, -of.length));
}

/** The tokens of the segments that a part was taken from: a.0.1 is of a.0, and of a. */
function* wholesOf(name: string): Generator<string> {
  const [token = ""] = name.split(ending);
  for (let dot = token.lastIndexOf("."); dot > 0; dot = token.lastIndexOf(".", dot - 1))
    yield token.slice(0, dot);
}
