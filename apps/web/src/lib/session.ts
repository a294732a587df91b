import { logOut, type Tokens } from "@citelens/contract/accounts";
import { call } from "./call.ts";
import { endSession } from "./end-session.ts";
import { readTokens, refreshKey, writeTokens } from "./token-store.ts";

const goodbyeMs = 3000;

export function isSignedIn(): boolean {
  return readTokens() !== undefined;
}

export function signIn(tokens: Tokens): void {
  writeTokens(tokens);
}

/** Ends the session here whatever happens, and on the server if it answers soon. */
export async function signOut(): Promise<void> {
  if (isSignedIn()) {
    // The user wants to leave: a server that is slow or gone must not hold them, and the session expires anyway.
    await call(logOut, { signal: AbortSignal.timeout(goodbyeMs) }).catch(() => undefined);
  }
  endSession("/");
}

/** Does in this tab what another tab did: signing in leads on from here, signing out leads to the login. */
export function followOtherTabs(): void {
  let signedIn = isSignedIn();
  addEventListener("storage", ({ key }) => {
    if (key !== null && key !== refreshKey) return; // null: everything was cleared
    if (signedIn === isSignedIn()) return;

    signedIn = isSignedIn();
    if (signedIn) return location.reload(); // the guards know where a signed-in user belongs

    sessionStorage.clear();
    location.replace("/login");
  });
}
