import { isIPv6 } from "node:net";
import { getDomain } from "tldts";
import type { NameResolver } from "#platform/name-resolver.ts";
import { promiseCache } from "#platform/promise-cache.ts";

/**
 * Tells a DNS that has looked from one that answers to everything that there is nothing: a filter, a network without a way out, a
 * resolver that was never meant for outside. What surely exists is asked for, and what does not find it is not believed.
 */
export interface NameControl {
  /** Throws unless the DNS finds names of addresses of this kind. */
  expectNames(address: string): Promise<void>;
  /** Throws unless the DNS finds the domain of an operator's name that it gave no public addresses of. */
  expectDomain(name: string, addresses: readonly string[]): Promise<void>;
}

/** Addresses of two companies that have had their names for as long as they exist: public resolvers. */
const named = {
  ipv4: ["8.8.8.8", "1.1.1.1"],
  ipv6: ["2001:4860:4860::8888", "2606:4700:4700::1111"],
} as const;

const knownMax = 1_000;
const knownMs = 60_000;

export function openNameControl(resolver: NameResolver): NameControl {
  const known = promiseCache<boolean>({ max: knownMax, ttl: knownMs });

  async function findsNames(addresses: readonly string[]): Promise<boolean> {
    const found = await Promise.all(addresses.map((address) => resolver.namesOf(address)));
    return found.some((names) => names.length > 0);
  }

  return {
    expectNames: async (address) => {
      const kind = isIPv6(address) ? "ipv6" : "ipv4";
      if (await known.get(kind, () => findsNames(named[kind]))) return;
      throw new Error(`The DNS finds no names of ${named[kind].join(" and ")}, which have some`);
    },
    expectDomain: async (name, addresses) => {
      if (addresses.length > 0) throw new Error(`The DNS says that ${name} is inside this network`);
      const domain = getDomain(name) ?? name;
      if (await known.get(domain, () => resolver.hasDomain(domain))) return;
      throw new Error(`The DNS does not find ${domain}, which exists`);
    },
  };
}
