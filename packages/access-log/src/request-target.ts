/** A whole address, as load balancers and clients of proxies write it. */
const address = /^https?:\/\/([^/?#]*)(.*)$/is;

export function isAbsolute(target: string): boolean {
  return target.startsWith("http") && address.test(target);
}

/** Path and query of a whole address, and its host without user and the usual port. */
export function splitAddress(text: string): { readonly target: string; readonly host: string | undefined } {
  const [, authority = "", rest = ""] = address.exec(text) ?? [];
  const host = authority.replace(/^.*@/, "").replace(/:(?:80|443)$/, "");
  return { target: rest.startsWith("/") ? rest : `/${rest}`, host: host || undefined };
}

/**
 * A request's target as readPath() takes it, of a log that escapes nothing in it by backslashes. One before a byte's number is such
 * an escape all the same: lines are decoded so where they are no UTF-8.
 */
export function plainTarget(target: string): string {
  return target.includes("\\") ? target.replace(/\\(?!x[0-9a-f]{2})/gi, "%5C") : target;
}
