import { lineFaultNames, lineFaults } from "@citelens/access-log";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { faultSentences, LogProblem } from "./log-problem.ts";
import type { HistoryFaults } from "./read-history.ts";
import type { ImportProgress } from "./run-import.ts";

/** Megabytes of a million bytes, such as "1.2 MB". */
export function megabytesText(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 100_000 ? 2 : 1)} MB`;
}

/** Sentence on what is stored of an import that ended, however it did. */
export function storedSentence(progress: ImportProgress | undefined): string {
  const { stored = 0, repeated = 0 } = progress ?? {};
  const before =
    repeated > 0 ? ` ${counted(repeated, "was", "were")} imported before and not counted again.` : "";
  return `${counted(stored, "visit is", "visits are")} stored.${before}`;
}

/** Why lines could not be read, each reason with its number. */
export function faultsOf(counts: HistoryFaults): readonly (readonly [string, number])[] {
  return lineFaultNames.map((fault) => [`Lines ${lineFaults[fault]}`, counts[fault] ?? 0]);
}

/** Sentence on what hinders the verification of so many visits. */
export function unaddressedSentence(visits: number): string {
  return `${counted(visits, "visit names", "visits name")} no address of the internet, so no agent can be verified by it. Let the server log the visitor’s address, not a proxy’s or a host’s name.`;
}

/** Why an import stopped. */
export function problemSentence(problem: unknown): string {
  if (problem instanceof LogProblem)
    return [faultSentences[problem.fault], problem.detail].filter((text) => text !== undefined).join(" ");
  if (problem instanceof DOMException && problem.name === "NotReadableError")
    return "The file changed or was removed while it was read.";
  return problemMessage(problem);
}
