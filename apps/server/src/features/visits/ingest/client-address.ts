import { isIPv4, isIPv6 } from "node:net";
import { relayingHeaderNames } from "@citelens/visit";
import { addressRanges } from "#platform/addresses/address-ranges.ts";
import { withoutMapping } from "#platform/addresses/addresses.ts";
import type { StoredHeaders } from "./stored-headers.rules.ts";

/** Addresses of networks that are not the internet: a proxy's or a container's, never a visitor's. */
const internal = addressRanges([
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

  for (const name of relayingHeaderNames) {
    for (const hop of headers.get(name)?.split(",") ?? []) {
      const address = publicAddress(hop);
      if (address) return address;
    }
  }
  return undefined;
}

/** An address as a proxy may write it, with a port or brackets, when it is one of the internet. */
function publicAddress(text: string): string | undefined {
  const withoutPort = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(withoutPort)) return internal.has(withoutPort) ? undefined : withoutPort;
  const bare = withoutMapping(withoutPort).toLowerCase();
  const isAddress = isIPv4(bare) || (isIPv6(bare) && !/[.%]/.test(bare));
  return isAddress && !internal.has(bare) ? bare : undefined;
}
