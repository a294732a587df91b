import { z } from "zod";
import { retentionLimits } from "#features/billing/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { job } from "#platform/jobs/job.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { listFailedOf } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { applyDays } from "./retention.events.ts";
import { type KeptRetention, nextKept, possibleDays } from "./retention.rules.ts";
import {
  listRetentions,
  listUnapplied,
  markApplied,
  type RetentionRow,
  saveRetentions,
} from "./retention.sql.ts";

/** In one statement each, and one mutation of a table. */
const workspacesAtOnce = 5_000;

const sweep = "visits.apply-retentions";

/** Every night: what owners chose and plans hold becomes what is kept, of thousands at once or alone. */
export const applyRetentions = job({
  name: sweep,
  payload: z.object({}),
  run: async (tools) => {
    const all = await workspaceList.listPaid(tools);
    for (let from = 0; from < all.length; from += workspacesAtOnce) {
      const some = all.slice(from, from + workspacesAtOnce);
      const ids = some.map(({ workspaceId }) => workspaceId);
      const failed = new Map((await listFailedOf(tools, sweep, ids)).map((row) => [row.item, row]));
      const due = some.filter(
        ({ workspaceId }) => (failed.get(workspaceId)?.next_try_at ?? 0) <= tools.now(),
      );
      const [alone, together] = split(due, ({ workspaceId }) => failed.has(workspaceId));
      await applyDivided(tools, together);
      await applyAlone(tools, alone);
    }
  },
  cron: "11 3 * * *",
});

/** Looks for the one that fails by halves, so that the others stay few statements. */
async function applyDivided(tools: Tools, workspaces: readonly PaidWorkspace[]): Promise<void> {
  if (workspaces.length <= 1) return applyAlone(tools, workspaces);
  try {
    await applyTo(tools, workspaces);
  } catch (error) {
    if (isPostgresUnavailable(error)) throw error;
    await tools.events.ping(); // without it none of them can be dealt with
    const half = Math.ceil(workspaces.length / 2);
    await applyDivided(tools, workspaces.slice(0, half));
    await applyDivided(tools, workspaces.slice(half));
  }
}

function applyAlone(tools: Tools, workspaces: readonly PaidWorkspace[]): Promise<void> {
  return eachAlone(tools, workspaces, {
    sweep,
    idOf: ({ workspaceId }) => workspaceId,
    run: (one) => applyTo(tools, [one]),
  });
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) => (isFirst(item) ? "first" : "second"));
  return [first, second];
}

type PaidWorkspace = Awaited<ReturnType<typeof workspaceList.listPaid>>[number];

async function applyTo(tools: Tools, workspaces: readonly PaidWorkspace[]): Promise<void> {
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
  const kept: KeptRetention = { wantedDays: row.wanted_days, days: row.days, shortensAt: row.shortens_at };
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
