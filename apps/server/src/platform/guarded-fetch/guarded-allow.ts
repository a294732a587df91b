import { addressSet, canonicalIpv6, isAddressOrCidr } from "#platform/addresses/addresses.ts";

interface FetchTarget {
  /** As the address names it: lower case, without brackets or a dot at its end. */
  readonly host: string;
  /** One of the IP addresses that the host stands for. */
  readonly address: string;
  readonly port: number;
}

/** Targets that an operator lets through although they are not public, on any port unless the entry names one. */
export interface OutboundAllow {
  readonly isEmpty: boolean;
  has(target: FetchTarget): boolean;
}

/**
 * Reads the entries: `intranet.example`, `intranet.example:8080`, `10.1.2.3`, `10.1.2.3:8080`, `fd00::1`,
 * `[fd00::1]:8080` and `10.0.0.0/8`. Throws on one that is none of these, so that a slip does not go unnoticed.
 */
export function outboundAllow(entries: readonly string[]): OutboundAllow {
  const written = entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean);
  const addresses = addressSet(written.filter(isAddressOrCidr));
  const named = new Set(written.filter((entry) => !isAddressOrCidr(entry)).map(nameAndPort));

  return {
    isEmpty: written.length === 0,
    has: ({ host, address, port }) =>
      addresses.has(address) ||
      [host, address].some((name) => named.has(name) || named.has(`${name} ${port}`)),
  };
}

/** "name" or "name port": a space keeps the two apart where the name is an IPv6 address. */
function nameAndPort(entry: string): string {
  const [, bracketed, name, port] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const host = bracketed === undefined ? name?.replace(/\.$/, "") : canonicalIpv6(bracketed);
  if (!host) throw new Error(`"${entry}" is no host, host:port, address or CIDR that may be fetched`);

  return port === undefined ? host : `${host} ${Number(port)}`;
}
