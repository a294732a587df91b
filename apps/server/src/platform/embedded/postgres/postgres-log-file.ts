import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

const bytesMax = 10 * 1024 * 1024;
const tailBytes = 4096;
const tailLines = 12;

/**
 * Opens the server's log to append to, emptied when it has grown beyond 10 MB. The file belongs to anyone who starts
 * the server, who hands the open file down, so PostgreSQL's user needs no access to the data folder for it.
 */
export async function openLogFile(path: string): Promise<FileHandle> {
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const file = await open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  if ((await file.stat()).size > bytesMax) await file.truncate();
  return file;
}

/** The last lines that were logged at or after a position. */
export async function readLogTail(path: string, position: number): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(size - tailBytes, Math.min(position, size));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.toString("utf8", 0, bytesRead).trim().split("\n").slice(-tailLines).join("\n");
  } finally {
    await file.close();
  }
}
