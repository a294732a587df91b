import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { CheckResult } from "../check.rules.ts";

/** Proof of a fault, without a line unless one is given. */
export function proof(
  url: string,
  found: string,
  more: { readonly wanted: string; readonly line?: number | null; readonly quote?: string | null },
): AuditEvidence {
  const { wanted, line = null, quote = null } = more;
  return { url, found, wanted, line, quote: quote === null ? null : quote.slice(0, quoteCharactersMax) };
}

/** Passed where there is no evidence; more than ten are cut. */
export function resultOf(evidence: readonly AuditEvidence[]): CheckResult {
  return evidence.length === 0 ? "passed" : { evidence: evidence.slice(0, evidenceMax) };
}

/** The lines of a file; CR, LF and both end one. */
export function linesIn(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** A line as it stands there, without blanks around it; null where there is none. Lines count from 1. */
export function lineAt(lines: readonly string[], line: number | null): string | null {
  if (line === null) return null;
  const written = lines[line - 1]?.trim();
  return written ? written : null;
}

/** "12 of 240 pages (5 %)": with one digit where the share is not whole. */
export function shareWords(part: number, whole: number, what: string): string {
  return `${part} of ${whole} ${what} (${Number(((part / whole) * 100).toFixed(1))} %)`;
}

/** How a request was answered, as the beginning of a sentence. */
export function answerWords({
  status,
  failure,
}: {
  readonly status: number | null;
  readonly failure: string | null;
}): string {
  return status === null ? `No answer${failure ? ` (${failure})` : ""}` : `Status ${status}`;
}

export const evidenceMax = 10;
const quoteCharactersMax = 300;
