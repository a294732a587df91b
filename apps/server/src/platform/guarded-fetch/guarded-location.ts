import { isUtf8 } from "node:buffer";

/**
 * The address of a Location header as browsers read it: bytes that are UTF-8 are its letters, others stay the bytes that they are.
 * `value` holds a byte a character. Undefined where the header is empty, which leads nowhere.
 */
export function locationOf(value: string | undefined): string | undefined {
  const written = value?.trim();
  if (!written) return undefined;

  const bytes = Buffer.from(written, "latin1");
  if (isUtf8(bytes)) return bytes.toString("utf8");
  return written.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
