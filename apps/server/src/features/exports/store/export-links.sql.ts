import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { export_links } from "./exports.tables.ts";

export type ExportLinkRow = typeof export_links.$inferSelect;

/** Adds one unless the workspace has as many; whoever adds one at the same time waits. */
export function insertLink(
  tools: Tools,
  member: Member,
  {
    linksMax,
    row,
  }: {
    readonly linksMax: number;
    readonly row: Omit<ExportLinkRow, "workspace_id" | "made_by" | "created_at" | "last_used_at" | "uses">;
  },
): Promise<ExportLinkRow | undefined> {
  return withinWorkspace(tools, member, async (db) => {
    const { workspaceId, userId } = member;
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`export links ${workspaceId}`}, 0))`,
    );
    if ((await db.$count(export_links, eq(export_links.workspace_id, workspaceId))) >= linksMax)
      return undefined;
    const [made] = await db
      .insert(export_links)
      .values({ ...row, workspace_id: workspaceId, made_by: userId, created_at: tools.now() })
      .returning();
    return made;
  });
}

/** Addresses that answer, the newest first. */
export function listLinkRows(tools: Tools, place: Place): Promise<ExportLinkRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(export_links)
      .where(and(eq(export_links.workspace_id, place.workspaceId), gt(export_links.expires_at, tools.now())))
      .orderBy(desc(export_links.created_at), desc(export_links.id)),
  );
}

/** Resolves to the one that was there. */
export async function deleteLink(tools: Tools, place: Place, id: string): Promise<ExportLinkRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .delete(export_links)
      .where(and(eq(export_links.workspace_id, place.workspaceId), eq(export_links.id, id)))
      .returning(),
  );
  return row;
}

/** The address of a token that answers; asked by whoever has it, of whom no workspace is known. */
export async function findLinkByToken(
  { db, now }: Tools,
  tokenHash: string,
): Promise<(ExportLinkRow & NamesWorkspace) | undefined> {
  const [row] = await db
    .select()
    .from(export_links)
    .where(and(eq(export_links.token_hash, tokenHash), gt(export_links.expires_at, now())));
  return row && { ...row, workspaceId: row.workspace_id };
}

export async function countUse(tools: Tools, place: Place, id: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(export_links)
      .set({ uses: sql`${export_links.uses} + 1`, last_used_at: tools.now() })
      .where(and(eq(export_links.workspace_id, place.workspaceId), eq(export_links.id, id))),
  );
}

/** Forgets addresses whose time is over, of every workspace. */
export async function forgetLinks({ db, now }: Tools): Promise<void> {
  await db.delete(export_links).where(lt(export_links.expires_at, now()));
}
