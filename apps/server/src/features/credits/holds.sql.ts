import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { credit_hold_parts, credit_holds, credit_uses } from "./credits.tables.ts";

export type Hold = typeof credit_holds.$inferSelect;
export type HoldPart = typeof credit_hold_parts.$inferSelect;

export async function findHold(
  { db }: Tools,
  organizationId: string,
  key: string,
): Promise<Hold | undefined> {
  const [row] = await db
    .select()
    .from(credit_holds)
    .where(and(eq(credit_holds.organization_id, organizationId), eq(credit_holds.key, key)));
  return row;
}

export async function insertHold(
  { db }: Tools,
  hold: Hold,
  parts: readonly Pick<HoldPart, "lot_id" | "open">[],
): Promise<void> {
  await db.insert(credit_holds).values(hold);
  await db.insert(credit_hold_parts).values(
    parts.map((part, position) => ({
      ...part,
      position,
      organization_id: hold.organization_id,
      hold_key: hold.key,
    })),
  );
}

/** What is still open of a hold, in the order in which it is used. */
export function listOpenParts({ db }: Tools, { organization_id, key }: Hold): Promise<HoldPart[]> {
  return db
    .select()
    .from(credit_hold_parts)
    .where(
      and(
        eq(credit_hold_parts.organization_id, organization_id),
        eq(credit_hold_parts.hold_key, key),
        gt(credit_hold_parts.open, 0),
      ),
    )
    .orderBy(asc(credit_hold_parts.position));
}

/** Closes that much of a part, and of the hold with it. */
export async function closePart({ db }: Tools, part: HoldPart, by: number): Promise<void> {
  await db
    .update(credit_hold_parts)
    .set({ open: sql`${credit_hold_parts.open} - ${by}` })
    .where(
      and(
        eq(credit_hold_parts.organization_id, part.organization_id),
        eq(credit_hold_parts.hold_key, part.hold_key),
        eq(credit_hold_parts.position, part.position),
      ),
    );
  await db
    .update(credit_holds)
    .set({ open: sql`${credit_holds.open} - ${by}` })
    .where(and(eq(credit_holds.organization_id, part.organization_id), eq(credit_holds.key, part.hold_key)));
}

/** Holds whose work must have died: open beyond their time. */
export function listDeadHolds(
  { db, now }: Tools,
  limit: number,
): Promise<Pick<Hold, "organization_id" | "key">[]> {
  return db
    .select({ organization_id: credit_holds.organization_id, key: credit_holds.key })
    .from(credit_holds)
    .where(and(lte(credit_holds.expires_at, now()), gt(credit_holds.open, 0)))
    .limit(limit);
}

export async function hasUse({ db }: Tools, organizationId: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: credit_uses.id })
    .from(credit_uses)
    .where(and(eq(credit_uses.organization_id, organizationId), eq(credit_uses.key, key)))
    .limit(1);
  return rows.length > 0;
}

export type NewUse = Omit<typeof credit_uses.$inferInsert, "id" | "created">;

export async function insertUse({ db, now }: Tools, use: NewUse): Promise<void> {
  await db.insert(credit_uses).values({ ...use, id: newId(), created: now() });
}
