import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import { openEngine } from "./clickhouse-engine.ts";
import { createClickHouseServer } from "./clickhouse-http.ts";
import { type FrontConfig, type FrontMessage, frontConfig, stopMessage } from "./clickhouse-messages.ts";

/** How long work that has begun may take to finish when the process is to end. */
const finishWithinMs = 5_000;

/** A burst of connections beyond this many would be refused by the system before the front could answer. */
const connectionsWaitingMax = 4_096;

/**
 * The program of the child process: ClickHouse's HTTP interface on a socket of its own, around an engine that must
 * not share a process with the server. Ends when its parent says so or is gone, however the parent went.
 */
export async function runClickHouseFront(config: FrontConfig): Promise<void> {
  const engine = await openEngine(config.engineDir, config.limits);
  const server = createClickHouseServer(engine, config.limits);
  await listen(server, config.socketPath);

  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    // A statement can run on whatever we do; the data on disk bears being left like this.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), finishWithinMs).unref();
    await closeServer(server);
    await Promise.all([engine.queries.whenIdle(), engine.streams.whenIdle(), engine.inserts.whenIdle()]);
    engine.close();
    process.exit();
  };
  process.on("disconnect", end);
  process.on("message", (message) => {
    if (stopMessage.safeParse(message).success) void end();
  });
  say({ kind: "ready" });
  if (!process.connected) await end();
}

/** Keeps signals to a whole group, such as Ctrl-C, for the parent, which still needs its events stored then. */
function leaveSignalsToParent(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
}

async function listen(server: Server, socketPath: string): Promise<void> {
  // The engine's lock is ours by now, so a socket that is still there belongs to nobody.
  await rm(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ path: socketPath, backlog: connectionsWaitingMax }, resolve);
  });
}

/** Resolves when the last answer is out; connections that stay open between requests are closed once they are idle. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 10);
  await closed;
  clearInterval(sweep);
}

function say(message: FrontMessage, then = (): void => undefined): void {
  if (process.connected) process.send?.(message, undefined, undefined, then);
  else then();
}

leaveSignalsToParent();
runClickHouseFront(frontConfig.parse(JSON.parse(process.argv[2] ?? "null"))).catch((error: unknown) => {
  say({ kind: "failed", message: error instanceof Error ? error.message : String(error) }, () =>
    process.exit(1),
  );
});
