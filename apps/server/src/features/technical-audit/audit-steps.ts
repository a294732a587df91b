import { auditsWhole } from "@citelens/contract/content/audit-words";
import { z } from "zod";
import { noteSiteRead } from "#features/local-index/kept/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import type { Pace } from "#platform/site-walk/pace.rules.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { probeSite } from "./access/probe-site.ts";
import { forgetAhead } from "./crawl/audit-urls.sql.ts";
import { beginAudit } from "./crawl/begin-audit.ts";
import { crawlSlice } from "./crawl/crawl-slice.ts";
import { auditEnded } from "./evidence/audit-ended.ts";
import { finishAudit } from "./finish/finish-audit.ts";
import { renderSite } from "./rendering/render-site.ts";
import {
  type AuditRow,
  type AuditStep,
  changeLeased,
  listOldWhole,
  markPartial,
} from "./store/audits.sql.ts";
import { thinAudit } from "./store/findings.sql.ts";
import { type AtWork, workAtAudit } from "./store/leased-audit.ts";
import type { SeenSite } from "./store/seen-site.rules.ts";
import { findSettings, type SettingsRow } from "./store/settings.sql.ts";

const step: z.ZodType<AuditStep> = z.enum(["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING"]);
const payload = z.object({ workspaceId: z.uuid(), auditId: z.uuid(), step });

/** The next piece of work at an audit, by the step at which it stands. Killed at any moment, it is done again from there. */
export const continueAudit = job({
  name: "technical-audit.continue-audit",
  payload,
  run: (tools, { auditId, step, ...workspace }) => {
    const place = placeOfJob(workspace);
    return workAtAudit(tools, place, {
      auditId,
      step,
      run: (work) => runStep(tools, place, { step, work }),
    });
  },
});

export interface StepWork extends AtWork {
  /** How fast the site is read; as fast as the audit's settings say unless told otherwise. */
  readonly pace?: Pace;
}

type StepRun = (tools: Tools, place: Place, work: StepWork) => Promise<void>;

/** Does one step of an audit for the holder of its lease, who learns the next one from the job that it leaves. */
export function runStep(
  tools: Tools,
  place: Place,
  { step, work }: { readonly step: AuditStep; readonly work: StepWork },
): Promise<void> {
  return steps[step](tools, place, work);
}

/** Lets the work at an audit begin, or go on, in the transaction that made it necessary. */
export async function enqueueStep(
  tools: Tools,
  place: Place,
  { id, step }: { readonly id: string; readonly step: AuditStep },
): Promise<void> {
  await enqueue(tools, continueAudit, { workspaceId: place.workspaceId, auditId: id, step });
}

interface StepMove {
  readonly audit: AuditRow;
  readonly to: AuditStep;
  readonly changes?: Partial<Omit<AuditRow, "workspace_id" | "id" | "fence" | "scope" | "created">>;
}

/** Puts an audit into its next step, with the work for it; nothing happens where it was canceled meanwhile. */
async function moveOn(tools: Tools, place: Place, { audit, to, changes }: StepMove): Promise<void> {
  await inTransaction(tools, async (within) => {
    const moved = await changeLeased(within, place, {
      leased: audit,
      changes: { ...changes, status: to, attempts: 0 },
      letsGo: true,
    });
    if (moved) await enqueueStep(within, place, { id: audit.id, step: to });
  });
}

const begin: StepRun = (tools, place, { audit }) => moveOn(tools, place, { audit, to: "READING" });

const read: StepRun = async (tools, place, work) => {
  const { audit, signal } = work;
  const { site, failure } = await beginAudit(tools, place, work);
  signal.throwIfAborted();
  if (!failure) return moveOn(tools, place, { audit, to: "CRAWLING", changes: { site } });
  await changeLeased(tools, place, {
    leased: audit,
    changes: { site, failure: failure.reason, failure_seen: failure.seen },
  });
  await moveOn(tools, place, { audit, to: "CHECKING" });
};

const crawl: StepRun = async (tools, place, work) => {
  const { audit, progress, pace } = work;
  const site = seenSite(audit);
  const { isDone, cut } = await crawlSlice(tools, place, { site, work, ...(pace && { pace }) });
  if (!isDone) return moveOn(tools, place, { audit, to: "CRAWLING", changes: progress });
  if (audit.scope === "SITE")
    await noteSiteRead(tools, place, { host: site.host, pages: progress.read - progress.failed });
  const nothing = progress.read === progress.failed || progress.read === 0;
  const failed = nothing
    ? { failure: "NO_PAGES" as const, failure_seen: "No page of the site could be read." }
    : {};
  await moveOn(tools, place, { audit, to: "RENDERING", changes: { ...progress, ...failed, cut } });
};

const render: StepRun = async (tools, place, work) => {
  const { audit, progress } = work;
  const noBrowser = await renderSite(tools, place, work);
  const site = { ...seenSite(audit), noBrowser };
  await moveOn(tools, place, { audit, to: "CHECKING", changes: { site, rendered: progress.rendered } });
};

const check: StepRun = async (tools, place, work) => {
  const { audit, signal, pace } = work;
  const mayProbe = audit.may_test && audit.scope === "SITE" && !audit.failure;
  const seen = seenSite(audit);
  const site = mayProbe
    ? await probeSite(tools, place, { work, site: seen, ...(pace && { paceMs: 1_000 / pace.perSecond }) })
    : seen;
  const marks = marksOf(await findSettings(tools, place));
  const verdict = await finishAudit(tools, place, { audit, site, signal });
  signal.throwIfAborted();
  const status = audit.failure ? "FAILED" : "DONE";
  const scores = audit.failure ? { score: null, site_score: null, pages_score: null, categories: {} } : {};
  await inTransaction(tools, async (within) => {
    // It locks the audit: settings that are stored after this find it done, and open it again themselves.
    if (!(await changeLeased(within, place, { leased: audit, changes: {} }))) return;
    if (marksOf(await findSettings(within, place)) !== marks)
      return moveOn(within, place, { audit, to: "CHECKING" });
    await changeLeased(within, place, {
      leased: audit,
      changes: {
        ...verdict,
        ...scores,
        status,
        current_url: null,
        finished_at: audit.finished_at ?? tools.now(),
      },
      letsGo: true,
    });
    await forgetAhead(within, place, audit.id);
    if (status === "DONE" && audit.scope === "SITE")
      await auditEnded.announce(within, { workspaceId: place.workspaceId, auditId: audit.id });
  });
  await thinOldAudits(tools, place, audit.scope);
  tools.log.info({ auditId: audit.id, status, score: verdict.score }, "An audit has ended");
};

/** Marks of people on pages and issues, which the checks heed. */
function marksOf({ ignored, kinds }: SettingsRow): string {
  return JSON.stringify([ignored, kinds]);
}

const steps: Readonly<Record<AuditStep, StepRun>> = {
  QUEUED: begin,
  READING: read,
  CRAWLING: crawl,
  RENDERING: render,
  CHECKING: check,
};

function seenSite({ id, site }: AuditRow): SeenSite {
  if (!site) throw new Error(`The audit ${id} has not seen its site`);
  return site;
}

/** Scores and counts of audits beyond the newest ones stay. */
async function thinOldAudits(tools: Tools, place: Place, scope: AuditRow["scope"]): Promise<void> {
  for (const auditId of await listOldWhole(tools, place, { scope, wholeMax: auditsWhole })) {
    await inTransaction(tools, async (within) => {
      await thinAudit(within, place, auditId);
      await markPartial(within, place, auditId);
    });
  }
}
