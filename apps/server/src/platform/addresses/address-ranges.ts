import ipaddr from "ipaddr.js";

/** How much of a network lies within ranges. */
export type Share = "whole" | "part" | "none";

/** Many networks as sorted ranges: to look an address up takes less than a microsecond, however many there are. */
export interface AddressRanges {
  /** A plain IPv4 or IPv6 address; anything else is in no range. */
  has(address: string): boolean;
  /** How much of a network, as CIDR, lies within. */
  shareOf(network: string): Share;
}

/** Throws on anything that is no address or CIDR. */
export function addressRanges(networks: readonly string[]): AddressRanges {
  const read = networks.map(readNetwork);
  const ipv4 = sorted(read.filter(({ bits }) => bits === 32)).map(numbersOf);
  const ipv6 = sorted(read.filter(({ bits }) => bits === 128)).map(digitsOf);

  return {
    has: (address) => {
      if (address.includes(":")) return isWithin(ipv6, digitsIn(address));
      return isWithin(ipv4, numberIn(address));
    },
    shareOf: (network) => {
      const asked = readNetwork(network);
      return asked.bits === 32 ? shareWithin(ipv4, numbersOf(asked)) : shareWithin(ipv6, digitsOf(asked));
    },
  };
}

/** How many addresses networks hold together, those of IPv6 counted as networks of 64 bits. */
export function sizeOf(networks: readonly string[]): number {
  return networks
    .map(readNetwork)
    .reduce((sum, { first, last, bits }) => sum + Number(last - first + 1n) / (bits === 32 ? 1 : 2 ** 64), 0);
}

interface Network {
  readonly first: bigint;
  readonly last: bigint;
  readonly bits: 32 | 128;
}

/** Both ends belong to it. */
interface Range<Key> {
  readonly first: Key;
  readonly last: Key;
}

function readNetwork(network: string): Network {
  const [address, prefix] = network.includes("/")
    ? ipaddr.parseCIDR(network)
    : [ipaddr.parse(network), Number.NaN];
  const bits = address.kind() === "ipv4" ? 32 : 128;
  const free = BigInt(Number.isNaN(prefix) ? 0 : bits - prefix);
  const number = BigInt(`0x${Buffer.from(address.toByteArray()).toString("hex")}`);
  const first = (number >> free) << free;
  return { first, last: first + (1n << free) - 1n, bits };
}

/** Without overlaps, and with neighbours made one. */
function sorted(networks: readonly Network[]): Network[] {
  const ranges: Network[] = [];
  for (const next of networks.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const previous = ranges.at(-1);
    if (!previous || next.first > previous.last + 1n) ranges.push(next);
    else if (next.last > previous.last) ranges.splice(-1, 1, { ...previous, last: next.last });
  }
  return ranges;
}

/** The last range that begins at the key or before it. */
function rangeBefore<Key extends number | string>(
  ranges: readonly Range<Key>[],
  key: Key,
): Range<Key> | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const range = ranges[middle];
    if (range && range.first <= key) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}

function isWithin<Key extends number | string>(ranges: readonly Range<Key>[], key: Key | undefined): boolean {
  if (key === undefined) return false;
  const range = rangeBefore(ranges, key);
  return range !== undefined && key <= range.last;
}

function shareWithin<Key extends number | string>(
  ranges: readonly Range<Key>[],
  { first, last }: Range<Key>,
): Share {
  const range = rangeBefore(ranges, last);
  if (!range || range.last < first) return "none";
  return range.first <= first && last <= range.last ? "whole" : "part";
}

function numbersOf({ first, last }: Network): Range<number> {
  return { first: Number(first), last: Number(last) };
}

/** All 32 digits, so that texts are in the order of their addresses. */
function digitsOf({ first, last }: Network): Range<string> {
  return { first: first.toString(16).padStart(32, "0"), last: last.toString(16).padStart(32, "0") };
}

function numberIn(address: string): number | undefined {
  const parts = address.split(".");
  if (parts.length !== 4) return undefined;
  const number = parts.reduce((sum, part) => sum * 256 + Number(part), 0);
  return Number.isNaN(number) ? undefined : number;
}

function digitsIn(address: string): string | undefined {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  if (missing < 0 || before.length + missing + after.length !== 8) return undefined;

  const zeros = "0000".repeat(missing);
  return `${before.map(padded).join("")}${zeros}${after.map(padded).join("")}`.toLowerCase();
}

function padded(group: string): string {
  return group.padStart(4, "0");
}
