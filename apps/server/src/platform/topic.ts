import type { Listener, Tools } from "#platform/tools.ts";

export interface Topic<Payload, Reply> {
  readonly name: string;
  /** From now on this is run at each announcement made with the same listeners. */
  listen(tools: Tools, listener: (tools: Tools, payload: Payload) => Promise<Reply>): void;
  /** Runs every listener in the order of listening, inside the caller's transaction; what one throws ends it. */
  announce(tools: Tools, payload: Payload): Promise<Reply[]>;
}

/** Something that a room tells without knowing who cares: listening rooms are never named by it. */
export function topic<Payload, Reply = void>(name: string): Topic<Payload, Reply> {
  return {
    name,
    listen: ({ listeners }, listener) => {
      // The map is keyed by the topic's name, and a name belongs to one topic alone.
      listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener]);
    },
    announce: async (tools, payload) => {
      const replies: Reply[] = [];
      for (const listener of tools.listeners.get(name) ?? []) {
        replies.push((await listener(tools, payload)) as Reply); // see listen
      }
      return replies;
    },
  };
}
