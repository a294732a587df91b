import { type confirmSuperuser as endpoint, superuserConfirmed } from "@citelens/contract/accounts/accounts";
import { earlier, later } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { clientNetwork } from "#platform/addresses/addresses.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { hashToken, newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { superuserLinkMs } from "../store/accounts.rules.ts";
import {
  changeUser,
  findUserByEmail,
  findUserToChange,
  insertUser,
  makeSuperuser,
  setPassword,
} from "../store/accounts.sql.ts";
import { credentialsEnded } from "../store/accounts.topics.ts";
import { emailKey } from "../store/email-keys.rules.ts";
import {
  deleteHandOffsOf,
  deleteLinksOf,
  deleteSuperuserLinks,
  hasSuperuserLink,
  isOpenSuperuserLink,
  replaceSuperuserLink,
  useSuperuserLink,
} from "../store/links.sql.ts";
import { markEmailVerified } from "../store/mark-email-verified.ts";
import { findPersonByEmail } from "../store/people.sql.ts";
import { hashNewPassword } from "./password.ts";
import { endSessionsOf } from "./sessions.sql.ts";
import { deleteKnownAddressesOf } from "./throttle.sql.ts";

/**
 * At a start whose SUPERUSER_EMAIL is not a confirmed superuser yet: mails a link to that address, or without a mail
 * server writes it into the log, where only the operator reads it. The one who signed up with the address before the
 * operator did gets nothing by it: the link sets the password and ends every session.
 */
export async function announceSuperuserLink(tools: Tools): Promise<void> {
  const { superuserEmail } = tools;
  if (superuserEmail === undefined) return;
  if (await isConfirmed(tools, superuserEmail)) return deleteSuperuserLinks(tools);
  if (tools.mailer.delivers) {
    await mailSuperuserLink(tools, superuserEmail);
    tools.log.warn("The superuser is not confirmed yet: open the link that was mailed to SUPERUSER_EMAIL");
    return;
  }

  const url = await makeSuperuserLink(tools, superuserEmail);
  tools.log.warn(
    `The superuser (SUPERUSER_EMAIL) is not confirmed yet. Set the password within 24 hours at ${url} (the link works once; the next start makes a new one)`,
  );
}

/** Mails the link, at most once a day however often the server starts. */
export async function mailSuperuserLink(tools: Tools, email: string): Promise<void> {
  const since = earlier(tools.now(), superuserLinkMs);
  if (await hasSuperuserLink(tools, emailKey(email), since)) return;

  await inTransaction(tools, async (within) => {
    const url = await makeSuperuserLink(within, email);
    await sendMail(within, {
      kind: "superuser-link",
      to: email,
      subject: `Set up the administrator of ${productBrand.name}`,
      letter: letter({
        brand: productBrand,
        preheader: "The link works once, for 24 hours.",
        heading: "Set up the administrator account",
        paragraphs: [
          `This address is configured as the administrator of ${productBrand.name} at ${tools.publicUrl}. With the button below you confirm it and choose a password. The link works once, for 24 hours.`,
        ],
        action: { label: "Set Up Account", url },
        footnote: "If you do not run this installation, ignore this e-mail.",
      }),
    });
  });
}

/** A link that works once, for 24 hours; those that were made before end. */
export async function makeSuperuserLink(tools: Tools, email: string): Promise<string> {
  const { token, hash } = newToken();
  const now = tools.now();
  await inTransaction(tools, (within) =>
    replaceSuperuserLink(within, {
      token_hash: hash,
      email_key: emailKey(email),
      created: now,
      expires_at: later(now, superuserLinkMs),
    }),
  );
  return `${tools.publicUrl}/superuser/${token}`;
}

type Input = ParsedInput<typeof endpoint>;
type Confirmation = Input["params"] & Input["body"] & { readonly address: string; readonly host: string };

/**
 * Confirms the address, makes the account if there is none, and sets its names and password. Every session, link and
 * known address of the account ends, because somebody else may have signed up with it. Returns whose account it is.
 */
export async function confirmSuperuser(
  tools: Tools,
  { token, password, address, host, ...names }: Confirmation,
): Promise<{ userId: string; answer: { message: string } }> {
  const email = tools.superuserEmail ?? "";
  const link = { hash: hashToken(token), emailKey: emailKey(email) };
  // The password costs work, which nobody gets for a made-up link.
  if (!(await isOpenSuperuserLink(tools, link))) throw invalidLink();

  const client = { network: clientNetwork(address), isKnown: true };
  const chooser = { email, ...names };
  const passwordHash = await hashNewPassword(tools, { password, host, chooser }, client);
  return inTransaction(tools, async (within) => {
    if (!(await useSuperuserLink(within, link))) throw invalidLink();

    const userId = await ensureUser(within, { email, passwordHash, ...names });
    await changeUser(within, userId, names);
    await setPassword(within, userId, passwordHash);
    await markEmailVerified(within, userId);
    await makeSuperuser(within, userId);
    await deleteLinksOf(within, userId, "RESET");
    await deleteLinksOf(within, userId, "VERIFY");
    await deleteHandOffsOf(within, userId);
    await deleteKnownAddressesOf(within, userId);
    const sessions = await endSessionsOf(within, userId);
    await credentialsEnded.announce(within, { userId });
    await audit(
      within,
      { userId },
      { action: "superuser.granted", subjectId: userId, details: { sessions } },
    );
    return { userId, answer: { message: superuserConfirmed } };
  });
}

/** For a password reset by a mailed link, which proves as much: the address is read, and nobody else knows the password. */
export async function promoteIfNamed(
  tools: Tools,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  if (!isSuperuserEmail(tools, user.email)) return;
  if (!(await makeSuperuser(tools, user.id))) return;

  await deleteSuperuserLinks(tools);
  await audit(tools, { userId: user.id }, { action: "superuser.granted", subjectId: user.id });
}

export function isSuperuserEmail({ superuserEmail }: Tools, email: string): boolean {
  return superuserEmail !== undefined && emailKey(superuserEmail) === emailKey(email);
}

async function isConfirmed(tools: Tools, email: string): Promise<boolean> {
  const person = await findPersonByEmail(tools, emailKey(email));
  return person?.is_superuser === true && person.email_verified;
}

/** The account of that address, locked; somebody may be signing up with it at this very moment. */
async function ensureUser(
  tools: Tools,
  {
    email,
    passwordHash,
    ...names
  }: {
    readonly email: string;
    readonly passwordHash: string;
    readonly first_name: string;
    readonly last_name: string;
  },
): Promise<string> {
  const created = await insertUser(tools, {
    ...names,
    id: newId(),
    email: email.trim(),
    email_key: emailKey(email),
    password_hash: passwordHash,
    created: tools.now(),
  });
  const user = created ?? (await findUserByEmail(tools, emailKey(email)));
  if (!user || !(await findUserToChange(tools, user.id))) throw invalidLink();
  return user.id;
}

function invalidLink(): FieldRefusal {
  return new FieldRefusal({ token: [fieldErrors.superuserLink] });
}
