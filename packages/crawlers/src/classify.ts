import type { Agent } from "./agent.ts";
import { agents } from "./agents.ts";
import { memoize } from "./memoize.ts";
import { nameForms } from "./name-forms.ts";
import { indexNames, type RankedName } from "./name-index.ts";
import { nonAgents } from "./non-agents.ts";
import { beginsAnonymously, namesProduct } from "./other-products.ts";
import { indexOwnPages } from "./own-address.ts";
import { indexSignatureAgents } from "./signature-agent.ts";
import { splitUserAgent, type UserAgentParts, userAgentCharsMax } from "./user-agent.ts";
import { bareAddresses } from "./web-address.ts";

interface Hints {
  /** The Signature-Agent header as it was sent. It is a claim until the request's signature is verified. */
  readonly signatureAgent?: string | undefined;
}

type Classify = (userAgent: string, hints?: Hints) => Agent | undefined;

/**
 * The agent behind a request, or undefined for people, HTTP libraries, monitors, link previews and feed
 * readers. Only the first 1,024 characters of the user agent count, and names within URLs and e-mail
 * addresses do not. Where the user agent tells nothing, the Signature-Agent header may. Never throws.
 */
export const classify: Classify = (userAgent, hints) =>
  byUserAgent(userAgent) ?? bySignatureAgent(hints?.signatureAgent);

/**
 * The same function, with the answers for the last `cacheSize` different user agents kept. User agents
 * beyond 1,024 characters are never kept, so the cache stays small whatever is sent.
 * Throws a RangeError unless `cacheSize` is a whole number of at least 0.
 */
export function createClassifier({ cacheSize }: { readonly cacheSize: number }): Classify {
  const cached = memoize(byUserAgent, cacheSize);

  return (userAgent, hints) => {
    const answerTo = userAgent.length > userAgentCharsMax ? byUserAgent : cached;
    return answerTo(userAgent) ?? bySignatureAgent(hints?.signatureAgent);
  };
}

function byUserAgent(userAgent: string): Agent | undefined {
  const whole = userAgent.length <= wholeCharsMax ? byWholeUserAgent.get(userAgent) : undefined;
  if (whole) return whole;

  const parts = splitUserAgent(userAgent);
  const rank = lowestRank(parts.naming);
  if (rank === 0) return undefined;
  const named = rank === undefined ? undefined : agents[rank - 1];
  const addresses = addressesToAsk(named, parts);
  return addresses.length === 0 ? named : byLink(userAgent.slice(0, userAgentCharsMax), { named, addresses });
}

/** Links that may say whose it is: none for most user agents, since asking costs as much as all the rest. */
function addressesToAsk(named: Agent | undefined, { naming, links }: UserAgentParts): readonly string[] {
  // Tools borrow the names of search engines with their links, and add a link of their own.
  if (named) return named.purpose === "search_engine" && links.length > 1 ? links : none;
  if (links.length === 0) return bareAddresses(naming);
  return beginsAnonymously(naming) ? links : none;
}

const none: readonly string[] = [];

/**
 * Agent that a user agent links to, where it names nothing or only what tools borrow: the names of search engines. A link counts if no
 * product but the linked agent's own is named.
 */
function byLink(
  text: string,
  { named, addresses }: { named: Agent | undefined; addresses: readonly string[] },
): Agent | undefined {
  const linked = ownerOf(addresses);
  if (!linked || (named && linked.purpose === "search_engine")) return named;
  return namesProduct(text, namesOf(linked, named)) ? named : linked;
}

/** The agent whose own page is linked, the first in the catalogue where several are. */
function ownerOf(links: readonly string[]): Agent | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  for (const link of links) lowest = Math.min(lowest, ownerRank(link) ?? lowest);
  return agents[lowest - 1];
}

function namesOf(linked: Agent, borrowed: Agent | undefined): ReadonlySet<string> {
  const names = [linked, ...(borrowed ? [borrowed] : [])].flatMap((agent) => [agent.token, ...agent.names]);
  return new Set(names.map((name) => name.toLowerCase()));
}

/** Rank 0 is a program's that is no agent, so it wins over every agent; agent n has rank n + 1. */
const rankedNames: readonly RankedName[] = [
  ...nonAgents.map((name) => ({ rank: 0, name, caseSensitive: false })),
  ...agents.flatMap(({ names, caseSensitive, operator }, index) =>
    names
      .flatMap((name) => (caseSensitive ? [name] : nameForms(name)))
      .map((name) => ({ rank: index + 1, name, caseSensitive, operator: plainName(operator) })),
  ),
];

function plainName(operator: string): string {
  return operator.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

const byWholeUserAgent: ReadonlyMap<string, Agent> = new Map(
  agents.flatMap((agent) => agent.wholeUserAgents.map((whole) => [whole, agent] as const)),
);
const wholeCharsMax = Math.max(0, ...[...byWholeUserAgent.keys()].map((whole) => whole.length));
const ownerRank = indexOwnPages(agents);
const lowestRank = indexNames(rankedNames);
const bySignatureAgent = indexSignatureAgents(agents);
