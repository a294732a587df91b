import {
  type OptimizationFailure,
  type OptimizationStatus,
  type OptimizationStep,
  workingStatuses,
} from "@citelens/contract/content/studio-words";

const working: ReadonlySet<OptimizationStatus> = new Set(workingStatuses);

/** Whether it ended for want of credits, with what was written by then, which the next attempt goes on with. */
export function hasKeptText({
  status,
  failure,
  step,
}: {
  readonly status: OptimizationStatus;
  readonly failure: OptimizationFailure | null;
  readonly step: OptimizationStep | null;
}): boolean {
  return status === "FAILED" && failure === "NOT_ENOUGH_CREDITS" && step === "SECTIONS";
}

/** Whether somebody works at it, or will. */
export function isWorking(status: OptimizationStatus): boolean {
  return working.has(status);
}
