import { later, minuteMs } from "@citelens/contract/base/days";
import { auditPagesUsual } from "@citelens/contract/content/audit-words";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { takeBackJobs } from "#platform/jobs/job-states.sql.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Place } from "#platform/place.ts";
import type { Pace } from "#platform/site-walk/pace.rules.ts";
import type { Tools } from "#platform/tools.ts";
import { continueAudit, runStep } from "./audit-steps.ts";
import { insertWithWork, newAudit } from "./run-audit.ts";
import { type AuditStep, leaseAudit } from "./store/audits.sql.ts";
import { progressOf } from "./store/leased-audit.ts";

/** Answers that come over no wire need no pauses; one at a time, as the caller's transaction has one connection. */
const unhurt: Pace = { atOnce: 1, perSecond: Number.POSITIVE_INFINITY };
const leaseMs = 10 * minuteMs;

/**
 * Audits the workspace's site from the first step to the last within the caller's transaction: all of it or nothing, and nobody
 * else sees it under way. For sites that this process answers for itself. Nothing happens where an audit of the site runs.
 */
export async function auditNow(within: Tools, place: Place): Promise<void> {
  const site = await findWorkspaceSettings(within, place.workspaceId);
  const audit =
    site &&
    (await insertWithWork(within, place, {
      ...newAudit(settings),
      scope: "SITE",
      url: new URL("/", site.url).href,
      begun_by: null,
    }));
  if (!audit) return;
  for (;;) {
    const step = await takeStep(within, place, audit.id);
    if (!step) return;
    await workAt(within, place, { auditId: audit.id, step });
  }
}

const settings: Parameters<typeof newAudit>[0] = {
  pages_max: auditPagesUsual,
  speed: "NORMAL",
  render: false,
  may_test: false,
  ignore_robots: false,
  include_paths: [],
  exclude_paths: [],
};

/** The step that the last one has left to do. Work at other audits of the workspace goes back to the queue. */
async function takeStep(within: Tools, place: Place, auditId: string): Promise<AuditStep | undefined> {
  const taken = await takeBackJobs(within, place, continueAudit.name);
  const jobs = taken.map((payload) => continueAudit.payload.parse(payload));
  for (const job of jobs) if (job.auditId !== auditId) await enqueue(within, continueAudit, job);
  return jobs.find((job) => job.auditId === auditId)?.step;
}

/** Without beats: the transaction that the lease stands in is the caller's own. */
async function workAt(
  within: Tools,
  place: Place,
  { auditId, step }: { readonly auditId: string; readonly step: AuditStep },
): Promise<void> {
  const audit = await leaseAudit(within, place, { auditId, step, until: later(within.now(), leaseMs) });
  if (!audit) return;
  const progress = progressOf(audit);
  const { signal } = new AbortController();
  await runStep(within, place, { step, work: { audit, progress, signal, pace: unhurt } });
}
