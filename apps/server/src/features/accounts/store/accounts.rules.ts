import type { EmailPreferences, User, updateMe } from "@citelens/contract/accounts/accounts";
import { emailDefaults } from "@citelens/contract/accounts/accounts";
import { creatorType } from "@citelens/contract/accounts/company-types";
import { dayMs, hourMs } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";

export const accessTokenSeconds = 600;
const refreshGraceMs = 30_000;
const idleMs = 14 * dayMs;
const absoluteMs = 30 * dayMs;
const impersonationMs = 30 * 60_000;
/** How long a hand-off waits for the browser that takes it up. */
export const handOffMs = 60_000;
/** How long mailed links work. */
export const linkMs = { RESET: hourMs, VERIFY: 7 * dayMs } as const;
/** How long the link for the superuser works. */
export const superuserLinkMs = dayMs;
/** Reset links that one account can be sent within the life of one. */
export const openResetLinksMax = 3;
/** An address is asked once a day at most to confirm itself, and as often as its owner may ask for it. */
export const verificationPauseMs = dayMs;
export const verificationsPerDay = 3;
/** How long after a password was entered it need not be entered again for what superusers do. */
export const confirmedForMs = 10 * 60_000;
/** Failures older than an hour are deleted. */
export const forgetFailuresAfterMs = hourMs;
/** Seconds that the next attempt waits at most. */
export const waitMaxSeconds = 900;
/** An address from which an account has not logged in for so long is no longer known. */
export const knownAddressMs = 90 * dayMs;

export interface SessionTimes {
  readonly created: Date;
  readonly last_used_at: Date;
  readonly ended_at: Date | null;
  readonly impersonator_id: string | null;
}

/** A session lives for 14 days without use and for 30 days at most; one that acts as another user for 30 minutes. */
export function isSessionLive(session: SessionTimes, now: Date): boolean {
  if (session.ended_at) return false;
  if (now.getTime() - session.last_used_at.getTime() > idleMs) return false;
  return (
    now.getTime() - session.created.getTime() <= (session.impersonator_id ? impersonationMs : absoluteMs)
  );
}

export type RefreshVerdict = "current" | "grace" | "reused" | "unknown";

/**
 * Meaning of a well-formed refresh token of a session: the current one; the one before, within the grace that covers a lost answer or a
 * second tab; one that was replaced long ago and so was copied; or none of ours.
 */
export function judgeRefresh(
  session: { readonly generation: number; readonly rotated_at: Date },
  generation: number,
  now: Date,
): RefreshVerdict {
  if (generation === session.generation) return "current";
  if (generation > session.generation) return "unknown";

  const inGrace = now.getTime() - session.rotated_at.getTime() <= refreshGraceMs;
  return inGrace && generation === session.generation - 1 ? "grace" : "reused";
}

/** How many attempts in an hour come before the first that has to wait: 1, 2, 4, … seconds; never for good. */
export const freeAttempts = { account: 5, address: 12 } as const;

export type ProfileChanges = Omit<ParsedInput<typeof updateMe>["body"], "email">;

/** Creators have a platform and no company; everyone else, once they said what they are, has no platform. */
export function profileChanges(current: Pick<User, "company_type">, asked: ProfileChanges): ProfileChanges {
  const type = asked.company_type ?? current.company_type;
  if (type === null) return asked;
  return type === creatorType
    ? { ...asked, company_name: "", website: "" }
    : { ...asked, creator_platforms: {} };
}

/** Preferences that an account chose, and the defaults where it chose nothing. */
export function effectivePreferences(chosen: Partial<EmailPreferences>): EmailPreferences {
  return { ...emailDefaults, ...chosen };
}
