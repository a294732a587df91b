import type { OpportunityState } from "@citelens/contract/content/opportunity-words";
import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { counted, countText } from "#lib/figures.ts";

/** Progress of a workspace; undefined while it is not known. */
export interface Progress {
  readonly hasAudit: boolean | undefined;
  readonly states: readonly { readonly state: OpportunityState; readonly count: number }[] | undefined;
  readonly summary: OptimizationSummary;
}

export const stepNames = ["audit", "opportunity", "brief"] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

/** The first steps in their order, until all are done or a text is published; undefined while they are not known. */
export function firstSteps({ hasAudit, states, summary }: Progress): readonly Step[] | undefined {
  if (summary.published > 0) return [];
  if (hasAudit === undefined || states === undefined) return undefined;
  const isPicked = states.some(({ state, count }) => (state === "PLANNED" || state === "DONE") && count > 0);
  const steps: readonly Step[] = [
    { name: "audit", isDone: hasAudit },
    { name: "opportunity", isDone: isPicked },
    { name: "brief", isDone: finishedOf(summary) > 0 },
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

function finishedOf({ unapproved, approved }: OptimizationSummary): number {
  return unapproved + approved;
}

/** Whether there is any text at all; one that was canceled is none. */
export function hasTexts(summary: OptimizationSummary): boolean {
  const { drafts, working, failed, published } = summary;
  return drafts + working + failed + published + finishedOf(summary) > 0;
}

/** Below the number of texts at work, such as "3 drafts, 1 failed". */
export function besidesText({ drafts, failed }: OptimizationSummary): string {
  const parts = [
    ...(drafts > 0 ? [counted(drafts, "draft")] : []),
    ...(failed > 0 ? [`${countText(failed)} failed`] : []),
  ];
  return parts.join(", ") || "no drafts";
}
