import { logOut, type Tokens } from "@citelens/contract/accounts/accounts";
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

/** Always ends the session here, and on the server if it responds in time. */
export function signOut(): Promise<void> {
  return signOutTo("/");
}

/** Signs out and opens a signed-out page. */
export async function signOutTo(path: string): Promise<void> {
  await endServerSession();
  endSession(path);
}

/** Ends this browser's session, clears the user's data and signs in as the impersonated user. */
export async function switchToUser(tokens: Tokens): Promise<void> {
  await endServerSession();
  clearUser();
  startImpersonating();
  writeTokens(tokens);
}

/** A slow or unreachable server must not delay signing out; the session expires anyway. */
async function endServerSession(): Promise<void> {
  if (!isSignedIn()) return;
  beginSignOut();
  await call(logOut, { signal: AbortSignal.timeout(signOutTimeoutMs) }).catch(() => undefined);
}

/** Follows other tabs: after a sign-in this tab reloads, after a sign-out it opens the log-in page. */
export function subscribeToOtherTabs(): void {
  let signedIn = isSignedIn();
  const wasSomebodyElse = isImpersonationFlagged();
  addEventListener("storage", ({ key }) => {
    if (key === impersonationKey && isSignedIn()) return location.reload(); // the user changed
    if (key !== null && key !== refreshKey) return; // null means that the storage was cleared
    if (signedIn === isSignedIn()) return;

    signedIn = isSignedIn();
    if (signedIn) return location.reload(); // the route guards redirect a signed-in user

    const { pathname, search, hash } = location;
    sessionStorage.clear();
    if (hasSessionEnded() && !wasSomebodyElse) storeDestination(pathname + search + hash);
    location.replace("/login");
  });
}
