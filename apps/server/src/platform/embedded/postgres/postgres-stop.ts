import { codeOf, EmbeddedPostgresError } from "./postgres-error.ts";
import { worksIn } from "./postgres-process.ts";
import { waitUntil } from "./postgres-wait.ts";

const fastMs = 60_000;
const immediateMs = 10_000;

/**
 * Shuts a postmaster down and waits until it is gone: open transactions are rolled back and everything is written.
 * One that does not manage within a minute is cut off, which loses nothing but makes the next start recover.
 */
export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  for (const [signal, timeoutMs] of [["SIGINT", fastMs] as const, ["SIGQUIT", immediateMs] as const]) {
    if (!(await worksIn(pid, clusterDir))) return;
    send(pid, signal);
    if (await waitUntil(async () => !(await worksIn(pid, clusterDir)), { timeoutMs })) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) did not stop. End it with kill -9 ${pid}.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return;
    throw new EmbeddedPostgresError(`This user may not stop PostgreSQL (process ${pid}).`, { cause: error });
  }
}
