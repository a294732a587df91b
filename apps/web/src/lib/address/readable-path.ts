/**
 * The path as people write it: "/caf%C3%A9" reads "/café". It stays as it is where decoding would bring out
 * anything but visible characters, such as blanks or marks that turn the reading direction around.
 */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURI(path);
    return /[\p{C}\p{Z}]/u.test(decoded) ? path : decoded;
  } catch {
    return path; // decodeURI tells of broken escapes only by throwing
  }
}
