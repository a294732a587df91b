/**
 * Forgets everything that this browser keeps about the user and loads the page anew, so that nothing of the
 * session is left in memory either. Other tabs follow when they see the storage emptied.
 */
export function endSession(nextPath: string): void {
  localStorage.clear();
  sessionStorage.clear();
  location.replace(nextPath);
}
