import { type OptimizationStatus, workingStatuses } from "@citelens/contract/content/studio-words";

const working: ReadonlySet<OptimizationStatus> = new Set(workingStatuses);

/** Whether somebody works at it, or will. */
export function isWorking(status: OptimizationStatus): boolean {
  return working.has(status);
}
