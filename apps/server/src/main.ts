import { start } from "#app/start.ts";
import { drainMsOf, readEnv } from "#env";

let stopMaxMs = 25_000;
const { promise: askedToStop, resolve: askToStop } = Promise.withResolvers<{ readonly drains: boolean }>();
let isAsked = false;

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isAsked) process.exit(1);
    // SIGTERM is how a service is told to end, Ctrl-C how a person ends what nobody balances.
    stopSoon({ drains: signal === "SIGTERM" });
  });
}
// `npm start` may be killed without a word. Anyone who starts this file in another way decides on its end alone.
if (process.argv.includes("--end-with-parent")) {
  process.once("disconnect", () => stopSoon({ drains: false }));
  if (!process.connected) stopSoon({ drains: false });
}

try {
  const env = readEnv(process.env);
  stopMaxMs += drainMsOf(env);
  const running = await start(env);
  if (!isAsked) process.stdout.write(`\nCitelens is ready at ${running.address}\n${running.billing}\n\n`);
  const { drains } = await askedToStop;
  if (drains) await running.drain();
  await running.stop();
  process.exit(0);
} catch (error) {
  fail(error);
}

/** Also while it still starts: then it stops as soon as it has started, so that its databases end with it. */
function stopSoon(how: { readonly drains: boolean }): void {
  isAsked = true;
  setTimeout(() => process.exit(1), stopMaxMs).unref();
  askToStop(how);
}

/** Errors that can be repaired say so in one sentence; the rest shows where it came from when DEBUG is set. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nCitelens could not ${isAsked ? "stop in order" : "start"}.\n${message}\n`);
  if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
