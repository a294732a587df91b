/**
 * Clears everything that this browser stores about the user and reloads the page, so that nothing stays in
 * memory either. Other tabs follow when they see the storage emptied.
 */
export function endSession(nextPath: string): void {
  localStorage.clear();
  sessionStorage.clear();
  location.replace(nextPath);
}

/**
 * Marks that the user is signing out: requests that are refused from now on, here and in other tabs, do not show
 * that the session has ended. Reset by endSession() or clearUser().
 */
export function beginSignOut(): void {
  isLeaving = true;
  localStorage.setItem(leavingKey, "true");
}

/**
 * Ends the session and marks for the log-in page of every tab that the server ended it, not the user. The
 * mark is written before the tokens are removed, so that a tab that sees them gone sees it too.
 */
export function endSessionByServer(nextPath: string): void {
  if (isLeaving) return; // this tab is signing out and will navigate itself
  if (localStorage.getItem(leavingKey) !== null) {
    endSession(nextPath);
    return;
  }

  localStorage.setItem(endedKey, "true");
  clearAllBut(endedKey);
  sessionStorage.clear();
  location.replace(nextPath);
}

/** Whether the server ended the last session here, and nobody has signed in since. */
export function hasSessionEnded(): boolean {
  return localStorage.getItem(endedKey) !== null;
}

export function clearSessionEnded(): void {
  localStorage.removeItem(endedKey);
  localStorage.removeItem(leavingKey);
}

/** Clears everything about the previous user, but keeps the theme. */
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
