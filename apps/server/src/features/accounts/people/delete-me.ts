import { audit } from "#platform/audit/audit.ts";
import { deleteKeysOf } from "#platform/idempotency/idempotency.sql.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { SignedIn } from "../sign-in/credentials.ts";
import { requireOwnPassword } from "../sign-in/own-password.ts";
import { deleteSessionsOf } from "../sign-in/sessions.sql.ts";
import { deleteKnownAddressesOf } from "../sign-in/throttle.sql.ts";
import { eraseUser, findUserToChange } from "../store/accounts.sql.ts";
import { accountDeleted } from "../store/accounts.topics.ts";
import { emailKey } from "../store/email-keys.rules.ts";
import { deleteHandOffsOf, deleteLinksOf } from "../store/links.sql.ts";

/** Erases an account with all that rooms keep for it, in the caller's transaction; false for one that is deleted already. */
export async function eraseAccount(within: Tools, userId: string): Promise<boolean> {
  if (!(await findUserToChange(within, userId))) return false;

  await accountDeleted.announce(within, { userId });
  await eraseUser(within, userId);
  await deleteSessionsOf(within, userId);
  await deleteLinksOf(within, userId, "RESET");
  await deleteLinksOf(within, userId, "VERIFY");
  await deleteHandOffsOf(within, userId);
  await deleteKnownAddressesOf(within, userId);
  await deleteKeysOf(within, userId);
  return true;
}

/**
 * Deletes the account of anyone who knows its password: the row is emptied and its e-mail given free, sessions and
 * links are gone, and every room ends what belonged to it, or nothing of this happens. Wrong passwords count as
 * failed log-ins. The account that SUPERUSER_EMAIL names stays: the installation would have nobody who runs it.
 */
export async function deleteMe(
  tools: Tools,
  user: SignedIn,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<void> {
  const { userId } = user;
  const account = await requireOwnPassword(tools, userId, { password, address });
  if (emailKey(tools.superuserEmail ?? "") === emailKey(account.email)) throw new Refusal("SUPERUSER_STAYS");

  await inTransaction(tools, async (within) => {
    if (!(await eraseAccount(within, userId))) throw new Refusal("NOT_AUTHENTICATED");
    await audit(within, user, { action: "account.deleted", subjectId: userId });
    await sendMail(within, {
      kind: "account-deleted",
      to: account.email,
      subject: `Your ${productBrand.name} account was deleted`,
      letter: letter({
        brand: productBrand,
        preheader: "Your data is being removed.",
        heading: "Your account was deleted",
        paragraphs: [
          `Hello ${mailName(account.first_name)},`,
          "your account was deleted as you asked. You cannot log in any more; the data of your workspaces is removed within 30 days.",
        ],
      }),
    });
  });
}
