import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import {
  credit_entries,
  credit_hold_parts,
  credit_holds,
  credit_lots,
  credit_uses,
} from "../credits.tables.ts";

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

export interface Settling {
  readonly hold: Hold | undefined;
  /** Which of the keys are settled already. */
  readonly settled: readonly string[];
  /** What is open of the hold, in the order in which it is used. */
  readonly parts: readonly Pick<HoldPart, "position" | "lot_id" | "open">[];
}

/** All that settlements of one hold need to know, in one question. */
export async function findSettling(
  { db }: Tools,
  {
    organizationId,
    holdKey,
    keys,
  }: { readonly organizationId: string; readonly holdKey: string; readonly keys: readonly string[] },
): Promise<Settling> {
  const [row] = await db
    .select({
      hold: credit_holds,
      settled: sql<string[]>`array(select key from ${credit_uses}
        where ${credit_uses.organization_id} = ${organizationId}
          and ${credit_uses.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`,
      parts: sql<Settling["parts"]>`coalesce((
        select jsonb_agg(jsonb_build_object('position', part.position, 'lot_id', part.lot_id, 'open', part.open)
          order by part.position)
        from ${credit_hold_parts} as part
        where part.organization_id = ${organizationId} and part.hold_key = ${holdKey} and part.open > 0), '[]')`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(
      credit_holds,
      and(eq(credit_holds.organization_id, organizationId), eq(credit_holds.key, holdKey)),
    );
  return { hold: row?.hold ?? undefined, settled: row?.settled ?? [], parts: row?.parts ?? [] };
}

export interface Taken {
  readonly position: number;
  readonly lot_id: string;
  readonly amount: number;
}

/** One use of a hold, and from which of its parts it is taken. */
export interface NewUse {
  readonly key: string;
  readonly credits: number;
  readonly object: CreditUseObject | null;
  readonly taken: readonly Taken[];
}

/**
 * Everything that settlements of one hold change, in one statement, as the organization's row is held meanwhile: the
 * parts and the hold, the lots, their entries, and the log. A key that is there already makes it fail as a whole.
 */
export async function insertSettlements(
  { db, now }: Tools,
  { organization_id: organizationId, key: holdKey, workspace_id, action }: Hold,
  uses: readonly NewUse[],
): Promise<void> {
  const rows = JSON.stringify(
    uses.flatMap(({ key, taken }) => taken.map((one) => ({ ...one, key, id: newId() }))),
  );
  const log = JSON.stringify(uses.map(({ key, credits, object }) => ({ id: newId(), key, credits, object })));
  const credits = uses.reduce((sum, use) => sum + use.credits, 0);
  const at = now();
  await db.execute(sql`
    with taken as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as t(id uuid, key text, position smallint, lot_id uuid, amount int)
    ), of_parts as (
      select position, sum(amount)::int as amount from taken group by position
    ), of_lots as (
      select lot_id, sum(amount)::int as amount from taken group by lot_id
    ), parts as (
      update ${credit_hold_parts} as part set open = part.open - of_parts.amount from of_parts
      where part.organization_id = ${organizationId} and part.hold_key = ${holdKey}
        and part.position = of_parts.position
    ), holds as (
      update ${credit_holds} as hold set open = hold.open - ${credits}
      where hold.organization_id = ${organizationId} and hold.key = ${holdKey}
    ), lots as (
      update ${credit_lots} as lot
      set available = lot.available - of_lots.amount, held = lot.held - of_lots.amount
      from of_lots where lot.id = of_lots.lot_id
    ), entries as (
      insert into ${credit_entries} (id, organization_id, lot_id, key, kind, amount, reason, created)
      select id, ${organizationId}, lot_id, key, 'SPEND', -amount, ${holdKey}, ${at}::timestamptz from taken
    )
    insert into ${credit_uses} (id, organization_id, workspace_id, key, action, credits, object, created)
    select id, ${organizationId}, ${workspace_id}::uuid, key, ${action}::smallint, credits,
      nullif(object, 'null'::jsonb), ${at}::timestamptz
    from jsonb_to_recordset(${log}::jsonb) as u(id uuid, key text, credits int, object jsonb)`);
}
