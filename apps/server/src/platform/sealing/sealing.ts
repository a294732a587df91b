import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** Before whatever is sealed this way, so that another way can be told from it. */
const prefix = "s1.";

/** By what a secret of somebody else is kept: only the same key and the same purpose open it again. */
interface Seal {
  /** The installation's. */
  readonly secretKey: string;
  /** Purpose of the sealed text, and its owner. */
  readonly purpose: string;
}

/** A secret as it may be stored. The same one looks different each time. */
export function sealed(secret: string, seal: Seal): string {
  const iv = randomBytes(ivBytes);
  const box = createCipheriv(cipher, keyOf(seal), iv);
  const hidden = Buffer.concat([box.update(secret, "utf8"), box.final()]);
  return prefix + Buffer.concat([iv, box.getAuthTag(), hidden]).toString("base64url");
}

/** Text that was sealed; undefined where it was changed, or sealed by another key or for another purpose. */
export function unsealed(text: string, seal: Seal): string | undefined {
  const bytes = Buffer.from(text.slice(prefix.length), "base64url");
  if (!text.startsWith(prefix) || bytes.length < ivBytes + tagBytes) return undefined;

  const box = createDecipheriv(cipher, keyOf(seal), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  box.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([box.update(bytes.subarray(ivBytes + tagBytes)), box.final()]).toString("utf8");
  } catch {
    return undefined; // the tag does not fit
  }
}

function keyOf({ secretKey, purpose }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secretKey, "citelens sealing", purpose, 32));
}
