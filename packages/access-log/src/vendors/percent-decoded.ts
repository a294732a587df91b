const utf8 = new TextDecoder();

/** A text of which some characters were percent-encoded for a log. Bytes that are no UTF-8 become replacement signs. */
export function percentDecoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return leniently(text);
  }
}

function leniently(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    utf8.decode(Uint8Array.from(bytes.slice(1).split("%"), (code) => Number.parseInt(code, 16))),
  );
}
