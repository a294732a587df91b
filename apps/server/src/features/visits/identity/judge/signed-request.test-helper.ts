import { type KeyObject, sign } from "node:crypto";

/** A part that a signature covers, as it stands in Signature-Input, and the value that its signer saw. */
export type Part = readonly [identifier: string, value: string];

export interface SignatureInput {
  readonly label: string;
  readonly by: KeyObject;
  readonly parts: readonly Part[];
  /** Terms behind the parts, such as `;created=1;tag="web-bot-auth"`. */
  readonly terms: string;
}

export interface SignedHeaders {
  /** The member of Signature-Input, behind its label. */
  readonly input: string;
  /** The member of Signature, behind its label. */
  readonly value: string;
  readonly label: string;
}

/** Signs by RFC 9421, section 2.5, written out here once more. */
export function signedBy({ label, by, parts, terms }: SignatureInput): SignedHeaders {
  const input = `(${parts.map(([identifier]) => identifier).join(" ")})${terms}`;
  const lines = [
    ...parts.map(([identifier, value]) => `${identifier}: ${value}`),
    `"@signature-params": ${input}`,
  ];
  const bytes = sign(null, Buffer.from(lines.join("\n")), by);
  return { label, input, value: `:${bytes.toString("base64")}:` };
}

/** The two headers of some signatures, in their order. */
export function headersOf(signed: readonly SignedHeaders[]): {
  readonly signatureInput: string;
  readonly signature: string;
} {
  return {
    signatureInput: signed.map(({ label, input }) => `${label}=${input}`).join(", "),
    signature: signed.map(({ label, value }) => `${label}=${value}`).join(", "),
  };
}
