import { z } from "zod";
import { isFeatureOff } from "#features/organizations/features/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { nextAudit } from "./next-audit.rules.ts";
import { insertWithWork } from "./run-audit.ts";
import { dueAudits, findSettings, listDueAudits, takeDue } from "./store/settings.sql.ts";

/** Sites of one sweep; what is left is due in the next. */
const atOnce = 50;

/** Begins the audits that are due by their schedule, each workspace alone. */
export const beginDueAudits = job({
  name: "technical-audit.begin-due-audits",
  payload: z.object({}),
  run: async (tools) => {
    const due = await listDueAudits(tools, { before: tools.now(), limit: atOnce });
    await eachAlone(tools, due, {
      sweep: dueAudits,
      idOf: ({ workspaceId }) => workspaceId,
      run: (one) => beginDue(tools, placeOfJob(one)),
    });
  },
  cron: "*/5 * * * *",
  waitsReadOnly: true,
});

async function beginDue(tools: Tools, place: Place): Promise<void> {
  const now = tools.now();
  const [site, settings] = await Promise.all([
    findWorkspaceSettings(tools, place.workspaceId),
    findSettings(tools, place),
  ]);
  const next = nextAudit(settings.schedule, now);
  await inTransaction(tools, async (within) => {
    if (next === null || !(await takeDue(within, place, { before: now, next }))) return;
    if (!site || (await isFeatureOff(within, site.organization_id, "technical_audit"))) return;
    const { schedule: _, next_audit_at: __, ignored: ___, kinds: ____, ...audit } = settings;
    // One that runs already is as good.
    await insertWithWork(within, place, {
      ...audit,
      scope: "SITE",
      url: new URL("/", site.url).href,
      begun_by: null,
    });
  });
}
