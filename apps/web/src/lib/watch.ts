import type { Endpoint, Input } from "@citelens/contract/endpoint";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { openStream } from "./call.ts";

export interface Watched {
  readonly name: string;
  /** As the server sent it; JSON in all our streams. */
  readonly data: string;
}

/**
 * Hands on the server-sent events of an endpoint as the signed-in user, until the server ends the stream or the signal
 * aborts it. Throws ApiProblem when it is refused.
 */
export async function watch<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & { readonly signal: AbortSignal },
  onEvent: (event: Watched) => void,
): Promise<void> {
  const response = await openStream(endpoint, input);
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    onEvent({ name: next.value.event ?? "message", data: next.value.data });
}
