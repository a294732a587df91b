import { and, desc, eq, gte, isNull, sql, type WithSubqueryWithoutSelection } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { operator_pauses, operator_switches } from "./operators.tables.ts";

type Database = Pick<Tools, "db">;

/**
 * A part of the statement that notes an answer, run after the rest of it: ends the pause that the model was in, or says when that was
 * over by itself. It sees the switch as it was before.
 */
export function endOfPause(
  db: Tools["db"],
  id: string,
  { at, by }: { readonly at: Date; readonly by: "ANSWER" | "CHECK" },
): WithSubqueryWithoutSelection<"ended"> {
  const { model_id, paused_until } = operator_switches;
  const until = sql`(select ${paused_until} from ${operator_switches} where ${model_id} = ${id})`;
  return db.$with("ended").as(
    db
      .update(operator_pauses)
      .set({
        ended_at: sql`least(${at.toISOString()}::timestamptz, ${until})`,
        ended_by: sql`case when ${until} <= ${at.toISOString()}::timestamptz then 'TIME' else ${by}::text end`,
      })
      .where(and(eq(operator_pauses.model_id, id), isNull(operator_pauses.ended_at))),
  );
}

interface NewPause {
  readonly model_id: string;
  readonly at: Date;
  readonly reason: string;
  /** When the one before was over by itself, if it was. */
  readonly lapsedAt: Date | null;
}

/** In the transaction that pauses the model. */
export async function insertPause({ db }: Database, { at, lapsedAt, ...pause }: NewPause): Promise<void> {
  const { model_id, ended_at } = operator_pauses;
  await db
    .update(operator_pauses)
    .set({ ended_at: lapsedAt ?? at, ended_by: "TIME" })
    .where(and(eq(model_id, pause.model_id), isNull(ended_at)));
  await db.insert(operator_pauses).values({ id: newId(), paused_at: at, ...pause });
}

type Pause = typeof operator_pauses.$inferSelect;

/** The newest first, with the time that ends those that nobody has ended. */
export function listPauses(
  { db }: Database,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<(Omit<Pause, "id"> & { readonly until: Date | null })[]> {
  return db
    .select({ ...columns, until: operator_switches.paused_until })
    .from(operator_pauses)
    .leftJoin(operator_switches, eq(operator_switches.model_id, operator_pauses.model_id))
    .where(gte(operator_pauses.paused_at, since))
    .orderBy(desc(operator_pauses.paused_at), desc(operator_pauses.id))
    .limit(limit);
}

const columns = {
  model_id: operator_pauses.model_id,
  paused_at: operator_pauses.paused_at,
  reason: operator_pauses.reason,
  ended_at: operator_pauses.ended_at,
  ended_by: operator_pauses.ended_by,
};
