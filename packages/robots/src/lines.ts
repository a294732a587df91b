import type { Octets } from "./octets.ts";

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly octets: Octets;
  /** Whether its end is left out. */
  readonly isCut: boolean;
}

/** Eight times what some browsers take as an address, as Google's parser has it. */
const lineOctetsMax = 8 * 2_083 - 1;

const byteOrderMark = "\u00ef\u00bb\u00bf";

/** The lines between CR, LF or both; one without an end counts. What a byte order mark has of its three octets is passed over. */
export function linesOf(octets: Octets): Line[] {
  const lines = octets.slice(markLength(octets)).split(/\r\n|\r|\n/);
  return lines.map((line, index) => ({
    number: index + 1,
    octets: line.slice(0, lineOctetsMax),
    isCut: line.length > lineOctetsMax,
  }));
}

/** Like Google's parser: one, two or three octets of the mark, as far as they stand in order. */
export function markLength(octets: Octets): number {
  let length = 0;
  while (length < byteOrderMark.length && octets[length] === byteOrderMark[length]) length++;
  return length;
}
