import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import { addressRanges } from "./address-ranges.ts";

type Address = ReturnType<typeof ipaddr.parse>;

export interface AddressSet {
  /** A request whose connection has closed meanwhile has no address any more. */
  has(address: string | undefined): boolean;
}

/** A set of addresses and CIDRs. IPv4 addresses that are written as IPv6 are the same to it. Throws on anything else. */
export function addressSet(entries: readonly string[]): AddressSet {
  const ranges = entries.map((entry): [Address, number] => {
    const [written = "", prefix] = entry.split("/");
    const address = readAddress(written);
    if (!address || !isAddressOrCidr(entry)) throw new Error(`"${entry}" is no address or CIDR`);
    return [address, Number(prefix ?? (address.kind() === "ipv4" ? 32 : 128))];
  });
  const ipv4 = addressRanges(
    ranges.filter(([address]) => address.kind() === "ipv4").map(([address, bits]) => `${address}/${bits}`),
  );
  return {
    has: (written) => {
      if (written === undefined) return false;
      // Most are, and are asked of at every request.
      if (isIPv4(written)) return ipv4.has(written);
      const address = plainAddress(written);
      return address !== undefined && ranges.some((range) => isWithin(address, range));
    },
  };
}

export function isAddressOrCidr(entry: string): boolean {
  const [address = "", ...prefix] = entry.split("/");
  return isIP(address) !== 0 && (prefix.length === 0 || ipaddr.isValidCIDR(entry));
}

/** Whether it is an address or a CIDR that everybody reads alike: without a zone, zeros in front, or IPv4 within IPv6. */
export function isPlainCidr(entry: string): boolean {
  const [address = "", prefix] = entry.split("/");
  if (
    !isAddressOrCidr(entry) ||
    address.includes("%") ||
    (prefix !== undefined && !/^(0|[1-9]\d*)$/.test(prefix))
  )
    return false;
  const read = readAddress(address);
  return read !== undefined && !(read instanceof ipaddr.IPv6 && read.isIPv4MappedAddress());
}

/**
 * Network of a client: an IPv4 address, or the /64 of an IPv6 address, because every customer of a provider has at least a whole /64 to
 * choose addresses from. Empty where the connection has closed meanwhile, and with it the address.
 */
export function clientNetwork(written = ""): string {
  const address = plainAddress(written);
  if (!address) return withoutZone(written);
  return address instanceof ipaddr.IPv6 ? `${firstGroups(address, 4)}::/64` : address.toString();
}

/** The network of an address, by which no single person can be told: a /24, or a /48 of IPv6. */
export function anonymousNetwork(written: string): string {
  const address = isIPv4(written) ? undefined : readAddress(written);
  if (address instanceof ipaddr.IPv6) return `${firstGroups(address, 3)}::/48`;
  return `${written.slice(0, written.lastIndexOf("."))}.0/24`;
}

/** Every address of the public IPv6 internet lies in here; mapped, translated and compatible forms of IPv4 do not. */
const globalUnicast: [Address, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** The platform address of a large cloud: written like a public one, answered by the machine's own host. */
const hostServices = new Set(["168.63.129.16"]);

/**
 * Whether an IP address is one of the public internet: none of loopback, private, link-local, shared, unique-local,
 * multicast, reserved, documentation, benchmarking or unspecified, and no IPv6 form that carries an IPv4 address.
 */
export function isPublicAddress(written: string): boolean {
  const address = readAddress(written);
  if (!address || hostServices.has(written) || address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || isWithin(address, globalUnicast);
}

/** The one spelling in which an IPv6 address is compared; undefined for anything else. */
export function canonicalIpv6(written: string): string | undefined {
  const address = readAddress(written);
  return address instanceof ipaddr.IPv6 ? address.toString() : undefined;
}

/** The IPv4 address that an IPv6 address carries for a system that knows IPv6 alone; anything else as it is written. */
export function withoutMapping(written: string): string {
  const address = plainAddress(written);
  return address?.kind() === "ipv4" ? address.toString() : written;
}

/** An address whose IPv4 form is the one that counts, where IPv6 only carries it. */
function plainAddress(written: string): Address | undefined {
  const address = readAddress(written);
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Octal, hexadecimal and shortened spellings of IPv4 are not read: anyone who connects takes them for a name. */
function readAddress(written: string): Address | undefined {
  const address = withoutZone(written);
  return isIP(address) === 0 ? undefined : ipaddr.parse(withoutDots(address));
}

/** The library takes ::1.2.3.4 for ::ffff:1.2.3.4, which is another address. */
function withoutDots(address: string): string {
  if (!address.includes(":")) return address;
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function withoutZone(address: string): string {
  return address.replace(/%.*$/, "");
}

function isWithin(address: Address, [range, bits]: [Address, number]): boolean {
  return address.kind() === range.kind() && address.match(range, bits);
}

function firstGroups({ parts }: { readonly parts: readonly number[] }, count: number): string {
  return parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(":");
}
