import type { Audit } from "@citelens/contract/content/audit-fields";
import type { AuditStatus } from "@citelens/contract/content/audit-words";

/** Work of an audit at each step. */
export const stepLabels: Readonly<Record<AuditStatus, string>> = {
  QUEUED: "Waiting for its turn",
  READING: "Reading robots.txt and sitemaps",
  CRAWLING: "Reading the pages",
  RENDERING: "Opening pages in a browser",
  CHECKING: "Checking what was read",
  DONE: "Done",
  FAILED: "Failed",
  CANCELED: "Canceled",
};

export type StepState = "done" | "current" | "next";

export interface AuditStep {
  readonly title: string;
  readonly hint: string;
  readonly state: StepState;
}

const order = ["READING", "CRAWLING", "RENDERING", "CHECKING"] as const;

const hints: Readonly<Record<(typeof order)[number], string>> = {
  READING: "What the site allows, and which pages it names.",
  CRAWLING: "As an AI agent gets them, without running scripts.",
  RENDERING: "To see what only JavaScript brings.",
  CHECKING: "Pages, links, agents and visits are held against the rules.",
};

/** The steps of an audit; without a browser one fewer. */
export function auditSteps({ status, settings }: Pick<Audit, "status" | "settings">): readonly AuditStep[] {
  const steps = order.filter((step) => step !== "RENDERING" || settings.render);
  const at = status === "DONE" ? steps.length : steps.map(String).indexOf(status);
  return steps.map((step, index) => ({
    title: stepLabels[step],
    hint: hints[step],
    state: stateOf(index, at),
  }));
}

function stateOf(index: number, at: number): StepState {
  if (index < at) return "done";
  return index === at ? "current" : "next";
}

/** How much of what is to be read was read, 0 to 1. */
export function readShare({ progress, settings }: Pick<Audit, "progress" | "settings">): number {
  const wanted = Math.min(progress.known, settings.pages_max);
  return wanted === 0 ? 0 : Math.min(1, progress.read / wanted);
}
