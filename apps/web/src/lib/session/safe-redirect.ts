/** Pages that would redirect a signed-in user again, or start another session. */
const notDestinations = /^\/(login|signup|logout|reset-password|impersonate)(\/|$)/;

/**
 * The path (with search and hash) of an untrusted text, or undefined when it could lead to another site or
 * cause a redirect loop.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return undefined;
  if (hasHiddenHost(value)) return undefined;

  const url = new URL(value, "http://localhost");
  if (url.origin !== "http://localhost" || notDestinations.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Whether the path, as it is or decoded, contains what a parser may read as the start of a host. */
function hasHiddenHost(value: string): boolean {
  const [path = ""] = value.split(/[?#]/, 1);
  const decoded = decodeOrUndefined(path);
  if (decoded === undefined || /\/\/|[\\\p{Cc}]/u.test(decoded)) return true;
  return decoded !== path && hasHiddenHost(decoded);
}

function decodeOrUndefined(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // decodeURIComponent reports broken escapes only by throwing
  }
}
