import { isIPv4, isIPv6 } from "node:net";
import { addressSet, hasAddress } from "#platform/guarded-fetch/addresses.ts";
import type { StoredHeaders } from "./stored-headers.rules.ts";

/** Headers in which proxies relay the visitor's address, the most trustworthy first. */
const relayed = [
  "cf-connecting-ip",
  "true-client-ip",
  "x-vercel-forwarded-for",
  "fly-client-ip",
  "x-real-ip",
  "x-forwarded-for",
];

/** Addresses of networks that are not the internet: a proxy's or a container's, never a visitor's. */
const internal = addressSet([
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "224.0.0.0/3",
  "::/127",
  "fc00::/7",
  "fe80::/10",
  "ff00::/8",
]);

/** The visitor's public address: the one named explicitly, else the first one in the relayed headers. */
export function clientAddressOf(headers: StoredHeaders, explicit: string | undefined): string | undefined {
  const named = explicit === undefined ? undefined : publicAddress(explicit);
  if (named) return named;

  for (const name of relayed) {
    for (const hop of headers.get(name)?.split(",") ?? []) {
      const address = publicAddress(hop);
      if (address) return address;
    }
  }
  return undefined;
}

/** The network of an address, by which no single person can be told: a /24, or a /48 of IPv6. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;

  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const [first, second, third] = [
    ...groups,
    ...Array<string>(missing).fill("0"),
    ...(tail ?? "").split(":"),
  ].map((group) => Number.parseInt(group || "0", 16).toString(16));
  return `${first}:${second}:${third}::/48`;
}

/** An address as a proxy may write it, with a port or brackets, when it is one of the internet. */
function publicAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .toLowerCase();
  const isAddress = isIPv4(bare) || (isIPv6(bare) && !/[.%]/.test(bare));
  return isAddress && !hasAddress(internal, bare) ? bare : undefined;
}
