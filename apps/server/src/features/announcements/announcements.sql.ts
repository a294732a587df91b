import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { announcement_reads, announcements } from "./announcements.tables.ts";

export type AnnouncementRow = typeof announcements.$inferSelect;

interface Range {
  readonly limit: number;
  readonly offset: number;
}

/** What is published, the newest first, and whether the user has read it. */
export async function listPublished(
  { db }: Tools,
  userId: string,
  { limit, offset }: Range,
): Promise<{ readonly count: number; readonly rows: (AnnouncementRow & { readonly read: boolean })[] }> {
  const rows = await db
    .select({ announcement: announcements, readAt: announcement_reads.read_at })
    .from(announcements)
    .leftJoin(
      announcement_reads,
      and(eq(announcement_reads.announcement_id, announcements.id), eq(announcement_reads.user_id, userId)),
    )
    .where(isNotNull(announcements.published_at))
    .orderBy(desc(announcements.published_at), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  return {
    count: await db.$count(announcements, isNotNull(announcements.published_at)),
    rows: rows.map(({ announcement, readAt }) => ({ ...announcement, read: readAt !== null })),
  };
}

/** Once is enough: a second time changes nothing. False when there is no such published announcement. */
export async function insertRead(
  { db, now }: Tools,
  userId: string,
  announcementId: string,
): Promise<boolean> {
  const [published] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.id, announcementId), isNotNull(announcements.published_at)));
  if (!published) return false;

  await db
    .insert(announcement_reads)
    .values({ announcement_id: announcementId, user_id: userId, read_at: now() })
    .onConflictDoNothing();
  return true;
}

export type CountedAnnouncement = AnnouncementRow & { readonly readers: number };

const readers = sql<number>`(
  select count(*)::int from ${announcement_reads} where ${announcement_reads.announcement_id} = ${announcements.id}
)`;

/** Drafts among them, the newest first. */
export async function listAll(
  { db }: Tools,
  { limit, offset }: Range,
): Promise<{ readonly count: number; readonly rows: CountedAnnouncement[] }> {
  const rows = await db
    .select({ announcement: announcements, readers })
    .from(announcements)
    .orderBy(desc(announcements.created), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  return {
    count: await db.$count(announcements),
    rows: rows.map(({ announcement, readers }) => ({ ...announcement, readers })),
  };
}

export async function findAnnouncement(
  { db }: Tools,
  announcementId: string,
): Promise<CountedAnnouncement | undefined> {
  const [row] = await db
    .select({ announcement: announcements, readers })
    .from(announcements)
    .where(eq(announcements.id, announcementId));
  return row && { ...row.announcement, readers: row.readers };
}

export async function insertAnnouncement(
  { db }: Tools,
  row: typeof announcements.$inferInsert,
): Promise<void> {
  await db.insert(announcements).values(row);
}

export async function changeAnnouncement(
  { db }: Tools,
  announcementId: string,
  changes: Partial<Pick<AnnouncementRow, "title" | "content">>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.update(announcements).set(changes).where(eq(announcements.id, announcementId));
}

/** True for the one call that published it. */
export async function publishIfDraft({ db, now }: Tools, announcementId: string): Promise<boolean> {
  const published = await db
    .update(announcements)
    .set({ published_at: now() })
    .where(and(eq(announcements.id, announcementId), isNull(announcements.published_at)))
    .returning({ id: announcements.id });
  return published.length > 0;
}

export async function removeAnnouncement({ db }: Tools, announcementId: string): Promise<boolean> {
  const removed = await db
    .delete(announcements)
    .where(eq(announcements.id, announcementId))
    .returning({ id: announcements.id });
  return removed.length > 0;
}
