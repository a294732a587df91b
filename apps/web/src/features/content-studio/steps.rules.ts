import type { Optimization } from "@citelens/contract/content/optimization-fields";
import {
  type OptimizationMode,
  type OptimizationStep,
  optimizationSteps,
  sourcesMax,
} from "@citelens/contract/content/studio-words";

type WorkProgress = Pick<Optimization, "mode" | "kind" | "progress">;

export interface ShownStep {
  readonly title: string;
  readonly hint: string;
  readonly state: "done" | "current" | "next";
  /** How far it is, where that is counted. */
  readonly count: string | undefined;
}

interface StepLabels {
  readonly title: string;
  readonly hint: string;
  /** Counts in it. */
  readonly counts?: string;
}

const words: Readonly<Record<OptimizationStep, StepLabels>> = {
  PAGE: {
    title: "Read the page",
    hint: "Its text is fetched as an AI agent gets it, and robots.txt is obeyed.",
  },
  ANSWERS: {
    title: "Look at the answers",
    hint: "What was searched for before 90 days of answers to the target queries, and the pages that they cite.",
  },
  SOURCES: {
    title: "Read the cited pages",
    hint: `At most ${sourcesMax}, those that are cited most, as passages that can be quoted.`,
    counts: "pages",
  },
  GAPS: {
    title: "Find the gaps",
    hint: "Questions that they answer, and figures, prices and tables that they hold, and your text does not.",
  },
  OUTLINE: {
    title: "Make the outline",
    hint: "Sections in their order, each with what belongs into it.",
  },
  SECTIONS: {
    title: "Write the sections",
    hint: "One after the other, each change with its reason.",
    counts: "sections",
  },
  CLAIMS: {
    title: "Check the claims",
    hint: "New figures, dates, prices and quotations are traced to where they come from, and the readiness is scored.",
  },
  SCORE: {
    title: "Score the readiness",
    hint: "How ready the text is to be found and quoted, line by line.",
  },
};

const stepsOfMode: Readonly<Record<OptimizationMode, readonly OptimizationStep[]>> = {
  BRIEF: ["PAGE", "ANSWERS", "SOURCES", "GAPS", "OUTLINE", "SCORE"],
  FULL: ["PAGE", "ANSWERS", "SOURCES", "GAPS", "OUTLINE", "SECTIONS", "CLAIMS"],
};

/** The steps of the work; of a new page there is none to be read. */
export function shownSteps(worked: WorkProgress): readonly ShownStep[] {
  const { progress } = worked;
  const at = positionOf(worked);
  return stepsOf(worked).map((step, index) => {
    const { title, hint, counts } = words[step];
    const isCounted = counts !== undefined && progress?.step === step && progress.of > 0;
    return {
      title,
      hint,
      state: stateOf(index, at),
      count: isCounted ? `${progress.done} of ${progress.of} ${counts}` : undefined,
    };
  });
}

function stateOf(index: number, at: number): ShownStep["state"] {
  if (index < at) return "done";
  return index === at ? "current" : "next";
}

/** Where the work is, in a line. */
export function stepLine(worked: WorkProgress): string {
  const steps = shownSteps(worked);
  const at = positionOf(worked);
  return `Step ${at + 1} of ${steps.length}: ${steps[at]?.title ?? ""}`;
}

/** The same with what is counted in it. */
export function progressLine(worked: WorkProgress): string {
  if (!worked.progress) return "Waiting for its turn";
  const { count } = shownSteps(worked).find(({ state }) => state === "current") ?? {};
  return [stepLine(worked), ...(count === undefined ? [] : [count])].join(", ");
}

function stepsOf({ mode, kind }: WorkProgress): readonly OptimizationStep[] {
  return stepsOfMode[mode].filter((step) => kind === "REWRITE" || step !== "PAGE");
}

/** The first step that is shown and not over yet: what the server does beside it is not shown by itself. */
function positionOf(worked: WorkProgress): number {
  const reached = optimizationSteps.indexOf(worked.progress?.step ?? "PAGE");
  return stepsOf(worked).findIndex((step) => optimizationSteps.indexOf(step) >= reached);
}
