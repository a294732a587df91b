import { and, eq } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { organizations } from "../store/organizations.tables.ts";

export interface Handover {
  /** The account of the owner until now. */
  readonly from: string;
  readonly to: string;
}

/** False where it is not, or no longer, theirs who hands it over. */
export async function changeOwner(
  { db }: Tools,
  organizationId: string,
  { from, to }: Handover,
): Promise<boolean> {
  const rows = await db
    .update(organizations)
    .set({ owner_id: to })
    .where(and(eq(organizations.id, organizationId), eq(organizations.owner_id, from)))
    .returning({ id: organizations.id });
  return rows.length > 0;
}
