import { Resolver } from "node:dns/promises";

/** Asks the DNS. A name or address of which there is nothing has an empty answer; no answer at all is an error. */
export interface NameResolver {
  /** The names of an address. */
  namesOf(address: string): Promise<readonly string[]>;
  /** The IPv4 and IPv6 addresses of a name. */
  addressesOf(name: string): Promise<readonly string[]>;
  /** Whether there is a domain of its own under the name. */
  hasDomain(name: string): Promise<boolean>;
}

const timeoutMs = 1_500;
const nothing = new Set(["ENOTFOUND", "ENODATA"]);

export function openNameResolver(): NameResolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  return {
    namesOf: (address) => resolver.reverse(address).catch(emptyIfNone),
    addressesOf: async (name) => {
      const found = await Promise.all([
        resolver.resolve4(name).catch(emptyIfNone),
        resolver.resolve6(name).catch(emptyIfNone),
      ]);
      return found.flat();
    },
    hasDomain: async (name) => (await resolver.resolveNs(name).catch(emptyIfNone)).length > 0,
  };
}

function emptyIfNone(error: unknown): readonly string[] {
  if (error instanceof Error && "code" in error && nothing.has(String(error.code))) return [];
  throw error;
}
