import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { announcement_reads, announcements } from "./announcements.tables.ts";
import type { Audience, ReaderStanding } from "./audience.rules.ts";

export type AnnouncementRow = typeof announcements.$inferSelect;

interface Range {
  readonly limit: number;
  readonly offset: number;
}

/** Person who reads. */
export interface Reader extends ReaderStanding {
  readonly userId: string;
}

/** Condition for what is published for this reader; the same as isFor() says. */
function visibleTo({ isSuperuser, plans }: ReaderStanding): SQL | undefined {
  const { audience, published_at } = announcements;
  return and(
    isNotNull(published_at),
    or(
      eq(audience, "all"),
      isSuperuser ? eq(audience, "superusers") : undefined,
      plans.size > 0 ? and(eq(audience, "plan"), arrayOverlaps(announcements.plans, [...plans])) : undefined,
    ),
  );
}

/** Announcements published for the reader, the newest first, and whether they have read it. */
export async function listPublished(
  { db }: Tools,
  reader: Reader,
  { limit, offset }: Range,
): Promise<{ readonly count: number; readonly rows: (AnnouncementRow & { readonly read: boolean })[] }> {
  const rows = await db
    .select({ announcement: announcements, readAt: announcement_reads.read_at })
    .from(announcements)
    .leftJoin(
      announcement_reads,
      and(
        eq(announcement_reads.announcement_id, announcements.id),
        eq(announcement_reads.user_id, reader.userId),
      ),
    )
    .where(visibleTo(reader))
    .orderBy(desc(announcements.published_at), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  return {
    count: await db.$count(announcements, visibleTo(reader)),
    rows: rows.map(({ announcement, readAt }) => ({ ...announcement, read: readAt !== null })),
  };
}

/** Once is enough: a second time changes nothing. False when nothing like that is published for the reader. */
export async function insertRead(
  { db, now }: Tools,
  reader: Reader,
  announcementId: string,
): Promise<boolean> {
  const [published] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.id, announcementId), visibleTo(reader)));
  if (!published) return false;

  await db
    .insert(announcement_reads)
    .values({ announcement_id: announcementId, user_id: reader.userId, read_at: now() })
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
  changes: Partial<Pick<AnnouncementRow, "title" | "content" | "audience" | "plans">>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.update(announcements).set(changes).where(eq(announcements.id, announcementId));
}

/** Nobody else changes it before the caller's transaction ends. */
export async function lockAnnouncement(
  { db }: Tools,
  announcementId: string,
): Promise<AnnouncementRow | undefined> {
  const [row] = await db
    .select()
    .from(announcements)
    .where(eq(announcements.id, announcementId))
    .for("update");
  return row;
}

export async function setPublication(
  { db }: Tools,
  announcementId: string,
  changes: Pick<AnnouncementRow, "published_at" | "publish_at" | "audience_size">,
): Promise<void> {
  await db.update(announcements).set(changes).where(eq(announcements.id, announcementId));
}

/** The sweep that publishes what is due. */
export const publishingSweep = "announcements.publish-due";

/** Ids of announcements to publish by now, the longest due first. */
export async function listDue(tools: Tools, limit: number): Promise<string[]> {
  const { id, publish_at, published_at } = announcements;
  const rows = await tools.db
    .select({ id })
    .from(announcements)
    .where(and(lte(publish_at, tools.now()), isNull(published_at), isTryable(tools, publishingSweep, id)))
    .orderBy(asc(publish_at))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** True for the one call that begins to mail what is published. */
export async function claimMailing({ db, now }: Tools, announcementId: string): Promise<boolean> {
  const claimed = await db
    .update(announcements)
    .set({ mailed_at: now() })
    .where(
      and(
        eq(announcements.id, announcementId),
        isNotNull(announcements.published_at),
        isNull(announcements.mailed_at),
      ),
    )
    .returning({ id: announcements.id });
  return claimed.length > 0;
}

export function listPublishedAudiences({ db }: Tools): Promise<(Audience & { readonly id: string })[]> {
  const { id, audience, plans } = announcements;
  return db.select({ id, audience, plans }).from(announcements).where(isNotNull(announcements.published_at));
}

/** Sets the audience size of all that are for the same. */
export async function setAudienceSize(
  { db }: Tools,
  announcementIds: readonly string[],
  size: number,
): Promise<void> {
  await db
    .update(announcements)
    .set({ audience_size: size })
    .where(and(inArray(announcements.id, [...announcementIds]), isNotNull(announcements.published_at)));
}

export async function removeAnnouncement({ db }: Tools, announcementId: string): Promise<boolean> {
  const removed = await db
    .delete(announcements)
    .where(eq(announcements.id, announcementId))
    .returning({ id: announcements.id });
  return removed.length > 0;
}
