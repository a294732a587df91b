import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const beatMs = 15_000;
/** A stream is ended then, and whoever still listens comes again: with a sign-in that is still good. */
const longestMs = 10 * 60_000;

export interface ServerSentEvent {
  readonly name: string;
  readonly data: unknown;
}

export interface Watching {
  /** What is the case now; the stream ends with `isLast`. */
  readonly look: () => Promise<{ readonly event: ServerSentEvent | undefined; readonly isLast: boolean }>;
  readonly everyMs: number;
}

type SendEvents = (request: FastifyRequest, reply: FastifyReply, watching: Watching) => Promise<void>;

/** Opens the way to answer with server-sent events; streams end when the server closes. */
export function openEventStreams(app: FastifyInstance): SendEvents {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  return (request, reply, watching) => sendEvents(request, reply, { ...watching, closing: closing.signal });
}

/**
 * Tells what is the case at once and whenever it changed, until it is final or nobody listens any more. Comments in
 * between keep proxies from closing the connection.
 */
async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { look, everyMs, closing }: Watching & { readonly closing: AbortSignal },
): Promise<void> {
  const first = await look(); // before the head, so that a refusal is still an answer of its own
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const gone = new AbortController();
  raw.once("close", () => gone.abort());
  const ended = AbortSignal.any([gone.signal, closing, AbortSignal.timeout(longestMs)]);

  let told = "";
  let toldAt = 0;
  try {
    for (let now = first; ; now = await look()) {
      const text = now.event ? textOf(now.event) : "";
      if (text !== told) {
        raw.write(text);
        [told, toldAt] = [text, Date.now()];
      } else if (Date.now() - toldAt > beatMs) {
        raw.write(": still here\n\n");
        toldAt = Date.now();
      }
      if (now.isLast || ended.aborted) break;
      await wait(everyMs, undefined, { signal: ended }).catch(() => undefined);
      if (ended.aborted) break;
    }
  } catch (error) {
    request.log.warn({ err: error }, "A stream of events was cut off");
  }
  raw.end();
}

function textOf({ name, data }: ServerSentEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
