import { dayMs, earlier, hourMs } from "@citelens/contract/base/days";

/** How long the link of an invitation works. */
export const validForMs = 7 * dayMs;

/** Invitations that a user may mail within an hour, whether new or sent again. */
export const mailsPerHourMax = 20;

/** Invitations that one mailbox gets within a day, regardless of who sends them. */
export const mailsPerMailboxMax = 3;

/** Invitations that wait for an answer, of a user whose own address nobody has verified. */
export const unverifiedMax = 5;

/** Closed and expired invitations hold other people's addresses, so they are not kept indefinitely. */
export const keptAfterEndMs = 30 * dayMs;

/** Start of what counts towards the hourly limit. */
export function startOfHourlyLimit(now: Date): Date {
  return earlier(now, hourMs);
}

/** Start of what counts towards the daily limit of a mailbox. */
export function startOfDailyLimit(now: Date): Date {
  return earlier(now, dayMs);
}

export interface MailBudget {
  /** Mails of the last hour. */
  readonly mails: number;
  /** When the oldest of them was sent. */
  readonly oldest: Date | undefined;
}

/** Seconds until the user may mail the next invitation: none while there is budget left. */
export function waitSeconds({ mails, oldest }: MailBudget, now: Date): number {
  if (mails < mailsPerHourMax || !oldest) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + hourMs - now.getTime()) / 1000));
}
