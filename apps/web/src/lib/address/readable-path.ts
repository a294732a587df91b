/**
 * The decoded path: "/caf%C3%A9" becomes "/café". Unchanged when decoding would produce invisible characters,
 * such as spaces or marks that change the reading direction.
 */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURI(path);
    return /[\p{C}\p{Z}]/u.test(decoded) ? path : decoded;
  } catch {
    return path; // decodeURI reports broken escapes only by throwing
  }
}
