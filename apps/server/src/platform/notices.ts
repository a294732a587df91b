import { Client } from "pg";
import type { Log } from "#platform/log.ts";

const patienceMs = 5_000;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

export interface Listener {
  /** Whether notices come at this moment. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly log: Log;
  /** A notice came with these words; without any when listening has just begun, before which some may have been missed. */
  readonly onNotice: (words: string | undefined) => void;
}

/**
 * Hears what transactions notify on a channel of PostgreSQL, over a connection of its own that is opened again when it is lost. Not
 * for a pooler that lends connections for one transaction. A connection can be lost without a sign: whoever listens
 * looks by itself as well, only less often.
 */
export function listenTo({ url, channel, log, onNotice }: ListenOptions): Listener {
  let client: Client | undefined;
  let isListening = false;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const again = (error: unknown): void => {
    isListening = false;
    if (isClosed || timer) return;
    failures += 1;
    log.warn({ err: error, channel }, "Notices of PostgreSQL are not heard; work is looked for instead");
    const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 10));
    timer = setTimeout(() => {
      timer = undefined;
      void open();
    }, waitMs);
    timer.unref();
  };

  const open = async (): Promise<void> => {
    const opened = new Client({
      connectionString: url,
      application_name: "citelens notices",
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
    });
    client = opened;
    opened.on("error", again);
    opened.on("end", () => again(new Error("The connection has ended")));
    opened.on("notification", ({ payload }) => onNotice(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      if (isClosed) return await opened.end();
      isListening = true;
      failures = 0;
      onNotice(undefined);
    } catch (error) {
      again(error);
      await opened.end().catch(() => undefined); // it was never whole
    }
  };
  const opening = open();

  return {
    isListening: () => isListening,
    close: async () => {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => undefined); // it is lost already
    },
  };
}
