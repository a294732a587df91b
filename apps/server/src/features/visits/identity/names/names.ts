import { dayMs } from "@citelens/contract/base/days";
import { type Agent, agents } from "@citelens/crawlers";
import pMap from "p-map";
import { canonicalIpv6, isPublicAddress } from "#platform/addresses/addresses.ts";
import { countedCache } from "#platform/limits/counted-cache.ts";
import type { NameResolver } from "#platform/name-resolver.ts";
import type { NameFinding } from "../judge/judge-address.ts";
import { type NameControl, openNameControl } from "./name-control.ts";

/** The names of addresses, forward-confirmed: a name counts if it is an operator's and leads back to the address. */
export interface Names {
  /** Finding that is known now; "pending" where nobody has asked yet. */
  find(agent: Agent, address: string): NameFinding;
  /** Asks for what is not known; resolves when all is known, or when it has taken too long. */
  lookUp(addresses: readonly string[]): Promise<void>;
}

const knownMax = 50_000;
const failedMs = 5 * 60_000;
const atOnce = 16;
const patienceMs = 3_000;
const namesMax = 5;

const patterns = new Map(
  [...new Set(agents.flatMap(({ reverseDns }) => reverseDns))].map((written) => [
    written,
    patternOf(written),
  ]),
);

export function openNames(resolver: NameResolver): Names {
  const known = countedCache<readonly string[] | "failed">({ max: knownMax, ttl: dayMs });
  const asked = new Map<string, Promise<void>>();
  const control = openNameControl(resolver);

  async function ask(address: string): Promise<void> {
    try {
      known.set(address, await confirmedNames({ resolver, control }, address));
    } catch {
      known.set(address, "failed", { ttl: failedMs });
    } finally {
      asked.delete(address);
    }
  }

  return {
    find: ({ reverseDns }, address) => {
      if (!isPublicAddress(address)) return "foreign"; // reserved ones have no names
      const names = known.get(address);
      if (names === undefined) return "pending";
      if (names === "failed") return "failed";
      return names.some((name) => reverseDns.some((one) => patterns.get(one)?.test(name)))
        ? "own"
        : "foreign";
    },
    lookUp: async (addresses) => {
      const wanted = [...new Set(addresses)].filter((address) => !known.has(address));
      const all = pMap(
        wanted,
        (address) => {
          const already = asked.get(address) ?? ask(address);
          asked.set(address, already);
          return already;
        },
        { concurrency: atOnce },
      );
      await inTime(all);
    },
  };
}

interface Dns {
  readonly resolver: NameResolver;
  readonly control: NameControl;
}

/**
 * Only names that could be an operator's are asked for their addresses. That there is nothing is believed of a DNS that finds what
 * surely exists; of another one it is a failure.
 */
async function confirmedNames({ resolver, control }: Dns, address: string): Promise<readonly string[]> {
  const written = await resolver.namesOf(address);
  if (written.length === 0) await control.expectNames(address);
  const names = written
    .map((name) => name.toLowerCase().replace(/\.$/, ""))
    .filter((name) => [...patterns.values()].some((pattern) => pattern.test(name)))
    .slice(0, namesMax);
  const confirmed = await Promise.all(
    names.map(async (name) => {
      const addresses = await resolver.addressesOf(name);
      if (!addresses.some(isPublicAddress)) await control.expectDomain(name, addresses);
      return addresses.some((one) => isSame(one, address)) ? [name] : [];
    }),
  );
  return confirmed.flat();
}

function isSame(one: string, other: string): boolean {
  return one === other || (one.includes(":") && canonicalIpv6(one) === canonicalIpv6(other));
}

/** "*" stands for any characters. */
function patternOf(written: string): RegExp {
  const literal = written.split("*").map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${literal.join(".*")}$`);
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, patienceMs);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
