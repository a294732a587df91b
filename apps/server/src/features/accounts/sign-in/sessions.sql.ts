import { dayMs } from "@citelens/contract/base/days";
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { SessionTimes } from "../store/accounts.rules.ts";
import { sessions } from "../store/accounts.tables.ts";

export interface Session extends SessionTimes {
  readonly id: string;
  readonly user_id: string;
  readonly salt: Buffer;
  readonly generation: number;
  readonly rotates: boolean;
  readonly rotated_at: Date;
  readonly confirmed_at: Date | null;
}

type NewSession = typeof sessions.$inferInsert;

/** Facts of a session that its owner may know. */
export interface SessionRecord {
  readonly started: Date;
  readonly last_used: Date;
  readonly ended: Date | null;
  readonly by_support: boolean;
}

export async function insertSession({ db }: Tools, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function findSession({ db }: Tools, sessionId: string): Promise<Session | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row;
}

export async function findSessions({ db }: Tools, ids: readonly string[]): Promise<Session[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(sessions)
    .where(inArray(sessions.id, [...ids]));
}

export function listSessions({ db }: Tools, userId: string): Promise<SessionRecord[]> {
  return db
    .select({
      started: sessions.created,
      last_used: sessions.last_used_at,
      ended: sessions.ended_at,
      by_support: sql<boolean>`${sessions.impersonator_id} is not null`,
    })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(sessions.created);
}

/** Moves to the next generation, unless another request did so first or the session ended. */
export async function advanceSession({ db, now }: Tools, session: Session): Promise<boolean> {
  const moved = await db
    .update(sessions)
    .set({ generation: session.generation + 1, rotated_at: now(), last_used_at: now() })
    .where(
      and(
        eq(sessions.id, session.id),
        eq(sessions.generation, session.generation),
        isNull(sessions.ended_at),
      ),
    )
    .returning({ id: sessions.id });
  return moved.length === 1;
}

/** Notes that the password was entered again. */
export async function confirmSession({ db, now }: Tools, sessionId: string): Promise<void> {
  await db.update(sessions).set({ confirmed_at: now() }).where(eq(sessions.id, sessionId));
}

export async function touchSession({ db, now }: Tools, sessionId: string): Promise<void> {
  await db.update(sessions).set({ last_used_at: now() }).where(eq(sessions.id, sessionId));
}

/** Whether it was this call that ended the session. */
export async function endSession({ db, now }: Tools, sessionId: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session of the account, and those in which it acts as somebody else; returns how many. */
export async function endSessionsOf({ db, now }: Tools, userId: string): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: now() })
    .where(and(ofAccount(userId), isNull(sessions.ended_at)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Removes sessions that have been over for a day: they can open nothing any more. */
export async function deleteOldSessions({ db, now }: Tools): Promise<void> {
  const at = now().getTime();
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.ended_at, daysBefore(at, 1)),
        lt(sessions.last_used_at, daysBefore(at, 15)),
        lt(sessions.created, daysBefore(at, 31)),
        and(isNotNull(sessions.impersonator_id), lt(sessions.created, daysBefore(at, 1))),
      ),
    );
}

export async function deleteSessionsOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(sessions).where(ofAccount(userId));
}

function ofAccount(userId: string): SQL | undefined {
  return or(eq(sessions.user_id, userId), eq(sessions.impersonator_id, userId));
}

function daysBefore(at: number, days: number): Date {
  return new Date(at - days * dayMs);
}
