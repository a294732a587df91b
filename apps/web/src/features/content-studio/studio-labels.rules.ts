import type { OptimizationKind, OptimizationStatus } from "@citelens/contract/content/studio-words";

// What the pages of the Content Studio call the words of the contract.

export const kindLabels: Readonly<Record<OptimizationKind, string>> = {
  REWRITE: "Rewrite a page",
  NEW: "New page",
};

export const kindMeanings: Readonly<Record<OptimizationKind, string>> = {
  REWRITE: "A page that is there: what it lacks, and where it belongs.",
  NEW: "One that is to be written: what it has to answer.",
};

interface StatusLook {
  readonly label: string;
  readonly tone: "neutral" | "pos" | "neg" | "brand";
}

export const statusLooks: Readonly<Record<OptimizationStatus, StatusLook>> = {
  DRAFT: { label: "Draft", tone: "neutral" },
  QUEUED: { label: "Starting", tone: "brand" },
  GATHERING: { label: "Gathering", tone: "brand" },
  WRITING: { label: "Writing", tone: "brand" },
  CHECKING: { label: "Checking", tone: "brand" },
  DONE: { label: "Done", tone: "pos" },
  FAILED: { label: "Failed", tone: "neg" },
  CANCELED: { label: "Canceled", tone: "neutral" },
};

/** Whether its form can be changed: until it is done, and while nobody works at it. */
export function isEditable(status: OptimizationStatus): boolean {
  return status === "DRAFT" || status === "FAILED" || status === "CANCELED";
}
