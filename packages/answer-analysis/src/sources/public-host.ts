import { parse } from "tldts";

/**
 * Whether a host is a public site's: a name under which somebody can register, by the public suffix list, and none that
 * is reserved for other purposes. Nobody can own a name under .example, so that one is a site in a fictional web alone.
 */
export function isPublicHost(
  host: string,
  { isFictional = false }: { readonly isFictional?: boolean } = {},
): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  if (isFictionalHost(name)) return isFictional;
  if (reserved.test(name)) return false;
  const { isIp, isIcann, isPrivate, domain } = parse(name, { allowPrivateDomains: true });
  if (isIp || !(isIcann || isPrivate)) return false;
  return domain !== null || parse(name).domain !== null;
}

/** Whether a host stands where documentation and made-up data have their names. */
export function isFictionalHost(host: string): boolean {
  return /[^.]\.example$/i.test(host);
}

/** RFC 2606, 6761, 6762, 7686, 9476 and the names that routers and offices use. */
const reserved =
  /(?:^|\.)(?:example\.(?:com|net|org|edu)|test|invalid|localhost|local|internal|intranet|lan|home|corp|onion|alt|arpa)$/;
