import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { openStream } from "./call.ts";
import { watchRetryMs } from "./watch-retry.ts";

export interface StreamEvent {
  readonly name: string;
  /** As the server sent it; JSON in all streams of the product. */
  readonly data: string;
}

type WatchInput<E extends Endpoint> = Input<E> & { readonly signal: AbortSignal };

/**
 * Watches until the signal aborts or a retry makes no sense, and reopens the stream after a delay when it
 * ends or fails; see watchRetryMs().
 */
export function watchUntilAborted<E extends Endpoint>(
  endpoint: E,
  input: WatchInput<E>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  return watchOnUntilAborted(endpoint, { signal: input.signal, inputNow: () => input }, onEvent);
}

interface WatchedOn<E extends Endpoint> {
  readonly signal: AbortSignal;
  /** What to ask with, each time that the stream is opened: such as from where on. */
  readonly inputNow: () => WatchInput<E>;
}

/** The same of a stream that goes on from where it was cut. */
export async function watchOnUntilAborted<E extends Endpoint>(
  endpoint: E,
  { signal, inputNow }: WatchedOn<E>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  let timesInARow = 0;
  while (!signal.aborted) {
    const problem = await watch(endpoint, inputNow(), (event) => {
      timesInARow = 0;
      onEvent(event);
    }).catch((error: unknown) => error);
    const ms = watchRetryMs(problem, timesInARow);
    if (ms === undefined && !signal.aborted) throw problem;
    if (ms !== undefined) await pause(ms, signal);
    timesInARow += 1;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Passes on an endpoint's server-sent events until the server ends the stream or the signal aborts it. Throws
 * ApiProblem when it is refused.
 */
async function watch<E extends Endpoint>(
  endpoint: E,
  input: WatchInput<E>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const response = await openStream(endpoint, input);
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    onEvent({ name: next.value.event ?? "message", data: next.value.data });
}
