import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import { textPattern } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { mails } from "./mail.tables.ts";

export type MailRow = typeof mails.$inferSelect;

const shown = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  status: mails.status,
  attempts: mails.attempts,
  last_error: mails.last_error,
  created: mails.created,
  sent_at: mails.sent_at,
};

export async function insertMail({ db }: Tools, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail);
}

export async function findMail({ db }: Pick<Tools, "db">, mailId: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  return row;
}

/** Erases the bodies with the same statement. */
export async function markSent({ db, now }: Tools, mailId: string): Promise<void> {
  await db
    .update(mails)
    .set({
      status: "SENT",
      sent_at: now(),
      html: null,
      text: null,
      last_error: null,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(eq(mails.id, mailId));
}

export async function markTried(
  { db }: Tools,
  mailId: string,
  { status, error }: { readonly status: "QUEUED" | "FAILED"; readonly error: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ status, last_error: error.slice(0, 500), attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, mailId), eq(mails.status, "QUEUED")));
}

/** Queues a failed or kept mail with its text again, attempts anew; of several callers one is told so. */
export async function requeueMail({ db }: Pick<Tools, "db">, mailId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(mails)
    .set({ status: "QUEUED", attempts: 0, last_error: null })
    .where(
      and(
        eq(mails.id, mailId),
        inArray(mails.status, ["FAILED", "KEPT"]),
        isNotNull(mails.html),
        isNotNull(mails.text),
      ),
    );
  return (rowCount ?? 0) > 0;
}

export interface MailSearch {
  /** Part of the recipient or the subject; empty for all. */
  readonly search: string;
  readonly status?: MailRow["status"] | undefined;
  /** Exactly this address, beside a search that has an index. */
  readonly recipient?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first, without their bodies. */
export async function listMails(
  tools: Pick<Tools, "db">,
  { search, status, recipient, limit, offset }: MailSearch,
): Promise<LongPage<Omit<MailRow, "html" | "text" | "sender">>> {
  const ofStatus = status === undefined ? sql`true` : sql`status = ${status}`;
  const ofRecipient = recipient === undefined ? sql`true` : sql`recipient = ${recipient}`;
  const all = sql`select id, created from ${mails} where ${ofStatus} and ${ofRecipient}`;
  const pattern = textPattern(search);
  const found = pattern === undefined ? [] : [sql`${all} and ${text} like ${pattern}`];
  const isSearched = search !== "" || status !== undefined;
  const page = await listNewest(tools, { ways: search === "" ? [all] : found, isSearched, limit, offset });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await tools.db
    .select(shown)
    .from(mails)
    .where(inArray(mails.id, [...page.rows]));
  return { ...page, rows: inOrderOf(page.rows, rows) };
}

/** A column that the database makes of the recipient and the subject; nothing else reads it. */
const text = sql.raw("search_text");

/** How many mails that were written since could not be delivered, and the subject of the newest one. */
export async function countFailedMails(
  { db }: Pick<Tools, "db">,
  since: Date,
): Promise<{ readonly count: number; readonly newest: string }> {
  const failed = and(eq(mails.status, "FAILED"), gte(mails.created, since));
  const [newest] = await db
    .select({ subject: mails.subject })
    .from(mails)
    .where(failed)
    .orderBy(desc(mails.created))
    .limit(1);
  return newest
    ? { count: await db.$count(mails, failed), newest: newest.subject }
    : { count: 0, newest: "" };
}

export async function deleteMailsBefore({ db }: Tools, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.created, before));
}
