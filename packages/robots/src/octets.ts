/** A text whose characters are octets, U+0000 to U+00FF: rules are compared octet by octet, in whatever encoding they came. */
export type Octets = string;

/** Calls with more arguments than this fail in some engines. */
const atOnce = 8_192;

export function octetsOf(source: string | Uint8Array): Octets {
  const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source;
  let octets = "";
  for (let at = 0; at < bytes.length; at += atOnce) {
    octets += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  }
  return octets;
}

/** Text that people read: octets without a meaning in UTF-8 become U+FFFD. */
export function textOf(octets: Octets): string {
  return isAscii(octets) ? octets : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOf(octets));
}

/** The same for a file that is written anew: octets without a meaning are escaped, as robots.txt compares them. */
export function writtenOf(octets: Octets): string {
  if (isUtf8(octets)) return textOf(octets);
  return octets.replace(/[\u0080-\u00ff]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function isUtf8(octets: Octets): boolean {
  if (isAscii(octets)) return true;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(octets));
    return true;
  } catch {
    return false; // the only reason for which a strict decoder throws
  }
}

function bytesOf(octets: Octets): Uint8Array {
  return Uint8Array.from(octets, (octet) => octet.charCodeAt(0));
}

function isAscii(octets: Octets): boolean {
  return !/[\u0080-\u00ff]/.test(octets);
}
