import { createHash } from "node:crypto";

/** The seal of a range: made of the one before it, of how many rows there are and of what they say. */
export function sealOf(
  previous: string | null,
  { rows, digest }: { readonly rows: number; readonly digest: string },
): string {
  return createHash("sha256")
    .update(`${previous ?? ""}\n${rows}\n${digest}`)
    .digest("hex");
}
