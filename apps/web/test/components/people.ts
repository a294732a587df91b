import { me, type User } from "@citelens/contract/accounts/accounts";
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
