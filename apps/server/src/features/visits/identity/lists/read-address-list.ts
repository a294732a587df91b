import ipaddr from "ipaddr.js";
import { isAddressOrCidr, isPublicAddress } from "#platform/addresses/addresses.ts";

/** Content of a published list, or why it is not believed. */
export type ReadList =
  | { readonly kind: "list"; readonly prefixes: readonly string[] }
  | { readonly kind: "unusable"; readonly reason: string };

const prefixesMax = 100_000;
/** Nobody's crawlers have more than a sixteen-millionth of the addresses, a whole /8; wider ones are slips. */
const widestIpv4 = 8;
const widestIpv6 = 19;

/**
 * The networks in a list as operators publish them: JSON of any shape whose texts are addresses or CIDRs, the same
 * within the <pre> of a page, or lines of text or CSV that begin with one. Sorted, each once.
 */
export function readAddressList(document: string): ReadList {
  const found = entriesOf(document.trim()).filter(isAddressOrCidr);
  if (found.length === 0) return unusable("it contains no addresses");
  if (found.length > prefixesMax) return unusable(`it has more than ${prefixesMax} entries`);

  const wrong = found.find((entry) => !isPlausible(entry));
  if (wrong) return unusable(`it contains ${wrong}`);
  return { kind: "list", prefixes: [...new Set(found)].toSorted() };
}

function unusable(reason: string): ReadList {
  return { kind: "unusable", reason };
}

function entriesOf(document: string): readonly string[] {
  if (document.startsWith("<")) return preformattedIn(document).flatMap(entriesOf);
  if (!/^[[{]/.test(document)) return document.split(/\r?\n/).map(firstCell);
  return textsIn(jsonIn(document));
}

/** Amazon's lists are pages with the JSON in a <pre>. */
function preformattedIn(page: string): readonly string[] {
  return [...page.matchAll(/<pre\b[^>]*>([\s\S]*?)<\/pre>/gi)].map(([, inner = ""]) =>
    inner
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:quot|#34|#x22);/gi, '"')
      .trim(),
  );
}

function firstCell(line: string): string {
  return /^[\s"']*([0-9a-f.:/]+)/i.exec(line)?.[1] ?? "";
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A network of the public internet from its first address to its last, and none that is a slip. */
function isPlausible(entry: string): boolean {
  if (!entry.includes("/")) return isPublicAddress(entry);
  const [address, bits] = ipaddr.parseCIDR(entry);
  if (bits < (address.kind() === "ipv4" ? widestIpv4 : widestIpv6)) return false;
  return [firstOf(entry), lastOf(entry)].every(isPublicAddress);
}

function firstOf(cidr: string): string {
  return cidr.includes(":")
    ? ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()
    : ipaddr.IPv4.networkAddressFromCIDR(cidr).toString();
}

function lastOf(cidr: string): string {
  return cidr.includes(":")
    ? ipaddr.IPv6.broadcastAddressFromCIDR(cidr).toString()
    : ipaddr.IPv4.broadcastAddressFromCIDR(cidr).toString();
}
