import { z } from "zod";
import type { SignedVisit } from "./judge-signature.ts";

type SignatureFields = Pick<
  SignedVisit,
  "host" | "signature" | "signatureInput" | "signatureAgent" | "target"
>;

const stored = z.object({
  host: z.string().optional(),
  agent: z.string().optional(),
  /** The path as it was sent, without its query, where the signature covers it. */
  path: z.string().optional(),
  input: z.string(),
  signature: z.string(),
});

/** Fields that a later check of a signature needs, as it stands in a row: no query, and the path only if it was signed. */
export function storedSignature({
  host,
  signature,
  signatureInput,
  signatureAgent,
  target,
}: SignatureFields): string {
  const path = signatureInput.includes('"@path"') ? target?.replace(/[?].*$/, "") : undefined;
  return JSON.stringify({ host, agent: signatureAgent, path, input: signatureInput, signature });
}

/** None for what was never a signature. */
export function readStoredSignature(text: string): SignatureFields | undefined {
  const read = stored.safeParse(jsonIn(text));
  if (!read.success) return undefined;
  const { host, agent, path, input, signature } = read.data;
  return { host, signature, signatureInput: input, signatureAgent: agent, target: path };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
