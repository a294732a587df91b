import type { OptimizationFailure } from "@citelens/contract/content/studio-words";

/** Why work at an optimization cannot come to its end, with what was seen as a sentence. */
export class WorkFailure extends Error {
  readonly reason: OptimizationFailure;

  constructor(reason: OptimizationFailure, seen: string) {
    super(seen);
    this.reason = reason;
  }
}
