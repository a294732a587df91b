/**
 * Forgets everything that this browser keeps about the user and loads the page anew, so that nothing of the
 * session is left in memory either. Other tabs follow when they see the storage emptied.
 */
export function endSession(nextPath: string): void {
  localStorage.clear();
  sessionStorage.clear();
  location.replace(nextPath);
}

/**
 * The user ends the session: requests that are refused from now on, here and in other tabs, say nothing that they do not
 * know. Over with endSession() or clearUser().
 */
export function beginSignOut(): void {
  isLeaving = true;
  localStorage.setItem(leavingKey, "true");
}

/**
 * Ends the session as endSession() does, and leaves word for the log-in page of every tab that it was not the user who did
 * it. The word comes before the tokens go: a tab that sees them gone sees it too.
 */
export function endSessionByServer(nextPath: string): void {
  if (isLeaving) return; // whoever leaves in this tab ends it in a moment, and knows where to go
  if (localStorage.getItem(leavingKey) !== null) {
    endSession(nextPath);
    return;
  }

  localStorage.setItem(endedKey, "true");
  clearAllBut(endedKey);
  sessionStorage.clear();
  location.replace(nextPath);
}

/** Whether the last session here was ended by the server, and nobody signed in since. */
export function hasSessionEnded(): boolean {
  return localStorage.getItem(endedKey) !== null;
}

export function clearSessionEnded(): void {
  localStorage.removeItem(endedKey);
  localStorage.removeItem(leavingKey);
}

/** Forgets everything about the user that was here, but keeps how the product looks in this browser. */
export function clearUser(): void {
  isLeaving = false;
  clearAllBut(themeKey);
  sessionStorage.clear();
}

let isLeaving = false;
const leavingKey = "leaving";
const themeKey = "theme";
const endedKey = "session-ended";

function clearAllBut(keptKey: string): void {
  for (const key of Object.keys(localStorage)) if (key !== keptKey) localStorage.removeItem(key);
}
