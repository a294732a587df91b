import { start } from "#app/start.ts";
import { readEnv } from "#env";

const drainMaxMs = 25_000;
const { promise: askedToStop, resolve: askToStop } = Promise.withResolvers<void>();
let isAsked = false;

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isAsked) process.exit(1);
    stopSoon();
  });
}
// `npm start` may be killed without a word. Anyone who starts this file in another way decides on its end alone.
if (process.argv.includes("--end-with-parent")) {
  process.once("disconnect", stopSoon);
  if (!process.connected) stopSoon();
}

try {
  const running = await start(readEnv(process.env));
  if (!isAsked) process.stdout.write(`\nCitelens is ready at ${running.address}\n${running.billing}\n\n`);
  await askedToStop;
  await running.stop();
  process.exit(0);
} catch (error) {
  fail(error);
}

/** Also while it still starts: then it stops as soon as it has started, so that its databases end with it. */
function stopSoon(): void {
  isAsked = true;
  setTimeout(() => process.exit(1), drainMaxMs).unref();
  askToStop();
}

/** What can be repaired says so in one sentence; the rest shows where it came from when DEBUG is set. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nCitelens could not ${isAsked ? "stop in order" : "start"}.\n${message}\n`);
  if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
