import { demoPlan, isSelling } from "@citelens/contract/billing/pricing";
import { isEmailVerified, lockVerified, mailboxKey } from "#features/accounts/email-address/public.ts";
import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import type { Tools } from "#platform/tools.ts";
import { claimFreeCredits, type Lot } from "../store/credits.sql.ts";

/**
 * The rule, in this one place: an address gets the free credits once, also if its account was deleted in between. Where
 * mails can be sent it has to be confirmed, else they come with the first ledger. Where credits are granted it is for the
 * superuser to say who may spend the providers' money, from the first one on.
 */
export async function takeFreeCredits(within: Tools, ownerId: string): Promise<number> {
  if (within.billing.mode === "granted") return 0;
  if (within.mailer.delivers && !(await lockVerified(within, ownerId))) return 0;

  const [owner] = await people.find(within, [ownerId]);
  if (!owner || !(await claimFreeCredits(within, mailboxKey(owner.email)))) return 0;
  return demoPlan.credits;
}

/** Whether the owner still has to confirm the address for them. What was given before cannot be told to a stranger. */
export async function isWaitingForConfirmation(
  tools: Tools,
  organizationId: string,
  lots: readonly Lot[],
): Promise<boolean> {
  // Where nothing is sold, credits stop nobody or are the superuser's to give: there is nothing to wait for.
  if (!isSelling(tools.billing.mode) || !tools.mailer.delivers) return false;
  if (lots.some(({ plan, amount }) => plan === demoPlan.id && amount > 0)) return false;
  const [organization] = await organizationList.find(tools, [organizationId]);
  return organization !== undefined && !(await isEmailVerified(tools, organization.owner_id));
}
