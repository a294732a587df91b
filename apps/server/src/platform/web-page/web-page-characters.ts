import { TextDecoder } from "node:util";

/** The standard has a declaration within the first 1,024 bytes; pages in the wild come later. */
const declarationBytes = 4_096;

/**
 * The characters of a page: by its byte order mark, else by the charset of its header, else as the page itself
 * declares, else UTF-8. An unknown charset is passed over, and bytes without a meaning become U+FFFD.
 */
export function webPageCharacters(html: string | Buffer, headerCharset?: string): string {
  if (typeof html === "string") return html;

  const marked = markOf(html);
  const decoder = [marked, headerCharset, declaredCharset(html)].map(decoderFor).find(Boolean);
  return (decoder ?? new TextDecoder()).decode(html);
}

function markOf(html: Buffer): string | undefined {
  if (html[0] === 0xef && html[1] === 0xbb && html[2] === 0xbf) return "utf-8";
  if (html[0] === 0xff && html[1] === 0xfe) return "utf-16le";
  if (html[0] === 0xfe && html[1] === 0xff) return "utf-16be";
  return undefined;
}

function declaredCharset(html: Buffer): string | undefined {
  const start = html.toString("latin1", 0, declarationBytes);
  const [, charset] = /<meta\s[^>]{0,300}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start) ?? [];
  // A page whose declaration can be read byte by byte is not written in 16 bits, whatever it says.
  return charset && /^utf-?16/i.test(charset) ? "utf-8" : charset;
}

function decoderFor(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined) return undefined;
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined; // no name of an encoding
  }
}
