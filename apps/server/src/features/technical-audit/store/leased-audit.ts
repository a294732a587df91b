import { whileLeased } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AuditRow, type AuditStep, changeLeased, findAudit, leaseAudit } from "./audits.sql.ts";

/** Time to wait, where the process stops, for what was asked of a site for the slice under way, so that it is asked for once. */
const finishSliceMs = 10_000;

export interface AtWork {
  readonly audit: AuditRow;
  /** Aborted once the audit is canceled, deleted or somebody else's, within about a second; and where the process stops. */
  readonly signal: AbortSignal;
  /** Progress that the next beat tells those who watch. */
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
  const done = await whileLeased(
    tools,
    {
      what: { auditId },
      finishMs: step === "CRAWLING" ? finishSliceMs : 0,
      take: async (until) => {
        const audit = await leaseAudit(tools, place, { auditId, step, until });
        return audit && { audit, progress: progressOf(audit) };
      },
      renew: ({ audit, progress }, lease_until) =>
        changeLeased(tools, place, { leased: audit, changes: { ...progress, lease_until } }),
      letGo: ({ audit }) => changeLeased(tools, place, { leased: audit, changes: {}, letsGo: true }),
    },
    (held, signal) => run({ ...held, signal }),
  );
  if (done === "held") await refuseIfHeld(tools, place, { auditId, step });
}

export function progressOf({ read, known, failed, rendered, current_url }: AuditRow): Progress {
  return { read, known, failed, rendered, current_url };
}

async function refuseIfHeld(
  tools: Tools,
  place: Place,
  { auditId, step }: { readonly auditId: string; readonly step: AuditStep },
): Promise<void> {
  const audit = await findAudit(tools, place, auditId);
  if (audit?.status === step) throw new Error(`Somebody else works at the audit ${auditId}`);
}
