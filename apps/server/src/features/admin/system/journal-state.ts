import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { JournalState } from "@citelens/contract/platform/admin-system";

const segmentEnding = ".ndjson";

/** What waits in a folder of journals. Segments that are stored while it is read have gone, and do not count. */
export async function journalStateOf(dir: string): Promise<JournalState["journal"]> {
  const files = await readdir(dir, { recursive: true }).catch(absentAs<string[]>([]));
  const segments = await Promise.all(
    files
      .filter((file) => file.endsWith(segmentEnding))
      .map((file) => stat(join(dir, file)).catch(absentAs(undefined))),
  );
  const waiting = segments.filter((segment) => segment !== undefined && segment.size > 0);
  const oldestMs = Math.min(...waiting.map((segment) => segment?.birthtimeMs ?? Number.POSITIVE_INFINITY));
  return {
    segments: waiting.length,
    bytes: waiting.reduce((sum, segment) => sum + (segment?.size ?? 0), 0),
    oldest: waiting.length === 0 ? null : new Date(oldestMs).toISOString(),
  };
}

function absentAs<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return value;
    throw error;
  };
}
