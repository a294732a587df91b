/**
 * An address as servers and proxies write it (`192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`, `[2001:db8::7]:443`, `fe80::1%eth0`), bare:
 * without port, brackets and zone, an IPv4 address that IPv6 only carries as IPv4. Undefined for anything else.
 */
export function readAddress(text: string): string | undefined {
  if (text === lastText) return lastAddress; // a visitor asks for many things in a row
  lastAddress = addressIn(text);
  lastText = text;
  return lastAddress;
}

let lastText = "";
let lastAddress: string | undefined;

function addressIn(text: string): string | undefined {
  if (text.length > charactersMax) return undefined;
  const v4End = ipv4End(text, 0);
  if (v4End > 0) {
    if (v4End === text.length) return text;
    return port.test(text.slice(v4End)) ? text.slice(0, v4End) : undefined;
  }
  if (!text.includes(":")) return undefined;

  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text;
  const groups = groupsOf(bare.replace(/%[\w.-]+$/, ""));
  if (!groups) return undefined;
  return mappedIpv4(groups) ?? withoutDots(bare.replace(/%.*$/, "")).toLowerCase();
}

/** Whether an address, as readAddress() has it, is one of the internet: neither a proxy's nor a container's. */
export function isPublicAddress(address: string): boolean {
  if (address.includes(":")) return isPublicIpv6(groupsOf(address) ?? []);
  const [a = 0, b = 0] = address.split(".", 2).map(Number);
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100) return b < 64 || b > 127;
  if (a === 169) return b !== 254;
  return a === 172 ? b < 16 || b > 31 : !(a === 192 && b === 168);
}

/**
 * The first address of the internet among those that proxies wrote down one after the other, as the tracking endpoint reads relayed
 * headers: `client, proxy, proxy`. What is no address ("unknown") is passed over.
 */
export function firstPublicAddress(chain: string): string | undefined {
  for (const hop of chain.split(",")) {
    const address = readAddress(hop.trim());
    if (address !== undefined && isPublicAddress(address)) return address;
  }
  return undefined;
}

/** Whether a text is a host's name, as Apache writes it with HostnameLookups; a single word is more likely something else. */
export function isHostName(text: string): boolean {
  return text.length <= 253 && name.test(text);
}

const name = /^(?:localhost|(?:[\w-]{1,63}\.){1,20}[a-z][a-z0-9-]{1,62}\.?)$/i;
/** Longer than any address with its zone and port. */
const charactersMax = 80;
const port = /^:\d{1,5}$/;

/** Where the IPv4 address ends that begins here; 0 where none does. */
function ipv4End(text: string, from: number): number {
  let at = from;
  for (let part = 0; part < 4; part += 1) {
    const begin = at;
    let value = 0;
    for (let code = text.charCodeAt(at); code >= 48 && code <= 57; code = text.charCodeAt(at)) {
      value = value * 10 + code - 48;
      at += 1;
    }
    const digits = at - begin;
    if (digits === 0 || digits > 3 || value > 255 || (digits > 1 && text.charCodeAt(begin) === 48)) return 0;
    if (part === 3) return at;
    if (text.charCodeAt(at) !== 46) return 0;
    at += 1;
  }
  return at;
}

/** The eight groups of an IPv6 address; undefined for what is none. */
function groupsOf(text: string): readonly number[] | undefined {
  const [head = "", tail, ...more] = withoutDots(text).split("::");
  if (more.length > 0) return undefined;

  const [first, last] = [pieces(head), pieces(tail ?? "")];
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...first, ...Array<string>(Math.max(missing, 0)).fill("0"), ...last];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
}

function pieces(text: string): readonly string[] {
  return text === "" ? [] : text.split(":");
}

/** The IPv4 address at the end of an IPv6 address as two groups of it. */
function withoutDots(text: string): string {
  const at = text.lastIndexOf(":") + 1;
  if (!text.includes(".", at) || ipv4End(text, at) !== text.length) return text;
  const [a = 0, b = 0, c = 0, d = 0] = text.slice(at).split(".").map(Number);
  return `${text.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function mappedIpv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : undefined;
}

function isPublicIpv6(groups: readonly number[]): boolean {
  const [first = 0, ...rest] = groups;
  if (first >= 0xff00 || (first >= 0xfe80 && first < 0xfec0) || (first >= 0xfc00 && first < 0xfe00))
    return false;
  const isNearlyZero = first === 0 && rest.slice(0, 6).every((group) => group === 0);
  return !isNearlyZero || (rest[6] ?? 0) > 1;
}
