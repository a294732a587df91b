import type { SupportLevel } from "@citelens/contract/platform/support-levels";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { resendVerification } from "../email-address/verify-email.ts";
import { eraseAccount } from "../people/delete-me.ts";
import { endSessionsOf } from "../sign-in/sessions.sql.ts";
import { isSuperuserEmail } from "../sign-in/superuser-link.ts";
import { isSessionLive } from "../store/accounts.rules.ts";
import { findUserToChange } from "../store/accounts.sql.ts";
import { credentialsEnded } from "../store/accounts.topics.ts";
import {
  type AccountStanding,
  findStanding,
  listSessionsOf,
  type SessionOfUser,
  setStanding,
} from "./support.sql.ts";

/** Views and acts of superusers on an account, in the caller's transaction; one name of the door. */
export const accountSupport = {
  findStanding,
  hold,
  listSessions,
  endSessions: endSessionsOf,
  resendVerification,
  suspend,
  lift,
  setLevel,
  remove,
} as const;

async function listSessions(
  tools: Tools,
  userId: string,
): Promise<(SessionOfUser & { readonly isLive: boolean })[]> {
  const found = await listSessionsOf(tools, userId);
  return found.map((session) => ({ ...session, isLive: isSessionLive(session, tools.now()) }));
}

/** How the account stands, which nobody changes before the transaction ends; undefined for one that is not there. */
async function hold(within: Tools, userId: string): Promise<AccountStanding | undefined> {
  const user = await findUserToChange(within, userId);
  return user && findStanding(within, userId);
}

/** Ends every session, and lets nobody log in until it is lifted. */
async function suspend(within: Tools, userId: string, reason: string): Promise<void> {
  await holdOrdinary(within, userId);
  await setStanding(within, userId, { suspended_at: within.now(), suspended_reason: reason });
  await endSessionsOf(within, userId);
  await credentialsEnded.announce(within, { userId });
}

async function lift(within: Tools, userId: string): Promise<void> {
  const standing = await hold(within, userId);
  if (!standing) throw new Refusal("NOT_FOUND");
  if (standing.suspended_at === null) throw new Refusal("ACCOUNT_NOT_SUSPENDED");
  await setStanding(within, userId, { suspended_at: null, suspended_reason: null });
}

/**
 * Makes the account a superuser of that level, or with null an ordinary one. Its sessions end, those too in which a superuser
 * acts as it: nobody acts as a superuser. Whom SUPERUSER_EMAIL names stays an operator.
 */
async function setLevel(within: Tools, userId: string, level: SupportLevel | null): Promise<void> {
  const user = await findUserToChange(within, userId);
  if (!user) throw new Refusal("NOT_FOUND");
  if (isSuperuserEmail(within, user.email)) throw new Refusal("SUPERUSER_STAYS");
  if (level !== null && !user.email_verified) throw new Refusal("EMAIL_NOT_CONFIRMED");
  await setStanding(within, userId, { is_superuser: level !== null, support_level: level });
  await endSessionsOf(within, userId);
}

/** Erases the account as its owner could. */
async function remove(within: Tools, userId: string): Promise<void> {
  await holdOrdinary(within, userId);
  await eraseAccount(within, userId);
}

async function holdOrdinary(within: Tools, userId: string): Promise<void> {
  const user = await findUserToChange(within, userId);
  if (!user) throw new Refusal("NOT_FOUND");
  if (user.is_superuser) throw new Refusal("IS_SUPERUSER");
}
