import { z } from "zod";
import { retentionLimits } from "#features/billing/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { job } from "#platform/jobs/job.ts";
import type { Tools } from "#platform/tools.ts";
import { applyDays } from "./retention.events.ts";
import { type Kept, nextKept, possibleDays } from "./retention.rules.ts";
import {
  listRetentions,
  listUnapplied,
  markApplied,
  type RetentionRow,
  saveRetentions,
} from "./retention.sql.ts";

/** In one statement each, and one mutation of a table. */
const workspacesAtOnce = 5_000;

/** Every night: what owners chose and plans hold becomes what is kept, and stored rows follow. */
export const applyRetentions = job({
  name: "visits.apply-retentions",
  payload: z.object({}),
  run: async (tools) => {
    const all = await workspaceList.listPaid(tools);
    for (let from = 0; from < all.length; from += workspacesAtOnce) {
      await applyTo(tools, all.slice(from, from + workspacesAtOnce));
    }
  },
  cron: "11 3 * * *",
});

type Paid = Awaited<ReturnType<typeof workspaceList.listPaid>>[number];

async function applyTo(tools: Tools, workspaces: readonly Paid[]): Promise<void> {
  const ids = workspaces.map(({ workspaceId }) => workspaceId);
  const payers = new Set(workspaces.map(({ organizationId }) => organizationId));
  const [limits, rows] = await Promise.all([retentionLimits(tools, [...payers]), listRetentions(tools, ids)]);
  const known = new Map(rows.map((row) => [row.workspace_id, row]));
  await saveRetentions(
    tools,
    workspaces.flatMap(({ workspaceId, organizationId }) => {
      const limit = limits.get(organizationId);
      const changed = limit && changeOf(known.get(workspaceId), { limitDays: limit.days, now: tools.now() });
      return changed ? [{ ...changed, workspace_id: workspaceId }] : [];
    }),
  );

  const due = await listUnapplied(tools, ids);
  if (due.length === 0) return;
  await applyDays(
    tools.events,
    due.map(({ workspace_id, days }) => ({ workspaceId: workspace_id, days })),
  );
  await markApplied(
    tools,
    due.map(({ workspace_id }) => workspace_id),
  );
}

type Change = Omit<RetentionRow, "workspace_id" | "applied_at">;

function changeOf(
  row: RetentionRow | undefined,
  { limitDays, now }: { readonly limitDays: number; readonly now: Date },
): Change | undefined {
  if (!row) {
    return { wanted_days: null, days: possibleDays(null, limitDays), shortens_at: null, changed_at: now };
  }
  const kept: Kept = { wantedDays: row.wanted_days, days: row.days, shortensAt: row.shortens_at };
  const next = nextKept(kept, { limitDays, now });
  const isSame = next.days === row.days && next.shortensAt?.getTime() === row.shortens_at?.getTime();
  if (isSame) return undefined;
  return {
    wanted_days: row.wanted_days,
    days: next.days,
    shortens_at: next.shortensAt,
    changed_at: next.days === row.days ? row.changed_at : now,
  };
}
