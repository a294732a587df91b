import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { type CallInput, openStream } from "./call.ts";
import { logProblem } from "./log-problem.ts";
import { watchRetryMs } from "./watch-retry.ts";

export interface StreamEvent {
  readonly name: string;
  /** As the server sent it; JSON in all streams of the product. */
  readonly data: string;
}

interface FollowedStream<Message> {
  /** The problem as the console names it, once the stream cannot be followed any more. */
  readonly problem: string;
  readonly take: (message: Message, name: string) => void;
  readonly onLost?: () => void;
}

/**
 * Follows an endpoint's server-sent events until the returned function is called. What it is asked with is looked up each
 * time that the stream is opened.
 */
export function followStream<E extends Endpoint, Message>(
  endpoint: E,
  inputNow: () => Input<E>,
  { problem, take, onLost }: FollowedStream<Message>,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  watchUntilAborted(endpoint, { signal, inputNow }, ({ name, data }) => {
    take(JSON.parse(data) as Message, name); // the server checks what it sends against the contract
  }).catch((error: unknown) => {
    if (signal.aborted) return;
    logProblem(problem, error);
    onLost?.();
  });
  return () => stopping.abort();
}

interface WatchedStream<E extends Endpoint> {
  readonly signal: AbortSignal;
  readonly inputNow: () => Input<E>;
}

/**
 * Watches until the signal aborts or a retry makes no sense, and reopens the stream after a delay when it
 * ends or fails; see watchRetryMs().
 */
export async function watchUntilAborted<E extends Endpoint>(
  endpoint: E,
  { signal, inputNow }: WatchedStream<E>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  let timesInARow = 0;
  while (!signal.aborted) {
    const problem = await watch(endpoint, Object.assign({ signal }, inputNow()), (event) => {
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
  input: CallInput<E>,
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
