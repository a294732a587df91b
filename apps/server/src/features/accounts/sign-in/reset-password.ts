import { passwordWasReset } from "@citelens/contract/accounts/accounts";
import { earlier, later } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { clientNetwork } from "#platform/addresses/addresses.ts";
import { audit } from "#platform/audit/audit.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { hashToken, newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { linkMs, openResetLinksMax } from "../store/accounts.rules.ts";
import { findUser, findUserByEmail, setPassword } from "../store/accounts.sql.ts";
import { credentialsEnded } from "../store/accounts.topics.ts";
import { countLinks, deleteLinksOf, insertLink, isOpenLink, type Link, useLink } from "../store/links.sql.ts";
import { markEmailVerified } from "../store/mark-email-verified.ts";
import { hashNewPassword } from "./password.ts";
import { endSessionsOf } from "./sessions.sql.ts";
import { promoteIfNamed } from "./superuser-link.ts";
import { deleteKnownAddressesOf } from "./throttle.sql.ts";

/** Mails a reset link to the account of that e-mail, unless there is none or it was sent too many; nobody is told which. */
export function sendResetLink(tools: Tools, emailKey: string): Promise<void> {
  return inTransaction(tools, async (within) => {
    const user = await findUserByEmail(within, emailKey);
    if (!user) return;

    const now = tools.now();
    const since = earlier(now, linkMs.RESET);
    if ((await countLinks(within, user.id, { purpose: "RESET", since })) >= openResetLinksMax) return;

    const { token, hash } = newToken();
    const expires = later(now, linkMs.RESET);
    await insertLink(within, {
      token_hash: hash,
      user_id: user.id,
      purpose: "RESET",
      created: now,
      expires_at: expires,
    });
    await sendMail(within, {
      kind: "password-reset",
      to: user.email,
      subject: `Reset your ${productBrand.name} password`,
      letter: letter({
        brand: productBrand,
        preheader: "The link works once, for 60 minutes.",
        heading: "Reset your password",
        paragraphs: [
          `Hello ${mailName(user.first_name)},`,
          `somebody asked for a new password for this ${productBrand.name} account. With the button below you can choose one. The link works once, for 60 minutes.`,
        ],
        action: {
          label: "Set New Password",
          url: `${tools.publicUrl}/reset-password/confirm/${user.id}/${token}`,
        },
        footnote: "If it was not you, ignore this e-mail: your password stays as it is.",
      }),
    });
  });
}

export interface ResetConfirmation {
  readonly userId: string;
  readonly token: string;
  readonly password: string;
  readonly address: string;
  readonly host: string;
}

/** Sets the password with a link, which is then used up, and ends every session of the account. */
export async function confirmReset(
  tools: Tools,
  { userId, token, password, address, host }: ResetConfirmation,
): Promise<{ message: string }> {
  const link: Link = { userId, purpose: "RESET", hash: hashToken(token) };
  // The password costs work, which nobody gets for a made-up link.
  const account = (await isOpenLink(tools, link)) ? await findUser(tools, userId) : undefined;
  if (!account) throw invalidLink();

  const client = { network: clientNetwork(address), isKnown: true };
  const chooser = { ...account, userId };
  const passwordHash = await hashNewPassword(tools, { password, host, chooser }, client);
  await inTransaction(tools, async (within) => {
    const user = (await useLink(within, link)) ? await findUser(within, userId) : undefined;
    if (!user) throw invalidLink();

    await setPassword(within, userId, passwordHash);
    await markEmailVerified(within, userId);
    await deleteLinksOf(within, userId, "RESET");
    await promoteIfNamed(within, user);
    await deleteKnownAddressesOf(within, userId);
    const sessions = await endSessionsOf(within, userId);
    await credentialsEnded.announce(within, { userId });
    await audit(within, { userId }, { action: "password.reset", subjectId: userId, details: { sessions } });
    await sendMail(within, {
      kind: "password-changed",
      to: user.email,
      subject: `Your ${productBrand.name} password was changed`,
      letter: letter({
        brand: productBrand,
        preheader: "Every browser was signed out.",
        heading: "Your password was changed",
        paragraphs: [
          `Hello ${mailName(user.first_name)},`,
          "the password of your account was changed just now, and every browser and program was signed out.",
        ],
        action: { label: "Log In", url: `${tools.publicUrl}/login` },
        footnote: `If it was not you, ask for a reset link at once: ${tools.publicUrl}/reset-password`,
      }),
    });
  });
  return { message: passwordWasReset };
}

function invalidLink(): FieldRefusal {
  return new FieldRefusal({ token: [fieldErrors.resetLink] });
}
