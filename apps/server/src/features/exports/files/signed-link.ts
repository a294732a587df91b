import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const timeBytes = 4;
const macBytes = 32;

/** An export whose file a link opens until a moment. */
export interface SignedExport {
  readonly id: string;
  readonly expiresAt: Date;
}

/** A token that opens the file of one export until it expires, made of what is known of it: nobody has to keep it. */
export function signedToken(secretKey: string, { id, expiresAt }: SignedExport): string {
  const head = Buffer.alloc(idBytes + timeBytes);
  head.write(id.replaceAll("-", ""), "hex");
  head.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), idBytes);
  return Buffer.concat([head, macOf(secretKey, head)]).toString("base64url");
}

/** The export that a token opens; undefined for one that was not made here, was changed, or is over. */
export function readToken(secretKey: string, token: string, now: Date): SignedExport | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + timeBytes + macBytes || bytes.toString("base64url") !== token)
    return undefined;
  const head = bytes.subarray(0, idBytes + timeBytes);
  if (!timingSafeEqual(bytes.subarray(head.length), macOf(secretKey, head))) return undefined;
  const expiresAt = new Date(head.readUInt32BE(idBytes) * 1000);
  if (expiresAt <= now) return undefined;
  const hex = head.toString("hex", 0, idBytes);
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), expiresAt };
}

function macOf(secretKey: string, head: Buffer): Buffer {
  const key = createHmac("sha256", secretKey).update("citelens exports").digest();
  return createHmac("sha256", key).update(head).digest();
}
