import { emailConfirmed, verificationRequested } from "@citelens/contract/accounts/accounts";
import { earlier, later } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { isSelling } from "@citelens/contract/billing/pricing";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { hashToken, newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { isSuperuserEmail, mailSuperuserLink } from "../sign-in/superuser-link.ts";
import { linkMs, verificationPauseMs, verificationsPerDay } from "../store/accounts.rules.ts";
import { findUserToChange } from "../store/accounts.sql.ts";
import { countLinks, insertLink, isKnownLink } from "../store/links.sql.ts";
import { markEmailVerified } from "../store/mark-email-verified.ts";
import { findPersons } from "../store/people.sql.ts";

/** Mails a link that confirms the account's address, unless it is verified or was asked within the last day. */
export function requestVerification(tools: Tools, userId: string): Promise<void> {
  return inTransaction(tools, async (within) => {
    await mailLink(within, userId, 1);
  });
}

/** As often as somebody asks for it, but not more than 3 times a day. */
export async function resendVerification(tools: Tools, userId: string): Promise<{ message: string }> {
  await inTransaction(tools, async (within) => {
    if ((await mailLink(within, userId, verificationsPerDay)) === "too many")
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verificationPauseMs / 1000 });
  });
  return { message: verificationRequested };
}

/** Holds the account, so that of simultaneous requests only as many as may mail a link. */
async function mailLink(within: Tools, userId: string, perDayMax: number): Promise<"done" | "too many"> {
  await findUserToChange(within, userId);
  const [person] = await findPersons(within, [userId]);
  if (!person || person.email_verified) return "done";
  // A link that only confirms would make a superuser of the one who signed up with the address.
  if (isSuperuserEmail(within, person.email)) {
    if (within.mailer.delivers) await mailSuperuserLink(within, person.email);
    return "done";
  }

  const now = within.now();
  const since = earlier(now, verificationPauseMs);
  if ((await countLinks(within, userId, { purpose: "VERIFY", since })) >= perDayMax) return "too many";

  const { token, hash } = newToken();
  await insertLink(within, {
    token_hash: hash,
    user_id: userId,
    purpose: "VERIFY",
    created: now,
    expires_at: later(now, linkMs.VERIFY),
  });
  await sendMail(within, {
    kind: "email-verification",
    to: person.email,
    subject: "Confirm your email address",
    letter: letter({
      brand: productBrand,
      preheader: "Please confirm that this address is yours.",
      heading: "Confirm your email address",
      paragraphs: [
        `Hello ${mailName(person.first_name)},`,
        `this address was used for an account of ${productBrand.name}. ${reasonFor(within)} The link works for 7 days.`,
      ],
      action: { label: "Confirm Email", url: `${within.publicUrl}/verify-email/${userId}/${token}` },
      footnote: `If you have not signed up for ${productBrand.name}, ignore this e-mail: do not confirm an account that somebody else made.`,
    }),
  });
  return "done";
}

function reasonFor({ billing, mailer }: Tools): string {
  const invites = "you can invite as many people to your workspaces as you need";
  return mailer.delivers && isSelling(billing.mode)
    ? `Confirm that it is yours: your free credits come with it, and ${invites}.`
    : `Confirm that it is yours: then ${invites}.`;
}

/** Confirms the address that a link was mailed to; a second click says the same and changes nothing. */
export async function confirmEmail(
  tools: Tools,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<{ message: string }> {
  if (!(await isKnownLink(tools, { userId, purpose: "VERIFY", hash: hashToken(token) }))) {
    throw new FieldRefusal({ token: [fieldErrors.verificationLink] });
  }

  await inTransaction(tools, (within) => markEmailVerified(within, userId));
  return { message: emailConfirmed };
}
