import { me, type User, updateMe } from "@citelens/contract/accounts/accounts";
import type { ServerDouble } from "./server-double.ts";

/** From the next page on, somebody else is signed in: the account of the test, but for these fields. */
export function signInAs(server: ServerDouble, account: User): void {
  server.answer(me, account);
  localStorage.setItem("user", JSON.stringify(account));
}

/** From the next page on nobody is signed in. */
export function signOut(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** From now on the account is kept as the page changes it; answers with the newest one. */
export function keepAccount(server: ServerDouble, account: User): () => User {
  let kept = account;
  server.answer(me, () => kept);
  server.answer(updateMe, ({ body }) => {
    kept = { ...kept, ...(body as Partial<User>) }; // the page's own request
    return kept;
  });
  return () => kept;
}
