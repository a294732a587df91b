import { auditPagesUsual } from "@citelens/contract/content/audit-words";
import { and, eq, lte, sql } from "drizzle-orm";
import { openWorkspaces } from "#features/workspaces/lookup/public.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_settings } from "./technical-audit.tables.ts";

export type SettingsRow = Omit<typeof audit_settings.$inferSelect, "workspace_id">;

const usual: SettingsRow = {
  schedule: "off",
  next_audit_at: null,
  ignored: [],
  kinds: [],
  pages_max: auditPagesUsual,
  speed: "NORMAL",
  render: true,
  may_test: false,
  ignore_robots: false,
  include_paths: [],
  exclude_paths: [],
};

/** As somebody set them, else the usual ones. */
export async function findSettings(tools: Tools, place: Place): Promise<SettingsRow> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(audit_settings).where(eq(audit_settings.workspace_id, place.workspaceId)),
  );
  if (!row) return usual;
  const { workspace_id: _, ...settings } = row;
  return settings;
}

/** Changes what is named and leaves the rest as it is. */
export async function changeSettings(
  tools: Tools,
  place: Place,
  changes: Partial<SettingsRow>,
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(audit_settings)
      .values({ ...usual, ...changes, workspace_id: place.workspaceId })
      .onConflictDoUpdate({
        target: [audit_settings.workspace_id],
        set: { ...changes, schedule: changes.schedule ?? sql`${audit_settings.schedule}` },
      }),
  );
}

/** The sweep that begins them. */
export const dueAudits = "technical-audit.begin-due";

/** Workspaces whose next audit is due, those that wait longest first. */
export async function listDueAudits(
  tools: Tools,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<NamesWorkspace[]> {
  const rows = await tools.db
    .select({ workspaceId: audit_settings.workspace_id })
    .from(audit_settings)
    .where(
      and(
        lte(audit_settings.next_audit_at, before),
        openWorkspaces.isOpen(audit_settings.workspace_id),
        isTryable(tools, dueAudits, audit_settings.workspace_id),
      ),
    )
    .orderBy(audit_settings.next_audit_at)
    .limit(limit);
  return rows;
}

/** Moves a due audit on, for one caller alone; false where somebody else did, or the schedule changed. */
export async function takeDue(
  tools: Tools,
  place: Place,
  { before, next }: { readonly before: Date; readonly next: Date },
): Promise<boolean> {
  const taken = await withinWorkspace(tools, place, (db) =>
    db
      .update(audit_settings)
      .set({ next_audit_at: next })
      .where(
        and(eq(audit_settings.workspace_id, place.workspaceId), lte(audit_settings.next_audit_at, before)),
      )
      .returning({ workspace_id: audit_settings.workspace_id }),
  );
  return taken.length > 0;
}
