import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { JournalState } from "@citelens/contract/platform/admin-system";
import { countedCache } from "#platform/limits/counted-cache.ts";

const segmentEnding = ".ndjson";
const asideEnding = ".refused";
const lineFeed = 10;

type Journal = NonNullable<JournalState["journal"]>;

/**
 * State of a folder of journals: what waits, and what is set aside. Segments that are stored while it is read have gone, and do not count.
 */
export async function journalStateOf(dir: string): Promise<Journal> {
  const names = await readdir(dir, { recursive: true }).catch(absentAs<string[]>([]));
  const files = names.map((name) => join(dir, name));
  const [segments, aside] = await Promise.all([
    Promise.all(files.filter((file) => file.endsWith(segmentEnding)).map(statOf)),
    Promise.all(files.filter((file) => file.endsWith(asideEnding)).map(asideOf)),
  ]);
  const waiting = segments.filter((segment) => segment !== undefined && segment.size > 0);
  const oldestMs = Math.min(...waiting.map((segment) => segment?.birthtimeMs ?? Number.POSITIVE_INFINITY));
  return {
    segments: waiting.length,
    bytes: sumOf(waiting.map((segment) => segment?.size ?? 0)),
    oldest: waiting.length === 0 ? null : new Date(oldestMs).toISOString(),
    set_aside: {
      segments: aside.filter(({ bytes }) => bytes > 0).length,
      rows: sumOf(aside.map(({ rows }) => rows)),
      bytes: sumOf(aside.map(({ bytes }) => bytes)),
    },
  };
}

function statOf(file: string) {
  return stat(file).catch(absentAs(undefined));
}

/** Row counts of files that were counted, which nobody changes any more: those that are gone have another size or are not asked for. */
const countedRows = countedCache<number>({ max: 10_000 });

async function asideOf(file: string): Promise<{ rows: number; bytes: number }> {
  const { size: bytes, mtimeMs } = (await statOf(file)) ?? { size: 0, mtimeMs: 0 };
  const key = `${file} ${bytes} ${mtimeMs}`;
  const rows = countedRows.get(key) ?? (await countRows(file));
  countedRows.set(key, rows);
  return { rows, bytes };
}

/** Each row is a line. */
async function countRows(file: string): Promise<number> {
  let rows = 0;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
      for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) rows += 1;
  } catch (error) {
    return absentAs(0)(error);
  }
  return rows;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function absentAs<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return value;
    throw error;
  };
}
