import type { Agent } from "./agent.ts";
import { addressOf, domainOf, hostOf, pathBehind, type WebAddress } from "./web-address.ts";

/** The rank of the agent whose own page a word is the address of: agent n of the catalogue has rank n + 1. */
type FindOwner = (word: string) => number | undefined;

interface OwnPages {
  /** Where an agent alone is described, and all below. */
  readonly sites: readonly { readonly site: WebAddress; readonly rank: number }[];
  /** Agents by the names that the last part of a path may be, if all of the domain is one operator's. */
  readonly byName: ReadonlyMap<string, number>;
}

/**
 * Compiles which pages are whose: an agent's `sites`, its documentation unless others share it, and pages on its
 * operator's domain that are named after it. On a domain with pages of several operators only the first two count.
 */
export function indexOwnPages(agents: readonly Agent[]): FindOwner {
  const ranked = agents.flatMap((agent, index) => (agent.sendsRequests ? [{ agent, rank: index + 1 }] : []));
  const pages = ranked.flatMap(({ agent, rank }) =>
    addressesOf(agent).map((site) => ({ agent, rank, site })),
  );
  const domains = Map.groupBy(pages, ({ site }) => domainOf(site.host));

  const own = new Map<string, OwnPages>();
  for (const [domain, all] of domains) {
    const operators = new Set(all.map(({ agent }) => agent.operator));
    const sites = all.filter(({ site }, index) =>
      isAlone(
        all.map((page) => page.site),
        { site, index },
      ),
    );
    const named = operators.size === 1 ? ranked.filter(({ agent }) => operators.has(agent.operator)) : [];
    own.set(domain, { sites, byName: new Map(named.flatMap(namesOf)) });
  }

  return (word) => {
    const { host, end } = hostOf(word);
    const found = own.get(domainOf(host));
    const path = found && pathBehind(word, end);
    if (!found || path === undefined) return undefined;
    const site = found.sites.find((page) => isWithin({ host, path }, page.site));
    return site?.rank ?? found.byName.get(plain(lastPart(path)));
  };
}

function addressesOf({ sites, docsUrl }: Agent): readonly WebAddress[] {
  return [...sites, ...(docsUrl ? [docsUrl] : [])].flatMap((text) => {
    const address = addressOf(text);
    return address ? [{ host: address.host, path: withoutTail(address.path) }] : [];
  });
}

function isAlone(all: readonly WebAddress[], { site, index }: { site: WebAddress; index: number }): boolean {
  return all.every(({ host, path }, at) => at === index || host !== site.host || path !== site.path);
}

function namesOf({ agent, rank }: { agent: Agent; rank: number }): [string, number][] {
  return agent.names.map((name) => [plain(name), rank]);
}

/** A site without a path is all of a host and what is below it, one with a path is that page and what is below it. */
function isWithin(address: WebAddress, site: WebAddress): boolean {
  if (site.path === "") return address.host === site.host || address.host.endsWith(`.${site.host}`);
  if (address.host !== site.host || !address.path.startsWith(site.path)) return false;
  return !/[a-z0-9]/.test(address.path.charAt(site.path.length));
}

/** Without an extension such as ".html" and without a slash at the end. */
function withoutTail(path: string): string {
  const dot = path.indexOf(".", path.lastIndexOf("/"));
  const text = dot > 0 ? path.slice(0, dot) : path;
  return text.endsWith("/") ? text.slice(0, -1) : text;
}

function lastPart(path: string): string {
  const text = withoutTail(path);
  return text.slice(text.lastIndexOf("/") + 1);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
