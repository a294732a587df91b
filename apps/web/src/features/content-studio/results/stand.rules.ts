import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { OptimizationStep } from "@citelens/contract/content/studio-words";

interface Stand {
  readonly title: string;
  readonly says: readonly string[];
  /** Where to go from here. */
  readonly action: string;
}

const stepWords: Readonly<Record<OptimizationStep, string>> = {
  PAGE: "The page is being read.",
  ANSWERS: "Answers are being looked at.",
  SOURCES: "Cited pages are being read.",
  GAPS: "Gaps are being looked for.",
  OUTLINE: "The outline is being made.",
  SECTIONS: "Sections are being written.",
  CLAIMS: "Claims are being checked.",
  SCORE: "The score is being made.",
};

/** Where a text stands that is not done, in words. */
export function standOf({
  status,
  failure,
  progress,
}: Pick<Optimization, "status" | "failure" | "progress">): Stand {
  switch (status) {
    case "DRAFT":
      return {
        title: "This is a draft",
        says: ["Say what the page should be found for, then generate it."],
        action: "Go on with the draft",
      };
    case "FAILED":
      return {
        title: "The text could not be made",
        says: failure ? [failure.seen, failure.remedy] : ["Something went wrong on our side. Try again."],
        action: "See what happened",
      };
    case "CANCELED":
      return {
        title: "This was canceled",
        says: ["Its text was dropped, and nothing was charged."],
        action: "Open it again",
      };
    case "QUEUED":
      return {
        title: "It waits for its turn",
        says: ["The results are shown here as soon as they are there."],
        action: "Follow it",
      };
    case "GATHERING":
    case "WRITING":
    case "CHECKING":
    case "DONE":
      return {
        title: "It is being made",
        says: [
          ...(progress ? [`${stepWords[progress.step]}${ofText(progress)}`] : []),
          "The results are shown here as soon as they are there.",
        ],
        action: "Follow it",
      };
  }
}

function ofText({ done, of }: NonNullable<Optimization["progress"]>): string {
  return of > 0 ? ` ${done} of ${of}.` : "";
}
