import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Every address of the public IPv6 internet lies in here; mapped, translated and compatible forms of IPv4 do not. */
const globalUnicast = ipaddr.IPv6.parse("2000::");
const globalUnicastBits = 3;

/** The platform address of a large cloud: written like a public one, answered by the machine's own host. */
const hostServices = new Set(["168.63.129.16"]);

/**
 * Whether an IP address is one of the public internet: none of loopback, private, link-local, shared, unique-local,
 * multicast, reserved, documentation, benchmarking or unspecified, and no IPv6 form that carries an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || hostServices.has(address)) return false;

  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(globalUnicast, globalUnicastBits);
}
