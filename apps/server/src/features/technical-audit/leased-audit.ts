import { later } from "@citelens/contract/base/days";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AuditRow, type AuditStep, changeLeased, findAudit, leaseAudit } from "./audits.sql.ts";

/** Longer than several beats, and shorter than a queue waits until it gives a dead worker's job to another. */
export const leaseMs = 40_000;
const beatMs = 1_000;

export interface AtWork {
  readonly audit: AuditRow;
  /** Aborted once the audit is canceled, deleted or somebody else's, within about a second. */
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
 * worker holds the lease, it throws, so that the queue tries again later.
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
  const audit = await leaseAudit(tools, place, { auditId, step, until: later(tools.now(), leaseMs) });
  if (!audit) return refuseIfHeld(tools, place, { auditId, step });

  const stop = new AbortController();
  const { read, known, failed, rendered, current_url } = audit;
  const progress: Progress = { read, known, failed, rendered, current_url };
  const beat = async (): Promise<void> => {
    const changes = { ...progress, lease_until: later(tools.now(), leaseMs) };
    if (!(await changeLeased(tools, place, { leased: audit, changes }))) stop.abort(new AuditEnded());
  };
  let beaten = Promise.resolve();
  const beating = setInterval(() => {
    beaten = beat().catch((error: unknown) =>
      tools.log.warn({ err: error, auditId }, "An audit could not tell its progress"),
    );
  }, beatMs);
  try {
    await run({ audit, signal: stop.signal, progress });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(beating);
    await beaten;
    await changeLeased(tools, place, { leased: audit, changes: {}, letsGo: true });
  }
}

/** The audit was canceled, deleted, or is somebody else's now. */
class AuditEnded extends Error {}

async function refuseIfHeld(
  tools: Tools,
  place: Place,
  { auditId, step }: { readonly auditId: string; readonly step: AuditStep },
): Promise<void> {
  const audit = await findAudit(tools, place, auditId);
  if (audit?.status === step) throw new Error(`Somebody else works at the audit ${auditId}`);
}
