import type { Fetched } from "#platform/guarded-fetch/guarded-fetch.ts";
import { type ReadAnswer, readAnswer, type Wanted } from "./read-answer.ts";

interface Task {
  /** Its body is a plain array of bytes here, as copies between threads are. */
  readonly fetched: Omit<Fetched, "body"> & { readonly body: Uint8Array };
  readonly wanted: Wanted;
}

/** Reads what was fetched, in a thread. */
export function work({ fetched, wanted }: Task): ReadAnswer {
  const { buffer, byteOffset, byteLength } = fetched.body;
  return readAnswer({ ...fetched, body: Buffer.from(buffer, byteOffset, byteLength) }, wanted);
}
