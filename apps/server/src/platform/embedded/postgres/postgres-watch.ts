import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./postgres.ts";
import { listensIn } from "./postgres-socket.ts";

const lookEveryMs = 500;

/**
 * The embedded PostgreSQL, started again whenever nobody listens on its socket any more. The address stays the same,
 * so pools reconnect by themselves; what was committed is there after its recovery.
 */
export async function superviseEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Pick<EmbeddedPostgres, "url" | "stop">> {
  let server = await startEmbeddedPostgres(options);
  const socketDir = new URL(server.url).searchParams.get("host") ?? "";
  let look: Promise<void> | undefined;

  const watch = setInterval(() => {
    look ??= startAgainIfGone().finally(() => {
      look = undefined;
    });
  }, lookEveryMs);
  watch.unref();

  async function startAgainIfGone(): Promise<void> {
    if (await listensIn(socketDir)) return;

    options.log.warn({ pid: server.pid }, "The embedded PostgreSQL is gone and is started again");
    try {
      server = await startEmbeddedPostgres(options);
    } catch (error) {
      options.log.warn({ err: error }, "The embedded PostgreSQL could not be started again yet");
    }
  }

  return {
    url: server.url,
    stop: async () => {
      clearInterval(watch);
      await look;
      await server.stop();
    },
  };
}
