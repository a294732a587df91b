import lists from "./address-lists.json" with { type: "json" };

/** The addresses of one or more agents, as their operator published them on a day. */
export interface AddressList {
  /** As the agents' `ipRangesUrl` names it. */
  readonly url: string;
  /** yyyy-MM-dd. */
  readonly readOn: string;
  /** CIDRs of IPv4 and IPv6. */
  readonly prefixes: readonly string[];
}

/** Lists to begin with where none could be fetched yet: good to recognise an agent, too old to call anyone a forger. */
export const addressLists: readonly AddressList[] = lists;
