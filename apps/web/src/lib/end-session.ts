/**
 * Forgets everything that this browser keeps about the user and loads the page anew, so that nothing of the
 * session is left in memory either. Other tabs follow when they see the storage emptied.
 */
export function endSession(nextPath: string): void {
  localStorage.clear();
  sessionStorage.clear();
  location.replace(nextPath);
}

/** Forgets everything about the user that was here, but keeps how the product looks in this browser. */
export function forgetUser(): void {
  const theirs = Object.keys(localStorage).filter((key) => key !== themeKey);
  for (const key of theirs) localStorage.removeItem(key);
  sessionStorage.clear();
}

const themeKey = "theme";
