import { connect } from "node:net";
import { z } from "zod";
import { adBodies } from "./ad-bodies.ts";
import { visitBodies } from "./visit-bodies.ts";

/** Loads, and which status says that it was done. */
const loads = {
  visits: { path: "/api/v1/tracking/visit", status: 202, bodies: visitBodies },
  ads: { path: "/api/v1/ads/content/", status: 200, bodies: adBodies },
} as const;

export const loadOptions = z.object({
  port: z.number(),
  /** API key; a server that does not look at it takes any. */
  key: z.string(),
  of: z.enum(["visits", "ads"]).default("visits"),
  connections: z.number(),
  durationMs: z.number(),
  /** Pause of each connection after an answer. */
  pauseMs: z.number().default(0),
});
export type LoadOptions = z.input<typeof loadOptions>;

export const loadResult = z.object({
  answered: z.number(),
  /** Answers of another status than that of success. */
  failed: z.number(),
  durationMs: z.number(),
  latenciesMs: z.array(z.number()),
});
export type LoadResult = z.output<typeof loadResult>;

/**
 * Sends visits over kept-alive connections, each the next one as soon as the last is answered, or a pause later, until the time is up.
 * It writes bytes made beforehand and looks at the status alone, so that it costs less than the server that it loads.
 */
export function load({
  port,
  key,
  of = "visits",
  connections,
  durationMs,
  pauseMs = 0,
}: LoadOptions): Promise<LoadResult> {
  const { path, status, bodies } = loads[of];
  const requests = bodies().map((body) => requestOf({ path, body, key }));
  const latenciesMs: number[] = [];
  const beginning = performance.now();
  let failed = 0;
  let sent = 0;

  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      let sentAt = 0;
      let answer = "";
      const send = (): void => {
        sentAt = performance.now();
        sent += 1;
        socket.write(requests[sent % requests.length] ?? "");
      };
      const goOn = (): void => {
        if (performance.now() - beginning >= durationMs) socket.end();
        else if (pauseMs === 0) send();
        else setTimeout(send, pauseMs);
      };
      socket.setEncoding("latin1");
      socket.on("connect", send);
      socket.on("error", reject);
      socket.on("close", () => resolve());
      socket.on("data", (chunk: string) => {
        answer += chunk;
        if (!isWhole(answer)) return;
        latenciesMs.push(performance.now() - sentAt);
        if (!answer.startsWith(`HTTP/1.1 ${status} `)) failed += 1;
        answer = "";
        goOn();
      });
    });

  return Promise.all(Array.from({ length: connections }, one)).then(() => ({
    answered: latenciesMs.length,
    failed,
    durationMs: performance.now() - beginning,
    latenciesMs,
  }));
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf("\r\n\r\n");
  if (headEnd < 0) return false;

  const length = /^content-length: (\d+)/im.exec(answer.slice(0, headEnd))?.[1];
  return answer.length >= headEnd + 4 + Number(length ?? 0);
}

interface SentRequest {
  readonly path: string;
  readonly body: string;
  readonly key: string;
}

function requestOf({ path, body, key }: SentRequest): string {
  return [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Api-Key ${key}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}
