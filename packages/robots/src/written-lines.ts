import { markLength } from "./lines.ts";
import { octetsOf, writtenOf } from "./octets.ts";

/** A line of a file that is written anew, and how it ends: "" for the last one of a file that ends without. */
export interface WrittenLine {
  readonly text: string;
  readonly ending: string;
}

/** The lines of a robots.txt, as many as its reader counts: as text, without a byte order mark. */
export function writtenLines(source: string | Uint8Array): WrittenLine[] {
  const octets = octetsOf(source);
  const lines = octets.slice(markLength(octets)).match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  return lines.map((line) => ({
    text: writtenOf(line.replace(/[\r\n]+$/, "")),
    ending: /[\r\n]*$/.exec(line)?.[0] ?? "",
  }));
}

export function writtenText(lines: readonly WrittenLine[]): string {
  return lines.map(({ text, ending }) => text + ending).join("");
}

/** How the lines of a file end: as its first one does, with CR and LF or with LF. */
export function endingOf([first]: readonly WrittenLine[]): string {
  return first?.ending === "\r\n" ? "\r\n" : "\n";
}
