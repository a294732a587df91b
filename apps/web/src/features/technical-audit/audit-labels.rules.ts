import type { Audit } from "@citelens/contract/content/audit-fields";
import {
  type AuditCategory,
  type AuditSpeed,
  type AuditStatus,
  type EvidenceGrade,
  type PageKind,
  type PageOrigin,
  type ProbeOutcome,
  runningStatuses,
  type ScoreBand,
  type Severity,
  scoreBands,
} from "@citelens/contract/content/audit-words";

// What the screens of the audit call the words of the contract.

export const severityLabels: Readonly<Record<Severity, string>> = {
  blocker: "Blocker",
  high: "High",
  medium: "Medium",
  low: "Low",
  info: "Note",
};

export const severityMeanings: Readonly<Record<Severity, string>> = {
  blocker: "Keeps AI agents from the content: the score is capped until it is mended.",
  high: "Costs much: agents miss or mistrust what the page says.",
  medium: "Costs something: agents can read the page, and use it less well.",
  low: "A detail. Mend it when you are there anyway.",
  info: "Costs nothing; it is only told.",
};

/** Meaning of a check that fails by half; goes on after "it". */
export function halfMeaning(severity: Severity): string {
  if (severity === "info") return "fails only in part";
  return severity === "blocker"
    ? "fails only in part, costs half, and does not cap the score"
    : "fails only in part, and costs half";
}

export const gradeLabels: Readonly<
  Record<EvidenceGrade, { readonly label: string; readonly meaning: string }>
> = {
  a: { label: "Measured", meaning: "Trials have measured that it matters to what AI answers cite." },
  b: { label: "Documented", meaning: "An operator of AI agents or of a search engine documents it." },
  c: { label: "Convention", meaning: "Good practice of the web. Its effect on AI answers was not measured." },
};

export const categoryLabels: Readonly<Record<AuditCategory, string>> = {
  access: "Access",
  javascript: "JavaScript",
  structure: "Structure",
  trust: "Trust",
  links: "Links",
  speed: "Speed",
};

export const categoryMeanings: Readonly<Record<AuditCategory, string>> = {
  access: "May AI agents read the pages: robots.txt, meta tags, firewalls, status codes",
  javascript: "Is the text there without running scripts, which most AI agents do not",
  structure: "Do headings, titles and structured data say what a page is about",
  trust: "Do pages show who wrote them, when, and facts that can be checked",
  links: "Are pages linked, found, and listed in the sitemap",
  speed: "Do pages answer fast enough for an agent that waits only seconds",
};

export const speedLabels: Readonly<Record<AuditSpeed, string>> = {
  GENTLE: "Gentle, one page a second",
  NORMAL: "Normal, up to 5 pages a second",
  FAST: "Fast, up to 40 pages a second",
};

export const kindLabels: Readonly<Record<PageKind, string>> = {
  home: "Start page",
  product: "Product",
  article: "Article",
  guide: "Guide",
  comparison: "Comparison",
  list: "List",
  contact: "Contact",
  legal: "Legal",
  other: "Other",
};

export const originLabels: Readonly<Record<PageOrigin, string>> = {
  START: "start address",
  SITEMAP: "sitemap",
  LINK: "links",
  CITED: "citations",
  VISITED: "visits",
};

export const outcomeLabels: Readonly<Record<ProbeOutcome, string>> = {
  OPEN: "Open",
  CHALLENGED: "Challenged",
  REFUSED: "Refused",
  PAYMENT: "Asked to pay",
  DIFFERENT: "Got less text",
  INCONCLUSIVE: "No clear result",
};

export const bandLabels: Readonly<Record<ScoreBand, string>> = {
  strong: "Strong",
  good: "Good",
  fair: "Fair",
  weak: "Weak",
};

/** The band that a score of 100 points is in. */
export function bandOf(score: number): ScoreBand {
  return scoreBands.find(({ from }) => score >= from)?.band ?? "weak";
}

/** Whether an audit with this status is not over. */
export function isRunning(status: AuditStatus): boolean {
  return runningStatuses.some((running) => running === status);
}

/** Whether an audit that has results reads some of its pages again. */
export function isRechecking({ status, finished }: Pick<Audit, "status" | "finished">): boolean {
  return isRunning(status) && finished !== null;
}

/** Whether an audit that ended too early has something to show: one that was canceled, or that could not go on for a reason of ours. */
export function hasFoundSome({
  status,
  failure,
  coverage,
}: Pick<Audit, "status" | "failure" | "coverage">): boolean {
  return coverage.read > 0 && (status === "CANCELED" || failure?.reason === "INTERNAL");
}

export interface StatusLook {
  readonly label: string;
  readonly tone: "neutral" | "pos" | "neg" | "brand";
}

/** An audit's state in a word. */
export function statusLook(status: AuditStatus): StatusLook {
  if (isRunning(status)) return { label: "Running", tone: "brand" };
  if (status === "DONE") return { label: "Done", tone: "pos" };
  return status === "FAILED" ? { label: "Failed", tone: "neg" } : { label: "Canceled", tone: "neutral" };
}
