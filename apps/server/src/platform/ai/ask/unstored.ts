import { z } from "zod";
import { boundedFetch } from "./bounded-fetch.ts";

/**
 * For the clients of the AI SDK: whoever would keep what a model is asked is told not to. Each client takes what is
 * under its own name, and then sends the whole of a conversation again instead of pointing to what was kept.
 */
export const unstored = { openai: { store: false }, xai: { store: false } };

const asked = z.looseObject({});

/** The same for Google, whose client has no word for it yet: it is said in what is sent. */
export async function unstoredFetch(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  if (typeof init?.body !== "string") return boundedFetch(address, init);
  const body = { ...asked.parse(JSON.parse(init.body)), store: false };
  return boundedFetch(address, { ...init, body: JSON.stringify(body) });
}
