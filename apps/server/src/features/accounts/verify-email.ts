import { emailConfirmed } from "@citelens/contract/accounts";
import { fieldErrors } from "@citelens/contract/errors";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { linkMs, verificationPauseMs } from "./accounts.rules.ts";
import { setEmailVerified } from "./accounts.sql.ts";
import { countLinks, insertLink, isKnownLink } from "./links.sql.ts";
import { findPersons } from "./people.sql.ts";
import { hashToken, newToken } from "./secret-token.ts";
import { isSuperuserEmail, mailSuperuserLink } from "./superuser-link.ts";

/** Mails a link that confirms the account's address, unless it is verified or was asked within the last day. */
export async function requestVerification(tools: Tools, userId: string): Promise<void> {
  const [person] = await findPersons(tools, [userId]);
  if (!person || person.email_verified) return;
  // A link that only confirms would make a superuser of whoever signed up with the address.
  if (isSuperuserEmail(tools, person.email)) {
    if (tools.mailer.delivers) await mailSuperuserLink(tools, person.email);
    return;
  }

  const now = tools.now();
  const since = new Date(now.getTime() - verificationPauseMs);
  if ((await countLinks(tools, userId, { purpose: "VERIFY", since })) > 0) return;

  const { token, hash } = newToken();
  const expires = new Date(now.getTime() + linkMs.VERIFY);
  await inTransaction(tools, async (within) => {
    await insertLink(within, {
      token_hash: hash,
      user_id: userId,
      purpose: "VERIFY",
      created: now,
      expires_at: expires,
    });
    await sendMail(within, {
      kind: "email-verification",
      to: person.email,
      subject: "Confirm your email address",
      letter: letter({
        brand: productBrand,
        preheader: "Until then you can have five invitations open.",
        heading: "Confirm your email address",
        paragraphs: [
          `Hello ${person.first_name},`,
          "you have invited somebody to your workspace. Please confirm that this address is yours, so that you can invite as many people as you need. The link works for 7 days.",
        ],
        action: { label: "Confirm Email", url: `${tools.publicUrl}/verify-email/${userId}/${token}` },
        footnote: `If you have no ${productBrand.name} account, ignore this e-mail.`,
      }),
    });
  });
}

/**
 * Confirms the address that a link was mailed to. A second click on the same link says the same, because
 * confirming twice changes nothing.
 */
export async function confirmEmail(
  tools: Tools,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<{ message: string }> {
  if (!(await isKnownLink(tools, { userId, purpose: "VERIFY", hash: hashToken(token) }))) {
    throw new FieldRefusal({ token: [fieldErrors.verificationLink] });
  }

  await setEmailVerified(tools, userId);
  return { message: emailConfirmed };
}

/** For rooms to which the person brought a token that was mailed to their address. */
export function markEmailVerified(tools: Tools, userId: string): Promise<void> {
  return setEmailVerified(tools, userId);
}
