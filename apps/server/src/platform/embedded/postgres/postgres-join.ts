import type { Log } from "#platform/log.ts";
import { ensureDatabase } from "./postgres-database.ts";
import { EmbeddedPostgresError } from "./postgres-error.ts";
import { type PidFile, readPidFile } from "./postgres-pid-file.ts";
import { worksIn } from "./postgres-process.ts";
import { stopPostmaster } from "./postgres-stop.ts";
import { waitUntil } from "./postgres-wait.ts";

const patientMs = 3_000;
const recoveryMs = 10 * 60_000;
const answerMs = 10_000;

/** The postmaster of the pid file, if it lives and is that of this data folder. */
export async function findPostmaster(
  clusterDir: string,
): Promise<{ readonly live?: PidFile; readonly stalePid?: number }> {
  const written = await readPidFile(clusterDir);
  if (!written) return {};
  return (await worksIn(written.pid, clusterDir)) ? { live: written } : { stalePid: written.pid };
}

/**
 * Waits until a live postmaster has recovered and answers, makes the database if it is missing, and answers where
 * its socket is; undefined if it ended meanwhile, or had to be ended because its data folder was moved.
 */
export async function joinPostmaster(
  { pid, clusterDir: startedOn }: PidFile,
  {
    clusterDir,
    database,
    log,
  }: { readonly clusterDir: string; readonly database: string; readonly log: Pick<Log, "info"> },
): Promise<string | undefined> {
  if (startedOn !== clusterDir) {
    log.info(
      { pid, from: startedOn, to: clusterDir },
      "The data folder was moved; PostgreSQL is restarted there",
    );
    await stopPostmaster(pid, clusterDir);
    return undefined;
  }
  const socketDir = await waitUntilReady(pid, clusterDir, log);
  if (socketDir === undefined) return undefined;

  let served: string | undefined;
  let refusal: unknown;
  const answers = async (): Promise<boolean> => {
    served = await ensureDatabase(socketDir, database).catch((error: unknown) => {
      refusal = error;
      return undefined;
    });
    return served !== undefined || !(await worksIn(pid, clusterDir));
  };
  if (!(await waitUntil(answers, { timeoutMs: answerMs, everyMs: 100 }))) throw mute(pid, socketDir, refusal);
  return served === clusterDir ? socketDir : undefined;
}

async function waitUntilReady(
  pid: number,
  clusterDir: string,
  log: Pick<Log, "info">,
): Promise<string | undefined> {
  let written: PidFile | undefined;
  const hasSettled = async (): Promise<boolean> => {
    written = await readPidFile(clusterDir);
    return written?.pid !== pid || written.status === "ready" || !(await worksIn(pid, clusterDir));
  };
  if (!(await waitUntil(hasSettled, { timeoutMs: patientMs, everyMs: 5 }))) {
    log.info(
      { pid, status: written?.status },
      "PostgreSQL still starts or stops, after a crash it may take minutes",
    );
    if (!(await waitUntil(hasSettled, { timeoutMs: recoveryMs }))) throw mute(pid, clusterDir, undefined);
  }
  return written?.pid === pid && written.status === "ready" ? written.socketDir : undefined;
}

function mute(pid: number, where: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL runs as process ${pid} but does not answer in ${where} (${cause ?? "it is still recovering"}). ` +
      `Wait, or end it with kill -INT ${pid} and start again.`,
    { cause },
  );
}
