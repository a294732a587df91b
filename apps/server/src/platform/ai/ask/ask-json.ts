import type { Answer } from "../operator.ts";
import { type Post, postJson } from "./post-json.ts";

/** Content of a provider's body; the rest of an answer is about how it came. */
export type BodyReading = Omit<Answer, "raw" | "latencyMs">;

/** Asks by one request, and reads its whole answer by ourselves, since the clients of providers lose what they do not know. */
export async function askJson(url: string, post: Post, read: (raw: unknown) => BodyReading): Promise<Answer> {
  const startedMs = performance.now();
  const raw = await postJson(url, post);
  return { ...read(raw), raw, latencyMs: Math.round(performance.now() - startedMs) };
}
