import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  openStreamRegistry,
  type StreamRegistry,
  type Viewer,
} from "#platform/event-stream/stream-registry.ts";
import { Refusal } from "#platform/refusal.ts";

const beatMs = 15_000;
/** A stream is ended then, and anyone who still listens comes again: with a sign-in that is still good. */
const longestMs = 10 * 60_000;
const retryAfterSeconds = 30;

export interface ServerSentEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Events with which the stream ends if `isLast`. */
export type StreamLook = { readonly isLast: boolean } & (
  | {
      /** Event of the present state: sent whenever it is not what was sent last. */
      readonly event: ServerSentEvent | undefined;
    }
  | {
      /** Events since the look before: all of it is sent, in its order. */
      readonly events: readonly ServerSentEvent[];
    }
);

export interface StreamOptions {
  /** Viewer of the stream, which ends when they may not any more. */
  readonly viewer: Viewer;
  /** Looks of one stream follow one another, and the stream ends with one that is the last. */
  readonly look: () => Promise<StreamLook>;
  readonly everyMs: number;
}

export interface EventStreams {
  /** Answers with a stream; refuses more of them than one user may have open at this instance with 429. */
  send(request: FastifyRequest, reply: FastifyReply, watching: StreamOptions): Promise<void>;
  /** Looks at once whether these viewers still may watch, and ends the streams of those who may not. */
  recheck(whose: (viewer: Viewer) => boolean): Promise<void>;
}

/** Opens the way to answer with server-sent events; streams end when the server closes. */
export function openEventStreams(
  app: FastifyInstance,
  listAllowedViewers: (viewers: readonly Viewer[]) => Promise<readonly Viewer[]>,
): EventStreams {
  const closing = new AbortController();
  const registry = openStreamRegistry(listAllowedViewers, (error) =>
    app.log.warn({ err: error }, "Streams of events ended, as nobody could say who may watch them"),
  );
  app.addHook("preClose", async () => {
    closing.abort();
    registry.close();
  });
  return {
    send: (request, reply, watching) =>
      sendEvents(request, reply, { ...watching, registry, closing: closing.signal }),
    recheck: registry.recheck,
  };
}

interface StreamSending extends StreamOptions {
  readonly registry: StreamRegistry;
  readonly closing: AbortSignal;
}

/** The place is taken before the first look, so that of simultaneous requests only as many as may get one. */
async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, viewer, ...sending }: StreamSending,
): Promise<void> {
  const place = registry.enter(viewer);
  if (!place) throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });

  try {
    await registry.recheck((other) => other === viewer); // a cached sign-in is not enough to watch for minutes
    await stream(request, reply, { ...sending, ended: place.ended });
  } finally {
    place.leave();
  }
}

/** Sends the state at once and at each change, until final or unheard; comments keep proxies from closing. */
async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    look,
    everyMs,
    closing,
    ended: over,
  }: Pick<StreamSending, "look" | "everyMs" | "closing"> & { readonly ended: AbortSignal },
): Promise<void> {
  const first = await look(); // before the head, so that a refusal is still an answer of its own
  if (over.aborted) throw new Refusal("NOT_FOUND");
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const gone = new AbortController();
  raw.once("close", () => gone.abort());
  if (raw.destroyed) gone.abort(); // closed before anybody listened: nothing would say so any more
  const ended = AbortSignal.any([gone.signal, closing, over, AbortSignal.timeout(longestMs)]);

  const send = sendChanges(raw);
  try {
    for (let now = first; !ended.aborted; now = await look()) {
      send(now);
      if (now.isLast) break;
      await wait(everyMs, undefined, { signal: ended }).catch(() => undefined);
      if (ended.aborted) break;
    }
  } catch (error) {
    request.log.warn({ err: error }, "A stream of events was cut off");
  }
  raw.end();
}

/** Writes what is new, and a comment when nothing was for a while. */
function sendChanges(raw: FastifyReply["raw"]): (look: StreamLook) => void {
  const changed = changes();
  let sentAt = 0;
  return (look) => {
    const text = "events" in look ? look.events.map(textOf).join("") : changed(look.event);
    if (text === "" && Date.now() - sentAt <= beatMs) return;

    raw.write(text || ": still here\n\n");
    sentAt = Date.now();
  };
}

/** The text of an event when it is not the one that was the case before. */
function changes(): (event: ServerSentEvent | undefined) => string {
  let before = "";
  return (event) => {
    const now = event ? textOf(event) : "";
    const isChanged = now !== before;
    before = now;
    return isChanged ? now : "";
  };
}

function textOf({ name, data }: ServerSentEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
