import type { WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import type { AuditSchedule } from "@citelens/contract/content/audit-words";
import type { updateAuditSettings } from "@citelens/contract/content/technical-audit";
import type { z } from "zod";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { audit as noteInLog } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { enqueueStep } from "./audit-steps.ts";
import { nextAudit } from "./next-audit.rules.ts";
import { refuseFastWithoutLeave, refuseTooManyPages } from "./settings-allowed.ts";
import { listAuditRows, reopenAudit, reopening } from "./store/audits.sql.ts";
import { changeSettings, findSettings, type SettingsRow } from "./store/settings.sql.ts";

type AuditSettingsChanges = z.output<typeof updateAuditSettings.body>;

export async function getAuditSettings(tools: Tools, member: Member): Promise<WorkspaceAuditSettings> {
  return shown(await findSettings(tools, member), await tools.browser.whyNone());
}

/** Changes what is named. Whoever lets us test the site, or pass over its robots.txt, is noted. */
export async function changeAuditSettings(
  tools: Tools,
  member: Member,
  changes: AuditSettingsChanges,
): Promise<WorkspaceAuditSettings> {
  if (changes.ignore_robots && member.role !== "OWNER") throw new Refusal("FORBIDDEN");
  if (changes.pages_max !== undefined) await refuseTooManyPages(tools, member, changes.pages_max);
  const settings = await inTransaction(tools, async (within) => {
    const before = await findSettings(within, member);
    await changeSettings(within, member, {
      ...changesOf(changes),
      ...scheduled(within, before, changes.schedule),
    });
    const after = await findSettings(within, member);
    refuseFastWithoutLeave(after);
    if (after.may_test !== before.may_test || after.ignore_robots !== before.ignore_robots) {
      await noteInLog(within, member, {
        action: "audit.permitted",
        workspaceId: member.workspaceId,
        details: { may_test: after.may_test, ignore_robots: after.ignore_robots },
      });
    }
    return after;
  });
  if (changes.ignored !== undefined || changes.kinds !== undefined) await checkNewestAgain(tools, member);
  return shown(settings, await tools.browser.whyNone());
}

/** Marks of issues as ignored, or of pages as another kind, change the score of the newest audit at once. */
async function checkNewestAgain(tools: Tools, member: Member): Promise<void> {
  const { rows } = await listAuditRows(tools, member, { scope: "SITE", limit: 20, offset: 0 });
  const newest = rows.find(({ status, is_whole }) => status === "DONE" && is_whole);
  if (!newest) return;
  await reopening(async () => {
    await inTransaction(tools, async (within) => {
      const step = { auditId: newest.id, step: "CHECKING" } as const;
      if (await reopenAudit(within, member, step))
        await enqueueStep(within, member, { ...step, id: newest.id });
    });
  }).catch((error: unknown) => {
    // One that runs takes the settings at its end.
    if (!(error instanceof Refusal)) throw error;
  });
}

function changesOf(changes: AuditSettingsChanges): Partial<SettingsRow> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A schedule that stays as it is keeps its time. */
function scheduled(
  { now }: Tools,
  before: SettingsRow,
  schedule: AuditSchedule | undefined,
): Partial<SettingsRow> {
  if (schedule === undefined || schedule === before.schedule) return {};
  return { schedule, next_audit_at: nextAudit(schedule, now()) };
}

function shown(
  { next_audit_at, ...settings }: SettingsRow,
  noBrowser: string | null,
): WorkspaceAuditSettings {
  return {
    ...settings,
    next_audit: next_audit_at?.toISOString() ?? null,
    ignored: settings.ignored.map((one) => ({ ...one })),
    kinds: settings.kinds.map((one) => ({ ...one })),
    browser: { is_there: noBrowser === null, reason: noBrowser },
  };
}
