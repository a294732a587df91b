import { eq } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { organizations } from "./organizations.tables.ts";

/** The id of the user's own organization, made now if there is none; two callers at once get the same one. */
export async function ensureOrganization({ db, now }: Tools, ownerId: string): Promise<string> {
  const [made] = await db
    .insert(organizations)
    .values({ id: newId(), owner_id: ownerId, created: now() })
    .onConflictDoNothing({ target: organizations.owner_id })
    .returning({ id: organizations.id });
  if (made) return made.id;

  const [found] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.owner_id, ownerId));
  if (!found) throw new Error("An organization vanished between two statements");
  return found.id;
}
