import type { User } from "@citelens/contract/accounts";
import { and, eq, gt, inArray, isNull, max, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { SessionTimes } from "./accounts.rules.ts";
import { login_failures, sessions, users } from "./accounts.tables.ts";

const shown = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  is_superuser: users.is_superuser,
  company_type: users.company_type,
  company_name: users.company_name,
  website: users.website,
  creator_platforms: users.creator_platforms,
  onboarding_complete: users.onboarding_complete,
};

export interface Session extends SessionTimes {
  readonly id: string;
  readonly user_id: string;
  readonly salt: Buffer;
  readonly generation: number;
  readonly rotates: boolean;
  readonly rotated_at: Date;
}

type NewUser = typeof users.$inferInsert;
type NewSession = typeof sessions.$inferInsert;

/** The new account, or undefined when the e-mail has one already. */
export async function insertUser({ db }: Tools, user: NewUser): Promise<User | undefined> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email_key })
    .returning(shown);
  return row;
}

export async function findUser({ db }: Tools, userId: string): Promise<User | undefined> {
  const [row] = await db.select(shown).from(users).where(eq(users.id, userId));
  return row;
}

export async function findPasswordHash(
  { db }: Tools,
  emailKey: string,
): Promise<{ id: string; password_hash: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.email_key, emailKey));
  return row;
}

export async function insertSession({ db }: Tools, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function findSession({ db }: Tools, sessionId: string): Promise<Session | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row;
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

export async function touchSession({ db, now }: Tools, sessionId: string): Promise<void> {
  await db.update(sessions).set({ last_used_at: now() }).where(eq(sessions.id, sessionId));
}

export async function endSession({ db, now }: Tools, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}

/** The latest instant until which any of these keys has to wait, if one lies ahead. */
export async function findBlockedUntil(
  { db, now }: Tools,
  keys: readonly string[],
): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: max(login_failures.blocked_until) })
    .from(login_failures)
    .where(and(inArray(login_failures.key, [...keys]), gt(login_failures.blocked_until, now())));
  return row?.until ?? undefined;
}

/** Counts one more failure, starting at one again after an hour without any, and returns the number. */
export async function countFailure({ db, now }: Tools, key: string, forgetBefore: Date): Promise<number> {
  const [row] = await db
    .insert(login_failures)
    .values({ key, failures: 1, last_failed_at: now(), blocked_until: now() })
    .onConflictDoUpdate({
      target: login_failures.key,
      set: {
        failures: sql`case when ${login_failures.last_failed_at} < ${forgetBefore.toISOString()}::timestamptz
          then 1 else ${login_failures.failures} + 1 end`,
        last_failed_at: now(),
      },
    })
    .returning({ failures: login_failures.failures });
  return row?.failures ?? 1;
}

export async function blockUntil({ db }: Tools, key: string, until: Date): Promise<void> {
  await db.update(login_failures).set({ blocked_until: until }).where(eq(login_failures.key, key));
}

export async function forgetFailures({ db }: Tools, key: string): Promise<void> {
  await db.delete(login_failures).where(eq(login_failures.key, key));
}
