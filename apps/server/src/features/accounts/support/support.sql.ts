import type { SupportLevel } from "@citelens/contract/platform/support-levels";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { sessions, users } from "../store/accounts.tables.ts";

const sessionsShown = 20;

/** Facts of an account that superusers see beside what everybody does. */
export interface AccountStanding {
  readonly is_superuser: boolean;
  readonly support_level: SupportLevel | null;
  readonly suspended_at: Date | null;
  readonly suspended_reason: string | null;
}

export async function findStanding({ db }: Tools, userId: string): Promise<AccountStanding | undefined> {
  const { is_superuser, support_level, suspended_at, suspended_reason } = users;
  const [row] = await db
    .select({ is_superuser, support_level, suspended_at, suspended_reason })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)));
  return row;
}

/** Why nobody can log in with the account; undefined while it is not suspended. */
export async function findSuspendedReason({ db }: Tools, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: users.suspended_reason })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspended_at)));
  return row && (row.reason ?? "");
}

export async function setStanding(
  { db }: Tools,
  userId: string,
  standing: Partial<AccountStanding>,
): Promise<void> {
  await db.update(users).set(standing).where(eq(users.id, userId));
}

export interface SessionOfUser {
  readonly id: string;
  readonly created: Date;
  readonly last_used_at: Date;
  readonly ended_at: Date | null;
  readonly impersonator_id: string | null;
}

/** The latest first. */
export function listSessionsOf({ db }: Tools, userId: string): Promise<SessionOfUser[]> {
  const { id, created, last_used_at, ended_at, impersonator_id } = sessions;
  return db
    .select({ id, created, last_used_at, ended_at, impersonator_id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(last_used_at))
    .limit(sessionsShown);
}
