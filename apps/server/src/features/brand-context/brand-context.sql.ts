import { and, eq } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { brand_settings } from "./brand-context.tables.ts";

export type SettingsRow = typeof brand_settings.$inferSelect;
export type SettingsChanges = Partial<Omit<SettingsRow, "workspace_id" | "id" | "updated">>;

/** The record, where somebody has saved one. */
export async function findSettingsRow(tools: Tools, place: Place): Promise<SettingsRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(brand_settings).where(eq(brand_settings.workspace_id, place.workspaceId)),
  );
  return row;
}

/** The workspace's record, made empty by the one who asks first; of two at once both get the same one. */
export async function ensureSettings(tools: Tools, member: Member): Promise<SettingsRow> {
  const ofWorkspace = eq(brand_settings.workspace_id, member.workspaceId);
  const [row] = await withinWorkspace(tools, member, async (db) => {
    await db
      .insert(brand_settings)
      .values({ workspace_id: member.workspaceId, id: newId() })
      .onConflictDoNothing({ target: brand_settings.workspace_id });
    return db.select().from(brand_settings).where(ofWorkspace);
  });
  if (!row) throw new Error("The brand settings vanished between two statements");
  return row;
}

/** The names of the workspace's own brand; undefined before anyone opened its record. */
export async function findNames(
  tools: Tools,
  place: Place,
): Promise<Pick<SettingsRow, "aliases" | "name_settings"> | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ aliases: brand_settings.aliases, name_settings: brand_settings.name_settings })
      .from(brand_settings)
      .where(eq(brand_settings.workspace_id, place.workspaceId)),
  );
  return row;
}

export async function changeSettings(
  tools: Tools,
  member: Member,
  { settingsId, changes }: { readonly settingsId: string; readonly changes: SettingsChanges },
): Promise<SettingsRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .update(brand_settings)
      .set({ ...changes, updated: tools.now() })
      .where(and(eq(brand_settings.workspace_id, member.workspaceId), eq(brand_settings.id, settingsId)))
      .returning(),
  );
  return row;
}
