import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { and, asc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { credit_hold_parts, credit_holds, credit_lots } from "./credits.tables.ts";

export type Hold = typeof credit_holds.$inferSelect;
export type HoldPart = typeof credit_hold_parts.$inferSelect;

export async function hasHold({ db }: Tools, organizationId: string, key: string): Promise<boolean> {
  return (await db.$count(credit_holds, isHold(organizationId, key))) > 0;
}

function isHold(organizationId: string, key: string): SQL | undefined {
  return and(eq(credit_holds.organization_id, organizationId), eq(credit_holds.key, key));
}

/** Promises the parts to a hold, all in one statement; one of the same key that is there already stays as it is. */
export async function insertHold(
  { db }: Tools,
  hold: Hold,
  parts: readonly Pick<HoldPart, "lot_id" | "open">[],
): Promise<void> {
  const rows = JSON.stringify(parts.map((part, position) => ({ ...part, position })));
  await db.execute(sql`
    with hold as (
      insert into ${credit_holds} (organization_id, key, workspace_id, amount, open, action, object, created, expires_at)
      values (${hold.organization_id}, ${hold.key}, ${hold.workspace_id}, ${hold.amount}, ${hold.open}, ${hold.action},
        nullif(${JSON.stringify(hold.object)}::jsonb, 'null'), ${hold.created}::timestamptz, ${hold.expires_at}::timestamptz)
      on conflict (organization_id, key) do nothing
      returning organization_id, key
    ), part as (
      select hold.*, given.* from hold, jsonb_to_recordset(${rows}::jsonb)
        as given(position smallint, lot_id uuid, open int)
    ), parts as (
      insert into ${credit_hold_parts} (organization_id, hold_key, position, lot_id, open)
      select organization_id, key, position, lot_id, open from part
    )
    update ${credit_lots} as lot set held = lot.held + part.open from part where lot.id = part.lot_id`);
}

export async function findHold(
  { db }: Tools,
  organizationId: string,
  key: string,
): Promise<Hold | undefined> {
  const [hold] = await db.select().from(credit_holds).where(isHold(organizationId, key));
  return hold;
}

interface ProlongInput {
  readonly organizationId: string;
  readonly key: string;
  readonly expiresAt: Date;
  /** Parts promised to it beyond what is open. */
  readonly parts: readonly Pick<HoldPart, "lot_id" | "open">[];
}

/** Lets a hold last longer, with more behind what it takes from, in one statement. */
export async function prolongHold(
  { db }: Tools,
  { organizationId, key, expiresAt, parts }: ProlongInput,
): Promise<void> {
  const rows = JSON.stringify(parts.map((part, position) => ({ ...part, position })));
  const more = parts.reduce((sum, { open }) => sum + open, 0);
  await db.execute(sql`
    with part as (
      select given.*, (select coalesce(max(position), -1) + 1 from ${credit_hold_parts}
        where organization_id = ${organizationId} and hold_key = ${key}) as behind
      from jsonb_to_recordset(${rows}::jsonb) as given(position smallint, lot_id uuid, open int)
    ), parts as (
      insert into ${credit_hold_parts} (organization_id, hold_key, position, lot_id, open)
      select ${organizationId}, ${key}, behind + position, lot_id, open from part
    ), lots as (
      update ${credit_lots} as lot set held = lot.held + part.open from part where lot.id = part.lot_id
    )
    update ${credit_holds} set open = open + ${more}, expires_at = greatest(expires_at, ${expiresAt}::timestamptz)
    where organization_id = ${organizationId} and key = ${key}`);
}

/** Gives back what is open of a hold: to the lots it takes from, in one statement. */
export async function closeHold({ db }: Tools, organizationId: string, key: string): Promise<void> {
  await db.execute(sql`
    with open as (
      select lot_id, sum(open)::int as amount from ${credit_hold_parts}
      where organization_id = ${organizationId} and hold_key = ${key} and open > 0 group by lot_id
    ), parts as (
      update ${credit_hold_parts} set open = 0
      where organization_id = ${organizationId} and hold_key = ${key} and open > 0
    ), lots as (
      update ${credit_lots} as lot set held = lot.held - open.amount from open where lot.id = open.lot_id
    )
    update ${credit_holds} set open = 0
    where organization_id = ${organizationId} and key = ${key} and open > 0`);
}

/** The sweep that gives back what dead work holds. */
export const deadHolds = "credits.release-dead-holds";

/** Holds whose work must have died: open beyond their time. */
export function listDeadHolds(tools: Tools, limit: number): Promise<Pick<Hold, "organization_id" | "key">[]> {
  return tools.db
    .select({ organization_id: credit_holds.organization_id, key: credit_holds.key })
    .from(credit_holds)
    .where(
      and(
        lte(credit_holds.expires_at, tools.now()),
        gt(credit_holds.open, 0),
        isTryable(tools, deadHolds, credit_holds.key),
      ),
    )
    .orderBy(asc(credit_holds.expires_at))
    .limit(limit);
}

/** One use of a hold. */
export interface NewUse {
  readonly key: string;
  readonly credits: number;
  /** The hold's own by default. */
  readonly object?: CreditUseObject | undefined;
}

/** Result of settling parts of a hold. Nothing was changed where more was wanted than is open. */
export interface HoldSettlement {
  readonly is_there: boolean;
  /** Credits open before. */
  readonly open: number;
  /** Credits of the keys that were new, in credits; and how many they are. */
  readonly wanted: number;
  readonly settled: number;
}

/** Uses of one hold. */
export interface UsesOfHold {
  readonly organizationId: string;
  readonly holdKey: string;
  readonly uses: readonly NewUse[];
}

/** Uses parts of holds whose keys are new, all or none of each, in one round trip: the organizations' rows are held meanwhile. */
export async function settleParts(
  { db, now }: Tools,
  holds: readonly UsesOfHold[],
): Promise<HoldSettlement[]> {
  const given = holds.map(({ organizationId, holdKey, uses }) => ({
    organization: organizationId,
    hold: holdKey,
    items: uses.map((use) => ({ ...use, id: newId(), entry_id: newId() })),
  }));
  const { rows } = await db.execute<{ [K in keyof HoldSettlement]: HoldSettlement[K] }>(sql`
    select settled.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(organization uuid, hold text, items jsonb)
    cross join lateral settle_credits(given.organization, given.hold, given.items, ${now()}::timestamptz) as settled`);
  return rows;
}
