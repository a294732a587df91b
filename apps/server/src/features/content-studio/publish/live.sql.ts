import { and, asc, eq, lte } from "drizzle-orm";
import { openWorkspaces } from "#features/workspaces/lookup/public.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { optimizations } from "../store/content-studio.tables.ts";

/** The sweep that has published texts looked for. */
export const liveDue = "content-studio.check-live";

/** Texts that are due to be looked for, those that wait longest first. */
export function listLiveDue(
  tools: Tools,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<(NamesWorkspace & { readonly optimizationId: string })[]> {
  return tools.db
    .select({ workspaceId: optimizations.workspace_id, optimizationId: optimizations.id })
    .from(optimizations)
    .where(
      and(
        lte(optimizations.live_due_at, before),
        openWorkspaces.isOpen(optimizations.workspace_id),
        isTryable(tools, liveDue, optimizations.id),
      ),
    )
    .orderBy(asc(optimizations.live_due_at))
    .limit(limit);
}

/** Moves a due one on, for one caller alone; false where somebody else did. */
export async function takeLiveDue(
  tools: Tools,
  place: Place,
  { id, before, next }: { readonly id: string; readonly before: Date; readonly next: Date },
): Promise<boolean> {
  const taken = await withinWorkspace(tools, place, (db) =>
    db
      .update(optimizations)
      .set({ live_due_at: next })
      .where(
        and(
          eq(optimizations.workspace_id, place.workspaceId),
          eq(optimizations.id, id),
          lte(optimizations.live_due_at, before),
        ),
      )
      .returning({ id: optimizations.id }),
  );
  return taken.length > 0;
}
