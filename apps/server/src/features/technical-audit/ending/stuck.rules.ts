import { hourMs } from "@citelens/contract/base/days";
import type { runningStatuses } from "@citelens/contract/content/audit-words";

type AuditStep = (typeof runningStatuses)[number];

/** More than workers are killed at the same piece of work by chance. */
const attemptsMax = 12;
/** Longer than a database is usually away. */
const stuckMs = 2 * hourMs;

/** Whether a step was begun so often, and for so long, that it will not end whoever tries. */
export function isStuck(
  { attempts, attempted_at: since }: { readonly attempts: number; readonly attempted_at: Date | null },
  now: Date,
): boolean {
  return attempts >= attemptsMax && since !== null && now.getTime() - since.getTime() >= stuckMs;
}

const doings: Readonly<Record<AuditStep, string>> = {
  QUEUED: "begin",
  READING: "look at the start of the website",
  CRAWLING: "read the next pages",
  RENDERING: "open pages in a browser",
  CHECKING: "check what was read",
};

/** Sentence that people are told of it. */
export function stuckSeen({
  attempts,
  status,
}: {
  readonly attempts: number;
  readonly status: AuditStep;
}): string {
  return `The audit tried ${attempts} times to ${doings[status]}, and failed each time for a reason of its own.`;
}
