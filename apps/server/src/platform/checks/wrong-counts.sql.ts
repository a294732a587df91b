import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { wrong_counts } from "./wrong-counts.tables.ts";

type WrongCount = typeof wrong_counts.$inferSelect;

/** Something that is kept, beside what it counts. */
export type Finding = Pick<WrongCount, "subject" | "what" | "kept" | "counted">;

interface CheckFindings {
  readonly check: string;
  readonly scope: string;
  readonly findings: readonly Finding[];
}

/** Puts what a check found of one scope in place of what it found there before; what is found again stays the same finding. */
export async function putFindings(
  { db, now }: Tools,
  { check, scope, findings }: CheckFindings,
): Promise<void> {
  const found = JSON.stringify(findings);
  await db.execute(sql`
    delete from ${wrong_counts} as known
    where known."check" = ${check} and known.scope = ${scope} and not exists (
      select from jsonb_to_recordset(${found}::jsonb) as found(subject text, what text)
      where found.subject = known.subject and found.what = known.what)`);
  await db.execute(sql`
    insert into ${wrong_counts} ("check", scope, subject, what, kept, counted, found_at)
    select ${check}, ${scope}, subject, what, kept, counted, ${now()}::timestamptz
    from jsonb_to_recordset(${found}::jsonb) as found(subject text, what text, kept float8, counted float8)
    on conflict ("check", scope, subject, what) do update set kept = excluded.kept, counted = excluded.counted`);
}

/** Deletes what was found of scopes that are not there any more. */
export async function removeFindingsBut(
  { db }: Tools,
  check: string,
  scopes: readonly string[],
): Promise<void> {
  await db
    .delete(wrong_counts)
    .where(and(eq(wrong_counts.check, check), sql`${wrong_counts.scope} <> all(${sql.param([...scopes])})`));
}

/** Counts of a check that nobody was written to about, held for the rest of the transaction. */
export function claimUnmailed({ db }: Tools, check: string): Promise<WrongCount[]> {
  return db
    .select()
    .from(wrong_counts)
    .where(and(eq(wrong_counts.check, check), isNull(wrong_counts.mailed_at)))
    .orderBy(wrong_counts.scope, wrong_counts.subject, wrong_counts.what)
    .for("update", { skipLocked: true });
}

export async function markMailed({ db, now }: Tools, rows: readonly WrongCount[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await db
    .update(wrong_counts)
    .set({ mailed_at: now() })
    .where(
      and(
        eq(wrong_counts.check, first.check),
        inArray(wrong_counts.scope, [...new Set(rows.map(({ scope }) => scope))]),
        isNull(wrong_counts.mailed_at),
      ),
    );
}

/** How many there are, and the check that found the newest one. */
export async function countWrongCounts({
  db,
}: Pick<Tools, "db">): Promise<{ readonly count: number; readonly newest: string }> {
  const [newest] = await listWrongCounts({ db }, 1);
  return newest ? { count: await db.$count(wrong_counts), newest: newest.check } : { count: 0, newest: "" };
}

/** The newest first. */
export function listWrongCounts({ db }: Pick<Tools, "db">, limit: number): Promise<WrongCount[]> {
  return db.select().from(wrong_counts).orderBy(desc(wrong_counts.found_at)).limit(limit);
}
