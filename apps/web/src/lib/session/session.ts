import { logOut, type Tokens } from "@citelens/contract/accounts";
import { call } from "../api/call.ts";
import { storeDestination } from "./destination.ts";
import { beginSignOut, clearSessionEnded, clearUser, endSession, hasSessionEnded } from "./end-session.ts";
import {
  impersonationKey,
  isImpersonationFlagged,
  readTokens,
  refreshKey,
  startImpersonating,
  writeTokens,
} from "./token-store.ts";

const signOutTimeoutMs = 3000;

export function isSignedIn(): boolean {
  return readTokens() !== undefined;
}

export function signIn(tokens: Tokens): void {
  clearSessionEnded();
  writeTokens(tokens);
}

/** Ends the session here whatever happens, and on the server if it answers soon. */
export function signOut(): Promise<void> {
  return signOutTo("/");
}

/** Signs out and goes on to a page for people who are not signed in. */
export async function signOutTo(path: string): Promise<void> {
  await endServerSession();
  endSession(path);
}

/** Ends this browser's session, forgets its user and goes on as a superuser who acts as somebody else. */
export async function switchToUser(tokens: Tokens): Promise<void> {
  await endServerSession();
  clearUser();
  startImpersonating();
  writeTokens(tokens);
}

/** The user wants to leave: a server that is slow or gone must not hold them, and the session expires anyway. */
async function endServerSession(): Promise<void> {
  if (!isSignedIn()) return;
  beginSignOut();
  await call(logOut, { signal: AbortSignal.timeout(signOutTimeoutMs) }).catch(() => undefined);
}

/** Does in this tab what another tab did: signing in leads on from here, signing out leads to the login. */
export function subscribeToOtherTabs(): void {
  let signedIn = isSignedIn();
  const wasSomebodyElse = isImpersonationFlagged();
  addEventListener("storage", ({ key }) => {
    if (key === impersonationKey && isSignedIn()) return location.reload(); // somebody else's data now
    if (key !== null && key !== refreshKey) return; // null means that the storage was cleared
    if (signedIn === isSignedIn()) return;

    signedIn = isSignedIn();
    if (signedIn) return location.reload(); // the guards know where a signed-in user belongs

    const { pathname, search, hash } = location;
    sessionStorage.clear();
    if (hasSessionEnded() && !wasSomebodyElse) storeDestination(pathname + search + hash);
    location.replace("/login");
  });
}
