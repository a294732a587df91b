/** Bytes of a file that a reader wants, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a Range header asks for: "all" where there is none or one that nobody has to follow, such as several parts at once, and
 * "outside" where the file has no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "all" | "outside" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "all";

  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "all"; // no range at all
  return start >= size || end < start ? "outside" : { start, end };
}
