import type { SwitchedFeature } from "@citelens/contract/platform/feature-switches";
import { and, arrayContains, eq } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { organizations } from "../store/organizations.tables.ts";

export async function findSwitchedOff(
  { db }: Tools,
  organizationId: string,
  feature: SwitchedFeature,
): Promise<boolean> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), arrayContains(organizations.features_off, [feature])));
  return rows.length > 0;
}

/** Everything else is on. */
export async function putFeaturesOff(
  { db }: Tools,
  organizationId: string,
  off: readonly SwitchedFeature[],
): Promise<void> {
  await db
    .update(organizations)
    .set({ features_off: [...off] })
    .where(eq(organizations.id, organizationId));
}
