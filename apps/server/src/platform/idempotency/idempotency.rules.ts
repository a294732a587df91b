import { createHash } from "node:crypto";
import type { Endpoint } from "@citelens/contract/base/endpoint";
import { Refusal } from "#platform/refusal.ts";

/** Request as it is told from others. */
export interface RequestInput {
  readonly endpoint: Endpoint;
  /** All that was sent, as it was parsed: the order of fields makes no difference. */
  readonly input: unknown;
}

const printable = /^[ -~]{1,255}$/;
/** As a string is written in a structured header, which the draft of the IETF asks for. */
const quoted = /^"(.*)"$/;

/** The key that a request came with, in quotes or bare. Throws a refusal for what is none. */
export function readKey(header: string | readonly string[]): string {
  const sent = String(header);
  const key = quoted.exec(sent)?.[1] ?? sent;
  if (!printable.test(key)) throw new Refusal("IDEMPOTENCY_KEY_MALFORMED");
  return key;
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** The same for the same request alone. */
export function fingerprintOf({ endpoint: { method, path }, input }: RequestInput): string {
  return hashOf(JSON.stringify([method, path, input]));
}
