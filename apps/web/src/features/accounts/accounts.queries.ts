import { logIn, me, signUp } from "@citelens/contract/accounts";
import type { Input } from "@citelens/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/call.ts";
import { signIn } from "#lib/session.ts";

/** The signed-in user. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => call(me, { signal }),
});

export type Credentials = Pick<Input<typeof logIn>["body"], "email" | "password">;
export type NewAccount = Input<typeof signUp>["body"];

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
