import { createHash } from "node:crypto";
import { dayMs } from "@citelens/contract/base/days";
import { type Agent, agents } from "@citelens/crawlers";
import { type AddressRanges, addressRanges } from "#platform/addresses/address-ranges.ts";

/** A list of addresses by the URL at which its operator publishes it. */
export interface PublishedList {
  readonly url: string;
  readonly prefixes: readonly string[];
  /** When the operator was last asked for it with success; never for a copy that came with the product. */
  readonly fetchedAt: Date | undefined;
}

/** The word of an operator's list of an address. */
export interface ListFinding {
  readonly holds: boolean;
  /** Whether the list was the operator's own at about the time of the visit. */
  readonly isCurrent: boolean;
  readonly version: string;
}

/** A visit as far as lists of addresses have a say in it. */
export interface AddressQuestion {
  readonly agent: Agent;
  readonly address: string;
  readonly at: Date;
}

export interface CompiledLists {
  find(question: AddressQuestion): {
    readonly list: ListFinding | undefined;
    readonly isOfOtherAgent: boolean;
  };
  get(url: string): CompiledList | undefined;
}

export interface CompiledList {
  readonly ranges: AddressRanges;
  readonly version: string;
  /** Whether the list was the operator's own at about that time. */
  isCurrentAt(at: Date): boolean;
}

/** Operators move their crawlers, so a list tells forgers for as long before and behind the moment it was fetched. */
const currentMs = 7 * dayMs;

const listsOfOperators = Map.groupBy(
  agents.flatMap(({ operator, ipRangesUrl }) => (ipRangesUrl ? [{ operator, url: ipRangesUrl }] : [])),
  ({ operator }) => operator,
);

/** Lists as they are kept in memory, so that a visit is judged without asking anybody. */
export function compileLists(lists: readonly PublishedList[]): CompiledLists {
  const byUrl = new Map(lists.map((list) => [list.url, compileList(list)]));

  return {
    find: ({ agent, address, at }) => {
      const own = agent.ipRangesUrl ? byUrl.get(agent.ipRangesUrl) : undefined;
      const holds = own?.ranges.has(address) ?? false;
      return {
        list: own && { holds, isCurrent: own.isCurrentAt(at), version: own.version },
        isOfOtherAgent: !holds && urlsOf(agent).some((url) => byUrl.get(url)?.ranges.has(address)),
      };
    },
    get: (url) => byUrl.get(url),
  };
}

function compileList({ prefixes, fetchedAt }: PublishedList): CompiledList {
  return {
    ranges: addressRanges(prefixes),
    version: versionOf(prefixes),
    isCurrentAt: (at) => fetchedAt !== undefined && Math.abs(at.getTime() - fetchedAt.getTime()) <= currentMs,
  };
}

/** The lists of all agents of this one's operator. */
function urlsOf({ operator }: Agent): readonly string[] {
  return (listsOfOperators.get(operator) ?? []).map(({ url }) => url);
}

/** The same for the same networks, whenever and from wherever they came. */
export function versionOf(prefixes: readonly string[]): string {
  return createHash("sha256").update(prefixes.toSorted().join(" ")).digest("hex").slice(0, 12);
}
