import { later } from "@citelens/contract/base/days";
import { HeldNoMore, whileLeased } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AuditRow, type AuditStep, changeLeased, findAudit, leaseAudit } from "./audits.sql.ts";

/** Longer than several beats, and shorter than a queue waits until it gives a dead worker's job to another. */
export const leaseMs = 40_000;
/** What was asked of a site for the slice that is under way is waited for where the process stops, so that it is asked for once. */
const finishSliceMs = 10_000;

export interface AtWork {
  readonly audit: AuditRow;
  /** Aborted once the audit is canceled, deleted or somebody else's, within about a second; and where the process stops. */
  readonly signal: AbortSignal;
  /** What the next beat tells those who watch. */
  readonly progress: Progress;
}

export interface Progress {
  read: number;
  known: number;
  failed: number;
  rendered: number;
  current_url: string | null;
}

/**
 * Works at a step of an audit while nobody else does. Every second the lease is renewed and the progress told, and a worker
 * whose audit was canceled or deleted learns it. Nothing happens where the audit is not in that step any more; where another
 * worker holds the lease, it throws, so that the queue tries again later; and HandedBack where the process stops.
 */
export async function workAtAudit(
  tools: Tools,
  place: Place,
  {
    auditId,
    step,
    run,
  }: { readonly auditId: string; readonly step: AuditStep; run(work: AtWork): Promise<void> },
): Promise<void> {
  const sinceMs = performance.now();
  const audit = await leaseAudit(tools, place, { auditId, step, until: later(tools.now(), leaseMs) });
  if (!audit) return refuseIfHeld(tools, place, { auditId, step });

  const { read, known, failed, rendered, current_url } = audit;
  const progress: Progress = { read, known, failed, rendered, current_url };
  const letGo = () => changeLeased(tools, place, { leased: audit, changes: {}, letsGo: true });
  const lease = {
    what: { auditId },
    ms: leaseMs,
    sinceMs,
    finishMs: step === "CRAWLING" ? finishSliceMs : 0,
    renew: (lease_until: Date) =>
      changeLeased(tools, place, { leased: audit, changes: { ...progress, lease_until } }),
    handBack: letGo,
  };
  try {
    await whileLeased(tools, lease, (signal) => run({ audit, signal, progress }));
  } catch (error) {
    if (!(error instanceof HeldNoMore)) throw error;
  } finally {
    await letGo();
  }
}

async function refuseIfHeld(
  tools: Tools,
  place: Place,
  { auditId, step }: { readonly auditId: string; readonly step: AuditStep },
): Promise<void> {
  const audit = await findAudit(tools, place, auditId);
  if (audit?.status === step) throw new Error(`Somebody else works at the audit ${auditId}`);
}
