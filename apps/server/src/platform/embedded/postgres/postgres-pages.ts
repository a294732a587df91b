import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { codeOf } from "./postgres-error.ts";

const pageBytes = 8_192;
const readBytes = 128 * pageBytes;

/**
 * How many pages of these relations say that they were changed after the end of the log. A page is written after its change is in
 * the log, so one of these came into the folder with a copy, and what the log had beyond did not.
 */
export async function laterPages(
  client: Client,
  relations: readonly { readonly path: string }[],
): Promise<number> {
  const folder = await one(client, "select current_setting('data_directory') as value");
  const later: bigint[] = [];
  const before = await endOfLog(client);
  for (const { path } of relations) {
    for await (const lsn of changesIn(join(folder, path))) if (lsn > before) later.push(lsn);
  }
  // Asked once more: what the server wrote meanwhile is in the log by then.
  const after = later.length > 0 ? await endOfLog(client) : before;
  return later.filter((lsn) => lsn > after).length;
}

/** Where in the log the last change of each page is, of a relation whose file is continued in others beyond a gigabyte. */
async function* changesIn(path: string): AsyncGenerator<bigint> {
  for (let part = 0; ; part += 1) {
    const file = await open(part === 0 ? path : `${path}.${part}`).catch(ifMissing);
    if (!file) return;
    try {
      yield* changesOf(file);
    } finally {
      await file.close();
    }
  }
}

/** A page begins with the position, as two numbers of four bytes in the order of this machine. */
async function* changesOf(file: FileHandle): AsyncGenerator<bigint> {
  const buffer = Buffer.alloc(readBytes);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, readBytes);
    if (bytesRead === 0) return;
    for (let at = 0; at + pageBytes <= bytesRead; at += pageBytes)
      yield positionOf(buffer.readUInt32LE(at), buffer.readUInt32LE(at + 4));
  }
}

async function endOfLog(client: Client): Promise<bigint> {
  const [high = "", low = ""] = (
    await one(client, "select pg_current_wal_insert_lsn()::text as value")
  ).split("/");
  return positionOf(Number.parseInt(high, 16), Number.parseInt(low, 16));
}

function positionOf(high: number, low: number): bigint {
  return (BigInt(high) << 32n) | BigInt(low);
}

async function one(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(statement);
  return rows[0]?.value ?? "";
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) === "ENOENT") return undefined;
  throw error;
}
