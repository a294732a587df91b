import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Log } from "#platform/log.ts";

/** A server's note in its data folder: that it runs there, and since when it has been stopping. */
const note = z.object({ pid: z.number().int(), stopping_since_ms: z.number().nullable() });
type ServerNote = z.output<typeof note>;

const fileName = "server.json";
/** A little longer than a server gives itself to stop after it was drained. */
const stopMaxMs = 30_000;
/** A server notices within this time that the one who started it is gone. */
const noticeMs = 2_000;
const lookEveryMs = 50;

/** Says in the data folder that this process runs on it. */
export function recordRunning(dataDir: string): { stopping(): void; remove(): void } {
  const path = join(dataDir, fileName);
  const write = (stopping_since_ms: number | null): void =>
    writeFileSync(path, JSON.stringify({ pid: process.pid, stopping_since_ms } satisfies ServerNote));
  write(null);
  return { stopping: () => write(Date.now()), remove: () => rmSync(path, { force: true }) };
}

/**
 * Waits for a server that is just stopping on this data folder, which would otherwise close the databases that this one
 * joins. `isInTheWay` tells whether a server that is not stopping disturbs: it may be about to notice that it should.
 */
export async function waitForPredecessor(
  dataDir: string,
  {
    log,
    drainMs,
    isInTheWay,
  }: { readonly log: Log; readonly drainMs: number; readonly isInTheWay: () => Promise<boolean> },
): Promise<void> {
  const startedAtMs = Date.now();
  let isLogged = false;
  for (let before = readNote(dataDir); before; before = readNote(dataDir)) {
    const { pid, stopping_since_ms: since } = before;
    if (pid === process.pid || !isAlive(pid)) return;
    if (since !== null && Date.now() - since > stopMaxMs + drainMs) return;
    if (since === null && (Date.now() - startedAtMs > noticeMs || !(await isInTheWay()))) return;

    if (since !== null && !isLogged) {
      log.info({ pid }, "A server is still stopping on this data folder; this one starts when it has ended");
      isLogged = true;
    }
    await delay(lookEveryMs);
  }
}

function readNote(dataDir: string): ServerNote | undefined {
  try {
    return note.parse(JSON.parse(readFileSync(join(dataDir, fileName), "utf8")));
  } catch {
    return undefined; // there is none, or it was cut off by a crash: nobody to wait for
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // kill() reports that nobody is there only by throwing
  }
}
