import {
  confirmPasswordReset,
  confirmSuperuser,
  enterImpersonation,
  logIn,
  requestPasswordReset,
  signUp,
  verifyEmail,
} from "@citelens/contract/accounts";
import type { Input } from "@citelens/contract/endpoint";
import { call } from "#lib/api/call.ts";
import { changePerson, signIn } from "#lib/session/session.ts";

// What the pages in front of the product call. It stands apart from the rest, so that they load without the query library.

export type Credentials = Pick<Input<typeof logIn>["body"], "email" | "password">;
export type NewAccount = Input<typeof signUp>["body"];
export type MailedLink = Input<typeof verifyEmail>["params"];
export type HandOff = Input<typeof enterImpersonation>["body"];

/** Browsers get a new refresh token at every refresh, so that a copied one ends its session. */
export async function startSession({ email, password }: Credentials): Promise<void> {
  signIn(await call(logIn, { body: { email, password, rotate: true } }));
}

/** Creates the account and signs in with it. False when only the sign-in failed: the account stands. */
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

/** Exchanges the one-time codes for a session as the user, which takes the place of whoever was signed in here. */
export async function actAs(handOff: HandOff): Promise<void> {
  await changePerson(await call(enterImpersonation, { body: handOff }));
}
