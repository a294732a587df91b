import { eq, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { limit_slots } from "./limits.tables.ts";

interface Database extends Pick<Tools, "db"> {}

export interface SlotRow {
  readonly key: string;
  readonly id: string;
}

/** How long a slot is held after its last renewal: by the database's clock, as clocks of instances may differ. */
const heldSeconds = 60;
const nowSeconds = sql`extract(epoch from now())::float8`;
const heldUntil = sql`to_jsonb(${nowSeconds} + ${heldSeconds}::int)`;
const known = limit_slots.holders;
const live = sql`(select coalesce(jsonb_object_agg(id, until), '{}'::jsonb) from jsonb_each(${known}) as held(id, until)
  where until::float8 > ${nowSeconds})`;

/** Takes a slot unless so many are held, in one statement: of simultaneous ones exactly so many get one. */
export async function takeSlot({ db }: Database, { key, id }: SlotRow, max: number): Promise<boolean> {
  const mine = sql`jsonb_build_object(${id}::text, ${heldUntil})`;
  const isFree = sql`(select count(*) from jsonb_object_keys(${live})) < ${max}::int`;
  const [row] = await db
    .insert(limit_slots)
    .values({ key, holders: mine })
    .onConflictDoUpdate({
      target: limit_slots.key,
      set: { holders: sql`${live} || case when ${isFree} then ${mine} else '{}'::jsonb end` },
    })
    .returning({ isTaken: sql<boolean>`jsonb_exists(${known}, ${id}::text)` });
  return row?.isTaken ?? false;
}

/** Holds these slots on, in the order of their keys, so that instances do not wait for one another in a circle. */
export async function renewSlots({ db }: Database, slots: readonly SlotRow[]): Promise<void> {
  if (slots.length === 0) return;
  const keys = slots.map(({ key }) => key);
  const ids = slots.map(({ id }) => id);
  await db.execute(sql`with mine as (
      select key, jsonb_object_agg(id, ${heldUntil}) as holders
      from unnest(${sql.param(keys)}::text[], ${sql.param(ids)}::text[]) as held(key, id) group by key
    )
    insert into ${limit_slots} (key, holders) select key, holders from mine order by key
    on conflict (key) do update set holders = ${known} || excluded.holders`);
}

export async function freeSlot({ db }: Database, { key, id }: SlotRow): Promise<void> {
  await db
    .update(limit_slots)
    .set({ holders: sql`${known} - ${id}::text` })
    .where(eq(limit_slots.key, key));
}

/** Forgets the keys of which nobody holds a slot. */
export async function deleteFreeSlots({ db }: Database): Promise<void> {
  await db.delete(limit_slots).where(sql`${live} = '{}'::jsonb`);
}
