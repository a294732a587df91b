import { desc, eq } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { organization_notes } from "./notes.tables.ts";

export type Note = typeof organization_notes.$inferSelect;

const shownMax = 100;

export async function insertNote({ db }: Tools, note: Note): Promise<void> {
  await db.insert(organization_notes).values(note);
}

/** The newest first. */
export function listNotes({ db }: Tools, organizationId: string): Promise<Note[]> {
  return db
    .select()
    .from(organization_notes)
    .where(eq(organization_notes.organization_id, organizationId))
    .orderBy(desc(organization_notes.created), desc(organization_notes.id))
    .limit(shownMax);
}

export async function deleteNotesOf({ db }: Tools, organizationId: string): Promise<void> {
  await db.delete(organization_notes).where(eq(organization_notes.organization_id, organizationId));
}
