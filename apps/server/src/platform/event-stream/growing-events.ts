import type { ServerSentEvent } from "./event-stream.ts";

/** A piece of a text that is being written, or something that happened between two of them. */
export type GrowingPart = string | ServerSentEvent;

/**
 * Follows what only grows, for a client that has it as far as an offset: each time it is given all parts that there are by now, the pieces of
 * text as `delta` {offset, text}, and every other event with its offset beside its data. A text is as long as its characters are in JavaScript
 * (UTF-16), any other event 1; so a client goes on anywhere at the offset of the last event that it has got whole, plus that event's length. How
 * a text is divided into pieces may change from look to look; what stands there may not.
 */
export function growingEvents(from: number): (parts: readonly GrowingPart[]) => ServerSentEvent[] {
  let sent = from;
  return (parts) => {
    const events: ServerSentEvent[] = [];
    let offset = 0;
    for (const part of joined(parts)) {
      const next = offset + (typeof part === "string" ? part.length : 1);
      if (next > sent) {
        events.push(eventOf(part, { offset, sent }));
        sent = next;
      }
      offset = next;
    }
    return events;
  };
}

/** So that a client gets one event for what has come at once, however many pieces it came in. */
function joined(parts: readonly GrowingPart[]): GrowingPart[] {
  const all: GrowingPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === "string" && typeof last === "string") all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}

interface Position {
  readonly offset: number;
  /** As far as the client has it. */
  readonly sent: number;
}

function eventOf(part: GrowingPart, { offset, sent }: Position): ServerSentEvent {
  if (typeof part !== "string") return { name: part.name, data: { ...Object(part.data), offset } };
  const at = Math.max(offset, sent);
  return { name: "delta", data: { offset: at, text: part.slice(at - offset) } };
}
