import {
  confirmPasswordReset,
  confirmSuperuser,
  enterImpersonation,
  logIn,
  requestPasswordReset,
  signUp,
  verifyEmail,
} from "@citelens/contract/accounts/accounts";
import type { Input } from "@citelens/contract/base/endpoint";
import { call } from "#lib/api/call.ts";
import { signIn, switchToUser } from "#lib/session/session.ts";

// The calls of the signed-out pages, kept apart so that these load without the query library.

export type Credentials = Pick<Input<typeof logIn>["body"], "email" | "password">;
export type NewAccount = Input<typeof signUp>["body"];
export type MailedLink = Input<typeof verifyEmail>["params"];
export type HandOff = Input<typeof enterImpersonation>["body"];

/**
 * The browser client gets a new refresh token at every refresh, so that reuse of a copied one ends the
 * session.
 */
export async function startSession({ email, password }: Credentials): Promise<void> {
  signIn(await call(logIn, { body: { email, password, rotate: true } }));
}

/** Creates the account and signs in. Returns false when only the sign-in failed. */
export async function openAccount(account: NewAccount): Promise<boolean> {
  await call(signUp, { body: account });
  return startSession(account).then(
    () => true,
    () => false,
  );
}

export async function requestReset(email: string): Promise<void> {
  await call(requestPasswordReset, { body: { email } });
}

export async function setNewPassword(link: MailedLink, password: string): Promise<void> {
  await call(confirmPasswordReset, { params: link, body: { password } });
}

export async function setUpSuperuser(
  token: string,
  account: Input<typeof confirmSuperuser>["body"],
): Promise<void> {
  await call(confirmSuperuser, { params: { token }, body: account });
}

export async function confirmEmail(link: MailedLink): Promise<void> {
  await call(verifyEmail, { params: link });
}

/** Exchanges the one-time codes for a session as the user, replacing any current session. */
export async function startImpersonation(handOff: HandOff): Promise<void> {
  await switchToUser(await call(enterImpersonation, { body: handOff }));
}
