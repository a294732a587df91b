import { eq } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { organizations } from "./organizations.tables.ts";

/** The new organization's id, or undefined when the user owns one already. */
export async function insertOrganization({ db, now }: Tools, ownerId: string): Promise<string | undefined> {
  const [made] = await db
    .insert(organizations)
    .values({ id: newId(), owner_id: ownerId, created: now() })
    .onConflictDoNothing({ target: organizations.owner_id })
    .returning({ id: organizations.id });
  return made?.id;
}

export async function findOrganization({ db }: Tools, ownerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.owner_id, ownerId));
  return found?.id;
}
