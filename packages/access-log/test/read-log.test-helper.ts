import { detectFormat, type LineFault, type LogEntry } from "../src/index.ts";

export interface ReadLog {
  readonly format: string | undefined;
  readonly entries: readonly LogEntry[];
  /** Why lines were not read. */
  readonly faults: readonly LineFault[];
}

/** Reads lines in the format that they are told to have. */
export function readLog(lines: readonly string[]): ReadLog {
  const format = detectFormat(lines);
  const read = format?.openReader();
  const found = lines.map((line) => read?.(line));
  return {
    format: format?.name,
    entries: found.filter((each) => typeof each === "object"),
    faults: found.filter((each) => typeof each === "string").filter((_, at) => lines[at] !== ""),
  };
}

export const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)";
