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
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return set.check(plain, "ipv4");
  return isIPv6(plain) && set.check(plain, "ipv6");
}
