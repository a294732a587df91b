import { BlockList, isIPv4, isIPv6 } from "node:net";

/** A set of addresses and CIDRs. */
export function addressSet(entries: readonly string[]): BlockList {
  const set = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (prefix === undefined) set.addAddress(address, family);
    else set.addSubnet(address, Number(prefix), family);
  }
  return set;
}

export function hasAddress(set: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return set.check(plain, "ipv4");
  return isIPv6(plain) && set.check(plain, "ipv6");
}

/**
 * Whose requests are counted together: an IPv4 address, or the /64 of an IPv6 address, because every customer of
 * a provider has at least a whole /64 to choose addresses from.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** Without a zone, and an IPv4 address that is written as IPv6 in its own form. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;

  const groups = groupsOf(plain);
  if (!groups.slice(0, 5).every((group) => group === "0") || groups[5] !== "ffff") return plain;
  const bytes = groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join(".");
}

/** The eight groups of an IPv6 address in the shortest form of each; URL knows how to read every spelling. */
function groupsOf(ipv6: string): string[] {
  const [head = "", tail] = new URL(`http://[${ipv6}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [partsOf(head), partsOf(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

function partsOf(groups: string | undefined): string[] {
  return groups ? groups.split(":") : [];
}
