import { and, desc, eq, sql } from "drizzle-orm";
import { letGo } from "#platform/leases/lease.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";
import type { Key } from "../store/keys-as-rows.sql.ts";
import { unstored_answers } from "./unstored-answers.tables.ts";

export type UnstoredRow = typeof unstored_answers.$inferSelect;
type UnstoredKey = Pick<UnstoredRow, "workspace_id" | "answer_id">;

export async function insertUnstored({ db }: Tools, row: UnstoredRow): Promise<void> {
  const { outcome, error, tries, tried_at } = row;
  await db
    .insert(unstored_answers)
    .values(row)
    .onConflictDoUpdate({
      target: [unstored_answers.workspace_id, unstored_answers.answer_id],
      set: { outcome, error, tries, tried_at },
    });
}

/** The newest first, of all workspaces. */
export function listUnstored({ db }: Tools, limit: number): Promise<Omit<UnstoredRow, "outcome">[]> {
  const { workspace_id, answer_id, campaign_id, operator_model, query_text } = unstored_answers;
  const { error, tries, failed_at, tried_at } = unstored_answers;
  const shown = { workspace_id, answer_id, campaign_id, operator_model, query_text };
  return db
    .select({ ...shown, error, tries, failed_at, tried_at })
    .from(unstored_answers)
    .orderBy(desc(failed_at), desc(answer_id))
    .limit(limit);
}

/** Counts those of all workspaces. */
export function countUnstored({ db }: Tools): Promise<number> {
  return db.$count(unstored_answers);
}

export async function findUnstored({ db }: Tools, answerId: string): Promise<UnstoredRow | undefined> {
  const [row] = await db.select().from(unstored_answers).where(eq(unstored_answers.answer_id, answerId));
  return row;
}

/** Takes it out in the caller's transaction; false where somebody else has. */
export async function takeUnstored({ db }: Tools, key: UnstoredKey): Promise<boolean> {
  const taken = await db
    .delete(unstored_answers)
    .where(isOf(key))
    .returning({ id: unstored_answers.answer_id });
  return taken.length > 0;
}

export async function noteTry({ db, now }: Tools, key: UnstoredKey, error: string): Promise<void> {
  await db
    .update(unstored_answers)
    .set({ error, tries: sql`${unstored_answers.tries} + 1`, tried_at: now() })
    .where(isOf(key));
}

function isOf({ workspace_id, answer_id }: UnstoredKey): ReturnType<typeof and> {
  return and(eq(unstored_answers.workspace_id, workspace_id), eq(unstored_answers.answer_id, answer_id));
}

/** Whether nothing has come of an answer yet; locked until the transaction ends. */
export async function lockPending({ db }: Tools, { workspace_id, id }: Key): Promise<boolean> {
  const rows = await db
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.workspace_id, workspace_id), eq(answers.id, id), eq(answers.status, "PENDING")))
    .for("no key update");
  return rows.length > 0;
}

/** Lets nobody ask again for an answer that cannot even be closed. */
export async function park({ db }: Tools, { workspace_id, id }: Key): Promise<void> {
  await db
    .update(answers)
    .set({
      is_ready: false,
      ...letGo(answers),
      not_before: sql`now() + interval '100 years'`,
    })
    .where(and(eq(answers.workspace_id, workspace_id), eq(answers.id, id), eq(answers.status, "PENDING")));
}

/** Lets an answer that failed wait once more, for what is about to be stored; resolves to the fence that this has to name. */
export async function reopen({ db }: Tools, { workspace_id, id }: Key): Promise<number | undefined> {
  const [row] = await db
    .update(answers)
    .set({ status: "PENDING", is_ready: false, fence: sql`${answers.fence} + 1` })
    .where(
      and(
        eq(answers.workspace_id, workspace_id),
        eq(answers.id, id),
        sql`${answers.status} in ('FAILED', 'PENDING')`,
      ),
    )
    .returning({ fence: answers.fence });
  return row?.fence;
}
