import { readSignatures } from "./signatures.ts";

/** Marks that tell a signature from every other, however its headers are written, and when it says that it was made. */
export interface SoleSignature {
  readonly bytes: Uint8Array;
  readonly createdSeconds: number;
}

/** The signature of a request that carries one; undefined where it carries none, or several, of which any may be the valid one. */
export function soleSignature({
  signatureInput,
  signature,
}: {
  readonly signatureInput: string;
  readonly signature: string;
}): SoleSignature | undefined {
  const [one, another] = readSignatures(signatureInput, signature) ?? [];
  const created = one?.parameters.get("created");
  if (!one || another || typeof created !== "number") return undefined;
  return { bytes: one.bytes, createdSeconds: created };
}
