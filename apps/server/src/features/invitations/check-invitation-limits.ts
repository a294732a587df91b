import { isEmailVerified, mailboxKey } from "#features/accounts/email-address/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import {
  mailsPerMailboxMax,
  startOfDailyLimit,
  startOfHourlyLimit,
  unverifiedMax,
  waitSeconds,
} from "./invitations.rules.ts";
import {
  countUnaccepted,
  type InvitationRow,
  lockSender,
  readBudget,
  recordMail,
  recordRecipient,
} from "./invitations.sql.ts";

/** Counts a mail, or refuses what is beyond the user's limits; first in the transaction that sends it. */
export async function checkInvitationLimits(
  within: Tools,
  userId: string,
  to: Pick<InvitationRow, "workspace_id" | "email_key">,
): Promise<void> {
  await lockSender(within, userId);
  const now = within.now();
  const retryAfterSeconds = waitSeconds(await readBudget(within, userId, startOfHourlyLimit(now)), now);
  if (retryAfterSeconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });

  const isVerified = await isEmailVerified(within, userId);
  if (!isVerified && (await countUnaccepted(within, userId, to)) >= unverifiedMax) {
    throw new Refusal("EMAIL_UNVERIFIED");
  }
  const limit = { since: startOfDailyLimit(now), mailsMax: mailsPerMailboxMax };
  if (!(await recordRecipient(within, mailboxKey(to.email_key), limit))) throw new Refusal("INVITED_OFTEN");
  await recordMail(within, userId);
}
