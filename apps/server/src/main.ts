import { start } from "#app/start.ts";
import { readEnv } from "#env";

const drainMaxMs = 25_000;

try {
  const running = await start(readEnv(process.env));
  process.stdout.write(`\nCitelens is ready at ${running.address}\n${running.billing}\n\n`);

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), drainMaxMs).unref();
      running.stop().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}

/** What can be mended says so in one sentence; the rest shows where it came from when DEBUG is set. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nCitelens could not start.\n${message}\n`);
  if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
