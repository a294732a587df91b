import type { Tools } from "#platform/tools.ts";
import { setEmailVerified } from "./accounts.sql.ts";
import { emailConfirmed } from "./accounts.topics.ts";

/** For anyone who brings a token that was mailed to the account's address; in the caller's transaction. */
export async function markEmailVerified(within: Tools, userId: string): Promise<void> {
  if (await setEmailVerified(within, userId)) await emailConfirmed.announce(within, { userId });
}
