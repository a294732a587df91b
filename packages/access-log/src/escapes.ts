const pathCharactersMax = 8_192;
const utf8 = new TextDecoder();
const single: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", v: "\v", f: "\f" };

/** Text of a header without the escapes of nginx and Apache: \x22, \" or \\. Bytes that are no UTF-8 become replacement signs. */
export function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/((?:\\x[0-9a-f]{2})+)|\\(.)/gi, (_, bytes: string | undefined, sign: string) => {
    if (bytes === undefined) return single[sign] ?? sign;
    const codes = bytes.slice(2).split(/\\x/i);
    return utf8.decode(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)));
  });
}

/** The same in a path or a request, byte by byte as browsers would have sent it: \xE9 is %E9, also where that is no UTF-8. */
export function percentEscaped(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:x([0-9a-f]{2})|(["\\nrtbvf]))/gi, (_, byte: string | undefined, sign = "") =>
    byte === undefined ? encodeURIComponent(single[sign] ?? sign) : `%${byte}`,
  );
}

/**
 * A path as the tracking endpoint spells it, whichever program wrote it down: a quote, a backslash, a blank and whatever is not
 * printable ASCII is percent-encoded.
 */
export function readPath(path: string): string {
  const short = path.length > pathCharactersMax ? path.slice(0, pathCharactersMax) : path;
  if (plain.test(short)) return short;
  return short
    .toWellFormed()
    .replace(/\\x([0-9a-f]{2})/gi, "%$1")
    .replace(/[^\x21\x23-\x5b\x5d-\x7e]+/g, encodeURIComponent)
    .slice(0, pathCharactersMax);
}

const plain = /^[\x21\x23-\x5b\x5d-\x7e]*$/;
