import { TextDecoder } from "node:util";
import { declaredCharsets } from "./declared-charsets.ts";
import { guessedCharset } from "./guessed-charset.ts";

/**
 * The characters of a page: by its byte order mark, else by the charset of its header, else as the page itself
 * declares, else UTF-8, or what its bytes look like where they are no UTF-8. An unknown charset is passed over, and bytes
 * without a meaning become U+FFFD.
 */
export function webPageCharacters(html: string | Buffer, headerCharset?: string): string {
  if (typeof html === "string") return html;

  const told = decoderFor(markOf(html)) ?? decoderFor(headerCharset) ?? declaredDecoder(html);
  if (told) return told.decode(html);
  const text = new TextDecoder().decode(html);
  return text.includes("\ufffd") ? new TextDecoder(guessedCharset(html, text)).decode(html) : text;
}

/** Also of UTF-16 without a mark, by its first sign, which is "<". */
function markOf(html: Buffer): string | undefined {
  if (html[0] === 0xef && html[1] === 0xbb && html[2] === 0xbf) return "utf-8";
  if (html[0] === 0xff && html[1] === 0xfe) return "utf-16le";
  if (html[0] === 0xfe && html[1] === 0xff) return "utf-16be";
  return undefined;
}

function declaredDecoder(html: Buffer): TextDecoder | undefined {
  if (html[0] === 0x3c && html[1] === 0 && html[3] === 0) return new TextDecoder("utf-16le");
  if (html[0] === 0 && html[1] === 0x3c && html[2] === 0) return new TextDecoder("utf-16be");
  for (const charset of declaredCharsets(html)) {
    const decoder = decoderFor(charset);
    // A page whose declaration can be read byte by byte is not written in 16 bits, whatever it says.
    if (decoder) return decoder.encoding.startsWith("utf-16") ? new TextDecoder() : decoder;
  }
  return undefined;
}

function decoderFor(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined) return undefined;
  try {
    return new TextDecoder(charset === "x-user-defined" ? "windows-1252" : charset);
  } catch {
    return undefined; // no name of an encoding
  }
}
